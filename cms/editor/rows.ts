import { COMPANY_FILE, isPicture, withoutExtension } from '@/cms/checks/content';
import { deepEqual, type Group, getIn, isGroup, keysOf, setIn } from '@/cms/schema/data';
import { FACT_TREE, type FactNode } from '@/cms/schema/fact-tree';
import { isIn } from '@/cms/schema/review';
import { TEXT_GROUPS, type TextList } from '@/cms/schema/texts';
import type { Edits } from './drafts';
import { type Change, changesOf, mergeThreeWay, ORDER, type Path, pathTo } from './merge';
import { type Slot, slotsOf } from './pictures';
import { CATALOGS, type Version } from './version';

/**
 * Two versions are merged and compared as parts: a list of rows is a group with a name for each row, `#kari`, and their order. A row also
 * has its texts, its pictures and their focal points. A picture has the name of its place, whatever its extension.
 */
type Parts = Group;
interface RowList {
  name: string;
  naming: string; // the field that names a row; '' if rows are single values
}

const LISTS = rowLists(FACT_TREE);
/** The value of a row that is a single value and has pictures. */
export const VALUE = '';
export const FOCUS = 'focus ';
const PLACE = '.*';
/** Whether a part is a picture: all files of its place. */
export const isPlace = (name: string) => name.endsWith(PLACE);
export const isRowName = (key: string) => key.startsWith('#');

/** Returns the lists of the model whose rows have names; of the others, a list is one value. */
function rowLists({ properties = {} }: FactNode, path: string[] = []): RowList[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    if (key.startsWith('$')) return [];
    const naming = node.items && namingField(node.items);
    if (naming === undefined) return rowLists(node, [...path, key]);
    return [{ name: [...path, key].join('.'), naming }];
  });
}

function namingField({ properties, required = [] }: FactNode): string | undefined {
  if (!properties) return '';
  return ['id', ...required].find((name) => properties[name]?.type === 'string' && !properties[name].enum);
}

export const rowsAt = (version: Version, list: string) =>
  (getIn(version, pathTo(COMPANY_FILE, list)) ?? []) as unknown[];

/** Merges two changed versions of `base`. Where both have changed a part differently, it is `ours`, and added to `conflicts`. */
export function merge(base: Version, theirs: Version, ours: Version, conflicts: Change[] = []): Version {
  if (deepEqual(ours, base)) return theirs;
  const [from, there, here] = [base, theirs, ours].map((version) => toParts(version, base));
  return fromParts(mergeThreeWay(from, there, here, conflicts) as Parts, [theirs, ours]);
}

/** Returns what differs: of rows their parts, or the whole row that only one version has. */
export const changesBetween = (before: Version, after: Version): Change[] =>
  joinValues(changesOf(toParts(before), toParts(after, before)), before, after);

/** Moves changes to a newer version. Those that somebody else has changed too keep the value from which they started. */
export function rebase({ base, now }: Edits, newer: Version): Edits & { conflicts: Change[] } {
  const conflicts: Change[] = [];
  const merged = merge(base, newer, now, conflicts);
  const start = conflicts.reduce((version, { path, base: value }) => withPart(version, base, path, value), newer);
  return { base: start, now: merged, conflicts };
}

/** Applies a choice: the changes start from their value now. */
export function choose({ base, now }: Edits, { path, before }: Change, side: 'ours' | 'theirs'): Edits {
  const chosen = side === 'theirs' ? withPart(now, base, path, before) : now;
  return { base: withPart(base, base, path, before), now: chosen };
}

const withPart = (version: Version, base: Version, path: Path, value: unknown) =>
  fromParts(setIn(toParts(version, base), path, value), [version]);

function toParts(version: Version, base: Version = version): Parts {
  const slots = COMPANY_FILE in version ? slotsOf(version) : [];
  let parts = byPlace(version);
  for (const { name, naming } of listsIn(parts)) {
    const list = pathTo(COMPANY_FILE, name);
    const rows = rowsAt(version, name);
    const keys = rowKeys(rows, naming, rowsAt(base, name));
    parts = setIn(parts, list, { [ORDER]: keys });
    for (const [index, row] of rows.entries()) {
      const own = slots.filter(({ factKey = '' }) => isIn([`${name}.${index}`], factKey));
      const target = [...list, keys[index] ?? ''];
      parts = setIn(parts, target, own.length > 0 && !isGroup(row) ? { [VALUE]: row } : row);
      parts = [...textMoves(name, row), ...own.flatMap(pictureMoves)].reduce(
        (all, move) => moved(all, target, move),
        parts,
      );
    }
  }
  return parts;
}

/** The lists whose group is there. */
const listsIn = (parts: Parts) =>
  LISTS.filter(({ name }) => isGroup(getIn(parts, pathTo(COMPANY_FILE, name).slice(0, -1))));

/** What belongs to a row: where it is, and its name in the row. */
type Move = [from: Path, name: string];

const textMoves = (list: string, row: unknown): Move[] =>
  list in TEXT_GROUPS ? CATALOGS.map((file) => [textPath(file, list, row), file]) : [];

