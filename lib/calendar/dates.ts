import type { Weekday } from '@/model/facts';
import { WEEKDAYS } from '@/model/formats';

export const DAY_MS = 86_400_000;

/** Names of days and patterns of dates in a language, from the build: browsers do not have every language. */
export interface DateWords {
  weekdays: string[]; // Sunday first
  months: string[]; // January first: `{weekday} {day}. januar`, or with `{year}`
}

export function dateWords(language: string, format: Intl.DateTimeFormatOptions): DateWords {
  const inLanguage = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const [weekday, date] = [inLanguage({ weekday: 'long' }), inLanguage(format)];
  const pattern = (month: number) =>
    date
      .formatToParts(Date.UTC(2024, month, 9))
      .map(({ type, value }) => (['weekday', 'day', 'year'].includes(type) ? `{${type}}` : value));
  return {
    // 2024 began on a Monday.
    weekdays: Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2024, 0, 7 + day))),
    months: Array.from({ length: 12 }, (_, month) => pattern(month).join('')),
  };
}

/** Returns the entry for the weekday of a date, from a list that begins with Sunday. */
export const weekdayIn = <Entry>(week: Entry[], date: string) => week[new Date(date).getUTCDay()] as Entry;

/** Fills a date, `2026-12-24`, into its pattern. */
export function writeDate(words: DateWords, date: string): string {
  const [year = '', month, day] = date.split('-');
  return (words.months[Number(month) - 1] ?? '')
    .replace('{weekday}', weekdayIn(words.weekdays, date))
    .replace('{day}', String(Number(day)))
    .replace('{year}', year);
}

/** Writes a time of the visitor's clock: `20.16`, `8:16 PM`; in a language that the browser lacks, from 00:00 to 23:59. */
export function writeTime(language: string, date: Date): string {
  const text = date.toLocaleTimeString([language, 'en-GB'], { timeStyle: 'short' });
  // As the opening hours (`formatTime` in opening-hours.ts).
  return language === 'nb' ? text.replace(':', '.') : text.replace(/\s/g, ' ');
}

/** @param date a valid one, YYYY-MM-DD */
export function weekdayOf(date: string): Weekday {
  const fromSunday = new Date(date).getUTCDay();
  return WEEKDAYS.at(fromSunday - 1) ?? 'Sunday';
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}
