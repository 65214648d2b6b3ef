import { COMPANY_FILE, isPicture, withoutExtension } from '@/checks/content';
import { deepEqual, type Group, getIn, isGroup, keysOf, remembered, setIn } from '@/model/data';
import { isRowList } from '@/model/fact-tree';
import { isIn } from '@/model/review';
import { textGroup } from '@/model/texts';
import { type Change, changesOf, mergeThreeWay, ORDER, type Path, pathTo } from './merge';
import { type Slot, slotsOf } from './pictures';
import { LISTS, named, rowsAt, uniqueNames } from './row-lists';
import { CATALOGS, type Edits, type Version } from './version';

/**
 * A version as it is merged and compared. A list is a group of rows by their names, its order is at `ORDER`. A row also has its own
 * part of other files, under their names: texts by catalog, pictures by their path without extension, and its focal points. All files
 * of a picture are one part.
 */
type Parts = Group;

/** Merges two changed versions of `base`. Where both have changed a part differently, it is `ours`, and added to `conflicts`. */
export function merge(base: Version, theirs: Version, ours: Version, conflicts: Change[] = []): Version {
  if (deepEqual(ours, base)) return theirs;
  const [from, there, here] = [base, theirs, ours].map(toParts);
  return fromParts(mergeThreeWay(from, there, here, conflicts) as Parts, [theirs, ours]);
}

/** Returns what differs: of rows their parts, or the whole row that only one version has. */
export function changesBetween(before: Version, after: Version): Change[] {
  const start = named(before, after);
  return joinValues(changesOf(toParts(start), toParts(after)), start, after);
}

/** Moves changes to a newer version. Those that somebody else has changed too keep the value from which they started. */
export function rebase({ base, now }: Edits, newer: Version): Edits & { conflicts: Change[] } {
  const conflicts: Change[] = [];
  const theirs = named(newer, base);
  const merged = merge(base, theirs, now, conflicts);
  const started = conflicts.map((conflict): [Path, unknown] => [conflict.path, conflict.base]);
  return { base: withParts(theirs, started), now: merged, conflicts };
}

/** Applies a choice: the changes start from their value now. */
export function choose({ base, now }: Edits, { path, before }: Change, side: 'ours' | 'theirs'): Edits {
  const [start, chosen] = [base, now].map((version) => withParts(version, [[path, before]])) as [Version, Version];
  return { base: start, now: side === 'theirs' ? chosen : now };
}

function withParts(version: Version, values: [Path, unknown][]): Version {
  if (values.length === 0) return version;
  const parts = values.reduce((all, [path, value]) => setIn(all, path, value), toParts(version));
  return fromParts(parts, [version]);
}

/** A keystroke compares the same versions again. */
const toParts = remembered((version: Version): Parts => {
  const slots = COMPANY_FILE in version ? slotsOf(version) : [];
  return listsIn(version).reduce((all, { list, isOfValues }) => {
    const values = rowsAt(version, list);
    const rows = isOfValues ? uniqueNames(values.map(String)).map((id) => ({ id })) : values.map(Object);
    const names = rows.map(({ id }) => String(id));
    const group = Object.fromEntries(rows.map(({ id, ...row }) => [id, row]));
    const moves = names.flatMap((name, index) =>
      movesOf(list, name, partsElsewhere(list, isOfValues ? String(index) : name, slots)),
    );
    const withOrder = setIn(setIn(all, [ORDER, list], names), pathTo(COMPANY_FILE, list), group);
    return moves.reduce((parts, { place, inRow }) => moved(parts, place, inRow), withOrder);
  }, byPlace(version));
});

/** The parts that a row may have in other files. */
function partsElsewhere(list: string, key: string, slots: Slot[]): Path[] {
  const own = slots.filter(({ factKey = '' }) => isIn([`${list}.${key}`], factKey));
  return [
    ...(isRowList(list) ? CATALOGS.map((file) => [file]) : []),
    ...own.map(({ path }) => [path]),
    ...own.flatMap(({ focus }) => (focus ? [[FOCUS, focus]] : [])),
  ];
}

const FOCUS = 'focus';

