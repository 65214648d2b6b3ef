import { COMPANY_FILE, UNWRITTEN } from '@/checks/content';
import { catalogNodeAt } from '@/company/catalog-tree';
import { emptyValue, type FactNode } from '@/company/fact-tree';
import { isIn } from '@/company/marks';
import { TEXT_GROUPS, type TextList } from '@/company/texts';
import { type Group, isGroup, pathTo, valueAt, withValue } from './merge';
import { baseName, pictureIn, type Slot, slotsOf, withoutPicture, withPicture } from './pictures';
import { rowsAt } from './rows';
import { withoutMarks } from './sample';
import { CATALOGS, companyIn, type Version } from './version';

/** Whether the rows of a list have texts, grouped by the id of the row. */
export const isTextList = (name: string): name is TextList => name in TEXT_GROUPS;

const withRows = (version: Version, list: string, rows: unknown[]) =>
  withValue(version, pathTo(COMPANY_FILE, list), rows.length > 0 ? rows : undefined);

const appendRow = (version: Version, list: string, row: unknown) =>
  withRows(version, list, [...rowsAt(version, list), row]);

/** Adds an empty row: a picture with a new name, or a choice that is not in the list yet. */
export function addRow(version: Version, list: string, node: FactNode = {}): Version {
  const rows = rowsAt(version, list);
  const free = node.enum?.find((choice) => !rows.includes(choice));
  const row = node.kind === 'picture' ? uniqueId('slide', rows.map(String)) : (free ?? emptyValue(node));
  return appendRow(version, list, row);
}

export function moveRow(version: Version, list: string, from: number, to: number): Version {
  const rows = rowsAt(version, list);
  return withRows(version, list, rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]));
}

/** Removes a row with its pictures, its texts and their marks. An empty list is removed too. */
export function removeRow(version: Version, list: string, index: number): Version {
  const slots = slotsOf(version).filter(({ factKey = '' }) => isIn([`${list}.${index}`], factKey));
  const without = withRows(slots.reduce(withoutPicture, version), list, rowsAt(version, list).toSpliced(index, 1));
  if (!isTextList(list)) return without;
  const key = `${TEXT_GROUPS[list]}.${companyIn(version)[list][index]?.id}`;
  return CATALOGS.reduce((all, file) => withoutTexts(all, file, key), without);
}

/** Removes the texts of a row, except those of the last one: the checks expect the group. */
function withoutTexts(version: Version, file: string, key: string): Version {
  const path = pathTo(file, key);
  const siblings = Object.keys((valueAt(version, path.slice(0, -1)) ?? {}) as Group);
  return withoutMarks(siblings.length > 1 ? withValue(version, path, undefined) : version, file, key);
}

/** Returns an id that is not `taken`: `ola`, `ola2`. */
export function uniqueId(name: string, taken: string[]): string {
  const letters = name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '');
  const [first = '', ...others] = letters.split(/[^a-z0-9]+/).filter(Boolean);
  const word = [first, ...others.map((other) => other[0]?.toUpperCase() + other.slice(1))].join('').slice(0, 24);
  const id = /^[a-z]/.test(word) ? word : `x${word}`;
  let unique = id;
  for (let number = 2; taken.includes(unique); number++) unique = id + number;
  return unique;
}

/** Adds a service, platform or person with placeholders for its texts; a service gets the picture of another one. */
export function addRowWithTexts(version: Version, list: TextList, name: string): Version {
  const group = TEXT_GROUPS[list];
  const textsIn = (file: string) => (valueAt(version, pathTo(file, group)) ?? {}) as Group;
  const pictures = slotsOf(version).map(({ path }) => baseName(path));
  const id = uniqueId(name, [...CATALOGS.map(textsIn).flatMap(Object.keys), ...pictures]);
  const withTexts = CATALOGS.reduce(
    (all, file) => withValue(all, pathTo(file, `${group}.${id}`), newTexts(textsIn(file), group)),
    version,
  );
  return list === 'services' ? addService(withTexts, id, name) : appendRow(withTexts, list, { id, name });
}

/** Returns placeholders for the texts of a row, as many as another row has. */
function newTexts(texts: Group, group: string): unknown {
  const { properties = {}, additionalProperties } = catalogNodeAt(group);
  const [, other] = Object.entries(texts).find(([name]) => !(name in properties)) ?? [];
  if (other !== undefined) return blank(other);
  const { properties: parts } = additionalProperties || {};
  return parts ? Object.fromEntries(Object.keys(parts).map((name) => [name, UNWRITTEN])) : UNWRITTEN;
}

function blank(value: unknown): unknown {
  if (!isGroup(value)) return UNWRITTEN;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, blank(inner)]));
}

/** The name is the title in the first language. */
function addService(version: Version, id: string, name: string): Version {
  const [first = ''] = CATALOGS;
  const titled = ['title', 'nav'].reduce(
    (all, key) => withValue(all, pathTo(first, `${TEXT_GROUPS.services}.${id}.${key}`), name),
    version,
  );
  const added = appendRow(titled, 'services', { id, account: '' });
  const slots = slotsOf(added).filter(({ factKey = '' }) => isIn(['services'], factKey));
  const [file] = slots.flatMap((slot) => pictureIn(added, slot) ?? []);
  return file ? withPicture(added, slots.at(-1) as Slot, file, String(added[file])) : added;
}
