import { company } from '@/company/company';
import { ems, evenLines } from '@/company/headline';
import { LOGO_ID, Logo, type LogoFrame } from './Logo';

const EM = 100; // units of the drawing
const LINE_EM = 1.2;
const FIRST_LINE_EM = 0.95; // of the base line
const ONE_LINE_EM = 7; // A longer name stands on two lines.
const LARGEST = { oneLine: 6, twoLines: 7.5 }; // widths in em of names that are not enlarged further

function brandLines() {
  const isLong = ems(company.brand) > ONE_LINE_EM;
  const lines = isLong ? evenLines(company.brand) : [company.brand];
  return { lines, width: Math.max(lines.length > 1 ? LARGEST.twoLines : LARGEST.oneLine, ...lines.map(ems)) };
}

/** The frame of the short name in place of a logo. */
export function brandFrame(): LogoFrame {
  const { lines, width } = brandLines();
  return { viewBox: `0 0 ${width * EM} ${lines.length * LINE_EM * EM}`, isDrawn: false };
}

/** The short name in place of a logo, as wide as the logo: on two lines where it is long, and smaller where it is longer still. */
export function BrandName() {
  return (
    <Logo {...brandFrame()}>
      <g id={LOGO_ID}>
        {brandLines().lines.map((line, index) => (
          <text key={line} y={(index * LINE_EM + FIRST_LINE_EM) * EM} fontSize={EM} letterSpacing="-.015em">
            {line}
          </text>
        ))}
      </g>
    </Logo>
  );
}