/** Returns the place of a part of a row in a version; undefined if it is in the row. */
export function placeElsewhere(list: string, name: string, [part = '', ...rest]: Path): Path | undefined {
  if (isRowList(list) && CATALOGS.includes(part)) return [...pathTo(part, `${textGroup(list)}.${name}`), ...rest];
  if (isPicture(part)) return [part];
  return part === FOCUS ? [COMPANY_FILE, FOCUS, ...rest] : undefined;
}

function fromParts({ [ORDER]: orders, ...parts }: Parts, templates: Version[]): Version {
  const all = listsIn(parts).reduce((others, { list, isOfValues }) => {
    const path = pathTo(COMPANY_FILE, list);
    const group = Object(getIn(parts, path));
    const order = (getIn(orders, [list]) ?? []) as string[];
    const names = [...new Set([...order, ...Object.keys(group)])].filter((name) => name in group);
    const moves = names.flatMap((name) => movesOf(list, name, partsIn(group[name])));
    const placed = moves.reduce((all, { place, inRow }) => moved(all, inRow, place), others);
    const rows = names.map((name) => {
      if (isOfValues) return name.replace(/~+$/, '');
      const { [FOCUS]: _, ...row } = Object(getIn(placed, [...path, name]));
      return { id: name, ...row };
    });
    const wasEmpty = templates.some((template) => deepEqual(getIn(template, path), []));
    return setIn(placed, path, rows.length > 0 || wasEmpty ? rows : undefined);
  }, parts);
  return inOrderOf(byFile(all), templates);
}

const partsIn = (row: Group): Path[] =>
  Object.entries(row).flatMap(([part, value]) =>
    part === FOCUS ? Object.keys(Object(value)).map((point) => [part, point]) : [[part]],
  );

const movesOf = (list: string, name: string, parts: Path[]) =>
  parts.flatMap((part) => {
    const place = placeElsewhere(list, name, part);
    return place ? { place, inRow: [...pathTo(COMPANY_FILE, list), name, ...part] } : [];
  });

function moved(parts: Parts, from: Path, to: Path): Parts {
  const value = getIn(parts, from);
  return value === undefined ? parts : setIn(setIn(parts, from, undefined), to, value);
}

const listsIn = (version: Group) =>
  LISTS.filter(({ list }) => isGroup(getIn(version, pathTo(COMPANY_FILE, list).slice(0, -1))));

/** Joins the files of a picture under its path without extension. */
function byPlace(version: Version): Parts {
  const parts: Parts = {};
  for (const [path, value] of Object.entries(version)) {
    const place = withoutExtension(path);
    if (isPicture(path)) parts[place] = [...((parts[place] ?? []) as unknown[]), [path, value]];
    else parts[path] = value;
  }
  return parts;
}

function byFile(parts: Parts): Version {
  const entries = Object.entries(parts).flatMap(([name, value]) =>
    isPicture(name) ? (value as [string, unknown][]) : [[name, value] as const],
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

/** Compares lists of single values as a whole, but those with pictures. */
function joinValues(changes: Change[], before: Version, after: Version): Change[] {
  const joined = changes.map((change) => {
    const { list, isOfValues, row } = rowOf(change.path);
    const isJoined = isOfValues && !(row && Object.keys(Object(change.before ?? change.after)).length > 0);
    if (!isJoined) return change;
    const path = pathTo(COMPANY_FILE, list);
    return { path, before: getIn(before, path), after: getIn(after, path) };
  });
  return [...new Map(joined.map((change) => [change.path.join('\n'), change])).values()];
}

/** Returns the list of which a path is a part, and the name of the row; of none, an empty text and undefined. */
export function rowOf([file = '', ...keys]: Path) {
  const key = keys.join('.');
  const found = [ORDER, COMPANY_FILE].includes(file) ? LISTS.find(({ list }) => isIn([list], key)) : undefined;
  const { list = '', isOfValues = false } = found ?? {};
  const [row, ...rest] = list && file !== ORDER ? keys.slice(list.split('.').length) : [];
  return { list, isOfValues, row, rest, isRow: row !== undefined && rest.length === 0 };
}
