/** Widths in em of letters of Schibsted Grotesk 500 with the tracking of the headline, about; marks over letters do not count. */
const LETTERS: [letters: RegExp, em: number][] = [
  [/[\p{M}\u00ad\u2060]/u, 0],
  [/[\sfijlt.,:;!’'|()]/u, 0.29],
  [/[rszI?‑–-]/u, 0.41],
  [/[mwæœMWÆŒ@%—]/u, 0.89],
  [/[\p{Lu}&+=§]/u, 0.68],
  [/./u, 0.556],
];
const SHORT_LINE = 10; // letters that always fit a line of a phone

export function ems(text: string): number {
  const width = (letter: string) => LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  return [...text.normalize('NFD')].reduce((sum, letter) => sum + width(letter), 0);
}

/**
 * The words of a headline whose last ones are in `<mark>`: those are one unit. Its `breaks` on wide windows and on portrait
 * phones, as numbers of units before them. Widths in em of both wide lines, of the widest narrow line, and of all on one line.
 * Throws if it is no headline.
 */
export function headline(title: string) {
  const [, before, mark] = /^\s*([^<]*\S)\s+<mark>([^<]+)<\/mark>$/.exec(title) ?? [];
  if (!before || !mark) {
    throw new Error('a headline is a word or more, then <mark>, and </mark> at its very end, after the full stop');
  }
  const units = [...before.split(/\s+/), mark];
  const line = (from: number, to?: number) => units.slice(from, to).join(' ');
  const ends = [...units.keys()].slice(1);

  const longerLine = (end: number) => Math.max(line(0, end).length, line(end).length);
  const wide = ends.reduce((best, end) => (longerLine(end) < longerLine(best) ? end : best));

  const limit = Math.max(SHORT_LINE, ...units.map(({ length }) => length + 2));
  const narrow: number[] = [];
  for (const end of ends) {
    if (line(narrow.at(-1) ?? 0, end + 1).length > limit) narrow.push(end);
  }
  const narrowLines = [0, ...narrow].map((from, index) => line(from, narrow[index]));
  const figures = {
    wide1: ems(line(0, wide)),
    wide2: ems(line(wide)),
    narrow: Math.max(...narrowLines.map(ems)),
    narrowLines: narrowLines.length,
    one: ems(line(0)),
  };
  return { units, breaks: { wide, narrow }, figures };
}
