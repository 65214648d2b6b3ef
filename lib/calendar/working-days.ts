import type { Company } from '@/model/facts';
import { holidaysOf, laterHolidays } from './holidays';
import type { OfficeCalendar } from './open-state';
import { officeWeek } from './opening-hours';

const YEARS_AHEAD = 4;

/** Returns the office's working days: those on which it is open, in Norway without holidays. Without hours, they are Monday to Friday. */
export function workingCalendar(facts: Company, year: number): OfficeCalendar {
  const week = officeWeek(facts.openingHours);
  const hasHours = week.some((day) => day?.length !== 0);
  const years = Array.from({ length: YEARS_AHEAD + 1 }, (_, later) => year + later);
  const holidays = facts.country === 'NO' ? years.flatMap(holidaysOf) : [];
  return {
    week: hasHours ? week : week.map((_, day) => ([0, 6].includes(day) ? [] : null)),
    // In the order of the opening hours' closed dates, which the page has too: compressed, they are hardly larger.
    closedDates: [...new Set([...facts.closedDates, ...laterHolidays(facts), ...holidays])],
  };
}
