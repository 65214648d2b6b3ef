import { holidaysOf } from './holidays';
import { addDays } from './open-state';

/** A day on which a VAT return is due, `2026-12-10`, and the two months that it is for. */
export interface Deadline {
  date: string;
  term: number; // 1 to 6
  year: number; // of the term
}

/** Month and day of each term's deadline; the last one is in the next year. */
const TERMS = ['04-10', '06-10', '08-31', '10-10', '12-10', '02-10'];

/**
 * Returns the deadlines in a year of VAT returns for two-monthly terms, in order. A return is due a month and ten days after its term, the
 * third one on 31 August (skatteforvaltningsforskriften § 8-3-10). A deadline on a Saturday, a Sunday or a public holiday moves to the
 * next working day (skatteforvaltningsloven § 5-5, domstolloven § 149). Source: the handbook Skatteforvaltningshåndboken on skatteetaten.no.
 */
export function vatDeadlines(year: number): Deadline[] {
  const holidays = holidaysOf(year);
  const isWorkingDay = (date: string) => ![0, 6].includes(new Date(date).getUTCDay()) && !holidays.includes(date);
  const workingDay = (date: string): string => (isWorkingDay(date) ? date : workingDay(addDays(date, 1)));
  return TERMS.map((day, index) => ({
    date: workingDay(`${year}-${day}`),
    term: index + 1,
    year: index === TERMS.length - 1 ? year - 1 : year,
  })).sort((one, other) => one.date.localeCompare(other.date));
}
