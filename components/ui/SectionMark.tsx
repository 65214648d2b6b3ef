import clsx from 'clsx';

/** The name of a section with two short lines, in the margin column. */
export function SectionMark({ children, className }: { children: string; className?: string }) {
  return (
    <p
      className={clsx('flex break-after-avoid flex-wrap items-baseline gap-x-3.5 font-semibold text-label', className)}
    >
      <span className="two-lines w-7 flex-none self-center [--line:--theme(--color-brass-line)] in-[.on-dark]:[--line:--theme(--color-brass)]" />
      {children}
    </p>
  );
}
