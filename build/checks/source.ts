import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** What an editor has to mend: the file, its line from 1 (0: the whole file), the key with dots, and a plain sentence. */
export type Problem = { file: string; line: number; key: string; message: string };
export type Path = (string | number)[];
/** A JSON file; `data` is undefined when it cannot be read, and `problems` say why. */
export interface Source {
  file: string;
  data: unknown;
  problems: Problem[];
  /** A problem at a key with dots, or at the nearest line above it that exists. */
  problem(key: string, message: string): Problem;
}

/** Reads a JSON file below `root`. */
export function readSource(root: string, file: string): Source {
  const unreadable = (line: number, message: string): Source => {
    const problem = (key: string, said: string) => ({ file, line, key, message: said });
    return { file, data: undefined, problems: [problem('', message)], problem };
  };
  if (!existsSync(join(root, file))) return unreadable(0, 'this file is missing');
  const text = readFileSync(join(root, file), 'utf8');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const wrong = text.search(/\ufeff|\ufffd/);
  if (wrong >= 0) return unreadable(lineAt(wrong), 'save this file as UTF-8 without a byte order mark');

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (!tree || error) {
    const code = error ? printParseErrorCode(error.error) : 'ValueExpected';
    const words = code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return unreadable(lineAt(error?.offset ?? 0), `this is not valid JSON: ${words}`);
  }
  const problem = (key: string, message: string): Problem => {
    const path: Path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const node = path.map((_, index) => findNodeAtLocation(tree, path.slice(0, path.length - index))).find(Boolean);
    const start = node?.parent?.type === 'property' ? node.parent : node;
    return { file, line: lineAt(start?.offset ?? 0), key, message };
  };
  return { file, data: JSON.parse(text), problems: [], problem };
}

/** One line for each problem: `messages/en.json:41 hero.lead: this text is missing`. */
export function formatProblems(problems: Problem[]): string {
  return problems
    .map(({ file, line, key, message }) => `${file}${line ? `:${line}` : ''}${key && ` ${key}`}: ${message}`)
    .join('\n');
}

/** Every single value of a file by its key with dots; what begins with a `$` is not one. */
export function valuesOf(data: unknown, path: string[] = []): [key: string, value: unknown][] {
  if (typeof data !== 'object' || data === null) return [[path.join('.'), data]];
  return Object.entries(data).flatMap(([name, value]) =>
    name.startsWith('$') ? [] : valuesOf(value, [...path, name]),
  );
}

/** Every text of a file by its key with dots. */
export function textsOf(data: unknown): [key: string, text: string][] {
  return valuesOf(data ?? {}).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
}
