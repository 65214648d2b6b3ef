import { headline } from '@/site/headline';
import { placeholdersOf } from './icu';
import type { Schema } from './schema-rules';
import type { Problem, Source } from './source';

/** Common English words that Norwegian does not have. */
const ENGLISH = /(?<!\p{L})(the|your|our|please|this|from|you)(?!\p{L})/iu;

/** The text that is set as the headline of the first view. */
const HEADLINE = 'hero.title';

/** Every text of a catalog by its key with dots; the reference to the schema is not one. */
export function textsOf(data: unknown, path: string[] = []): [key: string, text: string][] {
  return Object.entries((data ?? {}) as object).flatMap(([name, value]): [string, string][] => {
    const below = [...path, name];
    if (typeof value === 'string') return name === '$schema' ? [] : [[below.join('.'), value]];
    return typeof value === 'object' ? textsOf(value, below) : [];
  });
}

/** The rules that hold for each text of a catalog by itself: quotes and spaces, and what the site fills in. */
export function checkTexts(source: Source, schema: Schema): Problem[] {
  return textsOf(source.data).flatMap(([key, text]) => {
    const place = placeOf(schema, key);
    const strange = place && placeholderMessage(text, place.placeholders ?? []);
    const straight = /["']/.test(text) && !place?.allow?.includes('straight quote');
    return [
      strange,
      key === HEADLINE && !strange && headlineMessage(text),
      straight && 'this text has a straight quote mark; write ’ for an apostrophe, «…» or “…” for a quotation',
      /[ \u00a0]{2}/.test(text) && 'this text has two spaces in a row',
      /^\s|\s$/.test(text) && text.trim() && 'this text begins or ends with a space',
      text && !text.trim() && 'this text is empty',
    ].flatMap((message) => (message ? [source.problem(key.split('.'), message)] : []));
  });
}

/** English words in a Norwegian catalog, and texts that are the same in both. */
export function checkNorwegian(norwegian: Source, english: Source, schema: Schema): Problem[] {
  const texts = new Map(textsOf(english.data));
  return textsOf(norwegian.data).flatMap(([key, text]) => {
    if (placeOf(schema, key)?.allow?.includes('same text')) return [];
    const words = text.replace(/\{[^}]*\}|<[^>]*>/g, '');
    const word = words.match(ENGLISH)?.[0];
    const same = text === texts.get(key) && /\p{L}{2}/u.test(words);
    const message = same
      ? `this is the same text as in ${english.file}; is English left in the Norwegian?`
      : word && `the word "${word}" is English`;
    return message ? [norwegian.problem(key.split('.'), message)] : [];
  });
}

function placeOf(schema: Schema, key: string): Schema | undefined {
  return key.split('.').reduce<Schema | undefined>((group, name) => group?.properties?.[name], schema);
}

function placeholderMessage(text: string, wanted: string[]): string | undefined {
  const list = (names: string[]) => names.join(' ') || 'no placeholder and no tag';
  try {
    const found = placeholdersOf(text);
    return found.join() === wanted.join()
      ? undefined
      : `this text has ${list(found)}; its place on the site needs ${list(wanted)}`;
  } catch (error) {
    return `this text cannot be read: ${(error as Error).message}`;
  }
}

function headlineMessage(text: string): string | undefined {
  try {
    headline(text);
  } catch (error) {
    return (error as Error).message;
  }
}
