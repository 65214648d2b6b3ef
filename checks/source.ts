import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import type { Bilingual } from '@/model/bilingual';
import { getIn, isGroup } from '@/model/data';
import { confirmedEntry, isIn } from '@/model/review';
import { isMessage, say } from './messages';
import type { Problem } from './problem';

export interface Source {
  // biome-ignore lint/suspicious/noExplicitAny: the schema defines its type
  data: any; // an empty object if the text is invalid
  isReadable: boolean;
  errors: Problem[]; // syntax errors and repeated keys
  problem: (key: string, message: Bilingual) => Problem;
  question: (key: string, message: Bilingual) => Problem; // a problem that the owner can answer with an entry in `$confirmed`
}

interface Options {
  missing?: Bilingual; // the error for a file that does not exist
  normalize?: (data: object) => object; // how pasted values are read
}

/** Reads the text of a JSON file, or takes its data; undefined if it does not exist. */
export function parseSource(file: string, content: string | object | undefined, options: Options = {}): Source {
  const { missing = say('noFile'), normalize = (data) => data } = options;
  if (content === undefined) return brokenSource(file, missing);
  if (typeof content === 'object') return readableSource(file, normalize(content));
  // Editors on Windows may add a byte order mark.
  const json = content.replace(/^\ufeff/, '');
  if (!json.trim()) return brokenSource(file, say('emptyFile'), 1);
  if (isUtf16(json)) return brokenSource(file, say('notUtf8'), 1);
  const conflict = CONFLICT.exec(json);
  if (conflict) {
    const line = lineAt(json, conflict.index);
    return brokenSource(file, say('mergeConflict', { line }), line);
  }
  const data = parseJson(json);
  if (data === undefined) return syntaxError(file, json);
  if (!isGroup(data)) return brokenSource(file, say('notAnObject'), 1);
  let tree: Node | undefined;
  const line = (key: string) => {
    tree ??= parseTree(json);
    return tree ? lineOf(key, json, tree) : 1;
  };
  return {
    ...readableSource(file, normalize(data), line),
    // Looked for when asked: the editor never does.
    get errors() {
      return repeatedKeys(json).map((key) => ({ file, ...key, message: say('repeatedKey') }));
    },
  };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readableSource(file: string, data: object, line?: (key: string) => number): Source {
  const problem = (key: string, message: Bilingual) => ({ file, line: line?.(key), key, message });
  return {
    data,
    isReadable: true,
    errors: [],
    problem,
    question(key, message) {
      const entry = confirmedEntry(key, getIn(data, key));
      return { ...problem(key, message), answer: { file, list: '$confirmed', entry } };
    },
  };
}

function lineOf(key: string, json: string, tree: Node): number {
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  while (path.length > 0) {
    const node = findNodeAtLocation(tree, path);
    if (node) return lineAt(json, (node.parent ?? node).offset);
    path.pop();
  }
  return 1;
}

const isUtf16 = (text: string) => text.startsWith('\ufffd') || text.includes('\0');

const CONFLICT = /^(<{7}|={7}|>{7})(?= |$)/m;

export function brokenSource(file: string, message: Bilingual, line?: number): Source {
  const problem = (key: string, other: Bilingual) => ({ file, key, message: other });
  return { data: {}, isReadable: false, errors: [{ file, line, key: '', message }], problem, question: problem };
}

function syntaxError(file: string, text: string): Source {
  const found: ParseError[] = [];
  parseTree(text, found, { disallowComments: true });
  const { error = 1, offset = 0 } = found[0] ?? {};
  const code = printParseErrorCode(error);
  // What is missing belongs at the end of the text before the error.
  const line = lineAt(text, code.endsWith('Expected') ? text.slice(0, offset).trimEnd().length : offset);
  return brokenSource(file, say(isMessage(code) ? code : 'invalidJson', { line }), line);
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Returns keys that are twice in their group, each with the line of the second one. `JSON.parse` keeps only the last value. */
function repeatedKeys(json: string): { key: string; line: number }[] {
  const seen = new Set<string>();
  const repeated: { key: string; line: number }[] = [];
  visit(json, {
    onObjectProperty(name, _offset, _length, line, _character, path) {
      const key = [...path(), name].join('.');
      const isInRepeated = repeated.some((other) => isIn([other.key], key));
      if (seen.has(key) && !isInRepeated) repeated.push({ key, line: line + 1 });
      seen.add(key);
    },
  });
  return repeated;
}
