import { COMPANY_FILE } from '@/checks/content';
import { claimKeys, isIn, sampleEntry, unmarked } from '@/company/marks';
import { type Group, valueAt, withValue } from './merge';
import type { Version } from './version';

export type Mark = '$sample' | '$confirmed' | '$same';
const listOf = (version: Version, file: string, list: Mark) => (valueAt(version, [file, list]) ?? []) as string[];

/** Whether nobody of the company has confirmed a fact, a text, or a picture, which the facts name by its path without ending. */
export function isSample(version: Version, file: string, key: string): boolean {
  if (file === COMPANY_FILE) return listOf(version, file, '$sample').includes(key);
  return sampleEntry((version[file] ?? {}) as Group, key) !== undefined;
}

/** A version in which keys of some files are confirmed: of texts each alone, of facts with all that stands together. */
export function confirmed(version: Version, files: string[], keys: string[]): Version {
  return files.reduce((all, file) => {
    const before = listOf(all, file, '$sample');
    const claims = file === COMPANY_FILE ? [] : claimKeys(all[file] as Group);
    const without = (list: string[], key: string) =>
      file === COMPANY_FILE ? list.filter((entry) => !isIn([entry], key)) : unmarked(list, key, claims);
    const after = keys.reduce(without, before);
    return after.join() === before.join() ? all : withList(all, file, '$sample', after);
  }, version);
}

/** A version in which what was asked about a key is answered: it is right. */
export function answered(version: Version, file: string, list: Mark, key: string): Version {
  return withList(version, file, list, [...listOf(version, file, list), key]);
}

/** A version without the marks of a group that is gone. */
export function unmarkedGroup(version: Version, file: string, key: string): Version {
  const lists: Mark[] = ['$sample', '$confirmed', '$same'];
  return lists.reduce((all, list) => {
    const before = listOf(all, file, list);
    const after = before.filter((entry) => !isIn([key], entry));
    return after.length === before.length ? all : withList(all, file, list, after);
  }, version);
}

/** In its place, if it has one. */
function withList(version: Version, file: string, list: Mark, entries: string[]): Version {
  return withValue(version, [file, list], entries.length > 0 ? entries : undefined);
}
