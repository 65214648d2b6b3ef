import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What the parser's codes mean to those who write texts; other codes are shown as they are. */
const SYNTAX: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a { has no } to close it; a bracket that is to be read is written '{'",
  EMPTY_ARGUMENT: "there is no name between { and }; a bracket that is to be read is written '{'",
  MALFORMED_ARGUMENT: 'the name between { and } has to be one word',
  INVALID_TAG: 'a tag has to be one word between < and >, such as <link>',
  UNCLOSED_TAG: 'a tag is opened and not closed: <name> needs </name>',
  UNMATCHED_CLOSING_TAG: 'a closing tag </name> does not fit the tag before it',
  MISSING_OTHER_CLAUSE: 'after the word “plural” the form “other {…}” is missing',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'each form of a plural needs its words in brackets, such as one {…}',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'a plural needs its forms, such as one {…} other {…}',
  EXPECT_ARGUMENT_TYPE: 'after the comma in a bracket only “plural” may stand',
  INVALID_ARGUMENT_TYPE: 'after the comma in a bracket only “plural” may stand',
};

/** Placeholders that the site fills with a number, so that a text may say it in plural forms. */
const NUMBERS = ['count', 'number', 'total', 'days', 'months'];
/** Where a text may break. */
const BREAKS = /[\s\u00ad\u2013\u2014/-]+/;
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** What a text is made of. */
export interface Text {
  /** Its placeholders and tags in the order of the alphabet, each once: `{phone}`, `<link>`. */
  placeholders: string[];
  /** How many characters of it can be read: without tags and soft hyphens, and the longest of its plural forms. */
  length: number;
  /** Its words without tags and placeholders. */
  words: string;
  /** The longest part of it that cannot break: hyphens, soft ones too, and dashes end one. */
  longestWord: string;
  /** What can be read by the site and is wrong all the same, in plain words. */
  mistakes: string[];
}

/**
 * Reads an ICU message. `language` is a BCP 47 code, for its plural forms.
 * Throws an Error that says in plain words why the text can't be read.
 */
export function readText(text: string, language = 'en'): Text {
  const elements = parseText(text);
  const all = elements.flatMap(withInner);
  const words = wordsOf(elements);
  return {
    placeholders: [...new Set(all.flatMap(nameOf))].sort(),
    length: lengthOf(elements),
    words,
    longestWord: words.split(BREAKS).reduce((longest, word) => (word.length > longest.length ? word : longest)),
    mistakes: all.flatMap((element) => mistakesIn(element, language)),
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

/** The texts in an element, of which one is read: the words of a tag, the forms of a plural. */
function formsOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

/** An element and all that is in it. */
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

/** What is wrong with an element, whatever is in it. */
function mistakesIn(element: MessageFormatElement, language: string): string[] {
  switch (element.type) {
    case TYPE.literal:
      return shownAsItStands(element.value);
    case TYPE.argument:
    case TYPE.pound:
      return [];
    case TYPE.tag: {
      const isEmpty = element.children.every((child) => child.type === TYPE.literal && !isVisible(child.value));
      return isEmpty ? [`there are no words between <${element.value}> and </${element.value}>`] : [];
    }
    case TYPE.plural: {
      const { value, options } = element;
      if (!NUMBERS.includes(value)) return [`{${value}} is not a number and has no plural; write {${value}}`];
      return pluralMistakes(Object.keys(options), language);
    }
    default:
      return [`the site fills in {${element.value}} as it is; write {${element.value}}`];
  }
}

function pluralMistakes(forms: string[], language: string): string[] {
  const unknown = forms.find((form) => !PLURAL_FORMS.includes(form) && !/^=\d+$/.test(form));
  if (unknown) return [`“${unknown}” is not a plural form; they are ${PLURAL_FORMS.join(', ')}, and =2 for one number`];
  const rules = new Intl.PluralRules(language);
  const numbers = Array.from({ length: 201 }, (_, number) => number);
  const said = numbers.filter((number) => number > 0 && !forms.includes(`=${number}`));
  const missing = [...new Set(said.map((number) => rules.select(number)))].filter((form) => !forms.includes(form));
  return missing.map((form) => `the plural form “${form}” of this language is missing`);
}

function shownAsItStands(literal: string): string[] {
  const found = literal.match(/&(?:#\d+|#x[\da-f]+|[a-z]+\d*);|<\/?[a-z][^<>]*>/i)?.[0];
  if (!found) return [];
  const advice = found.startsWith('&') ? 'write the character itself' : 'a text has no such tag';
  return [`“${found}” would be read as it stands; ${advice}`];
}

/** Whether anything of a text can be seen: a letter, a figure, a mark; not spaces, and not what only tells where to break. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}]/u.test(text);
}
