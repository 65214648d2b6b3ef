import type { OpeningHours, OpeningRow } from '@/model/facts';
import { addDays, type DateWords, weekdayIn, writeDate } from './dates';
import { isHoliday } from './holidays';

const MAX_DAYS_AHEAD = 366;

/** A date and a time, `2026-12-24` and `15:59`, which can be compared as strings. */
export interface Clock {
  today: string;
  time: string;
}

export type Span = Pick<OpeningHours, 'opens' | 'closes'>;
/** When a day is open, in order; null by appointment. */
type OfficeDay = Span[] | null;
export interface OfficeCalendar {
  week: OfficeDay[]; // Sunday first
  closedDates: string[]; // YYYY-MM-DD
  holidaysAfter?: string; // a date after which Norwegian holidays are closed, too
}
/** Times are `08:00`, `date` is `2026-12-24`; null if the office does not open within a year. */
type OpenState =
  | { open: true; closes: string }
  | { open: false; opens: string; date: string; inDays: number }
  | { open: false; byAppointment: true }
  | null;

export interface OpenWords {
  text: Partial<Record<'openNow' | 'opensToday' | 'opensTomorrow' | 'opensOn' | 'openByAppointment', string>>;
  times: Record<string, string>; // as the language writes them
  dates: DateWords;
}

/** Whether the office is open, and until or from when. By appointment on such days, or if there are no others. */
export function openState({ today, time }: Clock, calendar: OfficeCalendar): OpenState {
  const now = officeDay(today, calendar);
  if (!now) return { open: false, byAppointment: true };
  const current = now.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, closes: current.closes };
  for (let inDays = 0; inDays <= MAX_DAYS_AHEAD; inDays++) {
    const date = addDays(today, inDays);
    const next = officeDay(date, calendar)?.find(({ opens }) => inDays > 0 || time < opens);
    if (next) return { open: false, opens: next.opens, date, inDays };
  }
  return calendar.week.includes(null) ? { open: false, byAppointment: true } : null;
}

/** Returns the hours of a date: none on a closed one. */
export function officeDay(date: string, { week, closedDates, holidaysAfter }: OfficeCalendar): OfficeDay {
  const hours = weekdayIn(week, date);
  if (hours?.length === 0 || closedDates.includes(date)) return [];
  return holidaysAfter !== undefined && date > holidaysAfter && isHoliday(date) ? [] : hours;
}

/** Describes a state: fills in `{closes}`, `{opens}` and `{day}` of a text. */
export function openSentence(state: NonNullable<OpenState>, { text, times, dates }: OpenWords): string | undefined {
  if (state.open) return text.openNow?.replace('{closes}', times[state.closes] ?? state.closes);
  if ('byAppointment' in state) return text.openByAppointment;
  const { inDays, opens, date } = state;
  const pattern = [text.opensToday, text.opensTomorrow][inDays] ?? text.opensOn;
  return pattern?.replace('{day}', dayName(date, inDays, dates)).replace('{opens}', times[opens] ?? opens);
}

/** Returns `Monday`, or with the date if it is a week ahead or more, when the name alone is ambiguous. */
function dayName(date: string, inDays: number, dates: DateWords): string {
  return inDays > 6 ? writeDate(dates, date) : weekdayIn(dates.weekdays, date);
}

/** What is used of it. Old browsers and Node have none. */
interface TemporalInstant {
  fromEpochMilliseconds(milliseconds: number): { toZonedDateTimeISO(timeZone: string): { toString(): string } };
}

export function clockIn(timeZone: string, now: Date): Clock {
  const { Temporal } = globalThis as { Temporal?: { Instant: TemporalInstant } };
  // On a slow phone, the first date of `Intl` blocks the page for 70 ms.
  const zoned = Temporal?.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone).toString();
  if (zoned) return { today: zoned.slice(0, 10), time: zoned.slice(11, 16) };
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', { timeZone, hourCycle: 'h23', ...numbers }).formatToParts(now);
  const part = (type: keyof typeof numbers) => parts.find((one) => one.type === type)?.value;
  return { today: `${part('year')}-${part('month')}-${part('day')}`, time: `${part('hour')}:${part('minute')}` };
}

export const hasHours = (row: OpeningRow): row is OpeningHours => 'opens' in row;
