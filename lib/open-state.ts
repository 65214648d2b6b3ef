import type { OpeningHours, Weekday } from './company';

/** Days of the week as `Date.getUTCDay` counts them. */
const DAYS: Weekday[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const DAY_MS = 86_400_000;
/** How far ahead an opening is looked for, in days. */
const HORIZON = 366;

/**
 * Whether the office is open: until when, or when it opens next; null where it does not open within a year.
 * Times are those of the facts, `08:00`; `date` is the day of the opening, `2026-12-24`, and `inDays` how far away it is.
 */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; opens: string; date: string; inDays: number }
  | null;

/**
 * The state of the office at a moment. It is worked out on the office's calendar and clock alone, so that neither the visitor's
 * time zone nor a night of 23 or 25 hours comes into it.
 * @param now the moment
 * @param hours the week's opening hours; a day may have several spans, those that meet are one
 * @param closedDates days on which the office is closed out of turn, year-month-day
 * @param timeZone the office's, an IANA name
 */
export function openState(now: Date, hours: OpeningHours[], closedDates: string[], timeZone: string): OpenState {
  const { date: today, time } = officeClock(now, timeZone);
  for (let inDays = 0; inDays <= HORIZON; inDays++) {
    const date = addDays(today, inDays);
    const spans = closedDates.includes(date) ? [] : spansOn(date, hours);
    const current = inDays === 0 && spans.find(({ opens, closes }) => opens <= time && time < closes);
    if (current) return { open: true, closes: current.closes };
    const next = spans.find(({ opens }) => inDays > 0 || time < opens);
    if (next) return { open: false, opens: next.opens, date, inDays };
  }
  return null;
}

/** The office's day and time, `2026-12-24` and `15:59`: both sort as text. */
function officeClock(now: Date, timeZone: string): { date: string; time: string } {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  const part = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The spans of a day in their order. */
function spansOn(date: string, hours: OpeningHours[]): { opens: string; closes: string }[] {
  const day = DAYS[new Date(date).getUTCDay()];
  const joined: { opens: string; closes: string }[] = [];
  for (const { opens, closes } of hours
    .filter(({ days }) => day && days.includes(day))
    .sort((a, b) => a.opens.localeCompare(b.opens))) {
    const last = joined.at(-1);
    if (last?.closes === opens) last.closes = closes;
    else joined.push({ opens, closes });
  }
  return joined;
}
