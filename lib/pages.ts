import { LOCALES, type Locale } from '@/i18n/locales';

export const PAGES = { home: '/', privacy: '/personvern' } as const;
export type Page = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as Page[];

/** The path of a page in a language, without trailing slash: `/`, `/en/personvern`. */
export const pagePath = (page: Page, locale: Locale) =>
  `${LOCALES[locale].prefix}${PAGES[page]}`.replace(/(.)\/$/, '$1');
