import { LOCALES, type Locale } from '@/i18n/locales';

/** Every page of the site: its id and its path in the default language. Metadata, sitemap, checks and tests follow this list. */
export const PAGES = { home: '/', privacy: '/personvern' } as const;
export type Page = keyof typeof PAGES;
export const PAGE_IDS = Object.keys(PAGES) as Page[];

/** Ids of the landing page's sections in their order (docs/behaviour.md, “Sections”). */
export const SECTION_IDS = ['hero', 'about', 'services', 'technology', 'contact'] as const;
export type Section = (typeof SECTION_IDS)[number];
/** The sections that the navigation names. */
export const NAV_SECTIONS = ['about', 'services', 'technology', 'contact'] as const satisfies Section[];

/** The address of a page in a language, without origin, without trailing slash: `/`, `/en/personvern`. */
export function pagePath(page: Page, locale: Locale): string {
  return `${LOCALES[locale].prefix}${PAGES[page]}`.replace(/(.)\/$/, '$1');
}
