import * as z from 'zod/mini';
import { childOf, type Group, isGroup } from './data';
import { type Company, FACTS, type RowList } from './facts';
import type { FactMeta } from './kinds';

/** A fact, or a part of one, as plain data: its JSON Schema and its metadata. */
export interface FactNode extends FactMeta {
  type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  enum?: string[];
  properties?: Record<string, FactNode>; // of a group
  required?: string[]; // of these
  items?: FactNode; // of a list
  additionalProperties?: FactNode | false; // of a group whose names are free, and of a list whose rows have ids
  default?: unknown;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minProperties?: number;
  maxProperties?: number;
}

const OPTIONS = { io: 'input', target: 'draft-7' } as const;

export const FACT_TREE = z.toJSONSchema(FACTS, OPTIONS) as FactNode;

/** Returns what a list has in each row; undefined for what is no list. */
export function rowNode({ items, additionalProperties: row }: FactNode): FactNode | undefined {
  return items ?? (row && row.type === 'object' ? row : undefined);
}

/** The lists whose rows have ids: objects in the file, in the order of the page. */
export const ROW_LISTS = Object.entries(FACT_TREE.properties ?? {}).flatMap(([name, node]) =>
  !node.items && rowNode(node) ? [name as RowList] : [],
);
export const isRowList = (name: string): name is RowList => ROW_LISTS.some((list) => list === name);

/** Returns the part of the tree at a key with dots, such as `services.payroll.account` or `map.cookies.0.name`. */
export const factAt = (key: string): FactNode | undefined =>
  key
    .split('.')
    .reduce<FactNode | undefined>((node, name) => node && (rowNode(node) ?? childOf(node, name)), FACT_TREE);

const withEach = (facts: object, edit: (value: unknown) => unknown): Group =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, isRowList(name) ? edit(value) : value]));

/** Returns facts as code uses them: of a list, each row has its id. A template before 4.0.0 had them so in the file too. */
export const readRows = (facts: object): Group =>
  withEach(facts, (list) => {
    const isReadable = isGroup(list) && Object.values(list).every(isGroup);
    return isReadable ? Object.entries(list).map(([id, row]) => ({ id, ...Object(row) })) : list;
  });

/** Returns facts as their file has them. */
export const writeRows = (facts: object): Group =>
  withEach(facts, (list) => (Array.isArray(list) ? Object.fromEntries(list.map(({ id, ...row }) => [id, row])) : list));

export type FieldKind = ReturnType<typeof fieldKind>;

/** Returns the kind of a form's field. `names` have a value each. */
export function fieldKind(node: FactNode) {
  const { type, kind, properties, enum: options } = node;
  if (options) return 'choice';
  if (rowNode(node)) return 'list';
  if (type === 'object') return properties ? 'group' : 'names';
  if (type === 'boolean') return 'yesNo';
  return type === 'integer' ? 'number' : (kind ?? 'line');
}

const DEFAULTS = Object.fromEntries(
  Object.entries(FACT_TREE.properties ?? {}).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value]],
  ),
);

export function emptyValue({ type, properties = {}, required = [], enum: options }: FactNode = {}): unknown {
  if (type === 'array') return [];
  if (type !== 'object') return options?.[0] ?? '';
  return Object.fromEntries(required.map((name) => [name, emptyValue(properties[name])]));
}

/** Adds the defaults of facts that are left out, and reads rows. @param facts valid ones */
export const withDefaults = (facts: object) => readRows({ ...DEFAULTS, ...facts }) as Company;

const OWN_KEYWORDS = ['label', 'help', 'expected', 'section', 'claim', 'choices', 'kind', 'readAs', 'default'];

/** Returns the JSON Schema of content/company.json, with which code editors complete and explain the facts, in English. */
export function companySchema(): Record<string, unknown> {
  return z.toJSONSchema(FACTS, {
    ...OPTIONS,
    override: ({ jsonSchema }) => {
      const { label, help, expected } = jsonSchema as FactNode;
      const description = [label?.en, help?.en].filter(Boolean).join('. ');
      for (const name of OWN_KEYWORDS) delete jsonSchema[name];
      // A file has no empty groups.
      if (Object.keys(jsonSchema.properties ?? {}).length === 0) delete jsonSchema.properties;
      Object.assign(jsonSchema, description && { description }, expected && { patternErrorMessage: expected.en });
    },
  });
}