const textPath = (file: string, list: string, row: unknown) =>
  pathTo(file, `${TEXT_GROUPS[list as TextList]}.${Object(row).id}`);

const pictureMoves = ({ path, focus = '' }: Slot): Move[] => [
  [[path + PLACE], path + PLACE],
  [[COMPANY_FILE, 'focus', focus], FOCUS + focus],
];

function moved(parts: Parts, row: Path, [from, name]: Move): Parts {
  const value = getIn(parts, from);
  return value === undefined ? parts : setIn(setIn(parts, from, undefined), [...row, name], value);
}

/** Returns the names of rows. A row whose name has changed in its place keeps the one that it has in `before`; ids never change. */
function rowKeys(rows: unknown[], naming: string, before: unknown[]): string[] {
  const [own, old] = [rows, before].map((list) =>
    uniqueNames(list.map((row) => String(naming ? Object(row)[naming] : row))),
  );
  if (naming === '' || naming === 'id') return own ?? [];
  return (own ?? []).map((name, index) => {
    const former = old?.[index] ?? name;
    return old?.includes(name) || own?.includes(former) ? name : former;
  });
}

const uniqueNames = (names: string[]) =>
  names.map((name, index) => `#${name}${'~'.repeat(names.slice(0, index).filter((other) => other === name).length)}`);

function fromParts(parts: Parts, templates: Version[]): Version {
  let all = parts;
  for (const { name, naming } of listsIn(parts)) {
    const list = pathTo(COMPANY_FILE, name);
    const { [ORDER]: order = [], ...group } = (getIn(parts, list) ?? {}) as Group;
    const keys = [...new Set([...(order as string[]), ...Object.keys(group)])].filter((key) => key in group);
    const rows = keys.map((key) => rowIn(group[key], naming, key));
    all = keys.reduce((others, key, index) => withOthers(others, name, rows[index], group[key]), all);
    const wasEmpty = templates.some((template) => deepEqual(getIn(template, list), []));
    all = setIn(all, list, rows.length > 0 || wasEmpty ? rows : undefined);
  }
  return inOrderOf(byFile(all), templates);
}

/** Returns a row as the facts have it. */
function rowIn(part: unknown, naming: string, key: string): unknown {
  if (!isGroup(part)) return part;
  const own = Object.entries(part).filter(([name]) => !isOther(name));
  return naming ? { [naming]: key.slice(1), ...Object.fromEntries(own) } : part[VALUE];
}

/** Puts the texts, pictures and focal points of a row to their places. */
function withOthers(parts: Parts, list: string, row: unknown, part: unknown): Parts {
  const others = isGroup(part) ? Object.entries(part).filter(([name]) => isOther(name)) : [];
  return others.reduce((all, [name, value]) => setIn(all, placeOf(name, list, row), value), parts);
}

const isOther = (name: string) => CATALOGS.includes(name) || isPlace(name) || name.startsWith(FOCUS);

function placeOf(name: string, list: string, row: unknown): Path {
  if (CATALOGS.includes(name)) return textPath(name, list, row);
  return name.startsWith(FOCUS) ? [COMPANY_FILE, 'focus', name.slice(FOCUS.length)] : [name];
}

/** Joins the files of each place: a line for each, its path and its object id. */
function byPlace(version: Version): Parts {
  const parts: Parts = {};
  for (const [path, value] of Object.entries(version)) {
    const place = withoutExtension(path) + PLACE;
    if (!isPicture(path)) parts[path] = value;
    else parts[place] = [parts[place] ?? [], `${path}\t${value}`].flat().join('\n');
  }
  return parts;
}

function byFile(parts: Parts): Version {
  const entries = Object.entries(parts).flatMap(([name, value]) =>
    isPlace(name) ? filesIn(value) : [[name, value] as const],
  );
  return Object.fromEntries(entries) as Version;
}

/** Returns the path and the object id of each file of a place. */
export const filesIn = (value: unknown) =>
  String(value)
    .split('\n')
    .map((line) => line.split('\t') as [path: string, id: string]);

/** Gives the names of a group the order that they have in `templates`, so that a save changes few lines. */
function inOrderOf<Value>(value: Value, templates: unknown[]): Value {
  if (!isGroup(value)) return value;
  const groups = templates.filter(isGroup);
  const names = keysOf(...groups, value).filter((name) => name in value);
  return Object.fromEntries(
    names.map((name) => [
      name,
      inOrderOf(
        value[name],
        groups.map((group) => group[name]),
      ),
    ]),
  ) as Value;
}

/** Compares lists of single values as a whole. */
function joinValues(changes: Change[], before: Version, after: Version): Change[] {
  const lists = LISTS.flatMap(({ name, naming }) => (naming ? [] : [pathTo(COMPANY_FILE, name)]));
  const joined = changes.map((change) => {
    const path = lists.find(
      (list) => change.path.length === list.length + 1 && deepEqual(list, change.path.slice(0, -1)),
    );
    if (!path || isGroup(change.before ?? change.after)) return change;
    return { path, before: getIn(before, path), after: getIn(after, path) };
  });
  return [...new Map(joined.map((change) => [change.path.join('\n'), change])).values()];
}
