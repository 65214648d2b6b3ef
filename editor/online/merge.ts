/** A value that two people have changed differently. */
export interface Clash {
  key: string;
  theirs: unknown;
  ours: unknown;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Both changes of `base` in one value, key by key; lists are taken as a whole. What only one side has changed is as there; what both
 * have changed to the same is as both. Where they differ, the result has `ours`, and `clashes` names the key.
 */
export function merge(
  base: unknown,
  theirs: unknown,
  ours: unknown,
  clashes: Clash[] = [],
  path: string[] = [],
): unknown {
  if (same(theirs, ours) || same(ours, base)) return theirs;
  if (same(theirs, base)) return ours;
  if (!isGroup(theirs) || !isGroup(ours)) {
    clashes.push({ key: path.join('.'), theirs, ours });
    return ours;
  }
  const from = isGroup(base) ? base : {};
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  const entries = names.map((name) => [name, merge(from[name], theirs[name], ours[name], clashes, [...path, name])]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** A value that is not the same in two versions of a file; undefined where it is not there. */
export interface Change {
  key: string;
  before: unknown;
  after: unknown;
}

/** What differs, by key; lists as a whole. */
export function changesOf(before: unknown, after: unknown, path: string[] = []): Change[] {
  if (same(before, after)) return [];
  if (!isGroup(before) || !isGroup(after)) return [{ key: path.join('.'), before, after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => changesOf(before[name], after[name], [...path, name]));
}
