import { COMPANY_FILE, isPicture, withoutExtension } from '@/checks/content';
import { deepEqual, type Group, getIn, isGroup, keysOf, setIn } from '@/model/data';
import { FACT_TREE, type FactNode } from '@/model/fact-tree';
import { isIn } from '@/model/review';
import { isTextList, TEXT_GROUPS } from '@/model/texts';
import { type Change, changesOf, mergeThreeWay, ORDER, type Path, pathTo } from './merge';
import { type Slot, slotsOf } from './pictures';
import { CATALOGS, type Edits, type Version } from './version';

/**
 * A version as it is merged and compared: a list of rows is a group with a name for each row, `#kari`, and their order. A row's texts,
 * pictures and focal points are in its group, by the place that they have elsewhere. All files of a picture are one part.
 */
type Parts = Group;
interface RowList {
  list: string;
  naming: string; // the field that names a row; '' if rows are single values
}

const LISTS = rowLists(FACT_TREE);
export const VALUE = ''; // the name of a row that is a single value
const ANY_EXTENSION = '.*';
const ELSEWHERE = '/';
/** Whether a part is a picture: its paths with their object ids. */
export const isPlace = (name: string) => name.endsWith(ANY_EXTENSION);
export const isRowName = (key: string) => key.startsWith('#');

/** Returns the lists of the model whose rows have names; of the others, a list is one value. */
function rowLists({ properties = {} }: FactNode, path: string[] = []): RowList[] {
  return Object.entries(properties).flatMap(([key, node]) => {
    if (key.startsWith('$')) return [];
    const naming = node.items && namingField(node.items);
    if (naming === undefined) return rowLists(node, [...path, key]);
    return [{ list: [...path, key].join('.'), naming }];
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
  const parts = byPlace(version);
  return listsIn(parts).reduce((all, { list, naming }) => {
    const path = pathTo(COMPANY_FILE, list);
    const rows = rowsAt(version, list);
    const names = rowNames(rows, naming, rowsAt(base, list));
    const group = names.map((name, index) => [name, isGroup(rows[index]) ? rows[index] : { [VALUE]: rows[index] }]);
    const moves = names.flatMap((name, index) =>
      placesOf(list, index, rows[index], slots).map((place): Move => [place, [...path, name, nameOf(place)]]),
    );
    return moves.reduce(moved, setIn(all, path, { [ORDER]: names, ...Object.fromEntries(group) }));
  }, parts);
}

function fromParts(parts: Parts, templates: Version[]): Version {
  const all = listsIn(parts).reduce((others, { list }) => {
    const path = pathTo(COMPANY_FILE, list);
    const { [ORDER]: order = [], ...group } = Object(getIn(parts, path));
    const names = [...new Set<string>([...order, ...Object.keys(group)])].filter((name) => name in group);
    const moves = names.flatMap((name) =>
      Object.keys(group[name])
        .filter(isElsewhere)
        .map((part): Move => [[...path, name, part], placeOf([part])]),
    );
    const placed = moves.reduce(moved, others);
    const rows = names.map((name) => Object(getIn(placed, [...path, name])));
    const values = rows.map((row) => (VALUE in row ? row[VALUE] : row));
    const wasEmpty = templates.some((template) => deepEqual(getIn(template, path), []));
    return setIn(placed, path, values.length > 0 || wasEmpty ? values : undefined);
  }, parts);
  return inOrderOf(byFile(all), templates);
}

type Move = [from: Path, to: Path];

function moved(parts: Parts, [from, to]: Move): Parts {
  const value = getIn(parts, from);
  return value === undefined ? parts : setIn(setIn(parts, from, undefined), to, value);
}

const listsIn = (parts: Parts) =>
  LISTS.filter(({ list }) => isGroup(getIn(parts, pathTo(COMPANY_FILE, list).slice(0, -1))));

/** Returns where the texts, pictures and focal points of a row are. */
function placesOf(list: string, index: number, row: unknown, slots: Slot[]): Path[] {
  const group = isTextList(list) && `${TEXT_GROUPS[list]}.${Object(row).id}`;
  const own = slots.filter(({ factKey = '' }) => isIn([`${list}.${index}`], factKey));
  return [
    ...(group ? CATALOGS.map((file) => pathTo(file, group)) : []),
    ...own.flatMap(({ path, focus = '' }) => [[path + ANY_EXTENSION], [COMPANY_FILE, 'focus', focus]]),
  ];
}

const nameOf = (place: Path) => ELSEWHERE + place.join('\n');
export const isElsewhere = (name: string) => name.startsWith(ELSEWHERE);

/** Returns the place of a part in a version: what belongs to a row is elsewhere. */
export function placeOf(path: Path): Path {
  const index = path.findIndex(isElsewhere);
  return index < 0 ? path : [...(path[index] ?? '').slice(1).split('\n'), ...path.slice(index + 1)];
}

/** A row whose name has changed in its place keeps the one that it has in `before`; ids never change. */
function rowNames(rows: unknown[], naming: string, before: unknown[]): string[] {
  const [own = [], old = []] = [rows, before].map((list) =>
    uniqueNames(list.map((row) => String(naming ? Object(row)[naming] : row))),
  );
  if (naming === '' || naming === 'id') return own;
  return own.map((name, index) => {
    const former = old[index] ?? name;
    return old.includes(name) || own.includes(former) ? name : former;
  });
}

const uniqueNames = (names: string[]) =>
  names.map((name, index) => `#${name}${'~'.repeat(names.slice(0, index).filter((other) => other === name).length)}`);

function byPlace(version: Version): Parts {
  const parts: Parts = {};
  for (const [path, value] of Object.entries(version)) {
    const place = withoutExtension(path) + ANY_EXTENSION;
    if (isPicture(path)) parts[place] = [...((parts[place] ?? []) as unknown[]), [path, value]];
    else parts[path] = value;
  }
  return parts;
}

function byFile(parts: Parts): Version {
  const entries = Object.entries(parts).flatMap(([name, value]) =>
    isPlace(name) ? (value as [string, unknown][]) : [[name, value] as const],
  );
  return Object.fromEntries(entries) as Version;
}

/** Gives the names of a group the order that they have in `templates`, so that a save changes few lines. */
function inOrderOf<Value>(value: Value, templates: unknown[]): Value {
  if (!isGroup(value)) return value;
  const groups = templates.filter(isGroup);
  const names = keysOf(...groups, value).filter((name) => name in value);
  const orderedIn = (name: string) => groups.map((group) => group[name]);
  return Object.fromEntries(names.map((name) => [name, inOrderOf(value[name], orderedIn(name))])) as Value;
}

/** Compares lists of single values as a whole. */
function joinValues(changes: Change[], before: Version, after: Version): Change[] {
  const lists = LISTS.flatMap(({ list, naming }) => (naming ? [] : [pathTo(COMPANY_FILE, list)]));
  const joined = changes.map((change) => {
    const path = lists.find((list) => deepEqual(list, change.path.slice(0, -1)));
    const hasPictures = Object.keys(Object(change.before ?? change.after)).some(isElsewhere);
    if (!path || hasPictures) return change;
    return { path, before: getIn(before, path), after: getIn(after, path) };
  });
  return [...new Map(joined.map((change) => [change.path.join('\n'), change])).values()];
}
