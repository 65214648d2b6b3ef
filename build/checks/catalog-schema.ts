import { readText } from './icu';
import type { Schema } from './schema-rules';

/**
 * What messages/descriptions.json says of a text or a group: what it is, how many characters fit, and in a word, which rules do not hold
 * for it, what the site fills in where a text asks for it. `open` groups and texts have names that an owner chooses:
 * all of a kind have the same shape.
 */
export type Description =
  | string
  | { about: string; max?: number; word?: number; allow?: string[]; may?: string[]; open?: boolean };
type Details = Exclude<Description, string>;
type Descriptions = Record<string, Description>;

/**
 * The JSON Schema of the catalogs: the keys and placeholders of the default one with the descriptions and limits of messages/descriptions.json.
 * There a `*` stands for any one part of a key; a line for the very key wins, else the last line that fits.
 */
export function catalogSchema(catalog: object, descriptions: Descriptions): Schema {
  const schema = group(catalog, [], descriptions);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schema,
    properties: {
      $schema: { type: 'string' },
      $same: {
        description: 'Names of texts that are rightly the same as in another language, such as "nav.contact".',
        type: 'array',
        items: { type: 'string' },
      },
      ...schema.properties,
    },
  };
}

function group(texts: object, path: string[], descriptions: Descriptions): Schema {
  const children = Object.entries(texts)
    .filter(([key]) => !key.startsWith('$'))
    .map(([key, value]) => {
      const below = [...path, key];
      const description = descriptionOf(below.join('.'), descriptions);
      const schema: Schema =
        typeof value === 'object'
          ? { description: description.about, ...group(value, below, descriptions) }
          : textSchema(String(value), description);
      return { key, schema, open: description.open };
    });
  const named = children.filter(({ open }) => !open);
  const open = children.find((child) => child.open);
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(({ key, schema }) => [key, schema])),
    required: named.map(({ key }) => key),
    minProperties: open && named.length === 0 ? 1 : undefined,
    additionalProperties: open ? open.schema : false,
  };
}

function textSchema(text: string, { about, max, word, allow, may = [] }: Details): Schema {
  const found = readText(text).placeholders;
  const placeholders = found.filter((name) => !may.includes(name));
  // What editors' programs can count themselves; catalog-rules.ts counts all.
  const tagged = found.some((name) => name.startsWith('<'));
  const filled = [...found, ...may].some((name) => name.startsWith('{'));
  return {
    description: about,
    type: 'string',
    minLength: 1,
    max,
    word,
    maxLength: tagged || filled ? undefined : max,
    pattern: max && tagged && !filled ? `^(</?[a-z]+>)*([^<>](</?[a-z]+>)*){0,${max}}$` : undefined,
    placeholders: placeholders.length > 0 ? placeholders : undefined,
    possible: may.length > 0 ? may : undefined,
    allow,
  };
}

function descriptionOf(key: string, descriptions: Descriptions): Details {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]*')}$`).test(key);
  const pattern = key in descriptions ? key : Object.keys(descriptions).findLast(fits);
  const description = descriptions[pattern ?? ''];
  if (!description) throw new Error(`messages/descriptions.json: no line says what the text "${key}" is`);
  return typeof description === 'string' ? { about: description } : description;
}
