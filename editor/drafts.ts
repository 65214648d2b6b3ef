import type { GitHub } from './github';
import { type Change, changesOf, type Path, withValue } from './merge';
import type { Version } from './version';

/** Values that are edited, and those from which they started. */
export interface Edits {
  base: Version;
  now: Version;
}
type Draft = Record<string, Pick<Change, 'before' | 'after'>>;

const nameFor = ({ settings }: GitHub) => `editor.draft ${settings.repository}`;
const readDraft = (github: GitHub): Draft => JSON.parse(localStorage.getItem(nameFor(github)) ?? '{}');

/** Replaces the stored changes `previous` by `edits`. Fields that another tab has stored stay. */
export function storeDraft(github: GitHub, previous: Edits, edits: Edits): void {
  const draft = readDraft(github);
  for (const { path } of changesOf(previous.base, previous.now)) delete draft[JSON.stringify(path)];
  for (const { path, ...change } of changesOf(edits.base, edits.now)) draft[JSON.stringify(path)] = change;
  if (Object.keys(draft).length === 0) localStorage.removeItem(nameFor(github));
  else localStorage.setItem(nameFor(github), JSON.stringify(draft));
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
