import { LOCALES, type Locale } from '@/i18n/locales';
import { company } from '@/lib/company';
import { deepEqual } from '@/model/data';
import type { Company, OpeningRow } from '@/model/facts';
import { WEEKDAYS } from '@/model/formats';
import { addDays, dateWords } from './dates';
import { holidaysOf } from './holidays';
import { hasHours, type OfficeCalendar, type OpenWords, openSentence, openState, type Span } from './open-state';

const FIRST_DAY = '2024-01-01'; // a Monday

/** Returns the week as rows. Days with the same hours share a row; a day with a break has several hours, a closed day none. */
export function openingHoursRows(locale: Locale, rows = company.openingHours) {
  const { weekdays } = dateWords(LOCALES[locale].lang, { weekday: 'long' });
  const days = officeWeek(rows).map((hours, index) => ({ hours, name: weekdays[index] ?? '' }));
  const runs: { hours: Span[] | null; names: string[] }[] = [];
  for (const { hours, name } of [...days.slice(1), ...days.slice(0, 1)]) {
    const run = runs.at(-1);
    if (run && deepEqual(run.hours, hours)) run.names.push(name);
    else runs.push({ hours, names: [name] });
  }
  const written = (time: string) => formatTime(time, locale);
  return runs.map(({ hours, names }) => ({
    days: joinDays(names, locale),
    hours: (hours ?? []).map(({ opens, closes }) => ({ opens: written(opens), closes: written(closes) })),
    byAppointment: hours === null,
  }));
}

/** Returns the hours of each day, Sunday first; null by appointment. Hours that follow each other without a break are one. */
export const officeWeek = (rows: OpeningRow[]): OfficeCalendar['week'] =>
  [...WEEKDAYS.slice(-1), ...WEEKDAYS.slice(0, -1)].map((day) => {
    const ofDay = rows.filter(({ days }) => days.includes(day));
    return ofDay.every(hasHours) ? joinSpans(ofDay) : null;
  });

function joinSpans(hours: Span[]): Span[] {
  const spans: Span[] = [];
  for (const { opens, closes } of hours.toSorted((a, b) => a.opens.localeCompare(b.opens))) {
    const last = spans.at(-1);
    if (last?.closes === opens) last.closes = closes;
    else spans.push({ opens, closes });
  }
  return spans;
}

/** Returns the office's working days: those on which it is open, in Norway without holidays. Without hours, they are Monday to Friday. */
export function workingCalendar({ openingHours, closedDates, country }: Company): OfficeCalendar {
  const week = officeWeek(openingHours);
  const isEverOpen = week.some((day) => day?.length !== 0);
  return {
    week: isEverOpen ? week : week.map((_, day) => ([0, 6].includes(day) ? [] : null)),
    closedDates,
    holidaysAfter: country === 'NO' ? '' : undefined,
  };
}

export const closedDatesFrom = (year: string, closedDates = company.closedDates) =>
  closedDates.filter((date) => date >= year).sort();

/** Returns the closed dates from a year on, by year, as ranges: `25–26 December`. `last` is the last day of a range. */
export function closedDateYears(locale: Locale, from: string, closedDates = company.closedDates) {
  const dates = closedDatesFrom(from, closedDates);
  const years = [...new Set(dates.map((date) => date.slice(0, 4)))];
  return years.map((year) => ({
    year,
    ranges: writtenRanges(
      dates.filter((date) => date.startsWith(year)),
      locale,
    ),
  }));
}

export function dayRanges(dates: string[]): { first: string; last: string }[] {
  const ranges: { first: string; last: string }[] = [];
  for (const date of dates) {
    const range = ranges.at(-1);
    if (range && addDays(range.last, 1) === date) range.last = date;
    else ranges.push({ first: date, last: date });
  }
  return ranges;
}

function writtenRanges(dates: string[], locale: Locale): { last: string; text: string }[] {
  const format = new Intl.DateTimeFormat(LOCALES[locale].intl, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  // Some languages have thin spaces around the dash.
  const written = (range: string) => range.replaceAll(/\u2009?–\u2009?/g, '–').replaceAll(' ', '\u00a0');
  return dayRanges(dates).map(({ first, last }) => ({
    last,
    text: written(format.formatRange(Date.parse(first), Date.parse(last))),
  }));
}

/** `Monday–Friday`, `Saturday and Sunday`, `Monday`. */
function joinDays(names: string[], locale: Locale): string {
  const { lang } = LOCALES[locale];
  const text = names.length > 2 ? `${names[0]}–${names.at(-1)}` : new Intl.ListFormat(lang).format(names);
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}

function holidaysAfter({ holidaysAfter: last }: OfficeCalendar): string[] {
  if (!last) return [];
  return [0, 1, 2, 3].flatMap((later) => holidaysOf(Number(last.slice(0, 4)) + later)).filter((day) => day > last);
}

/** Returns the longest sentence about the hours: in a week without closed dates, and around each of these and of later holidays. */
export function longestOpenSentence(words: OpenWords, calendar: OfficeCalendar): string {
  const week = WEEKDAYS.map((_, day) => addDays(FIRST_DAY, day));
  const closed = [...calendar.closedDates, ...holidaysAfter(calendar)].flatMap((date) =>
    [0, 1, 2, 3].map((before) => addDays(date, -before)),
  );
  // The sentence changes when the office opens and when it closes.
  const times = calendar.week.flatMap((day) => day?.flatMap(({ opens, closes }) => [opens, closes]) ?? []);
  const days = new Set(times.length > 0 ? [...week, ...closed] : week);
  const changes = new Set(['00:00', ...times]);
  const clocks = [...days].flatMap((today) => Array.from(changes, (time) => ({ today, time })));
  const sentences = clocks.map((clock) => {
    const state = openState(clock, calendar);
    return (state && openSentence(state, words)) ?? '';
  });
  return sentences.sort((one, other) => other.length - one.length)[0] ?? '';
}

/** Formats a time of the 24-hour clock: `08.00`, `8 AM`, `8:30 AM`. */
export function formatTime(time: string, locale: Locale): string {
  const { lang } = LOCALES[locale];
  const { hour12 } = new Intl.DateTimeFormat(lang, { hour: 'numeric' }).resolvedOptions();
  if (!hour12) return lang === 'nb' ? time.replace(':', '.') : time;
  const minute = time.endsWith(':00') ? undefined : '2-digit';
  const date = new Date(`2024-01-01T${time}Z`);
  const text = date.toLocaleTimeString(lang, { hour: 'numeric', minute, timeZone: 'UTC' });
  // The space before AM and PM differs between versions of Node and browsers.
  return text.replace(/\s/g, ' ');
}
