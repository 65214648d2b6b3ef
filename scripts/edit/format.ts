const LINE_WIDTH = 120;

/**
 * JSON as Biome writes it, so that a save changes only the lines of what was changed. Arrays stand on one line where they fit;
 * so do objects if `compact`. Soft hyphens are written as `\u00ad`, where an editor can see them.
 */
export function formatJson(value: unknown, compact: boolean): string {
  return format(value, compact, '', 0).replaceAll('\u00ad', '\\u00ad');
}

/** `before` and `after` are what else stands on the first line, in characters. */
function format(value: unknown, compact: boolean, indent: string, around: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null) return line;
  const isList = Array.isArray(value);
  if ((isList || compact) && indent !== '' && indent.length + around + line.length <= LINE_WIDTH) return line;
  const inner = `${indent}  `;
  const lines = Object.entries(value).map(([key, item]) => {
    const name = isList ? '' : `${JSON.stringify(key)}: `;
    return `${inner}${name}${format(item, compact, inner, name.length + 1)}`;
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  return lines.length > 0 ? `${open}\n${lines.join(',\n')}\n${indent}${close}` : open + close;
}

function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${onOneLine(item)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}
