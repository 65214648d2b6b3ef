/** A file, then the keys that lead to a value. */
export type Path = string[];
export const pathTo = (file: string, key: string): Path => [file, ...key.split('.')];
/** A value that differs between two versions; undefined where it is missing. Of a conflict, `before` is what is there and `after` what is written here. */
export interface Change {
  path: Path;
  before: unknown;
  after: unknown;
}

export type Group = Record<string, unknown>;
/** Whether two values of JSON are the same; the order of keys means nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isNested(one) || !isNested(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) => isSame(one[name], other[name]));
}
const isNested = (value: unknown): value is Group => typeof value === 'object' && value !== null;
export const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Both changes of `base` in one value, key by key; lists are taken as a whole, except those whose names begin with `$`, which are sets.
 * Where both have changed the same differently, the result has `ours`, and `conflicts` gets the key.
 */
export function mergeBranches<Value>(
  base: Value,
  theirs: Value,
  ours: Value,
  conflicts: Change[] = [],
  path: Path = [],
): Value {
  if (isSame(theirs, ours) || isSame(ours, base)) return theirs;
  if (isSame(theirs, base)) return ours;
  if (path.at(-1)?.startsWith('$')) return mergeSets(base, theirs, ours) as Value;
  if (!isGroup(theirs) || !isGroup(ours)) {
    conflicts.push({ path, before: theirs, after: ours });
    return ours;
  }
  const from: Group = isGroup(base) ? base : {};
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  const entries = names.map((name) => {
    return [name, mergeBranches(from[name], theirs[name], ours[name], conflicts, [...path, name])];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function mergeSets(...versions: unknown[]): unknown {
  const [base = [], theirs = [], ours = []] = versions as (string[] | undefined)[];
  const kept = theirs.filter((one) => ours.includes(one) || !base.includes(one));
  const all = [...kept, ...ours.filter((one) => !base.includes(one) && !theirs.includes(one))];
  return all.length > 0 ? all : undefined;
}

/** The differences by key; lists as a whole. */
export function changesOf(before: unknown, after: unknown, path: Path = []): Change[] {
  if (isSame(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ path, before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changesOf(before[name], after[name], [...path, name]));
}

export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce((value, name) => (typeof value === 'object' && value ? Reflect.get(value, name) : undefined), data);

/** A copy with another value at a path; `undefined` removes it. */
export function withValue<Data>(data: Data, [name, ...rest]: Path, value: unknown): Data {
  if (name === undefined) return value as Data;
  const inner = withValue((data as Group)?.[name], rest, value);
  if (Array.isArray(data)) return data.with(Number(name), inner) as Data;
  const { [name]: _, ...others } = (data ?? {}) as Group;
  return (inner === undefined ? others : { ...(data ?? {}), [name]: inner }) as Data;
}
