import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What the parser's codes mean to those who write texts; other codes are shown as they are. */
const SYNTAX: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a { has no } to close it; a bracket that is to be read is written '{'",
  EMPTY_ARGUMENT: "there is no name between { and }; a bracket that is to be read is written '{'",
  UNCLOSED_TAG: 'a tag is opened and not closed: <name> needs </name>',
  UNMATCHED_CLOSING_TAG: 'a closing tag </name> does not fit the tag before it',
  MISSING_OTHER_CLAUSE: 'after the word “plural” the form “other {…}” is missing',
};

/** Placeholders that the site fills with a number, so that a text may have plural forms. */
const NUMBERS = ['count', 'number', 'total', 'days', 'months'];
/** Where a text may break. */
const BREAKS = /[\s\u00ad\u2013\u2014/-]+/;

export interface Text {
  /** Its placeholders and tags, each once: `{phone}`, `<link>`. */
  placeholders: string[];
  /** How many characters of it can be read: without tags and soft hyphens, and the longest of its plural forms. */
  length: number;
  /** The longest part of it that cannot break. */
  longestWord: string;
}

/** Reads an ICU message. Throws an Error that says in plain words why it cannot be read. */
export function readText(text: string): Text {
  const elements = parseText(text);
  const all = elements.flatMap(withInner);
  for (const element of all) refuseFormats(element);
  const words = wordsOf(elements).split(BREAKS);
  return {
    placeholders: [...new Set(all.flatMap(nameOf))],
    length: lengthOf(elements),
    longestWord: words.reduce((longest, word) => (word.length > longest.length ? word : longest)),
  };
}

function parseText(text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch (error) {
    const code = (error as Error).message;
    throw new Error(SYNTAX[code] ?? code.toLowerCase().replaceAll('_', ' '));
  }
}

/** Anything but a plain placeholder, a tag or the plural of a number would fail when the page is built. */
function refuseFormats(element: MessageFormatElement): void {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return;
  if (element.type === TYPE.argument || element.type === TYPE.tag) return;
  if (element.type === TYPE.plural && NUMBERS.includes(element.value)) return;
  throw new Error(`{${element.value}} cannot have a comma after its name; write {${element.value}}`);
}

/** The texts in an element: the words of a tag, the forms of a plural. */
function formsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

function withInner(element: MessageFormatElement): MessageFormatElement[] {
  return [element, ...formsOf(element).flat().flatMap(withInner)];
}

function nameOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`];
}

function lengthOf(elements: MessageFormatElement[]): number {
  const lengths = elements.map((element) => {
    const forms = formsOf(element);
    if (forms.length > 0) return Math.max(...forms.map(lengthOf));
    if (element.type === TYPE.literal) return [...element.value.replaceAll('\u00ad', '')].length;
    return element.type === TYPE.pound ? 2 : 'value' in element ? element.value.length : 0;
  });
  return lengths.reduce((sum, length) => sum + length, 0);
}

function wordsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => (element.type === TYPE.literal ? element.value : formsOf(element).map(wordsOf).join(' ') || ' '))
    .join('');
}
