import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { jsonMistake, lineAt, repeatedKeys } from './json-errors';
import type { Problem } from './problem';

/** A JSON file that was read. */
export interface Source {
  /** Its value; an empty object if the text is not valid. */
  // biome-ignore lint/suspicious/noExplicitAny: the schema says what it is
  data: any;
  /** Why the text is not valid, or what it says twice. */
  errors: Problem[];
  /** A problem at a key with dots, with its line or that of the nearest group around it. */
  problem: (key: string, message: string) => Problem;
}

/** Reads the text of a JSON file; undefined is a file that is missing. */
export function parseSource(file: string, text: string | undefined): Source {
  if (text === undefined) return unreadable(file, 'there is no such file');
  // Editors of Windows put a byte order mark first. It stands in no line.
  const json = text.replace(/^\ufeff/, '');
  const mistakes: ParseError[] = [];
  const tree = parseTree(json, mistakes, { disallowComments: true });
  if (mistakes[0]) {
    const { message, line } = jsonMistake(json, mistakes[0]);
    return unreadable(file, message, line);
  }
  if (tree?.type !== 'object') return unreadable(file, 'names and texts in curly brackets {} are expected', 1);
  const repeated = repeatedKeys(tree).map(({ key, offset }) => {
    return { file, line: lineAt(json, offset), key, message: 'this stands twice here, and only the second one counts' };
  });
  return {
    data: JSON.parse(json),
    errors: repeated,
    problem: (key, message) => ({ file, line: lineAt(json, offsetOf(key, tree)), key, message }),
  };
}

function unreadable(file: string, message: string, line?: number): Source {
  return {
    data: {},
    errors: [{ file, line, key: '', message }],
    problem: (key, other) => ({ file, key, message: other }),
  };
}

/** Where the property of a key begins, or the nearest group around it. */
function offsetOf(key: string, tree: Node): number {
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length));
    if (node) return (node.parent ?? node).offset;
  }
  return 0;
}

/** Every single value of a file by its key with dots; what begins with a `$` is not one. */
export function valueEntries(data: unknown, path: string[] = []): [key: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path.join('.'), data]];
  return Object.entries(data).flatMap(([name, value]) =>
    name.startsWith('$') ? [] : valueEntries(value, [...path, name]),
  );
}

/** As `valueEntries`, the texts only. */
export function textEntries(data: unknown): [key: string, text: string][] {
  return valueEntries(data).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}

/** Whether a key is one of `keys`, or in a group of that name. */
export const isIn = (keys: string[], key: string) => keys.some((name) => key === name || key.startsWith(`${name}.`));

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string) => !/[^\s\p{Cf}]/u.test(text);
