import { company } from '@/lib/company';
import { clockIn } from './open-state';

export const BUILD_DAY_FILE = 'build-day.txt';

/** Returns the date at the office for which pages are built, `2026-12-24`: today, or `BUILD_DAY`, which the live check sets. */
export const buildDay = () => process.env.BUILD_DAY || clockIn(company.timeZone, new Date()).today;

/** Returns the year of the build, the most of its date that is in the pages: builds of one commit hardly differ. */
export const buildYear = () => buildDay().slice(0, 4);

/** Returns when what the calendar of a language shows was last changed, in milliseconds; 0 if no build has asked Git. */
export const calendarRevision = (locale: string): number =>
  JSON.parse(process.env.CALENDAR_REVISIONS || '{}')[locale] ?? 0;
