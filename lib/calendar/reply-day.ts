import { addDays, type DateWords, writeDate } from './dates';
import { type Clock, clockIn, type OfficeCalendar, officeDay } from './open-state';

/** A promise to answer within so many working days of the office. */
export interface ReplyPromise extends OfficeCalendar {
  workingDays: number;
  timeZone: string;
  dates: DateWords;
}

/** Returns the last day for an answer to a message; one sent after closing time or on a day off counts from the next working day. */
export function replyDay(
  { today, time }: Clock,
  { workingDays, ...calendar }: OfficeCalendar & { workingDays: number },
): string {
  /** `16:00`, '' on a day off, and later than every time on a day by appointment. */
  const closingOn = (date: string) => (officeDay(date, calendar) ?? [{ closes: '24:00' }]).at(-1)?.closes ?? '';
  let date = today;
  let left = workingDays + (time < closingOn(today) ? 0 : 1);
  while (left > 0) {
    date = addDays(date, 1);
    if (closingOn(date)) left--;
  }
  return date;
}

export const replyDayText = (sent: number, promise: ReplyPromise): string =>
  writeDate(promise.dates, replyDay(clockIn(promise.timeZone, new Date(sent)), promise));
