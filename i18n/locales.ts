/**
 * The languages of the site, the default one first; the one list that everything per language is made from.
 * `html` is the value of `lang`, `hreflang` all codes that search engines find the language under, `openGraph` the
 * code of link previews, `browser` the primary subtags of browser languages that are served by it, `prefix` the
 * folder of its addresses (decisions, section 1).
 */
export const LOCALES = {
  no: { html: 'nb', hreflang: ['nb', 'no'], openGraph: 'nb_NO', browser: ['nb', 'nn', 'no'], prefix: '' },
  en: { html: 'en', hreflang: ['en'], openGraph: 'en_GB', browser: ['en'], prefix: '/en' },
} as const satisfies Record<
  string,
  { html: string; hreflang: string[]; openGraph: string; browser: string[]; prefix: '' | `/${string}` }
>;

export type Locale = keyof typeof LOCALES;
export const LOCALE_IDS = Object.keys(LOCALES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'no';
