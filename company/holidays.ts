import { WEEKDAYS } from './constants';
import type { Facts } from './facts';

const DAY = 86_400_000; // milliseconds
const FIXED = ['01-01', '05-01', '05-17', '12-25', '12-26'];
const FROM_EASTER = [-3, -2, 1, 39, 50]; // Maundy Thursday, Good Friday, Easter Monday, Ascension Day, Whit Monday

/** Easter Sunday of a year, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const rest = year % 100;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The Norwegian holidays of a year that may fall on a working day, as YYYY-MM-DD. */
export function holidaysOf(year: number): string[] {
  const moving = FROM_EASTER.map((days) => dayOf(easterOf(year) + days * DAY));
  return [...new Set([...FIXED.map((day) => `${year}-${day}`), ...moving])].sort();
}

/** Holidays of this year and the next, from `today` on, on which the office would be said to be open. @param today YYYY-MM-DD */
export function missingHolidays({ openingHours = [], closedDates = [] }: Facts, today: string): string[] {
  const year = Number(today.slice(0, 4));
  const isOpen = (day: string) => {
    const weekday = WEEKDAYS[(new Date(day).getUTCDay() + 6) % 7];
    return openingHours.some(({ days }) => weekday && days.includes(weekday));
  };
  const ahead = [...holidaysOf(year), ...holidaysOf(year + 1)].filter((day) => day >= today);
  return ahead.filter((day) => isOpen(day) && !closedDates.includes(day));
}
