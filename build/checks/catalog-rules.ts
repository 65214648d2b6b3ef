import { headline } from '@/lib/headline';
import { childOf } from './catalog-schema';
import { isIn } from './hidden';
import { readText } from './icu';
import type { Schema } from './schema-rules';
import { type Problem, type Source, textsOf } from './source';

/** The text that is set as the headline of the first view. */
const HEADLINE = 'hero.title';
/** So many of the texts that were not translated are named. */
const NAMED = 5;

/** The rules that hold for each text of a catalog by itself. */
export function checkTexts(catalog: Source, schema: Schema): Problem[] {
  return textsOf(catalog.data).flatMap(([key, text]) => {
    if (text === '') return [];
    return mistakesIn(text, key, placeOf(schema, key)).map((message) => catalog.problem(key, message));
  });
}

function mistakesIn(text: string, key: string, { placeholders = [], possible = [], max, word }: Schema): string[] {
  if (!/[^\s\p{Cf}]/u.test(text)) return ['this text is empty'];
  try {
    const found = readText(text);
    const missing = placeholders.filter((name) => !found.placeholders.includes(name));
    const unknown = found.placeholders.filter((name) => !placeholders.includes(name) && !possible.includes(name));
    if (key === HEADLINE) headline(text);
    return [
      missing.length > 0 && `${missing.join(' ')} is missing in this text`,
      unknown.length > 0 && `this text cannot have ${unknown.join(' ')}${known([...placeholders, ...possible])}`,
      max && found.length > max && `this text is too long for its place: ${found.length} characters, ${max} fit`,
      word &&
        found.longestWord.length > word &&
        `“${found.longestWord}” is too long for its line: ${word} letters fit; write another word, or \\u00ad where it may break`,
    ].filter((message) => typeof message === 'string');
  } catch (error) {
    return [`this text cannot be read: ${(error as Error).message}`];
  }
}

function known(names: string[]): string {
  return names.length > 0 ? `, only ${names.join(' ')}` : '';
}

/**
 * Texts that are the same as in a catalog further up in the list of languages: they are not translated. What is rightly the
 * same is named in `$same` at the top of the catalog.
 */
export function checkTranslated(catalog: Source, earlier: Source[], schema: Schema, hidden: string[]): Problem[] {
  const { $same = [] } = catalog.data as { $same?: string[] };
  const others = new Map(earlier.flatMap(({ file, data }) => textsOf(data).map(([key, text]) => [key + text, file])));
  const left = textsOf(catalog.data).filter(
    ([key, text]) =>
      others.has(key + text) &&
      /\p{L}{2}/u.test(text.replace(/\{[^}]*\}|<[^>]*>/g, ' ')) &&
      !isIn([...$same, ...hidden], key) &&
      !placeOf(schema, key).same,
  );
  const [first] = left;
  if (!first) return [];
  const keys = left.slice(0, NAMED).map(([key]) => key);
  const list = `${keys.join(', ')}${left.length > NAMED ? ` … (${left.length})` : ''}`;
  const message = `not translated, the same as in ${others.get(first.join(''))}: ${list}; translate it, or name it in "$same" at the top of the file`;
  return [{ ...catalog.problem(first[0], message), key: '' }];
}

/** Texts whose names an owner chooses, such as the points of a service, and that stand in another catalog only. */
export function checkSameKeys(catalog: Source, catalogs: Source[], schema: Schema, hidden: string[]): Problem[] {
  const own = new Set(textsOf(catalog.data).map(([key]) => key));
  const all = catalogs.flatMap(({ data }) => textsOf(data).map(([key]) => key));
  return [...new Set(all)]
    .filter((key) => !own.has(key) && !isIn(hidden, key) && isOpen(schema, key))
    .map((key) => catalog.problem(key, 'this is missing'));
}

function placeOf(schema: Schema, key: string): Schema {
  return key.split('.').reduce(childOf, schema);
}

/** Whether a part of a key is a name that an owner chooses. */
function isOpen(schema: Schema, key: string): boolean {
  const names = key.split('.');
  return names.some((name, index) => {
    const group = names.slice(0, index).reduce(childOf, schema);
    return typeof group.additionalProperties === 'object' && !group.properties?.[name];
  });
}
