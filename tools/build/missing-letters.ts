import { readFileSync } from 'node:fs';
import type { Content } from '@/cms/checks/content';
import { readingOf } from '@/cms/checks/reading';
import { textEntries } from '@/cms/schema/review';

/** The fonts have all Latin letters up to ž; app/fonts.ts lists the others. */
const LAST_LATIN_LETTER = 0x17e;
const UNICODE_RANGE = /U\+([\da-f]+)(?:-([\da-f]+))?/gi;
const SHOWN = 8; // letters in a message

/** Returns a line for each language with letters that the fonts lack. Not a mistake: the visitor's system has fonts for them. */
export function missingLetters(content: Content): string[] {
  const ranges = addedRanges(readFileSync('app/fonts.ts', 'utf8'));
  const isKnown = (code: number) =>
    code <= LAST_LATIN_LETTER || ranges.some(([first, last]) => code >= first && code <= last);
  return readingOf(content).catalogs.flatMap(({ data, file }) => {
    const letters = textEntries(data).flatMap(([, text]) => text.match(/\p{L}/gu) ?? []);
    const missing = [...new Set(letters)].filter((letter) => !isKnown(letter.codePointAt(0) ?? 0)).sort();
    if (missing.length === 0) return [];
    const some = missing.slice(0, SHOWN).join(' ');
    return [
      `${file}: the site's fonts lack ${missing.length} letters (${some} …).`,
      "A font of the visitor's system shows them, on link previews one of this machine.",
      'How to add a font: app/fonts/README.md.',
    ].join(' ');
  });
}

function addedRanges(source: string): [first: number, last: number][] {
  return [...source.matchAll(UNICODE_RANGE)].map(([, first = '', last = first]) => {
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}
