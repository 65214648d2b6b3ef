import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { confirmedEntry, isIn, textEntries, valueAt, valueEntries } from '@/company/marks';
import type { Words } from '@/company/words';
import * as M from './messages';
import type { Problem } from './problem';

export { isIn, textEntries, valueEntries };

/** What a parser notices where the next thing begins: the mistake is in the line of what came before. */
const NOTICED_LATE = /Expected$/;

export interface Source {
  // biome-ignore lint/suspicious/noExplicitAny: the schema says what it is
  data: any; // an empty object if the text is not valid
  errors: Problem[]; // why the text is not valid, or what it says twice
  problem: (key: string, message: Words) => Problem; // at a key with dots
  question: (key: string, message: Words) => Problem; // the same of what may be right: `$confirmed` of the file answers it
}

/** Reads the text of a JSON file; undefined is a file that is missing, of which `missing` is said. */
export function parseSource(file: string, text: string | undefined, missing = M.NO_FILE): Source {
  if (text === undefined) return brokenSource(file, missing);
  // Editors of Windows put a byte order mark first. It belongs to no line.
  const json = text.replace(/^\ufeff/, '');
  if (!json.trim()) return brokenSource(file, M.EMPTY_FILE, 1);
  const mistakes: ParseError[] = [];
  const tree = parseTree(json, mistakes, { disallowComments: true });
  if (mistakes[0]) {
    const { message, line } = jsonMistake(json, mistakes[0]);
    return brokenSource(file, message, line);
  }
  if (tree?.type !== 'object') return brokenSource(file, M.NO_GROUP, 1);
  const data = JSON.parse(json);
  const problem = (key: string, message: Words) => ({ file, line: lineAt(json, offsetOf(key, tree)), key, message });
  return {
    data,
    errors: repeatedKeys(tree).map(({ key, offset }) => ({ file, line: lineAt(json, offset), key, message: M.TWICE })),
    problem,
    question(key, message) {
      const entry = confirmedEntry(key, valueAt(data, key));
      return { ...problem(key, message), answer: { file, list: '$confirmed', entry } };
    },
  };
}

function brokenSource(file: string, message: Words, line?: number): Source {
  const problem = (key: string, other: Words) => ({ file, key, message: other });
  return { data: {}, errors: [{ file, line, key: '', message }], problem, question: problem };
}

function jsonMistake(text: string, { error, offset }: ParseError): { message: Words; line: number } {
  if (text.startsWith('\ufffd')) return { message: M.NOT_UTF8, line: 1 };
  const code = printParseErrorCode(error);
  const line = lineAt(text, NOTICED_LATE.test(code) ? text.slice(0, offset).trimEnd().length : offset);
  return { message: (M.JSON_MISTAKES[code] ?? M.NOT_JSON)(line), line };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Keys with dots that are twice in their group, with the place of the second one: a parser keeps that one only. */
function repeatedKeys(node: Node, path: string[] = []): { key: string; offset: number }[] {
  if (node.type === 'array') {
    return (node.children ?? []).flatMap((item, index) => repeatedKeys(item, [...path, String(index)]));
  }
  if (node.type !== 'object') return [];
  const seen = new Set<string>();
  return (node.children ?? []).flatMap(({ offset, children: [name, value] = [] }) => {
    const key = [...path, name?.value];
    const own = seen.has(name?.value) ? [{ key: key.join('.'), offset }] : [];
    seen.add(name?.value);
    return value ? [...own, ...repeatedKeys(value, key)] : own;
  });
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

export const isBlank = (text: string) => !/[^\s\p{Cf}]/u.test(text);
