import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { CATALOG_TREE, type CatalogNode, placeOf } from '@/company/catalog-tree';
import type { Words } from '@/company/words';
import type { Catalog } from './content';
import { foreignMarkup, formsOf, markupMistakes } from './markup-rules';
import * as M from './messages';
import type { Problem } from './problem';
import { isBlank, isIn, textEntries } from './source';

/** What is wrong with the single texts of a catalog. Those in `hidden` may stay as they were copied from another language or version. */
export function checkTexts({ data, problem, lang }: Catalog, hidden: string[]): Problem[] {
  return textEntries(data).flatMap(([key, text]) => {
    const place = placeOf(CATALOG_TREE, key);
    const mistakes = isIn(hidden, key)
      ? mistakesIn(text, { ...place, max: undefined, word: undefined })
      : mistakesIn(text, place, lang);
    return mistakes.map((message) => problem(key, message));
  });
}

/** What a text of the sample says of a company; true if that has no words, undefined if it is a label or the like. */
export const claimOf = (key: string) => placeOf(CATALOG_TREE, key).claim;

/** What is wrong with a text (ICU message syntax) in its place of a catalog; the forms of a plural are those of `lang` (BCP 47). */
export function mistakesIn(text: string, place: CatalogNode, lang?: string): Words[] {
  if (isBlank(text)) return [M.EMPTY];
  try {
    const elements = parse(text);
    return [
      ...foreignMarkup(text),
      ...wrongNames(elements, place),
      ...markupMistakes(elements, lang),
      ...tooLong(elements, place),
    ];
  } catch (error) {
    return [M.UNREADABLE[(error as Error).message] ?? M.UNCLOSED];
  }
}

function wrongNames(elements: MessageFormatElement[], { placeholders = [], possible = [] }: CatalogNode): Words[] {
  const found = [...new Set(namesIn(elements))];
  const allowed: string[] = [...placeholders, ...possible];
  const missing = placeholders.filter((name: string) => !found.includes(name));
  const unknown = found.filter((name) => !allowed.includes(name));
  const messages: Words[] = [];
  if (missing.length > 0) messages.push(M.lacksNames(missing.join(' ')));
  if (unknown.length > 0) messages.push(M.cannotHave(unknown.join(' '), allowed.join(' ')));
  return messages;
}

function tooLong(elements: MessageFormatElement[], { max = Infinity, word = Infinity }: CatalogNode): Words[] {
  const text = readableText(elements);
  const { length } = text.replaceAll('\u00ad', '');
  const long = text.split(/[\s\u00ad\u2013\u2014/-]+/).find((part) => part.length > word);
  const messages: Words[] = [];
  if (length > max) messages.push(M.tooLong(length, max));
  if (long) messages.push(M.longWord(long, word));
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

/** How many characters of a text are read, about. */
export function readLength(text: string): number {
  try {
    return readableText(parse(text)).replaceAll('\u00ad', '').length;
  } catch {
    return text.length;
  }
}
