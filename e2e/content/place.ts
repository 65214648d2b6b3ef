import { readFileSync } from 'node:fs';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { textEntries } from '@/model/review';
import { CATALOGS } from '../support';

const FACTS = JSON.parse(readFileSync(`${CONTENT_DIR}/content/company.json`, 'utf8'));
const FILES = [
  ...Object.entries(CATALOGS).map(([locale, texts]) => [`messages/${locale}.json`, texts] as const),
  ['content/company.json', FACTS] as const,
];
/** Shorter parts of a text are found in too many places. */
const MIN_LETTERS = 8;

/** Words as they are compared: without soft hyphens, with one kind of space. */
export const plain = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim();

/** Where words of a page are written: `messages/en.json hero.lead`, or `a text` if that is not known. */
export function placeOf(words: string): string {
  const wanted = plain(words);
  const matches = FILES.flatMap(([file, data]) =>
    textEntries(data).flatMap(([key, text]) => {
      // What is filled in, and tags, are between these.
      const parts = text.split(/[{}<>]/).map(plain);
      const part = parts.find((one) => one.includes(wanted) || (one.length >= MIN_LETTERS && wanted.includes(one)));
      return part ? [{ place: `${file} ${key}`, difference: Math.abs(part.length - wanted.length) }] : [];
    }),
  );
  const [best] = matches.sort((a, b) => a.difference - b.difference);
  return best?.place ?? 'a text';
}
