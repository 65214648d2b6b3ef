import { WEEKDAYS } from './constants';
import type { OpeningHours, Weekday } from './facts';

export const DAY_MS = 86_400_000;
const MAX_DAYS_AHEAD = 366;

/** Times are `08:00`, `date` is `2026-12-24`; null if the office does not open within a year. */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; opens: string; date: string; inDays: number }
  | null;

/** Whether the office is open, until or from when, by its own calendar and clock. @param closedDates YYYY-MM-DD */
export function openState(now: Date, hours: OpeningHours[], closedDates: string[], timeZone: string): OpenState {
  // Swedish writes dates and times in ISO order, `2026-12-24` and `15:59`: both sort as text.
  const clock = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const [today = '', time = ''] = clock.format(now).split(' ');
  for (let inDays = 0; inDays <= MAX_DAYS_AHEAD; inDays++) {
    const date = addDays(today, inDays);
    const spans = closedDates.includes(date) ? [] : spansOf(weekdayOf(date), hours);
    const current = inDays === 0 && spans.find(({ opens, closes }) => opens <= time && time < closes);
    if (current) return { open: true, closes: current.closes };
    const next = spans.find(({ opens }) => inDays > 0 || time < opens);
    if (next) return { open: false, opens: next.opens, date, inDays };
  }
  return null;
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

function weekdayOf(date: string): Weekday | undefined {
  const fromSunday = new Date(date).getUTCDay();
  return WEEKDAYS.at(fromSunday - 1);
}

/** The hours of a day, the earlier ones first. */
export function spansOf(day: Weekday | undefined, hours: OpeningHours[]): OpeningHours[] {
  const ofDay = hours.filter(({ days }) => day && days.includes(day));
  return ofDay.toSorted((a, b) => a.opens.localeCompare(b.opens));
}
