import type { ReactNode } from 'react';

/** The text of an external link with its arrow; a word joiner keeps the arrow beside the last word. */
export function ArrowText({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <span className={className}>
      {children}
      <span aria-hidden>
        {'\u2060'}
        <Icon
          className="ml-[.35em] inline-block size-[.62em] align-[.04em] print:hidden"
          viewBox="0 0 10 10"
          strokeWidth="1.4"
          path="M1 9 9 1M2.5 1H9v6.5"
        />
      </span>
    </span>
  );
}

export const CloseIcon = ({ className = 'size-4.5' }: { className?: string }) => (
  <Icon className={className} viewBox="0 0 18 18" strokeWidth="2" path="m2 2 14 14M16 2 2 16" />
);

/** Points down; turned over while its button's `aria-expanded` is true. */
export const Caret = () => (
  <Icon
    className="h-1.5 w-2.5 transition-transform duration-turn ease-line in-aria-expanded:rotate-180"
    viewBox="0 0 10 6"
    strokeWidth="1.6"
    path="m1 1 4 4 4-4"
  />
);

function Icon({ path, strokeWidth, ...rest }: Record<'className' | 'viewBox' | 'strokeWidth' | 'path', string>) {
  return (
    <svg {...rest} fill="none" stroke="currentColor" strokeWidth={strokeWidth} aria-hidden>
      <path d={path} />
    </svg>
  );
}
