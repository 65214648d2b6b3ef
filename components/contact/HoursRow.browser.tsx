import clsx from 'clsx';
import type { ReactNode } from 'react';

type HoursRowProps = { term: string; children: ReactNode; isLong?: boolean; className?: string };

export function HoursRow({ term, children, isLong, className }: HoursRowProps) {
  const textClass = isLong ? 'basis-full text-small [font-kerning:none]' : 'ms-auto text-end font-medium';
  return (
    <div
      className={clsx(
        'flex flex-wrap justify-between gap-x-2 border-rule border-b py-2.75 leading-snug print:py-1',
        className,
      )}
    >
      <dt>{term}</dt> <dd className={textClass}>{children}</dd>
    </div>
  );
}
