import { company } from '@/company/company';
import { ems, evenLines } from '@/company/headline';
import { drawElement, readDrawing } from './drawing';
import { LOGO_ID, Logo, type LogoFrame } from './Logo';

const FOOTER = 'overflow-visible text-ghost [--line:--theme(--color-brass)]';

// Without a drawing, the short name is as wide as a logo: on two lines if it is long, and smaller if it is longer still.
const EM = 100; // units of the drawing
const LINE_EM = 1.2;
const BASELINE_EM = 0.95; // of the first line
const LONGEST_LINE_EM = 7; // a longer name is set on two lines
const MIN_WIDTH_EM = { oneLine: 6, twoLines: 7.5 }; // shorter names are not enlarged further

/** Returns the frame of the logo in the header, for the logos that repeat it. */
export function logoFrame(): LogoFrame {
  const drawing = readDrawing('wordmark');
  if (drawing) return { viewBox: drawing.viewBox, isDrawn: true };
  const lines = brandLines();
  const minWidth = lines.length > 1 ? MIN_WIDTH_EM.twoLines : MIN_WIDTH_EM.oneLine;
  const width = Math.max(minWidth, ...lines.map(ems));
  return { viewBox: `0 0 ${width * EM} ${lines.length * LINE_EM * EM}`, isDrawn: false };
}

const brandLines = () => (ems(company.brand) > LONGEST_LINE_EM ? evenLines(company.brand) : [company.brand]);

/** The logo from content/brand/, otherwise the short name. */
export function Wordmark() {
  const drawing = readDrawing('wordmark');
  return (
    <Logo {...logoFrame()}>
      <g id={LOGO_ID}>{drawing ? drawElement(drawing.group) : brandLines().map(brandLine)}</g>
    </Logo>
  );
}

const brandLine = (line: string, index: number) => (
  <text key={line} y={(index * LINE_EM + BASELINE_EM) * EM} fontSize={EM} letterSpacing="-.015em">
    {line}
  </text>
);

/** The large logo, which may have its own drawing. */
export function FooterWordmark() {
  const drawing = readDrawing('wordmark-footer');
  if (!readDrawing('wordmark')) {
    return (
      <span className={`block pb-[.25em] font-medium text-h2-large ${FOOTER}`} aria-hidden>
        {company.brand}
      </span>
    );
  }
  return (
    <Logo {...logoFrame()} {...(drawing && { viewBox: drawing.viewBox })} className={FOOTER}>
      {drawing && drawElement(drawing.group)}
    </Logo>
  );
}
