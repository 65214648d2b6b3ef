import type { Company, OpeningRow } from '@/model/facts';
import { WEEKDAYS } from '@/model/formats';
import { holidaysOf, laterHolidays } from './holidays';
import { isByAppointment, spansOf } from './open-state';

const NEVER_CLOSES = '24:00'; // later than every time of a clock
const YEARS_AHEAD = 4;

/** Returns when the office closes on each weekday, Sunday first, as `ReplyPromise` has it. Without hours it works from Monday to Friday. */
export function closingTimes(hours: OpeningRow[]): string[] {
  const times = WEEKDAYS.map((day) =>
    isByAppointment(day, hours) ? NEVER_CLOSES : (spansOf(day, hours).at(-1)?.closes ?? ''),
  );
  const week = times.some(Boolean) ? times : WEEKDAYS.map((_, index) => (index < 5 ? NEVER_CLOSES : ''));
  return [...week.slice(-1), ...week.slice(0, -1)];
}

/** Returns closed dates and, in Norway, holidays of a year and some more. */
export function daysOff(facts: Company, year: number): string[] {
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, later) => year + later);
  const holidays = facts.country === 'NO' ? years.flatMap(holidaysOf) : [];
  // In the order of those of the opening hours, which the page has too: compressed, they are hardly larger.
  return [...new Set([...facts.closedDates, ...laterHolidays(facts), ...holidays])];
}
