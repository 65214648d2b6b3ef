import { type Node, type ParseError, printParseErrorCode } from 'jsonc-parser';

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

/** What is wrong with the text of a JSON file, and in which line: that before the place where a parser noticed it. */
export function jsonMistake(text: string, { error, offset }: ParseError): { message: string; line: number } {
  const words = WORDS[printParseErrorCode(error)] ?? 'this is not valid JSON, in';
  const isBefore = words.endsWith('after');
  const end = isBefore ? text.slice(0, offset).trimEnd().length : offset;
  const line = lineAt(text, end);
  return { message: `${words} line ${line}`, line };
}

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Keys with dots that stand twice in their group, with the place of the second one: a parser keeps that one only. */
export function repeatedKeys(node: Node, path: string[] = []): { key: string; offset: number }[] {
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
