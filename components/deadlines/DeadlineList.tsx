'use client';

import { useRef } from 'react';
import { useOfficeClock } from '@/components/ui/use-office-clock';
import { nextDeadline, type TimeLeftTexts, timeLeft } from './deadline-text';

type Row = Record<'date' | 'day' | 'month' | 'term', string>;
type Props = { years: { label: string; rows: Row[] }[]; left: TimeLeftTexts; timeZone: string };

/** The deadlines of this year: two lines below past ones, one below the next. Without JavaScript, the deadlines of the first year. */
export function DeadlineList({ years, left, timeZone }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const today = useOfficeClock(list, timeZone)?.today;
  const shown = years.find(({ rows }) => rows[0]?.date.slice(0, 4) === today?.slice(0, 4)) ?? years[0];
  const next = today && nextDeadline(shown?.rows ?? [], today);
  return (
    <ol ref={list} className="deadlines-list" aria-label={shown?.label}>
      {shown?.rows.map((row) => (
        <li
          key={row.date}
          data-past={today && row.date < today ? '' : undefined}
          data-next={row === next ? '' : undefined}
        >
          <p className="numerals">
            {row.day} <span>{row.month}</span>
          </p>
          <p className="text-label leading-snug">
            {row.term}
            {/* In each row, so that nothing shifts when the text appears. */}
            <span className="block min-h-lh whitespace-nowrap font-semibold print:hidden" data-left>
              {row === next && today && timeLeft(row.date, today, left)}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}
