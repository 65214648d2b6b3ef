/**
 * Widths in em of letters of Schibsted Grotesk 500 with the tracking of the headline. Each class is as wide as its widest
 * letter, so a line is never wider than computed. Accents count only if they make a letter wider.
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
const SHORT_LINE = 10; // letters that always fit a line of a phone
/** The narrowest window, its width without margins, and the smallest font size, in CSS pixels. */
const NARROWEST = { window: 320, room: 280, leastSize: 28 };
const MOST_NARROW_LINES = 4;

/** The width of a text in the headline, in em. */
export function ems(text: string): number {
  const width = (letter: string) => LETTERS.find(([letters]) => letters.test(letter.normalize('NFD')))?.[1] ?? 0;
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + width(letter), 0);
}

export interface Headline {
  /** The words; those in `<mark>` are one unit, the last. */
  units: string[];
  /** Number of units before a break: on wide windows, and on portrait phones. */
  breaks: { wide: number; narrow: number[] };
  /** Widths in em of both wide lines, of the widest narrow line, and of all on one line. */
  figures: { wide1: number; wide2: number; narrow: number; narrowLines: number; one: number };
}

/**
 * The line breaks and widths of a headline.
 * @param title the catalog's text, whose last words are in `<mark>`
 * @throws Error for the editor, if the text cannot be set as a headline
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

/** The break that makes the longer line shortest; no line ends with a word of one letter. */
function wideBreak(units: string[], line: Line): number {
  const cost = (at: number) => Math.max(line(0, at).length, line(at).length) + (units[at - 1]?.length === 1 ? 9 : 0);
  return units.map((_, at) => at).reduce((best, at) => (best === 0 || cost(at) < cost(best) ? at : best));
}

/** A line is at most as long as the longest word and two letters, or as a short line. */
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
