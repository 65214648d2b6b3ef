const LINE_WIDTH = 120;

/** Leaves out empty groups, but no empty row, whose place the check names. */
function withoutEmptyGroups(this: unknown, _: string, item: unknown): unknown {
  return Array.isArray(this) || JSON.stringify(item) !== '{}' ? item : undefined;
}

export type Kind = 'catalog' | 'facts';
export type Data = Record<string, unknown>;

/** Returns the JSON of texts or facts as Biome formats it, so that a save changes only the lines of changed values. */
export function formatFile(kind: Kind, { $schema, $sample, $confirmed, $same, ...fields }: Data): string {
  // What no form shows is at the top of the file.
  const data = JSON.parse(JSON.stringify({ $schema, $sample, $confirmed, $same, ...fields }, withoutEmptyGroups));
  return format(data, kind === 'facts').replaceAll('\u00ad', '\\u00ad');
}

/** Arrays are on one line if they fit, and objects if `isCompact`. @param used the number of characters before it on its line */
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
