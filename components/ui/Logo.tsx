import clsx from 'clsx';
import type { ReactNode } from 'react';

/** The id of the logo in the header, which other logos on the page repeat. */
export const LOGO_ID = 'wordmark';

/** Whether the logo is a drawing or the short name of the company, and its `viewBox`. */
export type LogoFrame = { viewBox: string; isDrawn: boolean };

type Props = LogoFrame & { className?: string; children?: ReactNode };

/** The logo. Without children it repeats the one in the header. */
export function Logo({ viewBox, isDrawn, className, children }: Props) {
  return (
    <svg
      className={clsx(
        isDrawn
          ? 'wordmark w-full forced-colors:forced-color-adjust-auto forced-colors:[--line:currentColor]'
          : 'w-full overflow-visible fill-current font-medium',
        className,
      )}
      viewBox={viewBox}
      aria-hidden
    >
      {children ?? <use href={`#${LOGO_ID}`} />}
    </svg>
  );
}
