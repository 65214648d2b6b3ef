import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { breakCompounds } from '@/i18n/compounds';
import type { Bilingual } from '@/model/bilingual';
import { type CatalogNode, catalogNodeAt } from '@/model/catalog-tree';
import { rememberedText } from '@/model/data';
import { isIn, textEntries } from '@/model/review';
import { isMessage, say } from './messages';
import type { Problem } from './problem';
import type { Catalog } from './reading';

/** An apostrophe before a bracket or a tag makes words of it. */
const QUOTED = /'(?:\{[^}]*\}|<[^>]*>)/;

/** HTML, Markdown and escapes, which visitors would see literally. */
const FOREIGN_MARKUP: [pattern: RegExp, advice: Bilingual][] = [
  [/&(?:(#\d+|#x[\da-f]+|[a-z]{2,8});|(nbsp|amp|lt|gt|quot)\b)|\\\w/i, say('characterItself')],
  [/<\w+\s*\/>/, say('noLineBreaks')],
  [/\*\*|(?<!\S)([*_])[^\s*_][^*_]*\1(?![\p{L}\d])|__|`|<!--/u, say('noEmphasis')],
  [/^#+ /, say('noHeading')],
  [QUOTED, say('noApostrophe')],
  [/\]\(\S*/, say('noLinks')],
];
const NUMBERS = ['count', 'days', 'months', 'years']; // placeholders whose value is a number
const LARGEST_NUMBER = 200; // for which a text needs a plural form

const LESS_THAN = /\S* ?<(?!\/?[a-z]+>)[^<>]{0,9}/i;

export const isBlank = (text: string) => !/[^\s\p{Cf}]/u.test(text);

/** Checks the texts of a catalog. For those in `hidden`, neither length nor plural forms of the language are checked. */
export function checkTexts({ data, problem, lang }: Catalog, hidden: string[]): Problem[] {
  return textEntries(data).flatMap(([key, text]) => {
    const errorsOf = isIn(hidden, key) ? hiddenErrors(key) : shownErrors(lang)(key);
    return errorsOf(text).map((message) => problem(key, message));
  });
}

const shownErrors = rememberedText((lang) =>
  rememberedText((key) => rememberedText((text) => textErrors(text, catalogNodeAt(key), lang))),
);

const hiddenErrors = rememberedText((key) =>
  rememberedText((text) => textErrors(text, { ...catalogNodeAt(key), max: undefined, word: undefined })),
);

/** Checks a text in ICU message syntax. @param lang BCP 47; without it, plural forms are not checked */
export function textErrors(text: string, node: CatalogNode, lang?: string): Bilingual[] {
  if (isBlank(text)) return [say('empty')];
  try {
    const elements = parse(text);
    return [
      ...foreignMarkup(text),
      ...wrongNames(elements, node),
      ...allElements(elements).flatMap((element) => elementError(element, lang) ?? []),
      ...tooLong(elements, node, lang),
    ];
  } catch (error) {
    return QUOTED.test(text) ? foreignMarkup(text) : [syntaxError(text, error as Error)];
  }
}

function syntaxError(text: string, { message }: Error): Bilingual {
  const [found] = LESS_THAN.exec(text) ?? [];
  if (found) return say('lessThan', { found });
  if (text.includes('{{')) return say('doubleBraces');
  return say(isMessage(message) ? message : 'unclosed');
}

function foreignMarkup(text: string): Bilingual[] {
  return FOREIGN_MARKUP.flatMap(([pattern, advice]) => {
    const [markup] = pattern.exec(text) ?? [];
    return markup ? [say('foreignMarkup', { found: markup.trim(), advice })] : [];
  });
}

function wrongNames(elements: MessageFormatElement[], { placeholders = [], optional = [] }: CatalogNode): Bilingual[] {
  const names = new Set(allElements(elements).flatMap(nameOf));
  const allowed = [...placeholders, ...optional];
  const missing = placeholders.filter((name) => !names.has(name));
  const unknown = [...names].filter((name) => !allowed.includes(name));
  const messages: Bilingual[] = [];
  if (missing.length > 0) messages.push(say('missingNames', { names: missing.join(' ') }));
  if (unknown.length > 0)
    messages.push(say('unknownNames', { found: unknown.join(' '), allowed: allowed.join(' ') || say('words') }));
  return messages;
}

function nameOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
  return [element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`];
}

function elementError(element: MessageFormatElement, lang?: string): Bilingual | undefined {
  switch (element.type) {
    case TYPE.tag:
      return tagError(element);
    case TYPE.plural:
      return pluralError(element, lang);
    case TYPE.number:
    case TYPE.date:
    case TYPE.time:
    case TYPE.select:
      return say('withoutFormat', { name: `{${element.value}}` });
  }
}

function tagError({ value, children }: Extract<MessageFormatElement, { type: TYPE.tag }>): Bilingual | undefined {
  if (isEmpty(children)) return say('emptyTag', { tag: value });
  const isNested = children.some((child) => child.type === TYPE.tag && child.value === value);
  return isNested ? say('nestedTag', { tag: value }) : undefined;
}

type Plural = Extract<MessageFormatElement, { type: TYPE.plural }>;

function pluralError({ value, options, pluralType }: Plural, lang?: string): Bilingual | undefined {
  if (!NUMBERS.includes(value)) return say('notANumber', { name: `{${value}}` });
  if (pluralType === 'ordinal') return say('noOrdinal', { plural: `{${value}, plural, …}` });
  const [empty] = Object.entries(options).find(([, form]) => isEmpty(form.value)) ?? [];
  if (empty) return say('emptyForm', { form: empty, name: `{${value}}` });
  const missing = Object.entries(lang ? neededForms(options, lang) : {}).filter(([form]) => !(form in options));
  if (missing.length === 0) return undefined;
  const numbers = missing.flatMap(([, examples]) => examples.map(String));
  return say('missingForms', { name: `{${value}}`, numbers, code: missing.map(([form]) => `${form} {# …}`).join(' ') });
}

const EXAMPLES = 2; // numbers of a form that a message names

/** Returns the plural forms that a language needs, with examples, except for numbers with their own form, such as `=1`. */
function neededForms(options: Plural['options'], lang: string): Record<string, number[]> {
  const rules = new Intl.PluralRules(lang);
  const numbers = Array.from({ length: LARGEST_NUMBER }, (_, index) => index + 1);
  const others = numbers.filter((number) => !(`=${number}` in options));
  const forms: Record<string, number[]> = {};
  for (const number of others) {
    const form = rules.select(number);
    forms[form] ??= [];
    if (forms[form].length < EXAMPLES) forms[form].push(number);
  }
  return forms;
}

const isEmpty = (elements: MessageFormatElement[]) =>
  elements.every((element) => element.type === TYPE.literal && !element.value.trim());

const allElements = (elements: MessageFormatElement[]): MessageFormatElement[] =>
  elements.flatMap((element) => [element, ...childrenOf(element).flatMap(allElements)]);

function childrenOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  return 'options' in element ? Object.values(element.options).map(({ value }) => value) : [];
}

function tooLong(elements: MessageFormatElement[], node: CatalogNode, lang = ''): Bilingual[] {
  const { max = Infinity, word = Infinity } = node;
  const text = readableText(elements);
  const { length } = text.replaceAll('\u00ad', '');
  const partsOf = (whole: string) => breakCompounds(whole, word, lang).split('\u00ad');
  const words = text.split(/[\s\u2013\u2014/-]+/);
  const longWord = words.find((whole) => partsOf(whole).some((part) => part.length > word))?.replaceAll('\u00ad', '');
  const messages: Bilingual[] = [];
  if (length > max) messages.push(say('tooLong', { length, most: max }));
  if (longWord) messages.push(say('longWord', { word: longWord, letters: word }));
  return messages;
}

/** Returns approximately what visitors read: the longest form of a plural, and the name of a placeholder for its value. */
function readableText(elements: MessageFormatElement[]): string {
  const parts = elements.map((element) => {
    const forms = childrenOf(element).map(readableText);
    const [longest] = forms.sort((one, other) => other.length - one.length);
    return longest ?? ('value' in element ? element.value : '00');
  });
  return parts.join('');
}

export function readLength(text: string): number {
  try {
    return readableText(parse(text)).replaceAll('\u00ad', '').length;
  } catch {
    return text.length;
  }
}
