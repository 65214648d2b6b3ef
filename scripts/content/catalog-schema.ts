import { placeholdersOf } from './icu';
import type { Schema } from './schema-rules';

/** What messages/descriptions.json says of a text: what it is, how many characters fit, which rules do not hold for it. */
export type Description = string | { about: string; max?: number; allow?: string[] };

/**
 * The JSON Schema of the catalogs: the keys and placeholders of the Norwegian one with the descriptions and limits of messages/descriptions.json.
 * There a `*` stands for any one part of a key; a line for the very key wins, else the last line that fits.
 */
export function catalogSchema(catalog: object, descriptions: Record<string, Description>): Schema {
  const { $schema: _, ...texts } = catalog as Record<string, unknown>;
  const schema = group(texts, [], descriptions);
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...schema,
    properties: { $schema: { type: 'string' }, ...schema.properties },
  };
}

function group(texts: object, path: string[], descriptions: Record<string, Description>): Schema {
  const properties = Object.entries(texts).map(([key, value]) => {
    const below = [...path, key];
    const description = descriptionOf(below.join('.'), descriptions);
    const schema: Schema =
      typeof value === 'object'
        ? { description: description.about, ...group(value, below, descriptions) }
        : textSchema(String(value), description);
    return [key, schema];
  });
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: Object.keys(texts),
    additionalProperties: false,
  };
}

function textSchema(text: string, { about, max, allow }: Exclude<Description, string>): Schema {
  const placeholders = placeholdersOf(text);
  return {
    description: about,
    type: 'string',
    minLength: 1,
    maxLength: max,
    placeholders: placeholders.length > 0 ? placeholders : undefined,
    allow,
  };
}

function descriptionOf(key: string, descriptions: Record<string, Description>): Exclude<Description, string> {
  const fits = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^.]*')}$`).test(key);
  const pattern = key in descriptions ? key : Object.keys(descriptions).findLast(fits);
  const description = descriptions[pattern ?? ''];
  if (!description) throw new Error(`messages/descriptions.json: no line says what the text "${key}" is`);
  return typeof description === 'string' ? { about: description } : description;
}
