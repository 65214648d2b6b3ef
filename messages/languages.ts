/**
 * The languages of the site; the first, `no`, is the default (i18n/locales.ts). For each:
 * - `lang`: its code for browsers and screen readers, such as `nb`, `nn`, `se`, `pl` (BCP 47)
 * - `hreflang`: all codes under which search engines should find it
 * - `intl`: code with country, for dates, numbers and link previews, such as `nb-NO`
 * - `browser`: languages of browsers that are redirected to it, without country
 * - `privacy`: optional, the id of the language whose privacy policy visitors get instead, such as `en`; it then needs no texts of its own
 * - `prefix`: the beginning of its addresses, such as `/pl`; empty only for the default language
 */
export const languages = {
  no: { lang: 'nb', hreflang: ['nb', 'no'], intl: 'nb-NO', browser: ['nb', 'nn', 'no'], prefix: '' },
  en: { lang: 'en', hreflang: ['en'], intl: 'en-GB', browser: ['en'], prefix: '/en' },
} as const;
