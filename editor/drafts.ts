import type { GitHub } from './github';
import { type Change, changesOf, isGroup, type Path, withValue } from './merge';
import { readStored, store } from './storage';
import type { Version } from './version';

/** Values that are edited, and those from which they started. */
export interface Edits {
  base: Version;
  now: Version;
}
type Draft = Record<string, Pick<Change, 'before' | 'after'>>;

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

/** Replaces the stored changes `previous` by `edits`. Fields that another tab has stored stay. Returns false if nothing could be stored. */
export function storeDraft(github: GitHub, previous: Edits, edits: Edits): boolean {
  const draft = readDraft(github);
  for (const { path } of changesOf(previous.base, previous.now)) delete draft[JSON.stringify(path)];
  for (const { path, ...change } of changesOf(edits.base, edits.now)) draft[JSON.stringify(path)] = change;
  return store(nameFor(github), Object.keys(draft).length > 0 ? JSON.stringify(draft) : '');
}

/** Applies the draft of an earlier visit to `version`. `base` has the values from which the draft started. */
export function restoreDraft(github: GitHub, version: Version): Edits {
  const edits = { base: version, now: version };
  for (const [name, { before, after }] of Object.entries(readDraft(github))) {
    const path: Path = JSON.parse(name);
    edits.base = withValue(edits.base, path, before);
    edits.now = withValue(edits.now, path, after);
  }
  return edits;
}
