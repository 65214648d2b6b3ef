import type { Group } from './data';
import { readRows, writeRows } from './fact-tree';

const LINE_WIDTH = 120;

/** The editor's names of rows without an id begin with it. */
export const ROW_NAME = '~';

/** Leaves out names of rows, and empty groups, but no empty row: it may have only texts. */
function saved(this: unknown, name: string, item: unknown): unknown {
  if (name === 'id' && String(item).startsWith(ROW_NAME)) return undefined;
  return Array.isArray(this) || JSON.stringify(item) !== '{}' ? item : undefined;
}

/** Returns facts or texts as their file has them: without empty groups, and with what no form shows at the top. */
export function savedData(content: object): Group {
  const { $schema, $sample, $confirmed, $same, ...fields } = content as Group;
  const rows = readRows({ $schema, $sample, $confirmed, $same, ...fields });
  return writeRows(JSON.parse(JSON.stringify(rows, saved) ?? '{}'));
}

/** Returns the text of a JSON file as Biome formats it, so that a save changes only the lines of changed values. */
export function formatFile(path: string, content: object): string {
  const isCompact = !path.startsWith('messages/');
  return `${format(savedData(content), isCompact).replaceAll('\u00ad', '\\u00ad')}\n`;
}

/** Writes arrays on one line if they fit, and objects if `isCompact`. @param used the number of characters before it on its line */
function format(value: unknown, isCompact: boolean, indent = '', used = 0): string {
  const isList = Array.isArray(value);
  const line = formatOnOneLine(value);
  if (typeof value !== 'object' || value === null) return line;
  if (indent && (isList || isCompact) && used + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const start = isList ? inner : `${inner}${JSON.stringify(key)}: `;
    return start + format(item, isCompact, inner, start.length + 1);
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** Writes spaces inside the braces of objects, none inside the brackets of arrays. */
function formatOnOneLine(value: unknown): string {
  const indented = JSON.stringify(value, null, 1);
  return indented.replaceAll(/(?<=\[)\n\s*|\n\s*(?=\])/g, '').replaceAll(/\n\s*/g, ' ');
}
