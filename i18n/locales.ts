import { languages } from '@/messages/languages';

export interface Language {
  lang: string;
  hreflang: readonly string[];
  intl: string;
  browser: readonly string[];
  prefix: '' | `/${string}`;
  privacy?: string;
}

export type Locale = keyof typeof languages;
export const LOCALES: Record<Locale, Language> = languages;
export const LOCALE_IDS = Object.keys(LOCALES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'no';

const RIGHT_TO_LEFT = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa|Yezi)$/;

/** Returns the `lang` and `dir` of an element in a language. @param lang BCP 47 */
export function languageAttributes(lang: string) {
  const { script = '' } = new Intl.Locale(lang).maximize();
  const dir: 'ltr' | 'rtl' = RIGHT_TO_LEFT.test(script) ? 'rtl' : 'ltr';
  return { lang, dir };
}

/** The props of a page or layout; those of `app/(no)` have no params. */
export type LocaleProps = { params: Promise<{ locale?: string }> };

/** Returns the language of a page or layout; without a prefix, the default one. */
export async function localeOf({ params }: LocaleProps): Promise<Locale> {
  const { locale } = await params;
  return LOCALE_IDS.find((id) => LOCALES[id].prefix === `/${locale}`) ?? DEFAULT_LOCALE;
}

/** Returns the params of pages in languages with a prefix. An export needs at least one for each page, even if no language has a prefix. */
export function staticParams(ids: Locale[]): { locale: string }[] {
  const prefixed = ids.map((id) => ({ locale: LOCALES[id].prefix.slice(1) })).filter(({ locale }) => locale);
  return prefixed.length > 0 ? prefixed : [{ locale: DEFAULT_LOCALE }];
}
