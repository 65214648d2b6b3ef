import { childOf } from './data';
import { TEXTS, type TextLine } from './texts';

/** A text or a group of texts as a JSON Schema, with additional keywords for texts. */
export interface CatalogNode {
  description?: string;
  type: 'object' | 'string' | 'array';
  properties?: Record<string, CatalogNode>;
  required?: string[]; // texts and groups that every company has
  additionalProperties?: CatalogNode | false; // texts or groups whose names an owner chooses
  maxLength?: number; // only of texts without placeholders
  max?: number;
  word?: number;
  placeholders?: string[]; // required placeholders and tags
  optional?: string[]; // placeholders and tags that may be left out
  same?: boolean;
  claim?: TextLine['claim'];
}

/** Lists at the top of a file about its facts or texts, by their keys or the names of groups. */
export const REVIEW = {
  $same: 'Keys of texts that may be the same as in another language.',
  $sample: 'Sample texts that are still to be replaced. Remove what is correct for your company.',
  $confirmed: 'Questions answered with “this is right”, each with its value.',
};

/** The names in each group of texts, by its key; '' has the chapters. */
const NAMES = new Map<string, string[]>();
for (const key of Object.keys(TEXTS)) {
  const end = key.lastIndexOf('.');
  const group = key.slice(0, Math.max(end, 0));
  NAMES.set(group, [...(NAMES.get(group) ?? []), key.slice(end + 1)]);
}

export const CATALOG_TREE = withReview(groupNode('', undefined));

export const knownNodeAt = (key: string): CatalogNode | undefined =>
  key.split('.').reduce<CatalogNode | undefined>((node, name) => node && childOf(node, name), CATALOG_TREE);

export const catalogNodeAt = (key: string): CatalogNode => knownNodeAt(key) ?? { type: 'string' };

function withReview({ properties, ...tree }: CatalogNode): CatalogNode {
  const review = Object.entries(REVIEW).map(([name, description]) => [name, { description, type: 'array' }]);
  return { ...tree, properties: { $schema: { type: 'string' }, ...Object.fromEntries(review), ...properties } };
}

function groupNode(group: string, description: string | undefined): CatalogNode {
  const keyOf = (name: string) => (group ? `${group}.${name}` : name);
  const nodes = (NAMES.get(group) ?? []).map((name) => [name, nodeOf(keyOf(name))]);
  const { '*': others, ...properties }: Record<string, CatalogNode> = Object.fromEntries(nodes);
  const required = Object.keys(properties).filter((name) => TEXTS[keyOf(name)]?.required !== false);
  return { description, type: 'object', properties, required, additionalProperties: others ?? false };
}

function nodeOf(key: string): CatalogNode {
  const { about, max, word, optional = [], same, claim } = TEXTS[key] as TextLine;
  if (NAMES.has(key)) return groupNode(key, about.en);
  const named = [...new Set(about.en.match(/\{\w+\}|<\w+>/g))];
  const placeholders = named.filter((name) => !optional.includes(name));
  // JSON Schema counts characters before placeholders are filled in.
  const length = named.length > 0 ? { max } : { max, maxLength: max };
  return { description: about.en, type: 'string', ...length, word, placeholders, optional, same, claim };
}
