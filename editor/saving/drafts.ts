import { isGroup, setIn } from '@/model/data';
import { EDITED, type GitHub } from '../github/github';
import { readStored, store } from '../github/storage';
import { type Change, changesOf, type Path } from '../rows/merge';
import { type Edits, readVersion, type Version } from '../rows/version';

/** Changes by their paths, each with the commit from which it started. */
type Draft = Record<string, Pick<Change, 'before' | 'after'> & { commit?: string }>;

const draftName = ({ settings }: GitHub) => `editor.draft ${settings.repository}`;
/** Drafts that were sent and not answered, by the commits that have them. */
const sentName = ({ settings }: GitHub) => `editor.sent ${settings.repository}`;

/** What is damaged counts as nothing. */
function readJson<Value>(name: string): Record<string, Value> {
  try {
    const data = JSON.parse(readStored(name));
    return isGroup(data) ? (data as Record<string, Value>) : {};
  } catch {
    return {};
  }
}

const storeJson = (name: string, data: object) => store(name, Object.keys(data).length > 0 ? JSON.stringify(data) : '');

function readDraft(github: GitHub): Draft {
  const draft: Draft = readJson(draftName(github));
  return Object.keys(draft).every((path) => path.startsWith('[')) ? draft : {};
}

const draftOf = ({ base, now }: Edits, commit?: string): Draft =>
  Object.fromEntries(
    changesOf(base, now).map(({ path, before, after }) => [JSON.stringify(path), { before, after, commit }]),
  );

/** Replaces the stored changes `previous` by `edits`; fields that another tab has stored stay. Returns false if nothing could be stored. */
export function storeDraft(github: GitHub, commit: string, previous: Edits, edits: Edits): boolean {
  const draft = readDraft(github);
  for (const path of Object.keys(draftOf(previous))) delete draft[path];
  return storeJson(draftName(github), { ...draft, ...draftOf(edits, commit) });
}

/** Applies the draft of an earlier visit to the version from which it started; to `version` if that cannot be read. */
export async function restoreDraft(github: GitHub, version: Version): Promise<Edits & { commit: string }> {
  const draft = readDraft(github);
  const { commit = '' } = Object.values(draft).at(-1) ?? {};
  const start = commit ? await readVersion(github, commit, EDITED).catch(() => version) : version;
  return { base: applied(draft, start, 'before'), now: applied(draft, start, 'after'), commit };
}

const applied = (draft: Draft, version: Version, side: 'before' | 'after') =>
  Object.entries(draft).reduce((all, [path, change]) => setIn(all, JSON.parse(path) as Path, change[side]), version);

/** Keeps what is being saved with a commit, until it is answered. */
export const keepSent = (github: GitHub, commit: string, edits: Edits) =>
  storeJson(sentName(github), { ...readJson(sentName(github)), [commit]: draftOf(edits) });

/** Forgets a commit that was refused; without one, all. */
export function forgetSent(github: GitHub, commit?: string): void {
  const { [commit ?? '']: _, ...others } = commit ? readJson(sentName(github)) : {};
  storeJson(sentName(github), others);
}

export const hasSent = (github: GitHub) => readStored(sentName(github)) !== '';

/** Returns `base` with what was saved although the answer did not arrive; undefined if `head` contains no such commit. */
export async function restoreSent(github: GitHub, head: string, base: Version): Promise<Version | undefined> {
  for (const [commit, draft] of Object.entries(readJson<Draft>(sentName(github)))) {
    if (await github.contains(head, commit)) {
      forgetSent(github);
      return applied(draft, base, 'after');
    }
  }
}
