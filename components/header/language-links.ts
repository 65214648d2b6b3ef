import { getTranslations } from 'next-intl/server';
import { LOCALE_IDS, LOCALES, type Locale } from '@/company/locales';
import { localesOf, type Page, pagePath } from '@/company/pages';
import type { LanguageLink } from './LanguageSwitch';

/** Links to a page in each language, or to the landing page where a language lacks it; none if there is one language. */
export async function languageLinks(page: Page, current: Locale): Promise<LanguageLink[]> {
  if (LOCALE_IDS.length < 2) return [];
  return Promise.all(
    LOCALE_IDS.map(async (locale) => {
      // Each catalog has the name of its own language.
      const t = await getTranslations({ locale, namespace: 'language' });
      return {
        locale,
        lang: LOCALES[locale].lang,
        href: pagePath(localesOf(page).includes(locale) ? page : 'home', locale),
        short: t('short'),
        name: t('name'),
        isCurrent: locale === current,
      };
    }),
  );
}
