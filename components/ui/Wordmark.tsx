import clsx from 'clsx';
import { WORDMARK_PATH } from './wordmark-path';

const ID = 'wordmark';

interface WordmarkProps {
  className?: string;
  /** Draws the outline that another wordmark on the page defines, so that it is sent once. */
  reuse?: boolean;
  /** The two lines run off the right edge of the page instead of ending under the name. */
  endless?: boolean;
}

/** The firm's wordmark: the name in the colour of the text over two lines in `--line`. Decorative: its link or page names it. */
export function Wordmark({ className, reuse = false, endless = false }: WordmarkProps) {
  return (
    <svg
      className={clsx('wordmark block h-auto w-full', className)}
      viewBox={endless ? '0 0 274.8 64' : '0 0 274.8 68'}
      aria-hidden
    >
      <g transform="translate(-4.41 0)" fill="currentColor">
        {reuse ? <use href={`#${ID}`} /> : <path id={ID} d={WORDMARK_PATH} />}
        <path
          className="fill-(--line)"
          d={
            endless ? 'M139.2 55.4h900v.7h-900zM139.2 58.6h900v.7h-900z' : 'M139.2 56h140v3h-140zM139.2 63h140v3h-140z'
          }
        />
      </g>
    </svg>
  );
}
