import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem } from './problem';

const QUOTES = 'a name and a text each stand in straight double quotes "';
const BRACKET = 'a closing bracket } or ] is missing after';

/** What an editor has forgotten; the line follows. */
const WORDS: Record<string, string> = {
  CommaExpected: 'a comma is missing after',
  ColonExpected: 'a colon is missing after',
  PropertyNameExpected: `a comma too many, or ${QUOTES}, after`,
  ValueExpected: `a comma too many, or ${QUOTES}, after`,
  InvalidSymbol: `${QUOTES}, in`,
  UnexpectedEndOfString: 'a double quote " is missing at the end of',
  InvalidCharacter: 'a text cannot have a tab or a new line in it, in',
  InvalidEscapeCharacter: 'a \\ is written \\\\, in',
  InvalidCommentToken: 'a comment is not possible here, in',
  EndOfFileExpected: 'nothing can follow the last bracket, after',
  CloseBraceExpected: BRACKET,
  CloseBracketExpected: BRACKET,
};

export interface Source {
  // biome-ignore lint/suspicious/noExplicitAny: the schema says what it is
  data: any; // an empty object if the text is not valid
  errors: Problem[]; // why the text is not valid, or what it says twice
  problem: (key: string, message: string) => Problem; // at a key with dots
}

/** Reads the text of a JSON file; undefined is a file that is missing, of which `missing` is said. */
export function parseSource(file: string, text: string | undefined, missing = 'there is no such file'): Source {
  if (text === undefined) return brokenSource(file, missing);
  // Editors of Windows put a byte order mark first. It stands in no line.
  const json = text.replace(/^\ufeff/, '');
  if (!json.trim()) return brokenSource(file, 'this file is empty', 1);
  const mistakes: ParseError[] = [];
  const tree = parseTree(json, mistakes, { disallowComments: true });
  if (mistakes[0]) {
    const { message, line } = jsonMistake(json, mistakes[0]);
    return brokenSource(file, message, line);
  }
  if (tree?.type !== 'object') return brokenSource(file, 'names and texts in curly brackets {} are expected', 1);
  const twice = 'this stands twice here, and only the second one counts';
  return {
    data: JSON.parse(json),
    errors: repeatedKeys(tree).map(({ key, offset }) => ({ file, line: lineAt(json, offset), key, message: twice })),
    problem: (key, message) => ({ file, line: lineAt(json, offsetOf(key, tree)), key, message }),
  };
}

function brokenSource(file: string, message: string, line?: number): Source {
  return {
    data: {},
    errors: [{ file, line, key: '', message }],
    problem: (key, other) => ({ file, key, message: other }),
  };
}

/** What is wrong with the text of a JSON file, and in which line: that before the place where a parser noticed it. */
function jsonMistake(text: string, { error, offset }: ParseError): { message: string; line: number } {
  if (text.startsWith('\ufffd')) return { message: 'this file is not saved as UTF-8; save it so', line: 1 };
  const words = WORDS[printParseErrorCode(error)] ?? 'this is not valid JSON, in';
  const isBefore = words.endsWith('after');
  const end = isBefore ? text.slice(0, offset).trimEnd().length : offset;
  const line = lineAt(text, end);
  return { message: `${words} line ${line}`, line };
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Keys with dots that stand twice in their group, with the place of the second one: a parser keeps that one only. */
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

/** The chapter that a key of a catalog belongs to: `hero` of `hero.lead`. */
export const chapterOf = (key: string) => key.replace(/\..*/, '');

/** Whether a key is one of `keys`, or in a group of that name. */
export const isIn = (keys: string[], key: string) => keys.some((name) => key === name || key.startsWith(`${name}.`));

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string) => !/[^\s\p{Cf}]/u.test(text);
