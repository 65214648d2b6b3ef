import * as z from 'zod';
import { childOf } from './data';
import { type Company, FACTS } from './facts';
import type { FactMeta } from './kinds';

/** A fact, or a part of one, as plain data: its JSON Schema and its metadata. */
export interface FactNode extends FactMeta {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  enum?: string[];
  properties?: Record<string, FactNode>; // of a group
  required?: string[]; // of these
  items?: FactNode; // of a list
  additionalProperties?: FactNode | false; // of a group whose names are free
  default?: unknown;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

const OPTIONS = { io: 'input', target: 'draft-7' } as const;

export const FACT_TREE = z.toJSONSchema(FACTS, OPTIONS) as FactNode;

/** Returns the part of the tree at a key with dots, such as `map.cookies.0.name`. */
export function factAt(key: string): FactNode | undefined {
  return key.split('.').reduce<FactNode | undefined>((node, name) => {
    if (node?.items && /^\d+$/.test(name)) return node.items;
    return node && childOf(node, name);
  }, FACT_TREE);
}

export type FieldKind =
  | 'line'
  | 'number'
  | 'yesNo'
  | 'choice'
  | 'day'
  | 'time'
  | 'picture'
  | 'group'
  | 'list'
  | 'names';

/** Returns the kind of a form's field. `names` have a value each. */
export function fieldKind({ type, kind, items, properties, enum: options }: FactNode): FieldKind {
  if (options) return 'choice';
  if (items) return 'list';
  if (type === 'object') return properties ? 'group' : 'names';
  if (type === 'boolean') return 'yesNo';
  return type === 'integer' ? 'number' : (kind ?? 'line');
}

const DEFAULTS = Object.fromEntries(
  Object.entries(FACT_TREE.properties ?? {}).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value]],
  ),
);

/** Returns an empty row or group with its required parts. */
export function emptyValue({ type, properties = {}, required = [], enum: options }: FactNode = {}): unknown {
  if (type === 'array') return [];
  if (type !== 'object') return options?.[0] ?? '';
  return Object.fromEntries(required.map((name) => [name, emptyValue(properties[name])]));
}

/** Adds the defaults of facts that are left out. @param facts valid ones */
export const withDefaults = (facts: object) => ({ ...DEFAULTS, ...facts }) as Company;

/** What code editors do not need. */
const OWN_KEYWORDS = ['label', 'help', 'expected', 'section', 'claim', 'choices', 'kind', 'readAs', 'default'];

/** Returns the JSON Schema of content/company.json, with which code editors complete and explain the facts, in English. */
export function companySchema(): Record<string, unknown> {
  return z.toJSONSchema(FACTS, {
    ...OPTIONS,
    override: ({ jsonSchema }) => {
      const { label, help, expected } = jsonSchema as FactNode;
      const description = [label?.en, help?.en].filter(Boolean).join('. ');
      for (const name of OWN_KEYWORDS) delete jsonSchema[name];
      Object.assign(jsonSchema, description && { description }, expected && { patternErrorMessage: expected.en });
    },
  });
}
