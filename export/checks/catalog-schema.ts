import type { SchemaObject } from 'ajv';
import descriptions from '../../messages/descriptions.json' with { type: 'json' };

interface Details {
  about: string; // each {placeholder} and <tag> named here has to be in the text
  may?: string[]; // but for those that it may leave out
  max?: number; // how many characters fit, as they are read
  word?: number; // how many letters of one word fit
  same?: boolean; // the text may be the same in every language
}
type Line = [key: string, details: Details];

/** The JSON Schema of every catalog. In messages/descriptions.json `{a,b}` stands for several names, `*` for any that an owner chooses. */
function catalogSchema(): SchemaObject {
  const entries: [string, string | Details][] = Object.entries(descriptions);
  const lines = entries.flatMap(([key, line]) => {
    const details = typeof line === 'string' ? { about: line } : line;
    return alternatives(key).map((one): Line => [one, details]);
  });
  const schema = groupSchema(lines, '');
  Object.assign(schema.properties, {
    $schema: { type: 'string' },
    $same: { description: 'Names of texts that are rightly the same as in another language.', type: 'array' },
  });
  return schema;
}

function groupSchema(lines: Line[], prefix: string, description?: string): SchemaObject {
  const children = lines.filter(([key]) => key.startsWith(prefix) && !key.includes('.', prefix.length));
  const properties: Record<string, SchemaObject> = {};
  for (const [key, details] of children) {
    const isGroup = lines.some(([other]) => other.startsWith(`${key}.`));
    properties[key.slice(prefix.length)] = isGroup ? groupSchema(lines, `${key}.`, details.about) : textSchema(details);
  }
  const additionalProperties = properties['*'] ?? false;
  delete properties['*'];
  return { description, type: 'object', properties, required: Object.keys(properties), additionalProperties };
}

/** The part of a schema that holds for a key with dots. */
export function placeOf(schema: SchemaObject, key: string): SchemaObject {
  const childOf = ({ properties, additionalProperties }: SchemaObject, name: string) =>
    properties?.[name] ?? (additionalProperties || {});
  return key.split('.').reduce(childOf, schema);
}

function alternatives(key: string): string[] {
  const [, before, names, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(key) ?? [];
  return names === undefined ? [key] : names.split(',').map((name) => `${before}${name}${after}`);
}

function textSchema({ about, max, word, may = [], same }: Details): SchemaObject {
  const named = [...new Set(about.match(/\{\w+\}|<\w+>/g))];
  const placeholders = named.filter((name) => !may.includes(name));
  // A JSON Schema can count a text in which nothing is filled in.
  const length = named.length > 0 ? { max } : { maxLength: max };
  return { description: about, type: 'string', ...length, word, placeholders, possible: may, same };
}

export const CATALOG_SCHEMA = catalogSchema();
