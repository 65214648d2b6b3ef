import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

const NO_BREAK_SPACE = '\u00a0';
const WORD_JOINER = '\u2060';
/** Keys of texts in attributes and metadata, which have no line breaks. */
const PLAIN = /^(meta|alt)$|(label|alt)$/i;
const ONE_LETTER_WORDS = ['pl', 'cs', 'sk'];

const START = '(?<![\\p{L}\\p{N}])';
const SPACES = [
  // § 3-15, nr. 1, bokstav b, Article 6, point (f), kr 100
  `(?<=${START}(?:§|nr\\.|kl\\.|kr\\.?|artikkel|article|section|bokstav|point)) (?=\\d|\\(\\p{L}\\)|\\p{L}(?!\\p{L}))`,
  // 10 000 kroner, +47 55 12, 25 %, {months} måneder
  `(?<=\\d|#|\\{(?:count|days|months|number|price)\\}) (?=[\\d%]|(?!nr|bokstav)\\p{L})`,
];
const ONE_LETTER = `(?<=${START}\\p{L}) (?=\\S)`;
// e-post, mva-melding; Article 6(1)(a)
const JOINTS = `(?<=${START}[\\p{L}\\p{N}]{1,4}-)(?=[\\p{L}\\p{N}])|(?<=\\d\\))(?=\\()`;

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
  const spaces = ONE_LETTER_WORDS.includes(language) ? [...SPACES, ONE_LETTER] : SPACES;
  const words = wordsOf(parse(message, { captureLocation: true }));
  return message.replace(new RegExp([...spaces, JOINTS].join('|'), 'giu'), (found, at: number) => {
    const isSyntax = !words.some(({ start, end }) => start <= at && at < end);
    if (isSyntax) return found;
    return found ? NO_BREAK_SPACE : WORD_JOINER;
  });
}

function wordsOf(elements: MessageFormatElement[]): { start: number; end: number }[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal && element.location) {
      return [{ start: element.location.start.offset, end: element.location.end.offset }];
    }
    if (element.type === TYPE.tag) return wordsOf(element.children);
    return 'options' in element ? Object.values(element.options).flatMap(({ value }) => wordsOf(value)) : [];
  });
}
