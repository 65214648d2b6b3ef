export type Group = Record<string, unknown>;

const isObject = (value: unknown): value is Group => typeof value === 'object' && value !== null;
export const isGroup = (value: unknown): value is Group => isObject(value) && !Array.isArray(value);
export const keysOf = (...groups: object[]) => [...new Set(groups.flatMap(Object.keys))];

/** Returns a copy of a catalog, or of a group, with other texts. Lists such as `$sample` stay. @param edit gets keys with dots */
export function mapTexts<Texts extends object>(
  texts: Texts,
  edit: (text: string, key: string) => string,
  prefix = '',
): Texts {
  const entries = Object.entries(texts).map(([name, value]) => {
    const key = prefix + name;
    if (typeof value === 'string') return [name, edit(value, key)];
    return [name, isGroup(value) ? mapTexts(value, edit, `${key}.`) : value];
  });
  return Object.fromEntries(entries);
}

interface ObjectSchema<Node> {
  properties?: Record<string, Node>;
  additionalProperties?: Node | false;
}

export const childOf = <Node>(
  { properties, additionalProperties }: ObjectSchema<Node>,
  name: string,
): Node | undefined =>
  properties && Object.hasOwn(properties, name) ? properties[name] : additionalProperties || undefined;

/** Returns a function that remembers its results as long as there are the objects that it got. These must not be changed. */
export function remembered<Given extends object, Result>(make: (given: Given) => Result): (given: Given) => Result {
  const results = new WeakMap<Given, Result>();
  return (given) => {
    if (!results.has(given)) results.set(given, make(given));
    return results.get(given) as Result;
  };
}

/** Same as `remembered` for a function of a text: in the editor, all texts are looked at after each key. */
export function rememberedText<Result>(make: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    if (!results.has(text)) results.set(text, make(text));
    return results.get(text) as Result;
  };
}

/** Returns `hero` and `hero.lead` for the latter. */
export const keyAndGroups = rememberedText((key) => [...key.matchAll(/\.|$/g)].map(({ index }) => key.slice(0, index)));

/** Whether two JSON values are equal, in any order of their keys. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  return keysOf(left, right).every((name) => deepEqual(left[name], right[name]));
}

/** Returns the place of a row by its id, of a single value by its number; -1 if there is none. */
export function rowIndex(rows: unknown[], name: string): number {
  const index = rows.findIndex((row) => Object(row).id === name);
  return index < 0 && /^\d+$/.test(name) && Number(name) < rows.length ? Number(name) : index;
}

/** Returns the value at a path or a key. In a list, the name of a row is its id. */
export const getIn = (data: unknown, path: string | string[]): unknown =>
  (typeof path === 'string' ? path.split('.') : path).reduce((value: unknown, name) => {
    if (Array.isArray(value)) return value[rowIndex(value, name)];
    return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }, data);

/** Returns a copy with another value at a path; `undefined` removes it. A row that is gone gets no values. */
export function setIn<Data>(data: Data, [name, ...rest]: string[], value: unknown): Data {
  if (name === undefined) return value as Data;
  if (Array.isArray(data)) return setInRows(data, name, rest, value) as Data;
  const inner = setIn((data as Group)?.[name], rest, value);
  const { [name]: _, ...others } = (data ?? {}) as Group;
  return (inner === undefined ? others : { ...data, [name]: inner }) as Data;
}

function setInRows(rows: unknown[], name: string, rest: string[], value: unknown): unknown[] {
  const index = rowIndex(rows, name);
  if (index < 0) return rest.length === 0 && value !== undefined ? [...rows, value] : rows;
  const row = setIn(rows[index], rest, value);
  return row === undefined ? rows.toSpliced(index, 1) : rows.with(index, row);
}

/** Returns the FNV-1a hash of a text, or of the JSON of another value. */
export function hashOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const hash = [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 0x01000193), 0x811c9dc5);
  return (hash >>> 0).toString(36);
}
