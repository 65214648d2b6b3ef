import { catalogNodeAt, REVIEW } from './catalog-tree';
import { getIn, isGroup, keyAndGroups, remembered } from './data';

export type ReviewList = keyof typeof REVIEW;
export type Review = Partial<Record<ReviewList, string[]>>;
export const REVIEW_LISTS = Object.keys(REVIEW) as ReviewList[];

/** Whether a key is one of `keys` or in a group of that name. */
export const isIn = (keys: string[], key: string) =>
  keys.some((name) => key.startsWith(name) && (key.length === name.length || key[name.length] === '.'));

/** Returns every primitive value of a file by its key, with dots. Keys that begin with `$` are left out. */
export function valueEntries(data: unknown, key = ''): [key: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[key, data]];
  return (Array.isArray(data) ? rowEntries(data) : Object.entries(data)).flatMap(([name, value]) =>
    name.startsWith('$') ? [] : valueEntries(value, key ? `${key}.${name}` : name),
  );
}

const rowEntries = (rows: unknown[]): [name: string, row: unknown][] =>
  rows.map((row, index) => {
    if (!isGroup(row)) return [String(index), row];
    const { id = index, ...values } = row;
    return [String(id), values];
  });

export const textEntries = (data: unknown) =>
  typeof data === 'object' && data !== null ? entriesOfObject(data) : entriesOf(data);

const entriesOf = (data: unknown) =>
  valueEntries(data).filter((entry): entry is [key: string, text: string] => typeof entry[1] === 'string');
const entriesOfObject = remembered(entriesOf as (data: object) => [key: string, text: string][]);

/** Returns the entry of `$confirmed` for a key: with its value, such as `priceFrom: 99`, so that another value is asked about again. */
export function confirmedEntry(key: string, value?: unknown): string {
  return value === undefined ? key : `${key}: ${[value].flat().join(', ')}`;
}

export const keyOfEntry = (entry: string): string => entry.replace(/: .*$/s, '');

export function isConfirmed(data: Review, key: string): boolean {
  return data.$confirmed?.includes(confirmedEntry(key, getIn(data, key))) ?? false;
}

/** Returns the entry of `$sample` for a text: its key, or the group of a claim. Other texts of a group, such as labels, may stay. */
export function sampleEntry({ $sample = NONE }: Review, key: string): string | undefined {
  const entries = setOf($sample);
  if (entries.has(key)) return key;
  const group = keyAndGroups(key).find((name) => entries.has(name));
  return group && catalogNodeAt(key).claim ? group : undefined;
}

const NONE: string[] = [];
const setOf = remembered((entries: string[]) => new Set(entries));

/** Removes a key from a list. A group that contains it is replaced by its other members among `keys`, those of claims. */
export function withoutEntry(list: string[], key: string, keys: string[]): string[] {
  return list.flatMap((entry) => {
    if (entry === key) return [];
    return isIn([entry], key) ? withoutEntry(membersOf(entry, keys), key, keys) : [entry];
  });
}

function membersOf(group: string, keys: string[]): string[] {
  const inside = keys.filter((key) => key.startsWith(`${group}.`));
  return [...new Set(inside.map((key) => `${group}.${key.slice(group.length + 1).replace(/\..*/, '')}`))];
}

/** Returns what is left of `$sample` once the values that differ from `before` are confirmed. */
export function confirmChanges(before: object, after: Review, isCatalog: boolean): string[] {
  const old = new Map(valueEntries(before));
  const changed = valueEntries(after).flatMap(([key, value]) => (old.get(key) === value ? [] : [key]));
  return confirmKeys(after, changed, isCatalog);
}

/** Returns what is left of `$sample` once some keys are confirmed: those of texts one by one, of facts with their whole entry. */
export function confirmKeys(data: Review, keys: string[], isCatalog: boolean): string[] {
  const claims = isCatalog ? valueEntries(data).flatMap(([key]) => (catalogNodeAt(key).claim ? [key] : [])) : [];
  const without = (entries: string[], key: string) =>
    isCatalog ? withoutEntry(entries, key, claims) : entries.filter((entry) => !isIn([entry], key));
  return keys.reduce(without, data.$sample ?? []);
}
