'use client';

import { useRef } from 'react';
import { keepWords } from '@/components/ui/keep-words';
import { useOfficeClock } from '@/components/ui/use-office-clock';
import { HoursRow } from './HoursRow';

/** `last` is the last day of a range, YYYY-MM-DD. */
type Year = { label: string; ranges: { last: string; text: string }[] };
type ClosedDaysProps = { years: Year[]; next: string; timeZone: string };

/** Lists the days off, a row per year, on phones the next ones only. Past ones vanish by the clock of the office. */
export function ClosedDays({ years, next, timeZone }: ClosedDaysProps) {
  const list = useRef<HTMLDListElement>(null);
  const today = useOfficeClock(list, timeZone)?.today ?? '';
  const ahead = years.flatMap(({ label, ranges }) => {
    const rest = ranges.filter(({ last }) => last >= today).map(({ text }) => text);
    return rest.length > 0 ? { label, rest } : [];
  });
  return (
    <dl ref={list} hidden={ahead.length === 0} className="[grid-area:closed] @wide:max-w-88">
      {today && ahead[0] && (
        <HoursRow term={next} isLong className="md:hidden print:hidden">
          {keepWords(ahead[0].rest[0] ?? '')}
        </HoursRow>
      )}
      {ahead.map(({ label, rest }) => (
        <HoursRow key={label} term={label} isLong className={today && 'max-md:hidden print:flex'}>
          {keepWords(rest.join(', '))}
        </HoursRow>
      ))}
    </dl>
  );
}
