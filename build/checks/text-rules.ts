import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a text may be where it stands; its schema says it (catalog-schema.ts). */
export interface Place {
  /** What it has to have: `{phone}`, `<link>`; and what it may have. */
  placeholders: string[];
  possible: string[];
  /** How many characters fit, as they are read, and how many letters of one word. */
  max?: number;
  word?: number;
}

const BREAKS = /[\s\u00ad\u2013\u2014/-]+/;

/** What is wrong with a text (ICU message syntax) in its place. */
export function mistakesIn(text: string, { placeholders, possible, max, word }: Place): string[] {
  if (!/[^\s\p{Cf}]/u.test(text)) return ['this text is empty'];
  let elements: MessageFormatElement[];
  try {
    elements = parse(text);
  } catch (error) {
    const { message } = error as Error;
    return [`this text cannot be read: ${message.toLowerCase().replaceAll('_', ' ')}`];
  }
  const found = [...new Set(namesIn(elements))];
  const allowed = [...placeholders, ...possible];
  const missing = placeholders.filter((name) => !found.includes(name));
  const unknown = found.filter((name) => !allowed.includes(name));
  const words = wordsOf(elements);
  const length = words.replaceAll('\u00ad', '').length;
  const long = words.split(BREAKS).find((part) => part.length > (word ?? Number.POSITIVE_INFINITY));
  const wrong: [unknown, string][] = [
    [missing.length, `${missing.join(' ')} is missing in this text`],
    [unknown.length, `this text cannot have ${unknown.join(' ')}, only ${allowed.join(' ') || 'words'}`],
    [max && length > max, `this text is too long for its place: ${length} characters, ${max} fit`],
    [
      long,
      `“${long}” is too long for its line: ${word} letters fit; write another word, or \\u00ad where it may break`,
    ],
  ];
  return wrong.filter(([is]) => is).map(([, message]) => message);
}

function formsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

/** Placeholders and tags: `{phone}`, `<link>`. */
function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const name = element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`;
    return [name, ...formsOf(element).flatMap(namesIn)];
  });
}

/** What is read, about: the longest form of a plural, and the name of a placeholder for its value. */
function wordsOf(elements: MessageFormatElement[]): string {
  const words = elements.map((element) => {
    const forms = formsOf(element).map(wordsOf);
    if (forms.length > 0) return forms.reduce((longest, form) => (form.length > longest.length ? form : longest));
    return 'value' in element ? element.value : '00';
  });
  return words.join('');
}
