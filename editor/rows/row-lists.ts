import { COMPANY_FILE } from '@/checks/content';
import { type Group, getIn, hashOf, isGroup, setIn } from '@/model/data';
import { FACT_TREE, type FactNode, rowNode } from '@/model/fact-tree';
import { ROW_NAME } from '@/model/json-format';
import { pathTo } from './merge';
import type { Version } from './version';

interface RowList {
  list: string;
  naming?: string; // the field by which a row without an id is recognized in another version
  isOfValues: boolean; // rows are single values
}

/** The lists of the model whose rows are merged one by one; of the others, a list is one value. */
export const LISTS = rowLists(FACT_TREE);
const WITHOUT_IDS = LISTS.filter(({ naming }) => naming);

function rowLists({ properties = {} }: FactNode, path: string[] = []): RowList[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    if (key.startsWith('$')) return [];
    if (!rowNode(node)) return rowLists(node, [...path, key]);
    return rowListOf([...path, key].join('.'), node) ?? [];
  });
}

function rowListOf(list: string, { items: row }: FactNode): RowList | undefined {
  if (!row) return { list, isOfValues: false };
  if (!row.properties) return row.type === 'string' ? { list, isOfValues: true } : undefined;
  const naming = row.required?.find((name) => row.properties?.[name]?.type === 'string');
  return naming ? { list, naming, isOfValues: false } : undefined;
}

export function rowsAt(version: Version, list: string): unknown[] {
  const rows = getIn(version, pathTo(COMPANY_FILE, list));
  return Array.isArray(rows) ? rows : [];
}

/** Gives a name to each row without an id, which no file has: by its content, so that the same row has the same one. */
export const withRowNames = (facts: Group): Group =>
  WITHOUT_IDS.reduce((all, { list }) => {
    const rows = getIn(all, list);
    if (!Array.isArray(rows)) return all;
    const names = uniqueNames(rows.map((row) => ROW_NAME + hashOf(row)));
    const named = rows.map((row, index) => (isGroup(row) ? { id: names[index], ...row } : row));
    return setIn(all, list.split('.'), named);
  }, facts);

export const newRowName = () => ROW_NAME + crypto.randomUUID();

/** Makes names different that occur again: `a`, `a~`. */
export const uniqueNames = (names: string[]) =>
  names.map((name, index) => name + '~'.repeat(names.slice(0, index).filter((other) => other === name).length));

/** Returns a version whose rows without ids have the names of those in `base` with the same content, first field or place. */
export const named = (version: Version, base: Version): Version =>
  WITHOUT_IDS.reduce((all, { list, naming = '' }) => {
    const rows = rowsAt(all, list) as Group[];
    const before = rowsAt(base, list) as Group[];
    return rows.length > 0 ? setIn(all, pathTo(COMPANY_FILE, list), namedRows(rows, before, naming)) : all;
  }, version);

function namedRows(rows: Group[], before: Group[], naming: string): Group[] {
  const names = new Map<Group, unknown>();
  const claim = (isSame: (row: Group, other: Group) => boolean) => {
    for (const row of rows.filter((one) => !names.has(one))) {
      const other = before.find((one) => isSame(row, one) && ![...names.values()].includes(one.id));
      if (other) names.set(row, other.id);
    }
  };
  const content = ({ id: _, ...row }: Group) => JSON.stringify(row);
  claim((row, other) => content(row) === content(other));
  claim((row, other) => row[naming] === other[naming]);
  claim((row, other) => rows.indexOf(row) === before.indexOf(other));
  return rows.map((row) => ({ ...row, id: names.get(row) ?? freeName(String(row.id), before) }));
}

/** A new row must not have the name of another one that has changed since. */
const freeName = (name: string, rows: Group[]): string =>
  rows.some(({ id }) => id === name) ? freeName(`${name}~`, rows) : name;
