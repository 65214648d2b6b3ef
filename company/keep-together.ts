import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
/** Keys of texts in attributes and metadata, which have no line breaks. */
const PLAIN = /^(meta|alt)$|(label|alt)$/i;
const ONE_LETTER_WORDS = ['pl', 'cs', 'sk'];

/** Each matches the space, or the place without one, where a line must not break. */
const NO_BREAK = [
  // § 3-15, nr. 1, kl. 08.00, kl. {opens}, kr 100
  /(?<=(?<![\p{L}\p{N}])(?:§|nr\.|kl\.|kr\.?)) (?=\d|\{|\p{L}(?!\p{L}))/u,
  // artikkel 6, bokstav b, Article 6, point (f)
  /(?<=(?<![\p{L}\p{N}])(?:artikkel|article|section|bokstav|point)) (?=\d|\(\p{L}\)|\p{L}(?!\p{L}))/u,
  // 10 000 kroner, +47 55 12, 25 %; not: 6 nr. 1, 6 bokstav b
  /(?<=\d|#) (?=[\d%]|(?!nr|bokstav)\p{L})/u,
  // {months} måneder
  /(?<=\{(?:count|days|months|number|price)\}) (?=[\d%]|(?!nr|bokstav)\p{L})/u,
  // e-post, mva-melding
  /(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,4}-)(?=[\p{L}\p{N}])/u,
  // Article 6(1)(a)
  /(?<=\d\))(?=\()/u,
];
/** In Polish: w Oslo. */
const AFTER_ONE_LETTER = /(?<=(?<![\p{L}\p{N}])\p{L}) (?=\S)/u;

/** A catalog with no-break spaces and word joiners where a line must not break. `language` is a BCP 47 tag. */
export function keepTogether<Messages extends object>(messages: Messages, language: string): Messages {
  const texts = Object.entries(messages).map(([key, value]) => {
    if (key.startsWith('$') || PLAIN.test(key)) return [key, value];
    if (typeof value === 'object') return [key, keepTogether(value, language)];
    // A single word, such as “E-post”, may be compared by programs.
    return [key, /\s/.test(value) ? joined(value, language) : value];
  });
  return Object.fromEntries(texts);
}

function joined(message: string, language: string): string {
  const literals = literalsOf(parse(message, { captureLocation: true }));
  const join = (found: string, at: number) => {
    const isSyntax = !literals.some(({ start, end }) => start <= at && at < end);
    if (isSyntax) return found;
    return found ? NO_BREAK_SPACE : WORD_JOINER;
  };
  const patterns = ONE_LETTER_WORDS.includes(language) ? [...NO_BREAK, AFTER_ONE_LETTER] : NO_BREAK;
  // All at once: what is inserted would move the places that the parser has found.
  const any = new RegExp(patterns.map(({ source }) => source).join('|'), 'giu');
  return message.replace(any, join);
}

/** Where the words of a message stand, without its placeholders and tags. */
function literalsOf(elements: MessageFormatElement[]): { start: number; end: number }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal && element.location) {
      return [{ start: element.location.start.offset, end: element.location.end.offset }];
    }
    if (element.type === TYPE.tag) return literalsOf(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => literalsOf(value)) : [];
  });
}
