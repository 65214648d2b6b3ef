import { LOCALES, type Locale } from '@/i18n/locales';
import { headline } from '@/lib/headline';
import { isVisible, readText } from './icu';
import type { Schema } from './schema-rules';
import type { Problem, Source } from './source';

/** The catalog of a language. */
export interface Catalog extends Source {
  locale: Locale;
}

/** Words of English sentences that Norwegian does not have. Not with a capital letter: names of companies begin so. */
const ENGLISH = /(?<!\p{L})(the|your|our|please|this|from|you|with|are|which|have|their)(?!\p{L})/u;
/** Languages that the rule on English words knows. */
const NORWEGIAN = ['nb', 'nn', 'no'];
/** What somebody else is quoted with, in whatever language. */
const QUOTED = /«[^»]*»|“[^”]*”/g;
/** Characters that nobody sees; soft hyphens, word joiners, line breaks and tabs are seen by what they do. */
const INVISIBLE = /(?![\u00ad\u2060\s])[\p{Cf}\p{Cc}\ufff9-\ufffb]|\ufeff/u;
/** What letters look like that were saved in one encoding and read in another. */
const GARBLED = /\ufffd|Ã[¡-¿]|â€./u;
/** So many texts that were not translated are named one by one; of more it is said how many. */
const NAMED = 5;

/** The text that is set as the headline of the first view. */
const HEADLINE = 'hero.title';

/** Every text of a file by its key with dots; what begins with a `$` is not one. */
export function textsOf(data: unknown, path: string[] = []): [key: string, text: string][] {
  return Object.entries((data ?? {}) as object).flatMap(([name, value]): [string, string][] => {
    if (name.startsWith('$')) return [];
    const below = [...path, name];
    if (typeof value === 'string') return [[below.join('.'), value]];
    return typeof value === 'object' ? textsOf(value, below) : [];
  });
}

/** What is wrong with the characters of any text, of a catalog or a fact. */
export function characterMistakes(text: string): string[] {
  if (!text) return [];
  if (!isVisible(text)) return ['this text is empty'];
  const invisible = text.match(INVISIBLE)?.[0];
  const garbled = text.match(GARBLED)?.[0];
  const code = invisible?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  return [
    invisible && `this text has a character that cannot be seen, U+${code}; take it out`,
    garbled && `“${garbled}” are letters that were saved in another encoding; write them anew, as UTF-8`,
    /[ \u00a0]{2}/.test(text) && 'this text has two spaces in a row',
    /^\s|\s$/.test(text) && 'this text begins or ends with a space',
  ].filter((message) => typeof message === 'string');
}

/** The rules that hold for each text of a catalog by itself. */
export function checkTexts(catalog: Catalog, schema: Schema): Problem[] {
  const { html } = LOCALES[catalog.locale];
  return textsOf(catalog.data).flatMap(([key, text]) => {
    const place = placeOf(schema, key);
    const messages = [...characterMistakes(text), ...(place ? messageMistakes(text, place, html) : [])];
    if (key === HEADLINE && messages.length === 0) messages.push(...headlineMistakes(text));
    if (NORWEGIAN.includes(html)) messages.push(...englishIn(text));
    return messages.map((message) => catalog.problem(key.split('.'), message));
  });
}

