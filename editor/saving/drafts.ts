import { isGroup, setIn } from '@/model/data';
import { type Change, changesOf, type Path } from '../rows/merge';
import { type Edits, readVersion, type Version } from '../rows/version';
import { readStored, writeStored } from '../stores/storage';
import { EDITED, type Store } from '../stores/store';

/** Changes by their paths, each with the commit from which it started. */
type Draft = Record<string, Pick<Change, 'before' | 'after'> & { commit?: string }>;

const draftName = ({ name }: Store) => `editor.draft ${name}`;
/** Drafts that were sent and not answered, by the commits that have them. */
const sentName = ({ name }: Store) => `editor.sent ${name}`;

function readJson<Value>(name: string): Record<string, Value> {
  try {
    const data = JSON.parse(readStored(name));
    return isGroup(data) ? (data as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

const storeJson = (name: string, data: object) =>
  writeStored(name, Object.keys(data).length > 0 ? JSON.stringify(data) : '');

function readDraft(store: Store): Draft {
  const draft: Draft = readJson(draftName(store));
  return Object.keys(draft).every((path) => path.startsWith('[')) ? draft : {};
}

const draftOf = ({ base, now }: Edits, commit?: string): Draft =>
  Object.fromEntries(
    changesOf(base, now).map(({ path, before, after }) => [JSON.stringify(path), { before, after, commit }]),
  );

/** Replaces the stored changes `previous` by `edits`; fields that another tab has stored stay. Returns false if nothing could be stored. */
export function storeDraft(store: Store, commit: string, previous: Edits, edits: Edits): boolean {
  const draft = readDraft(store);
  for (const path of Object.keys(draftOf(previous))) delete draft[path];
  return storeJson(draftName(store), { ...draft, ...draftOf(edits, commit) });
}

/** Applies the draft of an earlier visit to the version from which it started; to `version` if that cannot be read. */
export async function restoreDraft(store: Store, version: Version): Promise<Edits & { commit: string }> {
  const draft = readDraft(store);
  const { commit = '' } = Object.values(draft).at(-1) ?? {};
  const start = commit ? await readVersion(store, commit, EDITED).catch(() => version) : version;
  return { base: applied(draft, start, 'before'), now: applied(draft, start, 'after'), commit };
}

const applied = (draft: Draft, version: Version, side: 'before' | 'after') =>
  Object.entries(draft).reduce((all, [path, change]) => setIn(all, JSON.parse(path) as Path, change[side]), version);

/** Keeps what is being saved with a commit, until it is answered. */
export const keepSent = (store: Store, commit: string, edits: Edits) =>
  storeJson(sentName(store), { ...readJson(sentName(store)), [commit]: draftOf(edits) });

/** Forgets a commit that was refused; without one, all. */
export function forgetSent(store: Store, commit?: string): void {
  const { [commit ?? '']: _, ...others } = commit ? readJson(sentName(store)) : {};
  storeJson(sentName(store), others);
}

export const hasSent = (store: Store) => readStored(sentName(store)) !== '';

/** Returns `base` with what was saved although the answer did not arrive; undefined if `head` contains no such commit. */
export async function restoreSent(store: Store, head: string, base: Version): Promise<Version | undefined> {
  for (const [commit, draft] of Object.entries(readJson<Draft>(sentName(store)))) {
    if (await store.contains(head, commit)) {
      forgetSent(store);
      return applied(draft, base, 'after');
    }
  }
}
