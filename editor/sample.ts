import { COMPANY_FILE } from '@/checks/content';
import type { Answer } from '@/checks/problem';
import { claimKeys, isIn, keyOfEntry, type Marks, sampleEntry, withoutEntry } from '@/company/marks';
import { type Group, valueAt, withValue } from './merge';
import type { Version } from './version';

const MARKS = ['$sample', '$confirmed', '$same'] as const;

/** Edits a list of marks at the top of a file. */
function withMarks(version: Version, file: string, mark: keyof Marks, edit: (entries: string[]) => string[]): Version {
  const before = (valueAt(version, [file, mark]) ?? []) as string[];
  const after = edit(before);
  if (after.join() === before.join()) return version;
  return withValue(version, [file, mark], after.length > 0 ? after : undefined);
}

/** Whether a fact, text or picture (its path without extension) is still unconfirmed. */
export function isSample(version: Version, file: string, key: string): boolean {
  const data = (version[file] ?? {}) as Group;
  if (file !== COMPANY_FILE) return sampleEntry(data, key) !== undefined;
  return ((data.$sample ?? []) as string[]).includes(key);
}

/** A version in which keys of some files are confirmed: of texts each alone, of facts with the whole group. */
export function confirmed(version: Version, files: string[], keys: string[]): Version {
  return files.reduce((all, file) => {
    const claims = file === COMPANY_FILE ? [] : claimKeys(all[file] as Group);
    const without = (list: string[], key: string) =>
      file === COMPANY_FILE ? list.filter((entry) => !isIn([entry], key)) : withoutEntry(list, key, claims);
    return withMarks(all, file, '$sample', (entries) => keys.reduce(without, entries));
  }, version);
}

/** A version in which a question is answered: it is right. Earlier answers of other values of that key are removed. */
export const answered = (version: Version, { file, list, entry }: Answer): Version =>
  withMarks(version, file, list, (entries) => [
    ...entries.filter((one) => keyOfEntry(one) !== keyOfEntry(entry)),
    entry,
  ]);

export const unmarkedGroup = (version: Version, file: string, key: string): Version =>
  MARKS.reduce(
    (all, mark) => withMarks(all, file, mark, (list) => list.filter((entry) => !isIn([key], keyOfEntry(entry)))),
    version,
  );
