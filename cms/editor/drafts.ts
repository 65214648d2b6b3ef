import { isGroup, setIn } from '@/cms/schema/data';
import { EDITED, type GitHub } from './github';
import { type Change, changesOf, type Path } from './merge';
import { readStored, store } from './storage';
import { readVersion, type Version } from './version';

/** Values that are edited, and those from which they started. */
export interface Edits {
  base: Version;
  now: Version;
}
/** Changes by their paths, each with the commit from which it started. */
type Draft = Record<string, Pick<Change, 'before' | 'after'> & { commit?: string }>;

const nameFor = ({ settings }: GitHub) => `editor.draft ${settings.repository}`;

/** A damaged draft counts as none. */
function readDraft(github: GitHub): Draft {
  try {
    const draft = JSON.parse(readStored(nameFor(github)) || '{}');
    const isWhole = isGroup(draft) && Object.keys(draft).every((name) => Array.isArray(JSON.parse(name)));
    return isWhole ? (draft as Draft) : {};
  } catch {
    return {};
  }
}

/**
 * Replaces the stored changes `previous` by `edits`, which started from `commit`. Fields that another tab has stored stay. Returns false if
 * nothing could be stored.
 */
export function storeDraft(github: GitHub, commit: string, previous: Edits, edits: Edits): boolean {
  const draft = readDraft(github);
  for (const { path } of changesOf(previous.base, previous.now)) delete draft[JSON.stringify(path)];
  for (const { path, ...change } of changesOf(edits.base, edits.now))
    draft[JSON.stringify(path)] = { ...change, commit };
  return store(nameFor(github), Object.keys(draft).length > 0 ? JSON.stringify(draft) : '');
}

/** Applies the draft of an earlier visit to the version from which it started; to `version` if that cannot be read. */
export async function restoreDraft(github: GitHub, version: Version): Promise<Edits & { commit: string }> {
  const changes = Object.entries(readDraft(github));
  const { commit = '' } = changes.at(-1)?.[1] ?? {};
  const start = commit ? await readVersion(github, commit, EDITED).catch(() => version) : version;
  const edits = { base: start, now: start, commit };
  for (const [name, { before, after }] of changes) {
    const path: Path = JSON.parse(name);
    edits.base = setIn(edits.base, path, before);
    edits.now = setIn(edits.now, path, after);
  }
  return edits;
}
