/** Approximate widths in em of Schibsted Grotesk 500 in the headline. Scripts that it lacks are in a font of the visitor's system. */
const LETTERS: [letters: RegExp, em: number][] = [
  [/[\p{M}\u00ad]/u, 0],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u, 1],
  [/(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u, 0.7],
  [/[\sfijlt.,:;!’'|()]/u, 0.29],
  [/[rszI?‑–-]/u, 0.41],
  [/[mwæœMWÆŒ@%—]/u, 0.89],
  [/[\p{Lu}&+=§]/u, 0.68],
  [/./u, 0.556],
];
const SHORT_LINE = 10; // letters that always fit a line of a phone
const HEADLINE = /^\s*([^<]*\S)\s+<mark>([^<]+)<\/mark>$/;
/** Without <mark>, the last word is marked. */
const UNMARKED = /^\s*([^<]*\S)\s+([^<\s]+)\s*$/;

/** The number of words before the one break on wide windows, and before each break on portrait phones. */
type Breaks = { wide: number; narrow: number[] };

/** Returns the approximate width of a text in em, never less than in the browser (a test compares). */
export function textWidthEm(text: string): number {
  const width = (letter: string) => LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? 0;
  return [...text.normalize('NFD')].reduce((sum, letter) => sum + width(letter), 0);
}

/** Returns the words of a headline, where its lines break, and how wide they are. Throws if `title` is no headline. */
export function headline(title: string) {
  const units = wordsOf(title);
  if (!units) throw new Error(`“${title}” is no headline.`);
  const breaks = { wide: evenBreak(units), narrow: narrowBreaks(units) };
  return { units, breaks, widths: measureLines(units, breaks) };
}

/** Splits a text into two lines of about the same length; a single word stays on one. */
export function evenLines(text: string): string[] {
  const words = text.split(' ');
  if (words.length === 1) return words;
  const end = evenBreak(words);
  return [lineOf(words, 0, end), lineOf(words, end)];
}

/** Returns the words of a headline, the marked ones as one; undefined for a text that is none. */
function wordsOf(title: string): string[] | undefined {
  const [, before, mark] = HEADLINE.exec(title) ?? UNMARKED.exec(title) ?? [];
  return before && mark ? [...before.split(/\s+/), mark] : undefined;
}

export const isHeadline = (title: string): boolean => wordsOf(title) !== undefined;

function evenBreak(units: string[]): number {
  const longerLine = (end: number) => Math.max(lineOf(units, 0, end).length, lineOf(units, end).length);
  return endsOf(units).reduce((best, end) => (longerLine(end) < longerLine(best) ? end : best));
}

/** Returns the breaks of lines that are not much longer than the longest word. */
function narrowBreaks(units: string[]): number[] {
  const limit = Math.max(SHORT_LINE, ...units.map(({ length }) => length + 2));
  const breaks: number[] = [];
  for (const end of endsOf(units)) {
    if (lineOf(units, breaks.at(-1) ?? 0, end + 1).length > limit) breaks.push(end);
  }
  return breaks;
}

/** Measures in em both wide lines, the widest and the last narrow line, the longest word and the whole on one line; counts narrow lines. */
function measureLines(units: string[], { wide, narrow }: Breaks) {
  const narrowLines = [0, ...narrow].map((from, index) => lineOf(units, from, narrow[index]));
  return {
    wide1: textWidthEm(lineOf(units, 0, wide)),
    wide2: textWidthEm(lineOf(units, wide)),
    narrow: Math.max(...narrowLines.map(textWidthEm)),
    last: textWidthEm(narrowLines.at(-1) ?? ''),
    narrowLines: narrowLines.length,
    word: Math.max(...lineOf(units, 0).split(/\s/).map(textWidthEm)),
    one: textWidthEm(lineOf(units, 0)),
  };
}

const lineOf = (units: string[], from: number, to?: number) => units.slice(from, to).join(' ');
const endsOf = (units: string[]) => [...units.keys()].slice(1);
