import { languages } from '@/messages/languages';

/**
 * What the site has to know of a language: `html` is the value of `lang`, `hreflang` all codes that search engines find it under,
 * `intl` the tag for dates and lists, `browser` the primary subtags of browser languages that are served by it, `prefix` the
 * folder of its addresses (docs/behaviour.md, “Languages”).
 */
export interface Language {
  html: string;
  hreflang: readonly string[];
  intl: string;
  browser: readonly string[];
  prefix: '' | `/${string}`;
}

export type Locale = keyof typeof languages;
export const LOCALES: Record<Locale, Language> = languages;
export const LOCALE_IDS = Object.keys(LOCALES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'no';

/** The language of the 404 page's heading (docs/behaviour.md, “Not found”): English where the site speaks it. */
export const NOT_FOUND_LOCALE: Locale = LOCALE_IDS.find((id) => LOCALES[id].html === 'en') ?? DEFAULT_LOCALE;

/** What Next gives to the pages of app/[locale]. */
export type LocaleParams = Promise<{ locale: string }>;

/**
 * The languages whose addresses begin with a folder, as the pages of app/[locale] want them. Next needs one: where the site speaks
 * one language, it is that, and build/finish-export.ts removes its second copy.
 */
export function prefixedLocales(): { locale: string }[] {
  const prefixed = LOCALE_IDS.map((id) => ({ locale: LOCALES[id].prefix.slice(1) })).filter(({ locale }) => locale);
  return prefixed.length > 0 ? prefixed : [{ locale: DEFAULT_LOCALE }];
}

/** The language of a page of app/[locale]. */
export async function localeOf(params: LocaleParams): Promise<Locale> {
  const { locale } = await params;
  return LOCALE_IDS.find((id) => LOCALES[id].prefix === `/${locale}`) ?? DEFAULT_LOCALE;
}
