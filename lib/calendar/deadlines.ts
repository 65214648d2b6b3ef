import { addDays } from './dates';
import { holidaysOf } from './holidays';

/** A day on which a VAT return is due, `2026-12-10`, and the two months that it is for. */
export interface Deadline {
  date: string;
  term: number; // 1 to 6
}

/** Month and day of each term's deadline by law, in the order of the terms. The last one is in the next year. */
export const LEGAL_DAYS = ['04-10', '06-10', '08-31', '10-10', '12-10', '02-10'];

/** Returns a year's deadlines of VAT returns for two-monthly terms, in order. One on a day off moves to the next working day. */
export function vatDeadlines(year: number): Deadline[] {
  // skatteforvaltningsforskriften § 8-3-10, skatteforvaltningsloven § 5-5, domstolloven § 149.
  const holidays = holidaysOf(year);
  const isWorkingDay = (date: string) => ![0, 6].includes(new Date(date).getUTCDay()) && !holidays.includes(date);
  const workingDay = (date: string): string => (isWorkingDay(date) ? date : workingDay(addDays(date, 1)));
  const deadlines = LEGAL_DAYS.map((day, index) => ({ date: workingDay(`${year}-${day}`), term: index + 1 }));
  return deadlines.sort((one, other) => one.date.localeCompare(other.date));
}

/** Returns the next six deadlines, the first one on or after `today`. @param today YYYY-MM-DD */
export function nextDeadlines(today: string): Deadline[] {
  const year = Number(today.slice(0, 4));
  const ahead = [year, year + 1].flatMap(vatDeadlines).filter(({ date }) => date >= today);
  return ahead.slice(0, LEGAL_DAYS.length);
}
