import { LOCALES, type Locale } from '@/i18n/locales';

/** Returns the short names of the months beside a day: `juni`, `sep.`. Alone, some languages shorten a month differently. */
export function shortMonths(locale: Locale): string[] {
  const format = new Intl.DateTimeFormat(LOCALES[locale].intl, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const nameOf = (month: number) =>
    format.formatToParts(Date.UTC(2024, month)).find(({ type }) => type === 'month')?.value ?? '';
  return Array.from({ length: 12 }, (_, month) => nameOf(month));
}

/** Returns the two months of a term, `sep.–okt.`. @param term 1 to 6 */
export const termMonths = (term: number, locale: Locale) =>
  shortMonths(locale)
    .slice(2 * term - 2, 2 * term)
    .join('–');
