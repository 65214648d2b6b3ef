import { readFileSync } from 'node:fs';
import { type Content, catalogFile } from './checks/content';
import { parseSource, textEntries } from './checks/source';

/** Has the letters of all text fonts of the template (app/fonts/README.md). */
const FONT = 'export/images/schibsted-grotesk-500.ttf';
const SHOWN = 8; // letters in a message

/** A line for each language with letters that the fonts of the site lack. Nothing is wrong: the visitor's system has a font for them. */
export function missingLetters({ files, languages }: Content): string[] {
  const known = [...rangesOfFont(readFileSync(FONT)), ...addedRanges(readFileSync('app/fonts.ts', 'utf8'))];
  const isKnown = (code: number) => known.some(([first, last]) => code >= first && code <= last);
  return Object.keys(languages).flatMap((locale) => {
    const file = catalogFile(locale);
    const letters = textEntries(parseSource(file, files[file]).data).flatMap(([, text]) => text.match(/\p{L}/gu) ?? []);
    const missing = [...new Set(letters)].filter((letter) => !isKnown(letter.codePointAt(0) ?? 0)).sort();
    if (missing.length === 0) return [];
    const some = missing.slice(0, SHOWN).join(' ');
    return `${file}: the site's fonts lack ${missing.length} letters (${some} …). They are shown in a font of the visitor's system, on the link preview in one of this machine. app/fonts/README.md says how to add a font.`;
  });
}

/** `unicode-range` of the fonts in app/fonts.ts. */
function addedRanges(source: string): [first: number, last: number][] {
  return [...source.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].map(([, first = '', last = first]) => {
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

/** Characters of a TrueType file: the segments of its table cmap in format 4, which ends with an empty one. */
function rangesOfFont(font: Buffer): [first: number, last: number][] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap') ?? 0;
  const cmap = font.readUInt32BE(entry + 8);
  const subtables = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 8 + 8 * index);
  });
  const segments = subtables.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const length = font.readUInt16BE(segments + 6); // of a list, in bytes
  return Array.from({ length: length / 2 - 1 }, (_, index) => {
    const last = segments + 14 + 2 * index;
    return [font.readUInt16BE(last + length + 2), font.readUInt16BE(last)];
  });
}
