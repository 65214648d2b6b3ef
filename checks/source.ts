import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { confirmedEntry, isIn, textEntries, valueAt, valueEntries } from '@/company/marks';
import { joined, say, type Words } from '@/company/words';
import type { Problem } from './problem';

export { isIn, textEntries, valueEntries };

const QUOTES = say(
  'navn og tekst skal hver stå i rette, doble anførselstegn "',
  'a name and a text each stand in straight double quotes "',
);
const TOO_MANY = say(`et komma for mye, eller ${QUOTES.no},`, `a comma too many, or ${QUOTES.en},`);
const BRACKET = say('en avsluttende klamme } eller ] mangler', 'a closing bracket } or ] is missing');
const AFTER = say('etter linje', 'after line');
const IN = say('på linje', 'in line');

/** What an editor has forgotten, and how its line is told. */
const WORDS: Record<string, [what: Words, where: Words]> = {
  CommaExpected: [say('et komma mangler', 'a comma is missing'), AFTER],
  ColonExpected: [say('et kolon mangler', 'a colon is missing'), AFTER],
  PropertyNameExpected: [TOO_MANY, AFTER],
  ValueExpected: [TOO_MANY, AFTER],
  InvalidSymbol: [say(`${QUOTES.no},`, `${QUOTES.en},`), IN],
  UnexpectedEndOfString: [
    say('et dobbelt anførselstegn " mangler', 'a double quote " is missing'),
    say('til slutt på linje', 'at the end of line'),
  ],
  InvalidCharacter: [
    say('en tekst kan ikke ha tabulator eller linjeskift i seg,', 'a text cannot have a tab or a new line in it,'),
    IN,
  ],
  InvalidEscapeCharacter: [say('en \\ skrives \\\\,', 'a \\ is written \\\\,'), IN],
  InvalidCommentToken: [say('en kommentar kan ikke stå her,', 'a comment is not possible here,'), IN],
  EndOfFileExpected: [
    say('det kan ikke stå noe etter den siste klammen,', 'nothing can follow the last bracket,'),
    AFTER,
  ],
  CloseBraceExpected: [BRACKET, AFTER],
  CloseBracketExpected: [BRACKET, AFTER],
};
const UNREADABLE: [Words, Words] = [say('dette er ikke gyldig JSON,', 'this is not valid JSON,'), IN];

export interface Source {
  // biome-ignore lint/suspicious/noExplicitAny: the schema says what it is
  data: any; // an empty object if the text is not valid
  errors: Problem[]; // why the text is not valid, or what it says twice
  problem: (key: string, message: Words) => Problem; // at a key with dots
  question: (key: string, message: Words) => Problem; // the same of what may be right: `$confirmed` of the file answers it
}

const GROUP = say(
  'her skal det stå navn og tekster i krøllklammer {}',
  'names and texts in curly brackets {} are expected',
);
const TWICE = say(
  'dette står to ganger her, og bare det andre gjelder',
  'this stands twice here, and only the second one counts',
);
const NO_FILE = say('filen finnes ikke', 'there is no such file');

/** Reads the text of a JSON file; undefined is a file that is missing, of which `missing` is said. */
export function parseSource(file: string, text: string | undefined, missing = NO_FILE): Source {
  if (text === undefined) return brokenSource(file, missing);
  // Editors of Windows put a byte order mark first. It stands in no line.
  const json = text.replace(/^\ufeff/, '');
  if (!json.trim()) return brokenSource(file, say('filen er tom', 'this file is empty'), 1);
  const mistakes: ParseError[] = [];
  const tree = parseTree(json, mistakes, { disallowComments: true });
  if (mistakes[0]) {
    const { message, line } = jsonMistake(json, mistakes[0]);
    return brokenSource(file, message, line);
  }
  if (tree?.type !== 'object') return brokenSource(file, GROUP, 1);
  const data = JSON.parse(json);
  const problem = (key: string, message: Words) => ({ file, line: lineAt(json, offsetOf(key, tree)), key, message });
  return {
    data,
    errors: repeatedKeys(tree).map(({ key, offset }) => ({ file, line: lineAt(json, offset), key, message: TWICE })),
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

const NOT_UTF8 = say('filen er ikke lagret som UTF-8; lagre den slik', 'this file is not saved as UTF-8; save it so');

/** What is wrong with the text of a JSON file, and in which line: that before the place where a parser noticed it. */
function jsonMistake(text: string, { error, offset }: ParseError): { message: Words; line: number } {
  if (text.startsWith('\ufffd')) return { message: NOT_UTF8, line: 1 };
  const [what, where] = WORDS[printParseErrorCode(error)] ?? UNREADABLE;
  const end = where === AFTER ? text.slice(0, offset).trimEnd().length : offset;
  const line = lineAt(text, end);
  return { message: joined([what, where, say(String(line), String(line))], ' '), line };
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

/** Whether a reader sees nothing of a text. */
export const isBlank = (text: string) => !/[^\s\p{Cf}]/u.test(text);
