import clsx from 'clsx';
import { company } from '@/lib/company';
import { ems, evenLines } from '@/lib/headline';

const EM = 100; // units of the drawing
const LINE_EM = 1.2;
const FIRST_LINE_EM = 0.95; // of the base line
const ONE_LINE_EM = 7; // A longer name stands on two lines.
const LARGEST = { oneLine: 6, twoLines: 7.5 }; // widths in em of names that are not enlarged further

/** The short name in place of a logo, as wide as the logo: on two lines where it is long, and smaller where it is longer still. */
export function BrandName({ className }: { className?: string }) {
  const isLong = ems(company.brand) > ONE_LINE_EM;
  const lines = isLong ? evenLines(company.brand) : [company.brand];
  const width = Math.max(lines.length > 1 ? LARGEST.twoLines : LARGEST.oneLine, ...lines.map(ems));
  return (
    <svg
      className={clsx('block h-auto w-full overflow-visible fill-current font-medium', className)}
      viewBox={`0 0 ${width * EM} ${lines.length * LINE_EM * EM}`}
      aria-hidden
    >
      {lines.map((line, index) => (
        <text key={line} y={(index * LINE_EM + FIRST_LINE_EM) * EM} fontSize={EM} letterSpacing="-.015em">
          {line}
        </text>
      ))}
    </svg>
  );
}