function messageMistakes(text: string, place: Schema, language: string): string[] {
  try {
    const { placeholders, length, words, longestWord, mistakes } = readText(text, language);
    const [wanted, possible] = [place.placeholders ?? [], place.possible ?? []];
    const fits =
      wanted.every((name) => placeholders.includes(name)) &&
      placeholders.every((name) => wanted.includes(name) || possible.includes(name));
    const list = (names: string[]) => names.join(' ') || 'no placeholder and no tag';
    const choice = possible.length > 0 ? ` and may have ${possible.join(' ')}` : '';
    const { max, word } = place;
    return [
      fits ? '' : `this text has ${list(placeholders)}; its place on the site needs ${list(wanted)}${choice}`,
      ...mistakes,
      /["']/.test(words) && !place.allow?.includes('straight quote')
        ? 'this text has a straight quote mark; write ’ for an apostrophe, «…» or “…” for a quotation'
        : '',
      max && length > max ? `this text is too long for its place: ${length} characters, ${max} fit` : '',
      word && longestWord.length > word
        ? `“${longestWord}” is too long for a line of its place: ${longestWord.length} letters, ${word} fit; write another word, or \\u00ad where it may break`
        : '',
    ].filter(Boolean);
  } catch (error) {
    return [`this text cannot be read: ${(error as Error).message}`];
  }
}

function englishIn(text: string): string[] {
  const word = bare(text).replace(QUOTED, '').match(ENGLISH)?.[0];
  return word ? [`the word "${word}" is English`] : [];
}

/**
 * Texts that are the same as in a catalog further up in the list of languages: they are not translated. What is rightly the
 * same in both is named in `$same` at the top of the catalog.
 */
export function checkTranslated(catalogs: Catalog[], schema: Schema): Problem[] {
  return catalogs.flatMap((catalog, index) => {
    const same = (catalog.data as { $same?: string[] }).$same ?? [];
    const earlier = catalogs.slice(0, index).map(({ file, data }) => ({ file, texts: new Map(textsOf(data)) }));
    const texts = textsOf(catalog.data).filter(
      ([key, text]) =>
        /\p{L}{2}/u.test(bare(text)) && !same.includes(key) && !placeOf(schema, key)?.allow?.includes('same text'),
    );
    const left = texts.flatMap(([key, text]) => {
      const from = earlier.find(({ texts: others }) => others.get(key) === text);
      return from ? [{ key, from: from.file }] : [];
    });
    const from = left[0]?.from;
    if (left.length > NAMED) {
      const first = left.slice(0, NAMED).map(({ key }) => key);
      const message = `${left.length} of ${texts.length} texts are not translated, they are the same as in ${from}: ${first.join(', ')} …`;
      return [{ file: catalog.file, line: 1, key: '', message }];
    }
    return left.map((text) => {
      const message = `this is the same text as in ${text.from}; translate it, or name it in "$same" at the top of the file if it is right`;
      return catalog.problem(text.key.split('.'), message);
    });
  });
}

/** Texts of groups that an owner makes (services, their points, platforms) which stand in one language only. */
export function checkSameKeys(catalogs: Catalog[], schema: Schema): Problem[] {
  return catalogs.flatMap((catalog) => {
    const own = new Set(textsOf(catalog.data).map(([key]) => key));
    const others = catalogs.filter((other) => other !== catalog);
    const missing = new Map(
      others.flatMap(({ file, data }) =>
        textsOf(data)
          .filter(([key]) => !own.has(key) && isOpen(schema, key) && hasGroup(catalog.data, key))
          .map(([key]) => [key, file] as const),
      ),
    );
    return [...missing].map(([key, file]) => catalog.problem(key.split('.'), missingText(file)));
  });
}

/** What to say of a text that is missing; `file` is where it stands, if anywhere. */
export function missingText(file?: string): string {
  return `this text is missing${file ? `; it stands in ${file}` : ''}`;
}

function placeOf(schema: Schema, key: string): Schema | undefined {
  return key.split('.').reduce<Schema | undefined>((group, name) => childOf(group, name), schema);
}

function childOf(group: Schema | undefined, name: string): Schema | undefined {
  const others = group?.additionalProperties;
  return group?.properties?.[name] ?? (typeof others === 'object' ? others : undefined);
}

/** Whether the last part of a key is a name that an owner chooses. */
function isOpen(schema: Schema, key: string): boolean {
  const group = placeOf(schema, key.split('.').slice(0, -1).join('.'));
  return typeof group?.additionalProperties === 'object';
}

function hasGroup(data: unknown, key: string): boolean {
  const group = key
    .split('.')
    .slice(0, -1)
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], data);
  return typeof group === 'object';
}

function bare(text: string): string {
  return text.replace(/\{[^}]*\}|<[^>]*>/g, ' ');
}

function headlineMistakes(text: string): string[] {
  try {
    headline(text);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}
