'use client';

import { useRef } from 'react';
import { DAY_MS } from '@/company/open-state';
import { useOfficeClock } from '@/components/ui/use-office-clock';

type TimeLeftTexts = Record<'today' | 'tomorrow' | 'inDays', string>;
type Row = Record<'date' | 'day' | 'month' | 'term', string>;
type ListProps = { years: { label: string; rows: Row[] }[]; texts: TimeLeftTexts; timeZone: string };

/** The deadlines of this year: two lines below past ones, one below the next. Without JavaScript, the deadlines of the first year. */
export function DeadlineList({ years, texts, timeZone }: ListProps) {
  const list = useRef<HTMLOListElement>(null);
  const today = useOfficeClock(list, timeZone)?.today;
  const thisYear = today?.slice(0, 4);
  const shown = years.find(({ rows }) => rows[0]?.date.slice(0, 4) === thisYear) ?? years[0];
  const next = today && nextDeadline(shown?.rows ?? [], today);
  return (
    <ol
      ref={list}
      className="deadlines-list col-span-full grid gap-y-6 border-t-line pt-5 @wide:col-start-4"
      aria-label={shown?.label}
    >
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
            <span className="block min-h-lh whitespace-nowrap font-semibold print:hidden">
              {row === next && today && timeLeft(row.date, today, texts)}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

type NextProps = { sentences: { date: string; text: string }[]; texts: TimeLeftTexts; timeZone: string };

/** The next deadline and the time left; empty in the HTML. */
export function NextDeadline({ sentences, texts, timeZone }: NextProps) {
  const line = useRef<HTMLParagraphElement>(null);
  const clock = useOfficeClock(line, timeZone);
  const next = clock && nextDeadline(sentences, clock.today);
  return (
    <p ref={line} className="ms-auto box-content hidden min-h-lh max-xl:basis-full py-2.75 roomy:block print:hidden">
      {next && clock && (
        <>
          {next.text} <strong className="font-semibold">{timeLeft(next.date, clock.today, texts)}</strong>
        </>
      )}
    </p>
  );
}

/** The first deadline that is not over. Dates are YYYY-MM-DD. */
export function nextDeadline<Item extends { date: string }>(deadlines: Item[], today: string): Item | undefined {
  return deadlines.find(({ date }) => date >= today);
}

/** Returns the text for the time left until a date. Both dates are YYYY-MM-DD. */
export function timeLeft(date: string, today: string, texts: TimeLeftTexts): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return [texts.today, texts.tomorrow][days] ?? texts.inDays.replace('{days}', String(days));
}
