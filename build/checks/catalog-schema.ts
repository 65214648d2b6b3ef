import { readFileSync } from 'node:fs';
import type { SchemaObject } from 'ajv';

interface Details {
  /** Each {placeholder} and <tag> named here has to be in the text, but for those that it `may` leave out. */
  about: string;
  may?: string[];
  max?: number;
  word?: number;
  /** The text may be the same in every language. */
  same?: true;
}

/**
 * The JSON Schema of every catalog, from messages/descriptions.json. There `{a,b}` in a key stands for several names, `*` for any that
 * an owner chooses; one string describes a text or a group.
 */
export function catalogSchema(): SchemaObject {
  const descriptions: Record<string, string | Details> = JSON.parse(readFileSync('messages/descriptions.json', 'utf8'));
  const depth = (key: string) => key.split('.').length;
  const lines = Object.entries(descriptions)
    .flatMap(([key, line]) => alternatives(key).map((one) => [one, line] as const))
    .sort(([a], [b]) => depth(a) - depth(b));
  const schema = group();
  for (const [key, line] of lines) {
    const names = key.split('.');
    const name = names.pop() ?? '';
    const parent = names.reduce(childOf, schema);
    const isGroup = lines.some(([other]) => other.startsWith(`${key}.`));
    const child = isGroup ? group(line as string) : textSchema(typeof line === 'string' ? { about: line } : line);
    if (name === '*') {
      parent.additionalProperties = child;
    } else {
      parent.properties[name] = child;
      parent.required.push(name);
    }
  }
  Object.assign(schema.properties, {
    $schema: { type: 'string' },
    $same: { description: 'Names of texts that are rightly the same as in another language.', type: 'array' },
  });
  return schema;
}

export function placeOf(schema: SchemaObject, key: string): SchemaObject {
  return key.split('.').reduce(childOf, schema);
}

function childOf({ properties, additionalProperties }: SchemaObject, name: string): SchemaObject {
  return properties?.[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

function alternatives(key: string): string[] {
  const [, before, names, after] = /^(.*?)\{(.*?)\}(.*)$/.exec(key) ?? [];
  return names === undefined ? [key] : names.split(',').map((name) => `${before}${name}${after}`);
}

function group(description?: string): SchemaObject {
  return { description, type: 'object', properties: {}, required: [], additionalProperties: false };
}

function textSchema({ about, max, word, may = [], same }: Details): SchemaObject {
  const named = [...new Set(about.match(/\{\w+\}|<\w+>/g))];
  const placeholders = named.filter((name) => !may.includes(name));
  // A JSON Schema can count a text in which nothing is filled in.
  const length = named.length > 0 ? { max } : { maxLength: max };
  return { description: about, type: 'string', ...length, word, placeholders, possible: may, same };
}
