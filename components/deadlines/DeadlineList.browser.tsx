'use client';

import { useOfficeClock } from '@/browser/use-office-clock';
import { keepWords } from '@/components/ui/keep-words.browser';
import { DAY_MS, writeDate } from '@/lib/calendar/dates';
import { type Deadline, LEGAL_DAYS, nextDeadlines } from '@/lib/calendar/deadlines';

type ClockProps = { texts: Record<'today' | 'tomorrow' | 'inDays', string>; timeZone: string };
/** `terms` are the labels of the terms, `day` is a pattern (`{day}.`), and `months` have short names. */
type ListProps = ClockProps & { label: string; terms: string[]; day: string; months: string[] };

/** In any year: a deadline on a day off moves, but which one does depends on the year. */
const BY_LAW: Deadline[] = LEGAL_DAYS.map((day, index) => ({ date: `2000-${day}`, term: index + 1 }));

/** Lists the next six deadlines; without JavaScript, those of any year, as the law has them. */
export function DeadlineList({ label, terms, day, months, texts, timeZone }: ListProps) {
  const [list, clock] = useOfficeClock<HTMLOListElement>(timeZone);
  const today = clock?.today;
  const longestLeft = longest([texts.today, texts.tomorrow, texts.inDays.replace('{days}', '88')]);
  return (
    <ol
      role="list"
      ref={list}
      className="deadlines-list col-span-full grid gap-y-6 border-t-line pt-5 @wide:col-start-4"
      aria-label={label}
    >
      {(today ? nextDeadlines(today) : BY_LAW).map(({ date, term }, index) => (
        <li key={term} className="@half:pb-4" data-next={today && index === 0 ? '' : undefined}>
          <div className="numerals">
            {day.replace('{day}', String(Number(date.slice(8))))} <span>{months[Number(date.slice(5, 7)) - 1]}</span>
          </div>
          {/* Each has room for a bold label and the days left, so that nothing shifts when they appear. */}
          <p className="text-label leading-snug" data-longest={`${terms[term - 1]}\n${longestLeft}`}>
            <span>
              {keepWords(`${terms[term - 1]} `)}
              {today && index === 0 && (
                <span className="block font-semibold print:hidden">{timeLeft(date, today, texts)}</span>
              )}
            </span>
          </p>
        </li>
      ))}
    </ol>
  );
}

/** `sentences` are those of the terms, each with `{date}`; `months` are patterns of dates. */
type NextProps = ClockProps & { sentences: string[]; months: string[] };

export function NextDeadline({ sentences, months, texts, timeZone }: NextProps) {
  const [line, clock] = useOfficeClock<HTMLParagraphElement>(timeZone);
  const today = clock?.today;
  const [next] = today ? nextDeadlines(today) : [];
  const sentence = next && sentences[next.term - 1]?.replace('{date}', writeDate({ weekdays: [], months }, next.date));
  return (
    <p
      ref={line}
      className="hidden grow py-2.75 text-end max-[86em]:basis-full max-[86em]:text-start not-print:roomy:block"
    >
      {next && sentence && today ? (
        <>
          {keepWords(sentence)} <strong className="font-semibold">{timeLeft(next.date, today, texts)}</strong>
        </>
      ) : (
        '\u00a0' // the height of the line, so that nothing shifts
      )}
    </p>
  );
}

const longest = (texts: string[]) => texts.reduce((one, other) => (other.length > one.length ? other : one));

function timeLeft(date: string, today: string, texts: ClockProps['texts']): string {
  const days = (Date.parse(date) - Date.parse(today)) / DAY_MS;
  return [texts.today, texts.tomorrow][days] ?? texts.inDays.replace('{days}', String(days));
}
