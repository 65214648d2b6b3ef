import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { mapTexts } from '@/model/data';

const NO_BREAK_SPACE = '\u00a0';
/** Keys of texts in attributes and metadata, which have no line breaks. */
const PLAIN = /^(meta|alt)$|(label|alt)$/i;
const KEEP_ONE_LETTER = ['pl', 'cs', 'sk'];

const START = String.raw`(?<![\p{L}\p{N}])`; // of a word
const LETTER = String.raw`\p{L}(?!\p{L})`; // a word of one letter
const UNIT = String.raw`(?!nr|bokstav)\p{L}`; // what a number counts; not: 6 nr. 1, 6 bokstav b

/** What must not be on two lines: patterns of what is before a space, and after it. */
const SPACED = [
  // § 3-15, nr. 1, kl. 08.00, kl. {opens}, kr 100
  { before: String.raw`${START}(?:§|nr\.|kl\.|kr\.?)`, after: String.raw`\d|\{|${LETTER}` },
  // artikkel 6, bokstav b, del 5, Article 6, point (f)
  { before: `${START}(?:artikkel|article|section|bokstav|del|point)`, after: String.raw`\d|\(\p{L}\)|${LETTER}` },
  // 10 000 kroner, +47 55 12, 25 %, {months} måneder
  { before: String.raw`\d|#|\{(?:count|days|months|number|price)\}`, after: String.raw`[\d%]|${UNIT}` },
];
/** The last two words of a heading, if they are short: browsers balance six lines at most, and the last would be alone on a seventh. */
const LAST_WORDS = { before: String.raw`^.{50,}${START}(?=.{1,12}$)\S+`, after: String.raw`\S{1,7}$` };
/** In Polish: w Oslo. */
const AFTER_ONE_LETTER = { before: String.raw`${START}\p{L}`, after: String.raw`\S` };

/** Returns a catalog with no-break spaces where a line must not break. @param language BCP 47 */
export function insertNoBreakSpaces<Catalog extends object>(catalog: Catalog, language: string): Catalog {
  const [inText, inHeading] = [placesFor(language), placesFor(language, [LAST_WORDS])];
  return mapTexts(catalog, (text, key) => {
    // A single word, such as “E-post”, may be compared by programs.
    const isKept = !/\s/.test(text) || key.split('.').some((name) => PLAIN.test(name));
    return isKept ? text : joined(text, key.endsWith('title') ? inHeading : inText);
  });
}

function joined(message: string, places: RegExp): string {
  if (message.search(places) < 0) return message;
  const literals = literalsOf(parse(message, { captureLocation: true }));
  // All at once, because an insertion would move the positions that the parser has found.
  return message.replace(places, (found, at: number) => {
    const isText = literals.some(({ start, end }) => start <= at && at < end);
    return isText ? NO_BREAK_SPACE : found;
  });
}

function placesFor(language: string, more: typeof SPACED = []): RegExp {
  const ofLanguage = KEEP_ONE_LETTER.includes(language) ? [AFTER_ONE_LETTER] : [];
  const patterns = [...SPACED, ...ofLanguage, ...more].map(({ before, after }) => `(?<=${before}) (?=${after})`);
  return new RegExp(patterns.join('|'), 'giu');
}

/** Returns where the words of a message are, without its placeholders and tags. */
function literalsOf(elements: MessageFormatElement[]): { start: number; end: number }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal && element.location) {
      return [{ start: element.location.start.offset, end: element.location.end.offset }];
    }
    if (element.type === TYPE.tag) return literalsOf(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => literalsOf(value)) : [];
  });
}
