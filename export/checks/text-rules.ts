import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { CATALOG_TREE, type CatalogNode, placeOf } from '@/company/catalog-tree';
import type { Catalog } from './content';
import { foreignMarkup, formsOf, markupMistakes } from './markup-rules';
import type { Problem } from './problem';
import { isBlank, isIn, textEntries } from './source';

/** What is wrong with the single texts of a catalog. Those in `hidden` may stand as they were copied from another language or version. */
export function checkTexts({ data, problem, lang }: Catalog, hidden: string[]): Problem[] {
  return textEntries(data).flatMap(([key, text]) => {
    const place = placeOf(CATALOG_TREE, key);
    const mistakes = isIn(hidden, key)
      ? mistakesIn(text, { ...place, max: undefined, word: undefined })
      : mistakesIn(text, place, lang);
    return mistakes.map((message) => problem(key, message));
  });
}

/** What is wrong with a text (ICU message syntax) in its place of a catalog; the forms of a plural are those of `lang` (BCP 47). */
export function mistakesIn(text: string, place: CatalogNode, lang?: string): string[] {
  if (isBlank(text)) return ['this text is empty'];
  try {
    const elements = parse(text);
    return [
      ...foreignMarkup(text),
      ...wrongNames(elements, place),
      ...markupMistakes(elements, lang),
      ...tooLong(elements, place),
    ];
  } catch (error) {
    return [`this text cannot be read: ${(error as Error).message.toLowerCase().replaceAll('_', ' ')}`];
  }
}

function wrongNames(elements: MessageFormatElement[], { placeholders = [], possible = [] }: CatalogNode): string[] {
  const found = [...new Set(namesIn(elements))];
  const allowed: string[] = [...placeholders, ...possible];
  const missing = placeholders.filter((name: string) => !found.includes(name));
  const unknown = found.filter((name) => !allowed.includes(name));
  const messages: string[] = [];
  if (missing.length > 0) messages.push(`${missing.join(' ')} is missing in this text`);
  if (unknown.length > 0) {
    messages.push(`this text cannot have ${unknown.join(' ')}, only ${allowed.join(' ') || 'words'}`);
  }
  return messages;
}

function tooLong(elements: MessageFormatElement[], { max = Infinity, word = Infinity }: CatalogNode): string[] {
  const text = readableText(elements);
  const { length } = text.replaceAll('\u00ad', '');
  const long = text.split(/[\s\u00ad\u2013\u2014/-]+/).find((part) => part.length > word);
  const messages: string[] = [];
  if (length > max) messages.push(`this text is too long for its place: ${length} characters, ${max} fit`);
  if (long) {
    const advice = `${word} letters fit; write another word, or \\u00ad where it may break`;
    messages.push(`“${long}” is too long for its line: ${advice}`);
  }
  return messages;
}

function namesIn(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const name = element.type === TYPE.tag ? `<${element.value}>` : `{${element.value}}`;
    return [name, ...formsOf(element).flatMap(namesIn)];
  });
}

/** What is read, about: the longest form of a plural, and the name of a placeholder for its value. */
function readableText(elements: MessageFormatElement[]): string {
  const words = elements.map((element) => {
    const forms = formsOf(element).map(readableText);
    if (forms.length > 0) return forms.reduce((longest, form) => (form.length > longest.length ? form : longest));
    return 'value' in element ? element.value : '00';
  });
  return words.join('');
}
