import { PLACES } from './shown';
import type { TextLine } from './texts';

/** A text of the catalogs or a group of them, as a JSON Schema with the site's own rules for a text. */
export interface CatalogNode {
  description?: string;
  type: 'object' | 'string' | 'array';
  properties?: Record<string, CatalogNode>;
  required?: string[]; // of these
  additionalProperties?: CatalogNode | false; // texts or groups whose names an owner chooses
  maxLength?: number; // where nothing is filled in
  max?: number;
  word?: number;
  placeholders?: string[];
  possible?: string[]; // placeholders that may be left out
  same?: true;
  claim?: TextLine['claim'];
}

/** What a catalog says of its texts: lists of their keys and of groups. */
const MARKS = {
  $same: 'Names of texts that are rightly the same as in another language.',
  $sample: 'What is still the sample’s. Take away what is true of you.',
  $confirmed: 'What you were asked about, and is right, each with its value.',
};

export const CATALOG_TREE = withMarks(groupOf('', undefined));

/** The part of the tree at a key with dots. */
export function placeOf(tree: CatalogNode, key: string): CatalogNode {
  return key.split('.').reduce((node, name) => childOf(node, name) ?? { type: 'string' }, tree);
}

export const childOf = ({ properties, additionalProperties }: CatalogNode, name: string): CatalogNode | undefined =>
  properties?.[name] ?? (additionalProperties || undefined);

function withMarks({ properties, ...tree }: CatalogNode): CatalogNode {
  const marks = Object.entries(MARKS).map(([name, description]) => [name, { description, type: 'array' }]);
  return { ...tree, properties: { $schema: { type: 'string' }, ...Object.fromEntries(marks), ...properties } };
}

function groupOf(prefix: string, description: string | undefined): CatalogNode {
  const keys = Object.keys(PLACES).filter((key) => key.startsWith(prefix) && !key.includes('.', prefix.length));
  const { '*': additionalProperties = false as const, ...properties } = Object.fromEntries(
    keys.map((key) => [key.slice(prefix.length), nodeOf(key, PLACES[key] as TextLine)]),
  );
  return { description, type: 'object', properties, required: Object.keys(properties), additionalProperties };
}

function nodeOf(key: string, line: TextLine): CatalogNode {
  const isGroup = Object.keys(PLACES).some((other) => other.startsWith(`${key}.`));
  return isGroup ? groupOf(`${key}.`, line.about.en) : textOf(line);
}

function textOf({ about, max, word, may = [], same, claim }: TextLine): CatalogNode {
  const named = [...new Set(about.en.match(/\{\w+\}|<\w+>/g))];
  const placeholders = named.filter((name) => !may.includes(name));
  // A JSON Schema can count a text in which nothing is filled in.
  const length = named.length > 0 ? { max } : { max, maxLength: max };
  return { description: about.en, type: 'string', ...length, word, placeholders, possible: may, same, claim };
}
