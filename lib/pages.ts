import { LOCALES, type Locale } from '@/i18n/locales';

export const PAGES = { home: '/', privacy: '/personvern' } as const;
export type Page = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as Page[];

export const NAV_SECTIONS = ['about', 'services', 'technology', 'contact'] as const;
export const SECTION_IDS = ['hero', ...NAV_SECTIONS] as const;
export type Section = (typeof SECTION_IDS)[number];

/** The path of a page in a language, without trailing slash: `/`, `/en/personvern`. */
export const pagePath = (page: Page, locale: Locale) =>
  `${LOCALES[locale].prefix}${PAGES[page]}`.replace(/(.)\/$/, '$1');
