import type { Facts } from '@/model/facts';
import { addDays, weekdayOf } from './dates';

const FIXED = ['01-01', '05-01', '05-17', '12-25', '12-26'];
const FROM_EASTER = [-3, -2, 1, 39, 50]; // Maundy Thursday, Good Friday, Easter Monday, Ascension Day, Whit Monday

/** Returns Easter Sunday of a year from 1900 to 2099, by the algorithm of Gauss. */
function easterOf(year: number): string {
  const fullMoon = (19 * (year % 19) + 24) % 30;
  const sunday = (2 * (year % 4) + 4 * (year % 7) + 6 * fullMoon + 5) % 7;
  const isWeekLate = sunday === 6 && (fullMoon === 29 || (fullMoon === 28 && year % 19 > 10));
  return addDays(`${year}-03-22`, fullMoon + sunday - (isWeekLate ? 7 : 0));
}

/** Returns the Norwegian holidays of a year that may fall on a working day, as YYYY-MM-DD. */
export function holidaysOf(year: number): string[] {
  const easter = easterOf(year);
  const moving = FROM_EASTER.map((days) => addDays(easter, days));
  return [...new Set([...FIXED.map((day) => `${year}-${day}`), ...moving])].sort();
}

/** The build asks for thousands of dates. */
const known = new Map<string, string[]>();

/** @param date YYYY-MM-DD */
export function isHoliday(date: string): boolean {
  const year = date.slice(0, 4);
  const days = known.get(year) ?? holidaysOf(Number(year));
  known.set(year, days);
  return days.includes(date);
}

/** Returns the last closed date of a Norwegian firm, if it has one: after it, the site does not call the office open on holidays. */
export const lastClosedDate = ({ country, closedDates = [] }: Facts): string | undefined =>
  country === 'NO' ? closedDates.toSorted().at(-1) : undefined;

/** No holidays, but days on which hardly any office is open: Christmas Eve and New Year's Eve. */
const EVES = ['12-24', '12-31'];

/** Returns holidays of this year and the next, from `today` on, on which the site would say that the office is open. */
export const missingHolidays = (facts: Facts, today: string) => openDays(facts, today, holidaysOf);

/** Returns the same for Christmas Eve and New Year's Eve, on which an office may be open. */
export const openEves = (facts: Facts, today: string) =>
  openDays(facts, today, (year) => EVES.map((day) => `${year}-${day}`));

function openDays({ openingHours = [], closedDates = [] }: Facts, today: string, daysOf: (year: number) => string[]) {
  const year = Number(today.slice(0, 4));
  const ahead = [year, year + 1].flatMap(daysOf).filter((day) => day >= today);
  const isOpen = (day: string) => openingHours.some(({ days }) => days.includes(weekdayOf(day)));
  return ahead.filter((day) => isOpen(day) && !closedDates.includes(day));
}
