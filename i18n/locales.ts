import { languages } from '@/messages/languages';

export interface Language {
  lang: string;
  hreflang: readonly string[];
  intl: string;
  browser: readonly string[];
  prefix: '' | `/${string}`;
}

export type Locale = keyof typeof languages;
export const LOCALES: Record<Locale, Language> = languages;
export const LOCALE_IDS = Object.keys(LOCALES) as Locale[];
export const DEFAULT_LOCALE: Locale = 'no';

/** The props of a page or layout; those of `app/(no)` have no params. */
export type LocaleProps = { params: Promise<{ locale?: string }> };

export async function localeOf({ params }: LocaleProps): Promise<Locale> {
  const { locale } = await params;
  return LOCALE_IDS.find((id) => LOCALES[id].prefix === `/${locale}`) ?? DEFAULT_LOCALE;
}
