import { getTranslations } from 'next-intl/server';
import { LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { type Page, pagePath } from '@/lib/pages';

export interface LanguageLinks {
  label: string;
  current: Locale;
  links: { locale: Locale; lang: string; href: string; short: string; name: string }[];
}

/**
 * The same page in every language, for the language switch (docs/behaviour.md, “Languages”); null where the site speaks
 * only one.
 */
export async function languageLinks(page: Page, locale: Locale): Promise<LanguageLinks | null> {
  if (LOCALE_IDS.length < 2) return null;
  const links = await Promise.all(LOCALE_IDS.map((id) => linkTo(page, id)));
  const t = await getTranslations({ locale, namespace: 'language' });
  return { label: t('label'), current: locale, links };
}

/** Each catalog says what its own language is called. The name begins with the letters that are seen (WCAG 2.5.3). */
async function linkTo(page: Page, locale: Locale): Promise<LanguageLinks['links'][number]> {
  const t = await getTranslations({ locale, namespace: 'language' });
  const short = t('short');
  return {
    locale,
    lang: LOCALES[locale].html,
    href: pagePath(page, locale),
    short,
    name: `${short} – ${t('name')}`,
  };
}
