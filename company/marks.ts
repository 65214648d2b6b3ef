import { CATALOG_TREE, placeOf } from './catalog-tree';

/** What a file says of itself, at its top: keys of its facts or texts, and names of groups. */
export interface Marks {
  $sample?: string[]; // nobody of this company has confirmed it yet
  $confirmed?: string[]; // what was asked about, and is right: see `confirmedEntry`
  $same?: string[]; // rightly the same as in another language
}

/** Names and numbers of the sample, which no other company has. */
export const SAMPLE_NAMES = [
  'Nordstrek',
  'Nordmann',
  '00 12 34 5',
  '000 000 000',
  '.example',
  'Eksempelgata',
  'Postboks 1234',
];

/** Whether a key is one of `keys`, or in a group of that name. */
export const isIn = (keys: string[], key: string) => keys.some((name) => key === name || key.startsWith(`${name}.`));

/** Every single value of a file by its key with dots; what begins with a `$` is not one. */
export function valueEntries(data: unknown, path: string[] = []): [key: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path.join('.'), data]];
  return Object.entries(data).flatMap(([name, value]) =>
    name.startsWith('$') ? [] : valueEntries(value, [...path, name]),
  );
}

export const valueAt = (data: unknown, key: string): unknown =>
  key.split('.').reduce<unknown>((group, name) => Object(group)[name], data);

/** The entry of `$confirmed` for a key, such as `priceFrom: 99`: with its value, since another one is asked about again; the key alone where there is none. */
export function confirmedEntry(key: string, value?: unknown): string {
  return value === undefined ? key : `${key}: ${[value].flat().join(', ')}`;
}

/** The key that an entry of a list at the top of a file is about. */
export const keyOfEntry = (entry: string): string => entry.replace(/: .*$/s, '');

/** Whether the value at a key, as it is now, was confirmed. */
export function isConfirmed(data: Marks, key: string): boolean {
  return data.$confirmed?.includes(confirmedEntry(key, valueAt(data, key))) ?? false;
}

/** As `valueEntries`, the texts only. */
export function textEntries(data: unknown): [key: string, text: string][] {
  return valueEntries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** The entry of `$sample` for a text: by its own key, or by a group if it tells of a single company, unlike labels and what the law says. */
export function sampleEntry({ $sample = [] }: Marks, key: string): string | undefined {
  return $sample.find((entry) => entry === key || (isIn([entry], key) && placeOf(CATALOG_TREE, key).claim));
}

/** A list of marks without a key; a group around it becomes what else is in it, of `keys` (`claimKeys` of a catalog). */
export function unmarked(list: string[], key: string, keys: string[]): string[] {
  return list.flatMap((entry) => {
    if (entry === key) return [];
    return isIn([entry], key) ? unmarked(partsOf(entry, keys), key, keys) : [entry];
  });
}

function partsOf(group: string, keys: string[]): string[] {
  const inside = keys.filter((key) => key.startsWith(`${group}.`));
  return [...new Set(inside.map((key) => `${group}.${key.slice(group.length + 1).replace(/\..*/, '')}`))];
}

/** A file after a change, whose `$sample` no longer has what was changed: of facts the whole entry, of texts the text alone. */
export function confirmChanges<Data extends Marks>(before: object, after: Data, isCatalog: boolean): Data {
  const { $sample } = after;
  if (!$sample) return after;
  const known = new Map(valueEntries(before));
  const keys = claimKeys(after);
  const changed = valueEntries(after).filter(([key, value]) => known.get(key) !== value);
  const without = (list: string[], [key]: [key: string, value: unknown]) =>
    isCatalog ? unmarked(list, key, keys) : list.filter((entry) => !isIn([entry], key));
  return { ...after, $sample: changed.reduce(without, $sample) };
}

/** Keys of the texts of a catalog that tell of a single company. */
export const claimKeys = (catalog: object) =>
  valueEntries(catalog).flatMap(([key]) => (placeOf(CATALOG_TREE, key).claim ? [key] : []));

/** Whether a text has a name or number of the sample in it: in any grouping, with and without country code, not within a longer number. */
export function hasSampleName(text: string): boolean {
  return SAMPLE_NAMES.some((name) => {
    const sought = plain(name);
    const isNumber = /^\d+$/.test(sought);
    return isNumber ? new RegExp(`(?<!\\d)(?:(?:00)?47)?${sought}`).test(plain(text)) : plain(text).includes(sought);
  });
}

const plain = (value: string) =>
  value
    .toLowerCase()
    .replace(/[\s\u00ad]/g, '')
    .replace(/(?<=\d)[.()/-]+(?=\d)/g, '');
