import { LOCALES, type Locale } from '@/i18n/locales';

/** Returns the two months of a term on one line, `sep.–okt.`, `Sep–Oct`. @param term 1 to 6 */
export function termMonths(term: number, locale: Locale): string {
  // Some languages shorten a month differently beside a day.
  const format = new Intl.DateTimeFormat(LOCALES[locale].lang, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (month: number) =>
    format.formatToParts(Date.UTC(2024, month)).find(({ type }) => type === 'month')?.value;
  return `${nameOf(2 * term - 2)}–\u2060${nameOf(2 * term - 1)}`;
}
