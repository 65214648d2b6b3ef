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

/** Returns the schema of a value by its name in a group. */
export const childOf = <Node>(
  { properties, additionalProperties }: ObjectSchema<Node>,
  name: string,
): Node | undefined => properties?.[name] ?? (additionalProperties || undefined);

/** Whether two JSON values are equal, in any order of their keys. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (!isObject(left) || !isObject(right) || Array.isArray(left) !== Array.isArray(right)) return false;
  return keysOf(left, right).every((name) => deepEqual(left[name], right[name]));
}

/** Returns the value at a path or a key. */
export const getIn = (data: unknown, path: string | string[]): unknown =>
  (typeof path === 'string' ? path.split('.') : path).reduce((value: unknown, name) => Object(value)[name], data);

/** Returns a copy with another value at a path; `undefined` removes it. */
export function setIn<Data>(data: Data, [name, ...rest]: string[], value: unknown): Data {
  if (name === undefined) return value as Data;
  const inner = setIn((data as Group)?.[name], rest, value);
  if (Array.isArray(data)) return data.with(Number(name), inner) as Data;
  const { [name]: _, ...others } = (data ?? {}) as Group;
  return (inner === undefined ? others : { ...data, [name]: inner }) as Data;
}
