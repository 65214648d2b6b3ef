import type { GitHub } from './github';
import { type Change, type Path, withValue } from './merge';
import type { Version } from './version';

type Draft = Record<string, Pick<Change, 'before' | 'after'>>;

const keyOf = (github: GitHub) => `editor.draft ${github.place.repository}`;
const nameOf = (path: Path) => JSON.stringify(path);
const readDraft = (github: GitHub): Draft => JSON.parse(localStorage.getItem(keyOf(github)) ?? '{}');

/** Keeps in this browser what is written and not saved. Fields that another tab has written stay. */
export function keepDraft(github: GitHub, before: Change[], now: Change[]): void {
  const draft = readDraft(github);
  for (const { path } of before) delete draft[nameOf(path)];
  for (const { path, ...change } of now) draft[nameOf(path)] = change;
  if (Object.keys(draft).length === 0) localStorage.removeItem(keyOf(github));
  else localStorage.setItem(keyOf(github), JSON.stringify(draft));
}

/** What was written on an earlier visit, upon what is there now; `base` has what was there then. */
export function withDraft(github: GitHub, version: Version): { base: Version; now: Version } {
  const draft = Object.entries(readDraft(github)).map(([name, change]) => ({
    path: JSON.parse(name) as Path,
    ...change,
  }));
  return {
    base: draft.reduce((all, { path, before }) => withValue(all, path, before), version),
    now: draft.reduce((all, { path, after }) => withValue(all, path, after), version),
  };
}
