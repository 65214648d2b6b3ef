/**
 * The languages of the site, first `no`, the default one (company/locales.ts); the one list that everything per language is made from. Of each:
 * - `lang`: its code for browsers and screen readers, such as `nb`, `nn`, `se`, `pl` (BCP 47, the value of `lang`)
 * - `hreflang`: every code that search engines are to find it under
 * - `intl`: code with country, for dates, numbers and link previews, such as `nb-NO`
 * - `browser`: languages of browsers that are led to it, without country
 * - `privacy`: left out, or the id of the language whose privacy policy its visitors read, such as `en`: then it needs no texts of its own
 * - `prefix`: the beginning of its addresses, such as `/pl`; empty for the default language alone
 */
export const languages = {
  no: { lang: 'nb', hreflang: ['nb', 'no'], intl: 'nb-NO', browser: ['nb', 'nn', 'no'], prefix: '' },
  en: { lang: 'en', hreflang: ['en'], intl: 'en-GB', browser: ['en'], prefix: '/en' },
} as const;
