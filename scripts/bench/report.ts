/** The middle of several runs, and the least and the most of them. */
export interface Spread {
  median: number;
  least: number;
  most: number;
}

/** Sums up the runs of one thing; at least one. */
export function spread(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  const half = (sorted.length - 1) / 2;
  return { median: (at(Math.floor(half)) + at(Math.ceil(half))) / 2, least: at(0), most: at(sorted.length - 1) };
}

const figure = (value: number) => String(value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value));

/** The runs of one thing in a cell of a table: `median (least–most)`; a dash where there is none. */
export function cell(values: (number | undefined)[]): string {
  const found = values.filter((value) => value !== undefined);
  if (found.length === 0) return '–';
  const { median, least, most } = spread(found);
  return `${figure(median)} (${figure(least)}–${figure(most)})`;
}

/** A table of Markdown. */
export function table(head: string[], rows: string[][]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
