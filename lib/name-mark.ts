import { evenLines, textWidthEm } from './headline';

const EM = 100; // units of the drawing
const BASELINE_EM = 0.8; // of the first line
const LINE_EM = 1.05;
const BELOW_EM = 0.34; // room for the two lines
const LONGEST_LINE_EM = 7; // a longer name is set on two lines
const MIN_WIDTH_EM = 4.5; // shorter names are not enlarged further

/** The short name as a drawing: its words, each with place and width, and where the two lines below the last word begin. */
export interface NameMark {
  width: number;
  height: number;
  words: { text: string; x: number; y: number; width: number }[];
  lines: { x: number; y: number; width: number };
}

const widthOf = (text: string) => Math.round(textWidthEm(text) * EM);

export function nameMark(name: string): NameMark {
  const lines = textWidthEm(name) > LONGEST_LINE_EM ? evenLines(name) : [name];
  const words = lines.flatMap((line, row) =>
    wordsOf(line, row === lines.length - 1, (BASELINE_EM + row * LINE_EM) * EM),
  );
  const last = words.at(-1) ?? { x: 0, y: 0, width: 0 };
  return {
    width: Math.max(MIN_WIDTH_EM * EM, ...lines.map(widthOf)),
    height: Math.round((BASELINE_EM + (lines.length - 1) * LINE_EM + BELOW_EM) * EM),
    words,
    lines: { x: last.x, y: last.y, width: last.width },
  };
}

/** Returns a line as one part, or as two if its last word has the lines below it. */
function wordsOf(line: string, isLast: boolean, y: number) {
  const start = isLast ? line.lastIndexOf(' ') + 1 : 0;
  const parts = [line.slice(0, start), line.slice(start)].filter(Boolean);
  return parts.map((text, index) => {
    const x = index === 0 ? 0 : widthOf(line.slice(0, start));
    return { text: text.trimEnd(), x, y, width: widthOf(text.trimEnd()) };
  });
}
