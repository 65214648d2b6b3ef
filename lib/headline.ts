/**
 * Widths in em of letters of Schibsted Grotesk 500 as the headline is tracked, each class as wide as its widest letter: a line
 * never turns out wider than its figure. Accents count only where they make a letter wider.
 */
const LETTERS: [letters: RegExp, em: number][] = [
  [/[\u00ad\u2060]/u, 0],
  [/\s/u, 0.255],
  [/t\u030c|[rI]/u, 0.373],
  [/[fijlt.,:;!’'‘|()[\]]/u, 0.306],
  [/[sz]/u, 0.477],
  [/[?\-‑–]/u, 0.5],
  [/d\u030c|[0ß£<>^~×−•]/u, 0.605],
  [/[MWÆœ]/u, 0.911],
  [/[—…‰]/u, 0.96],
  [/Œ/u, 1.087],
  [/[mwæ@%™©½]/u, 0.853],
  [/[HNŊOQØ]/u, 0.73],
  [/[\p{Lu}&+=§€#]/u, 0.677],
  [/./u, 0.556],
];
/** A phone's line may always be this long, in letters. */
const SHORT_LINE = 10;
/** The narrowest window, what its margins leave of it, and the smallest headline, in CSS pixels. */
const NARROWEST = { window: 320, room: 280, leastSize: 28 };
const MOST_NARROW_LINES = 4;

/** The width of a text set as a headline, in em of its own size. */
export function ems(text: string): number {
  const width = (letter: string) => LETTERS.find(([letters]) => letters.test(letter.normalize('NFD')))?.[1] ?? 0;
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + width(letter), 0);
}

export interface Headline {
  /** Its words in their order; the marked ones are one unit, the last. */
  units: string[];
  /** How many units stand before a break: on wide windows (one break), and on upright phones. */
  breaks: { wide: number; narrow: number[] };
  /** Widths in em of both wide lines, of the widest narrow line, and of all on one line; and how many narrow lines there are. */
  figures: { wide1: number; wide2: number; narrow: number; narrowLines: number; one: number };
}

/**
 * The lines of a headline (docs/behaviour.md, “Hero”).
 * @param title the catalog's text, whose last words stand in `<mark>`
 * @throws Error with a sentence for whoever writes the catalog, when the text cannot be set as a headline
 */
export function headline(title: string): Headline {
  const [, before = '', mark = ''] = /^([^<]*)<mark>([^<]+)<\/mark>$/u.exec(title) ?? [];
  if (!mark.trim()) {
    throw new Error(
      'the words over the two lines end the headline: <mark> before them, and </mark> at its very end, after the full stop',
    );
  }
  const units = [...before.split(/\s/).filter(Boolean), mark];
  if (units.length < 2) {
    throw new Error('a headline is at least two words on two lines; write a word before <mark>');
  }
  const line = (from: number, to?: number) => units.slice(from, to).join(' ');
  const wide = wideBreak(units, line);
  const narrow = narrowBreaks(units, line);
  const narrowLines = [0, ...narrow].map((from, index) => line(from, narrow[index]));
  if (narrowLines.length > MOST_NARROW_LINES) {
    throw new Error(
      `this headline takes ${narrowLines.length} lines on a phone, where ${MOST_NARROW_LINES} have room; write fewer words`,
    );
  }
  const widest = narrowLines.reduce((a, b) => (ems(b) > ems(a) ? b : a));
  const size = Math.floor(NARROWEST.room / ems(widest));
  if (size < NARROWEST.leastSize) {
    throw new Error(
      `“${widest}” is too long for a line of the headline: in a window of ${NARROWEST.window} px it would stand in ${size} px, and ${NARROWEST.leastSize} px are the least`,
    );
  }
  const figures = {
    wide1: ems(line(0, wide)),
    wide2: ems(line(wide)),
    narrow: ems(widest),
    narrowLines: narrowLines.length,
    one: ems(line(0)),
  };
  return { units, breaks: { wide, narrow }, figures };
}

type Line = (from: number, to?: number) => string;

/** The break that makes the longer of two lines as short as can be; a word of one letter does not end a line. */
function wideBreak(units: string[], line: Line): number {
  const cost = (at: number) => Math.max(line(0, at).length, line(at).length) + (units[at - 1]?.length === 1 ? 9 : 0);
  return units.map((_, at) => at).reduce((best, at) => (best === 0 || cost(at) < cost(best) ? at : best));
}

/** Words share a line as long as it is not longer than the longest word and two letters, or than a short line. */
function narrowBreaks(units: string[], line: Line): number[] {
  const limit = Math.max(SHORT_LINE, Math.max(...units.map(({ length }) => length)) + 2);
  const breaks: number[] = [];
  for (const at of units.keys()) {
    const from = breaks.at(-1) ?? 0;
    if (at === 0 || line(from, at + 1).length <= limit) continue;
    const endsWithLetter = units[at - 1]?.length === 1 && at - 1 > from;
    breaks.push(endsWithLetter ? at - 1 : at);
  }
  return breaks;
}
