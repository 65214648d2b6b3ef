import { COMPANY_FILE } from '@/checks/content';
import type { Answer } from '@/checks/problem';
import { SAMPLE_NAMES } from '@/checks/sample';
import { getIn, setIn } from '@/model/data';
import { confirmKeys, isIn, keyOfEntry, REVIEW_LISTS, type Review, type ReviewList, sampleEntry } from '@/model/review';
import { pathTo } from './merge';
import { companyIn, textsIn, type Version } from './version';

function withReview(version: Version, file: string, list: ReviewList, edit: (entries: string[]) => string[]): Version {
  const before = (getIn(version, [file, list]) ?? []) as string[];
  const after = edit(before);
  if (after.join() === before.join()) return version;
  return setIn(version, [file, list], after.length > 0 ? after : undefined);
}

/** Whether a fact, text or picture (its path without extension) is still unconfirmed. */
export function isSample(version: Version, file: string, key: string): boolean {
  const data: Review = Object(version[file]);
  return file === COMPANY_FILE ? Boolean(data.$sample?.includes(key)) : sampleEntry(data, key) !== undefined;
}

/** Confirms keys of some files: of texts each alone, of facts with the whole group. */
export function withConfirmed(version: Version, files: string[], keys: string[]): Version {
  const left = (all: Version, file: string) => confirmKeys(Object(all[file]), keys, file !== COMPANY_FILE);
  return files.reduce((all, file) => withReview(all, file, '$sample', () => left(all, file)), version);
}

/** Answers a question: the value is right. Removes answers about earlier values of that key. */
export const answered = (version: Version, { file, list, entry }: Answer): Version =>
  withReview(version, file, list, (entries) => [
    ...entries.filter((other) => keyOfEntry(other) !== keyOfEntry(entry)),
    entry,
  ]);

/** Removes a key or a group from the review. */
export const withoutReview = (version: Version, file: string, key: string): Version =>
  REVIEW_LISTS.reduce(
    (all, list) => withReview(all, file, list, (entries) => entries.filter((entry) => !isIn([key], keyOfEntry(entry)))),
    version,
  );

const textsWith = (version: Version, name: string) => textsIn(version).filter(({ text }) => text.includes(name));

/** The former short name, saved or of the sample, and how many texts contain it; undefined if none does. */
export function formerName(base: Version, now: Version): { former: string; count: number } | undefined {
  const { brand } = companyIn(now);
  const names = [companyIn(base).brand, SAMPLE_NAMES[0] ?? ''].filter((name) => name && !brand.includes(name));
  const counted = names.map((former) => ({ former, count: textsWith(now, former).length }));
  return counted.find(({ count }) => count > 0);
}

/** Replaces a former short name by the one of the facts in all texts. */
export const renamed = (version: Version, former: string): Version =>
  textsWith(version, former).reduce(
    (all, { file, key, text }) => setIn(all, pathTo(file, key), text.replaceAll(former, companyIn(version).brand)),
    version,
  );
