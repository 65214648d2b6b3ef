/** The languages of the site, the default one first; the one list that everything per language is made from. */
export const languages = {
  no: { html: 'nb', hreflang: ['nb', 'no'], intl: 'nb-NO', browser: ['nb', 'nn', 'no'], prefix: '' },
  en: { html: 'en', hreflang: ['en'], intl: 'en-GB', browser: ['en'], prefix: '/en' },
} as const;
