'use client';

import { useOfficeClock } from '@/browser/use-office-clock';
import { keepWords } from '@/components/ui/keep-words.browser';
import { HoursRow } from './HoursRow.browser';

/** `last` is the last day of a range, YYYY-MM-DD. */
type Year = { label: string; ranges: { last: string; text: string }[] };
type ClosedDaysProps = { years: Year[]; next: string; all: string; timeZone: string };

/** Shows the next days off, and lists the others, a row per year. Past ones vanish by the clock of the office. */
export function ClosedDays({ years, next, all, timeZone }: ClosedDaysProps) {
  const [place, clock] = useOfficeClock<HTMLDivElement>(timeZone);
  const { today = '' } = clock ?? {};
  const ahead = years.flatMap(({ label, ranges }) => {
    const rest = ranges.filter(({ last }) => last >= today).map(({ text }) => text);
    return rest.length > 0 ? { label, rest } : [];
  });
  return (
    <div ref={place} hidden={ahead.length === 0} className="[grid-area:closed] @wide:max-w-88">
      <dl>
        {/* The height of the row, so that nothing shifts. */}
        <HoursRow term={next} isLong className={today ? '' : 'nojs:hidden'}>
          {today ? keepWords(ahead[0]?.rest[0] ?? '') : '\u00a0'}
        </HoursRow>
      </dl>
      <details className="rows-question border-rule border-b">
        <summary className="flex min-h-11 items-center justify-between text-small">
          <span>{all}</span>
          <span className="print:hidden" aria-hidden />
        </summary>
        <dl>
          {ahead.map(({ label, rest }) => (
            <HoursRow key={label} term={label} isLong>
              {keepWords(rest.join(', '))}
            </HoursRow>
          ))}
        </dl>
      </details>
    </div>
  );
}
