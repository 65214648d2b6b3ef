import type { ReactNode } from 'react';

/** The text of an external link with its arrow; a word joiner keeps the arrow beside the last word. */
export function ArrowText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={className}>
      {children}
      <span aria-hidden>
        {'\u2060'}
        <svg
          className="ml-[.35em] inline-block size-[.62em] align-[.04em] print:hidden"
          viewBox="0 0 10 10"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          aria-hidden
        >
          <path d="M1 9 9 1M2.5 1H9v6.5" />
        </svg>
      </span>
    </span>
  );
}

export function CloseIcon({ className = 'size-4.5' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden>
      <path d="m2 2 14 14M16 2 2 16" />
    </svg>
  );
}

/** Points down; turned over while its button's `aria-expanded` is true. */
export function Caret() {
  return (
    <svg
      className="h-1.5 w-2.5 transition-transform duration-turn ease-line in-aria-expanded:rotate-180"
      viewBox="0 0 10 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
    >
      <path d="m1 1 4 4 4-4" />
    </svg>
  );
}
