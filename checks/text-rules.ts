import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { CATALOG_TREE, type CatalogNode, placeOf } from '@/company/catalog-tree';
import { say, type Words } from '@/company/words';
import type { Catalog } from './content';
import { foreignMarkup, formsOf, markupMistakes } from './markup-rules';
import type { Problem } from './problem';
import { isBlank, isIn, textEntries } from './source';

const UNCLOSED = say(
  'denne teksten kan ikke leses: se etter en klamme { } eller en kode < > som ikke er lukket',
  'this text cannot be read: look for a bracket { } or a code < > that is not closed',
);
/** Causes of a text that cannot be read, by the parser's codes. */
const UNREADABLE: Record<string, Words> = {
  UNCLOSED_TAG: say(
    'denne teksten kan ikke leses: en kode som <link> mangler sin </link>',
    'this text cannot be read: a code such as <link> lacks its </link>',
  ),
  UNMATCHED_CLOSING_TAG: say(
    'denne teksten kan ikke leses: en kode som </link> mangler sin <link>',
    'this text cannot be read: a code such as </link> lacks its <link>',
  ),
  MISSING_OTHER_CLAUSE: say(
    'denne teksten kan ikke leses: other {…} mangler i en flertallsform',
    'this text cannot be read: other {…} is missing in a plural',
  ),
  EMPTY_ARGUMENT: say(
    'denne teksten kan ikke leses: det står ikke noe navn mellom { og }',
    'this text cannot be read: there is no name between { and }',
  ),
};

export const tooLongFor = (length: number, max: number) =>
  say(
    `denne teksten er for lang for plassen: ${length} tegn, ${max} får plass`,
    `this text is too long for its place: ${length} characters, ${max} fit`,
  );

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

/** What a text of the sample says of a company; true if that has no words, undefined if it is a label or the like. */
export const claimOf = (key: string) => placeOf(CATALOG_TREE, key).claim;

/** What is wrong with a text (ICU message syntax) in its place of a catalog; the forms of a plural are those of `lang` (BCP 47). */
export function mistakesIn(text: string, place: CatalogNode, lang?: string): Words[] {
  if (isBlank(text)) return [say('denne teksten er tom', 'this text is empty')];
  try {
    const elements = parse(text);
    return [
      ...foreignMarkup(text),
      ...wrongNames(elements, place),
      ...markupMistakes(elements, lang),
      ...tooLong(elements, place),
    ];
  } catch (error) {
    return [UNREADABLE[(error as Error).message] ?? UNCLOSED];
  }
}

function wrongNames(elements: MessageFormatElement[], { placeholders = [], possible = [] }: CatalogNode): Words[] {
  const found = [...new Set(namesIn(elements))];
  const allowed: string[] = [...placeholders, ...possible];
  const missing = placeholders.filter((name: string) => !found.includes(name));
  const unknown = found.filter((name) => !allowed.includes(name));
  const messages: Words[] = [];
  const names = missing.join(' ');
  if (names) messages.push(say(`${names} mangler i denne teksten`, `${names} is missing in this text`));
  if (unknown.length > 0) {
    const [found, may] = [unknown.join(' '), allowed.join(' ')];
    messages.push(
      say(
        `denne teksten kan ikke ha ${found}, bare ${may || 'ord'}`,
        `this text cannot have ${found}, only ${may || 'words'}`,
      ),
    );
  }
  return messages;
}

function tooLong(elements: MessageFormatElement[], { max = Infinity, word = Infinity }: CatalogNode): Words[] {
  const text = readableText(elements);
  const { length } = text.replaceAll('\u00ad', '');
  const long = text.split(/[\s\u00ad\u2013\u2014/-]+/).find((part) => part.length > word);
  const messages: Words[] = [];
  if (length > max) messages.push(tooLongFor(length, max));
  if (long) {
    messages.push(
      say(
        `«${long}» er for langt for linjen: ${word} bokstaver får plass; skriv et annet ord, eller \\u00ad der det kan deles`,
        `“${long}” is too long for its line: ${word} letters fit; write another word, or \\u00ad where it may break`,
      ),
    );
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

/** How many characters of a text are read, about. */
export function readLength(text: string): number {
  try {
    return readableText(parse(text)).replaceAll('\u00ad', '').length;
  } catch {
    return text.length;
  }
}
