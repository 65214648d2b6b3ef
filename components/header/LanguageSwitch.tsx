import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { localesOf, type Page, pagePath } from '@/lib/pages';

/** Links to the page in each language. The boot script stores the choice and keeps section and draft (boot/language.ts). */
export async function LanguageSwitch({ page, current, large }: { page: Page; current: Locale; large?: boolean }) {
  if (LOCALE_IDS.length < 2) return null;
  const t = await getTranslations({ locale: current, namespace: 'language' });
  // Each catalog has the name of its own language.
  const languages = await Promise.all(
    LOCALE_IDS.map(async (locale) => ({ locale, own: await getTranslations({ locale, namespace: 'language' }) })),
  );
  return (
    <nav className={clsx('inline-flex flex-wrap', large ? 'grow justify-end' : '-mr-1 gap-2')} aria-label={t('label')}>
      {languages.map(({ locale, own }) => (
        <a
          key={locale}
          className={clsx(
            '[--line:currentColor]',
            large ? 'grid min-h-11 min-w-11 place-items-center' : '-outline-offset-2 px-1 py-1.5 [--drop:-4px]',
            locale === current && 'font-bold',
          )}
          href={pagePath(localesOf(page).includes(locale) ? page : 'home', locale)}
          lang={LOCALES[locale].lang}
          hrefLang={LOCALES[locale].lang}
          // Begins with the visible text (WCAG 2.5.3).
          aria-label={`${own('short')} – ${own('name')}`}
          aria-current={locale === current ? 'true' : undefined}
          data-language={locale}
        >
          <span className="lines-below">{own('short')}</span>
        </a>
      ))}
    </nav>
  );
}
