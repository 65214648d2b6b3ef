import clsx from 'clsx';

type Props = { rows: string[]; inPairs: boolean; className?: string; label?: string };

export const RuledList = ({ rows, inPairs, className, label }: Props) => (
  <ul
    className={clsx('text-balance font-medium text-base', inPairs && 'services-pairs', className)}
    role="list"
    aria-label={label}
  >
    {rows.map((row) => (
      <li
        key={row}
        className={clsx(
          'border-rule-services border-t py-2 first:border-t-line sm:py-3 first:border-ink print:py-1',
          inPairs && '@pair:nth-2:border-t-line @pair:nth-2:border-ink',
        )}
      >
        {row}
      </li>
    ))}
  </ul>
);
