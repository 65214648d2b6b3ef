import { type DateWords, writeDate } from './dates';
import { addDays, type Clock, clockIn } from './open-state';

/** A promise to answer within so many working days of the office. */
export interface ReplyPromise {
  workingDays: number;
  daysOff: string[]; // YYYY-MM-DD
  timeZone: string;
  dates: DateWords;
  closing: string[]; // by weekday, Sunday first: `16:00`, `24:00` for a day without a closing time, '' for a day off
}

/** Returns the last day for an answer to a message. One that is sent after closing time, or on a day off, counts from the next working day. */
export function replyDay({ today, time }: Clock, { workingDays, closing, daysOff }: ReplyPromise): string {
  const closingOn = (date: string) => (daysOff.includes(date) ? '' : (closing[new Date(date).getUTCDay()] ?? ''));
  let date = today;
  let left = workingDays + (time < closingOn(today) ? 0 : 1);
  while (left > 0) {
    date = addDays(date, 1);
    if (closingOn(date)) left--;
  }
  return date;
}

/** Returns that day in words, `Tuesday 1 December`. */
export const replyDayText = (sent: number, promise: ReplyPromise): string =>
  writeDate(promise.dates, replyDay(clockIn(promise.timeZone, new Date(sent)), promise));
