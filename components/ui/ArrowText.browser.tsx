import type { ReactNode } from 'react';
import { Icon } from './icons.browser';

/** The text of an external link with an arrow, which a no-break space keeps beside the last word. */
export function ArrowText({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span className="whitespace-nowrap print:hidden" aria-hidden>
        {'\u00a0'}
        <Icon className="arrow" viewBox="0 0 10 10" strokeWidth="1.4" path="M1 9 9 1M2.5 1H9v6.5" />
      </span>
    </>
  );
}
