import type { GitHub } from './github';
import { type Change, changesOf, type Path, withValue } from './merge';
import type { Version } from './version';

export interface Edits {
  base: Version;
  now: Version;
}
type Draft = Record<string, Pick<Change, 'before' | 'after'>>;

const nameFor = ({ settings }: GitHub) => `editor.draft ${settings.repository}`;
const readDraft = (github: GitHub): Draft => JSON.parse(localStorage.getItem(nameFor(github)) ?? '{}');

/** Stores unsaved changes in this browser, in place of those until now. Fields that another tab has stored stay. */
export function storeDraft(github: GitHub, until: Edits, written: Edits): void {
  const draft = readDraft(github);
  for (const { path } of changesOf(until.base, until.now)) delete draft[JSON.stringify(path)];
  for (const { path, ...change } of changesOf(written.base, written.now)) draft[JSON.stringify(path)] = change;
  if (Object.keys(draft).length === 0) localStorage.removeItem(nameFor(github));
  else localStorage.setItem(nameFor(github), JSON.stringify(draft));
}

/** The draft of an earlier visit applied to `version`; `base` has the values from which it began. */
export function restoreDraft(github: GitHub, version: Version): Edits {
  const written = { base: version, now: version };
  for (const [name, { before, after }] of Object.entries(readDraft(github))) {
    const path: Path = JSON.parse(name);
    written.base = withValue(written.base, path, before);
    written.now = withValue(written.now, path, after);
  }
  return written;
}
