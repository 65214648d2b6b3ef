import { LOCALES, type Locale } from '@/i18n/locales';
import { company, type OpeningHours } from './company';
import { WEEKDAYS } from './constants';
import { DAY_MS, spansOf } from './open-state';

const FIRST_DAY = Date.UTC(2024, 0, 1); // a Monday

/** The week as rows: days with the same hours share one; a day with a break has several hours, a closed day none. */
export function openingHoursRows(locale: Locale, spans: OpeningHours[] = company.openingHours) {
  const runs: { days: string[]; hours: Omit<OpeningHours, 'days'>[] }[] = [];
  const names = weekdayNames(locale);
  const written = (time: string) => formatTime(time, locale);
  for (const [index, day] of WEEKDAYS.entries()) {
    const hours = spansOf(day, spans).map(({ opens, closes }) => ({ opens: written(opens), closes: written(closes) }));
    const run = runs.at(-1);
    const name = names[index] ?? '';
    if (run && JSON.stringify(run.hours) === JSON.stringify(hours)) run.days.push(name);
    else runs.push({ days: [name], hours });
  }
  return runs.map(({ days, hours }) => ({ days: joinDays(days, locale), hours }));
}

export function weekdayNames(locale: Locale): string[] {
  const weekday = new Intl.DateTimeFormat(LOCALES[locale].lang, { weekday: 'long', timeZone: 'UTC' });
  return WEEKDAYS.map((_, index) => weekday.format(FIRST_DAY + index * DAY_MS));
}

/** `Monday–Friday`, `Saturday and Sunday`, `Monday`. */
function joinDays(names: string[], locale: Locale): string {
  const { lang } = LOCALES[locale];
  const text = names.length > 2 ? `${names[0]}–${names.at(-1)}` : new Intl.ListFormat(lang).format(names);
  return text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);
}

/** A time of the 24-hour clock in a language: `08.00`, `8 AM`, `8:30 AM`. */
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
