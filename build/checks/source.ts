import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** What an editor has to mend: the file relative to the project, its line from 1, the key with dots, and a plain sentence. */
export type Problem = { file: string; line: number; key: string; message: string };
export type Path = (string | number)[];
/** A JSON file whose lines are known; `data` is undefined when it can't be read, and `problems` say why. */
export type Source = {
  file: string;
  data: unknown;
  problems: Problem[];
  /** A problem at a path, or at the nearest line above it that exists. */
  problem(path: Path, message: string): Problem;
};

const SYNTAX: Record<string, string> = {
  InvalidSymbol: 'there is something here that is neither a text in "quotes" nor a number',
  PropertyNameExpected: 'a name in "quotes" is expected here; is there a comma too many above?',
  ValueExpected: 'a value is expected here; is there a comma too many?',
  ColonExpected: 'a colon is missing after the name',
  CommaExpected: 'a comma is missing at the end of the line above',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the file goes on after its end; is there a } too many?',
  InvalidCommentToken: 'comments are not possible in this file',
  UnexpectedEndOfString: 'the closing " of a text is missing',
  InvalidEscapeCharacter: 'after \\ only another \\, a ", n or u and four figures may follow',
  InvalidCharacter: 'a text has a line break or a tab in it',
};

/** A byte order mark, which some editors' programs put before a text. */
const MARK = /^\ufeff/;

/** Takes the byte order mark from a file below `root`: it says nothing, and the build can't read what stands after it. */
export function removeMark(root: string, file: string): void {
  const path = join(root, file);
  if (!existsSync(path)) return;
  const text = readFileSync(path, 'utf8');
  if (MARK.test(text)) writeFileSync(path, text.replace(MARK, ''));
}

/** Why a file is not UTF-8, and the first line where that shows. */
function encodingProblem(bytes: Buffer): { line: number; message: string } | undefined {
  const advice = 'save it as UTF-8';
  if (bytes.includes(0)) return { line: 1, message: `this file is saved as UTF-16; ${advice}` };
  if (isUtf8(bytes)) return undefined;
  const lines = bytes.toString('latin1').split('\n');
  const index = lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1')));
  return { line: index + 1, message: `this file is saved as Windows-1252 or another old encoding; ${advice}` };
}

/** Reads a JSON file below `root`; a missing file, broken JSON and keys that stand twice become problems. */
export function readSource(root: string, file: string): Source {
  let bytes: Buffer;
  try {
    bytes = readFileSync(join(root, file));
  } catch {
    return unreadable(file, [{ file, line: 1, key: '', message: 'this file is missing' }]);
  }
  const wrong = encodingProblem(bytes);
  if (wrong) return unreadable(file, [{ file, key: '', ...wrong }]);
  const text = bytes.toString('utf8').replace(MARK, '');
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (!text.trim()) return unreadable(file, [{ file, line: 1, key: '', message: 'this file is empty' }]);

  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) {
    const code = printParseErrorCode(error.error);
    const message = `this is not valid JSON: ${SYNTAX[code] ?? code}`;
    return unreadable(file, [{ file, line: lineAt(error.offset), key: '', message }]);
  }

  const problem = (path: Path, message: string): Problem => {
    let node: Node | undefined;
    for (let length = path.length; length > 0 && !node; length--) {
      node = tree && findNodeAtLocation(tree, path.slice(0, length));
    }
    const start = node?.parent?.type === 'property' ? node.parent : node;
    return { file, line: lineAt(start?.offset ?? 0), key: path.join('.'), message };
  };
  const problems = duplicates(tree, []).map(({ path, offset }) => ({
    ...problem(path, 'this key stands twice in its group; only the last one counts'),
    line: lineAt(offset),
  }));
  return { file, data: JSON.parse(text), problems, problem };
}

function unreadable(file: string, problems: Problem[]): Source {
  const problem = (path: Path, message: string): Problem => ({ file, line: 1, key: path.join('.'), message });
  return { file, data: undefined, problems, problem };
}

function duplicates(node: Node | undefined, path: Path): { path: Path; offset: number }[] {
  const seen = new Set<string>();
  return (node?.children ?? []).flatMap((child, index) => {
    const [name, value] = child.type === 'property' ? (child.children ?? []) : [undefined, child];
    const below = [...path, name ? String(name.value) : index];
    const again = name && seen.has(name.value) ? [{ path: below, offset: child.offset }] : [];
    if (name) seen.add(name.value);
    return [...again, ...duplicates(value, below)];
  });
}
