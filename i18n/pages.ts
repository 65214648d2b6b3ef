import { LOCALE_IDS, LOCALES, type Locale } from './locales';

/** The pages, and their paths without the prefix of a language. */
export const PAGES = { home: '/', privacy: '/personvern' } as const;

export const LANGUAGE_PARAMETER = 'lang';

export type Page = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as Page[];

/** Returns the language of a page: another one if a language has no privacy policy of its own (messages/languages.ts). */
export function pageLocale(page: Page, locale: Locale): Locale {
  const { privacy } = LOCALES[locale];
  return (page === 'privacy' && LOCALE_IDS.find((id) => id === privacy)) || locale;
}

export const localesOf = (page: Page) => LOCALE_IDS.filter((locale) => pageLocale(page, locale) === locale);

/** Returns the path of a page in a language, without trailing slash: `/`, `/en/personvern`. */
export const pagePath = (page: Page, locale: Locale) =>
  `${LOCALES[pageLocale(page, locale)].prefix}${PAGES[page]}`.replace(/(.)\/$/, '$1');

export const calendarPath = (locale: Locale) => `${LOCALES[locale].prefix}/frister.ics`;
