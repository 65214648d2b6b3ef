import { COMPANY_FILE } from '@/export/checks/content';
import { formatFile } from '@/lib/json-format';
import { type Change, type Clash, changesOf, merge } from './merge';

/** Texts of JSON files, by path. */
type Texts = Record<string, string>;
export type ChangeIn = Change & { file: string };
export type ClashIn = Clash & { file: string };

/** A JSON file as data. One that is not there has none. */
export const parse = (text = '{}') => JSON.parse(text);

/** Data as the build formats its file, which also ends in a line break. */
export const format = (file: string, data: Record<string, unknown>) =>
  `${formatFile(file === COMPANY_FILE ? 'facts' : 'catalog', data)}\n`;

/** What differs in files, by key. */
export const changesIn = (files: string[], before: Texts, after: Texts): ChangeIn[] =>
  files.flatMap((file) => changesOf(parse(before[file]), parse(after[file])).map((change) => ({ ...change, file })));

/** Both changes of `base` in files, key by key. A key that both have changed has `ours`, and is in `clashes`. */
export function mergeFiles(files: string[], base: Texts, theirs: Texts, ours: Texts) {
  const clashes: ClashIn[] = [];
  const merged = files.map((file) => {
    const found: Clash[] = [];
    const data = merge(parse(base[file]), parse(theirs[file]), parse(ours[file]), found);
    clashes.push(...found.map((clash) => ({ ...clash, file })));
    return [file, format(file, data as Record<string, unknown>)] as const;
  });
  return { texts: Object.fromEntries(merged) as Texts, clashes };
}
