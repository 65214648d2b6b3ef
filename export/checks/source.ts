import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

export type Source = ReturnType<typeof readSource>;

/** Reads a JSON file below `root`. Throws with the line where it is not valid. */
export function readSource(root: string, file: string) {
  const text = readFileSync(join(root, file), 'utf8');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true }) as Node;
  const [error] = errors;
  if (error)
    throw new Error(`${file}:${lineAt(error.offset)}: this is not valid JSON: ${printParseErrorCode(error.error)}`);
  return {
    data: JSON.parse(text),
    /** `messages/en.json:41 hero.lead: this is missing`, with the line of a key with dots, or of the nearest group around it. */
    problem(key: string, message: string): string {
      const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      const node = path.map((_, index) => findNodeAtLocation(tree, path.slice(0, path.length - index))).find(Boolean);
      return `${file}:${lineAt((node?.parent ?? node)?.offset ?? 0)} ${key}: ${message}`;
    },
  };
}

/** Every single value of a file by its key with dots; what begins with a `$` is not one. */
export function valuesOf(data: unknown, path: string[] = []): [key: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path.join('.'), data]];
  return Object.entries(data).flatMap(([name, value]) =>
    name.startsWith('$') ? [] : valuesOf(value, [...path, name]),
  );
}

export function textsOf(data: unknown): [key: string, text: string][] {
  return valuesOf(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Whether a key is one of `keys`, or in a group of that name. */
export const isIn = (keys: string[], key: string) => keys.some((name) => key === name || key.startsWith(`${name}.`));
