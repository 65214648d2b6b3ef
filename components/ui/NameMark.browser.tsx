import clsx from 'clsx';
import { Fragment } from 'react';
import type { NameMark as Layout } from '@/lib/name-mark';

const LINES = [13, 25]; // below the baseline
const THIN = 1.2;
const FULL = 5;
const BEYOND = 2000; // the window's edge is nearer
const PLAIN_WIDTH = 160; // CSS pixels, without style sheets

interface Props {
  layout: Layout;
  large?: boolean; // in the footer: its lines go on to the window's edge
  dir?: 'ltr' | 'rtl'; // of the page, towards whose edge they go
}

export function NameMark({ layout, large, dir }: Props) {
  const { width, height, words, lines } = layout;
  return (
    <svg
      className={clsx(
        'wordmark overflow-visible font-semibold forced-colors:forced-color-adjust-auto',
        'forced-colors:[--line:currentColor]',
        large ? 'text-ghost [--line:--theme(--color-brass)]' : 'w-33 max-w-full lg:w-36.5',
      )}
      viewBox={`0 0 ${width} ${height}`}
      width={large ? undefined : PLAIN_WIDTH}
      fill="currentColor"
      direction="ltr"
      aria-hidden
    >
      {words.map(({ text, x, y, width: length }) => (
        <Fragment key={`${x} ${y}`}>
          <text x={x} y={y} fontSize="100" textLength={length}>
            {text}
          </text>{' '}
        </Fragment>
      ))}
      <g fill="var(--line)" transform={dir === 'rtl' ? `matrix(-1 0 0 1 ${width} 0)` : undefined}>
        {LINES.map((below) => (
          <rect
            key={below}
            x={lines.x}
            y={lines.y + below}
            width={large ? BEYOND : lines.width}
            height={large ? THIN : FULL}
          />
        ))}
      </g>
    </svg>
  );
}
