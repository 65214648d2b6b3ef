import type { Company } from '@/model/facts';
import type { OfficeCalendar } from './open-state';
import { officeWeek } from './opening-hours';

/** Returns the office's working days: those on which it is open, in Norway without holidays. Without hours, they are Monday to Friday. */
export function workingCalendar({ openingHours, closedDates, country }: Company): OfficeCalendar {
  const week = officeWeek(openingHours);
  const hasHours = week.some((day) => day?.length !== 0);
  return {
    week: hasHours ? week : week.map((_, day) => ([0, 6].includes(day) ? [] : null)),
    closedDates,
    holidaysAfter: country === 'NO' ? '' : undefined,
  };
}
