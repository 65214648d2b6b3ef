import { deepEqual, type Group, isGroup, keysOf } from '@/model/data';

/** A file, then the keys that lead to a value. */
export type Path = string[];
export const pathTo = (file: string, key: string): Path => [file, ...key.split('.')];

/** A value that differs between two versions; undefined where it is missing. In a conflict, `before` is theirs and `after` ours. */
export interface Change {
  path: Path;
  base?: unknown; // of a conflict: what both have changed
  before: unknown;
  after: unknown;
}

/** The orders of lists are here by their names (rows.ts); no file has this path. */
export const ORDER = '/order';
const isOrder = ([file, ...list]: Path) => file === ORDER && list.length === 1;

/** Merges two changed versions of `base` key by key, lists as a whole, `$` lists as sets. Of a conflict, the result is `ours`. */
export function mergeThreeWay<Value>(
  base: Value,
  theirs: Value,
  ours: Value,
  conflicts: Change[] = [],
  path: Path = [],
): Value {
  const name = path.at(-1) ?? '';
  if (isOrder(path)) return mergeOrders({ path, base, before: theirs, after: ours }, conflicts) as Value;
  if (deepEqual(theirs, ours) || deepEqual(ours, base)) return theirs;
  if (deepEqual(theirs, base)) return ours;
  if (name.startsWith('$')) return mergeSets(base, theirs, ours) as Value;
  if (!isGroup(theirs) || !isGroup(ours)) {
    conflicts.push({ path, base, before: theirs, after: ours });
    return ours;
  }
  const from: Group = isGroup(base) ? base : {};
  const entries = keysOf(theirs, ours).map((key) => {
    return [key, mergeThreeWay(from[key], theirs[key], ours[key], conflicts, [...path, key])];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function mergeSets(...versions: unknown[]): unknown {
  const [base = [], theirs = [], ours = []] = versions as (string[] | undefined)[];
  const kept = theirs.filter((entry) => ours.includes(entry) || !base.includes(entry));
  const added = ours.filter((entry) => !base.includes(entry) && !theirs.includes(entry));
  const all = [...kept, ...added];
  return all.length > 0 ? all : undefined;
}

/** Returns the order of the side that has moved rows, with the rows of the other side, also removed ones, after those they followed. */
function mergeOrders(change: Change, conflicts: Change[]): string[] {
  const { base: from, before, after } = change;
  const [base = [], theirs = [], ours = []] = [from, before, after] as (string[] | undefined)[];
  const [oursMoved, theirsMoved] = [isReordered(base, ours), isReordered(base, theirs)];
  if (oursMoved && theirsMoved && isReordered(theirs, ours)) conflicts.push(change);
  return [oursMoved ? theirs : ours, base].reduce(withMissing, oursMoved ? ours : theirs);
}

function isReordered(one: string[], other: string[]): boolean {
  const common = one.filter((entry) => other.includes(entry));
  const there = other.filter((entry) => one.includes(entry));
  return !deepEqual(common, there);
}

/** Adds the entries that `list` lacks, each after the one that it follows in `other`. */
const withMissing = (list: string[], other: string[]) =>
  other.reduce(
    (all, entry, index) =>
      all.includes(entry) ? all : all.toSpliced(all.indexOf(other[index - 1] ?? '') + 1, 0, entry),
    list,
  );

/** Returns the differences by key; lists as a whole, and rows that only one version has. */
export function changesOf(before: unknown, after: unknown, path: Path = []): Change[] {
  if (deepEqual(before, after)) return [];
  if (isOrder(path)) {
    const isMoved = isReordered((before ?? []) as string[], (after ?? []) as string[]);
    return isMoved ? [{ path, before, after }] : [];
  }
  if (!isGroup(before) || !isGroup(after)) return [{ path, before, after }];
  return keysOf(before, after).flatMap((name) => changesOf(before[name], after[name], [...path, name]));
}
