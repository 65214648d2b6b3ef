import { readFileSync, writeFileSync } from 'node:fs';
import type { Schema } from './schema-rules';

/** What messages/descriptions.json says of a text or a group. */
export type Description = string | Details;
interface Details {
  /** What it is. Each {placeholder} and <tag> named here has to be in the text. */
  about: string;
  /** How many characters fit, and how many letters of one word. */
  max?: number;
  word?: number;
  /** Placeholders named in `about` that the text may leave out. */
  may?: string[];
  /** The text may be the same in every language. */
  same?: true;
}

const FILE = 'messages/catalog.schema.json';

/**
 * The JSON Schema of every catalog.
 * @param descriptions by key: `{a,b}` in a key stands for several names, `*` for any name that an owner chooses
 */
export function catalogSchema(descriptions: Record<string, Description>): Schema {
  const lines = Object.entries(descriptions).flatMap(([key, line]) =>
    alternatives(key).map((one) => ({ key: one, line })),
  );
  const isGroup = (key: string) => lines.some((other) => other.key.startsWith(`${key}.`));
  const schema = group();
  const groups = lines.filter(({ key }) => isGroup(key));
  for (const { key, line } of [...groups, ...lines.filter(({ key }) => !isGroup(key))]) {
    const details = typeof line === 'string' ? { about: line } : line;
    const names = key.split('.');
    const name = names.pop() ?? '';
    const parent = names.reduce(childOf, schema);
    const child = isGroup(key) ? group(details.about) : textSchema(details);
    if (name === '*') {
      parent.additionalProperties = child;
    } else {
      Object.assign(parent.properties as object, { [name]: child });
      parent.required?.push(name);
    }
  }
  Object.assign(schema.properties as object, {
    $schema: { type: 'string' },
    $same: { description: 'Names of texts that are rightly the same as in another language.', type: 'array' },
  });
  return schema;
}

/** The schema of a name in a group: its own, or that of the names that an owner chooses. */
export function childOf(schema: Schema, name: string): Schema {
  const { properties, additionalProperties } = schema;
  return properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

/** Writes the schema for editors, which complete and explain the texts of a catalog by it. */
export function writeCatalogSchema(): void {
  writeFileSync(FILE, JSON.stringify(catalogSchema(readDescriptions()), null, 2));
}

export function readDescriptions(): Record<string, Description> {
  return JSON.parse(readFileSync('messages/descriptions.json', 'utf8'));
}

function alternatives(key: string): string[] {
  const [, before, names, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(key) ?? [];
  return names === undefined ? [key] : names.split(',').map((name) => `${before}${name}${after}`);
}

function group(description?: string): Schema {
  return { description, type: 'object', properties: {}, required: [], additionalProperties: false };
}

function textSchema({ about, max, word, may = [], same }: Details): Schema {
  const named = [...new Set(about.match(/\{\w+\}|<\w+>/g))];
  const placeholders = named.filter((name) => !may.includes(name));
  // Where nothing is filled in, an editor can count.
  const maxLength = named.length === 0 ? max : undefined;
  return { description: about, type: 'string', minLength: 1, maxLength, max, word, placeholders, possible: may, same };
}
