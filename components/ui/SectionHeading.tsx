import clsx from 'clsx';

type Props = { label: string; title: string; lead?: string; large?: boolean };

export function SectionHeading({ label, title, lead, large }: Props) {
  return (
    <div className="columns gap-y-5 sm:gap-y-7">
      <SectionLabel
        className={clsx(
          '@wide:col-end-4 @wide:self-start',
          large ? '@wide:pt-[calc(--theme(--size-h2-large)*0.36)]' : '@wide:pt-[calc(--theme(--size-h2)*0.36)]',
        )}
      >
        {label}
      </SectionLabel>
      <h2 className={clsx('@wide:col-start-4', large ? '-ms-[.02em] text-h2-large' : 'text-h2')}>{title}</h2>
      {lead && <p className="text-balance text-lead @wide:col-start-4 @wide:col-end-10">{lead}</p>}
    </div>
  );
}

type LabelProps = { children: string; className?: string; answered?: boolean };

// `answered` adds a second line, which otherwise is drawn when the section has been read.
export function SectionLabel({ children, className, answered }: LabelProps) {
  return (
    <p className={clsx('flex flex-wrap items-baseline gap-x-3.5 font-semibold text-label', className)}>
      <span
        className={clsx(
          'question-line relative h-1.5 w-7 flex-none self-center [--line:var(--mark,--theme(--color-brass-line))]',
          answered && '[--answered:1]',
        )}
      />
      <span>{children}</span>
    </p>
  );
}
