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
const NUMBERS = ['count', 'number', 'total'];
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
  const words = elements.map(wordsOf).join('');
  return {
    placeholders: [...new Set(elements.flatMap(namesIn))].sort(),
    length: lengthOf(elements),
    words,
    longestWord: words.split(BREAKS).reduce((longest, word) => (word.length > longest.length ? word : longest)),
    mistakes: elements.flatMap((element) => mistakesIn(element, language)),
  };
}

/** The placeholders and tags of a text, as `readText` finds them. */
export function placeholdersOf(text: string): string[] {
  return readText(text).placeholders;
}

function parseText(text: string): MessageFormatElement[] {
  try {
    return parse(text);
  } catch (error) {
    const code = (error as Error).message;
    throw new Error(SYNTAX[code] ?? code.toLowerCase().replaceAll('_', ' '));
  }
}

function namesIn(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return [];
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(namesIn)];
    case TYPE.select:
    case TYPE.plural:
      return [`{${element.value}}`, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(namesIn))];
    default:
      return [`{${element.value}}`];
  }
}

function lengthOf(elements: MessageFormatElement[]): number {
  return elements.reduce((sum, element) => {
    switch (element.type) {
      case TYPE.literal:
        return sum + [...element.value.replaceAll('\u00ad', '')].length;
      case TYPE.pound:
        return sum + 2;
      case TYPE.tag:
        return sum + lengthOf(element.children);
      case TYPE.select:
      case TYPE.plural:
        return sum + Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
      default:
        return sum + element.value.length;
    }
  }, 0);
}

function wordsOf(element: MessageFormatElement): string {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.tag) return element.children.map(wordsOf).join('');
  if (element.type === TYPE.plural || element.type === TYPE.select) {
    return Object.values(element.options)
      .map(({ value }) => value.map(wordsOf).join(''))
      .join(' ');
  }
  return ' ';
}

function mistakesIn(element: MessageFormatElement, language: string): string[] {
  switch (element.type) {
    case TYPE.literal:
      return shownAsItStands(element.value);
    case TYPE.argument:
    case TYPE.pound:
      return [];
    case TYPE.tag: {
      const inside = element.children.flatMap((child) => mistakesIn(child, language));
      const empty = element.children.every((child) => child.type === TYPE.literal && !isVisible(child.value));
      return empty ? [`there are no words between <${element.value}> and </${element.value}>`, ...inside] : inside;
    }
    case TYPE.plural: {
      const { value, options } = element;
      const inside = Object.values(options).flatMap((option) =>
        option.value.flatMap((child) => mistakesIn(child, language)),
      );
      if (!NUMBERS.includes(value))
        return [`{${value}} is not a number and has no plural; write {${value}}`, ...inside];
      return [...pluralMistakes(Object.keys(options), language), ...inside];
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
  return found ? [`“${found}” would be read as it stands; ${advice(found)}`] : [];
}

function advice(found: string): string {
  return found.startsWith('&') ? 'write the character itself' : 'a text has no such tag';
}

/** Whether anything of a text can be seen: a letter, a figure, a mark; not spaces, and not what only tells where to break. */
export function isVisible(text: string): boolean {
  return /[^\s\p{Cf}\p{Cc}]/u.test(text);
}
