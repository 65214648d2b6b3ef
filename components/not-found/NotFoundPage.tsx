import { getTranslations } from 'next-intl/server';
import { Button } from '@/components/ui/Button.browser';
import { linkedSentence, markWords } from '@/components/ui/LinkedText.browser';
import { Logo } from '@/components/ui/Logo.browser';
import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES, type Locale, languageAttributes } from '@/i18n/locales';
import { pagePath } from '@/i18n/pages';
import { company, phoneHref, unbroken } from '@/lib/company';
import { firmLogo } from '@/lib/firm-logo';
import { optional } from '@/lib/texts';

// The boot script puts the language of the address first.
export async function NotFoundPage() {
  const t = await getTranslations({ locale: DEFAULT_LOCALE });
  return (
    <div className="flex min-h-svh flex-col overflow-x-clip">
      <header className="wrap flex h-16 w-full items-center [--line:--theme(--color-brass-line)]">
        <a className="header-logo grid min-h-11 content-center" href="/" aria-label={t('header.logoLabel')}>
          <Logo logo={firmLogo} ground="light" className="h-10.5 w-auto max-w-55" />
        </a>
      </header>
      <main
        data-not-found={t('notFound.logMessage')}
        className="wrap @container flex w-full flex-1 flex-col justify-center pt-8 pb-12 low:pt-2"
      >
        <p className="numerals relative self-start" data-code={t('notFound.code')} aria-hidden />
        <div className="columns mt-group gap-y-10 low:mt-5">
          {LOCALE_IDS.map((locale) => (
            <NotFoundText key={locale} locale={locale} />
          ))}
        </div>
      </main>
    </div>
  );
}

async function NotFoundText({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' });
  const header = await getTranslations({ locale, namespace: 'header' });
  const phone = markWords(unbroken(company.phone));
  const { before, words, after } = linkedSentence(header('phoneLabel', { phone }), '');
  const { lang } = LOCALES[locale];
  const Heading = locale === DEFAULT_LOCALE ? 'h1' : 'h2';
  return (
    <div className="border-t pt-5 low:pt-3 md:col-span-6" {...languageAttributes(lang)}>
      <Heading className="text-h3 low:text-h4">{t('title')}</Heading>
      <p className="mt-3 mb-6 max-w-lead text-balance low:mt-2 low:mb-4">{optional(t, 'body')}</p>
      {/* The English link leads to `/` by the specification (section 2). */}
      <Button primary href={lang === 'en' ? '/' : pagePath('home', locale)}>
        {t('home')}
      </Button>
      <p className="mt-4">
        <a className="inline-link touch-link text-[min(1em,7*var(--vw))] font-medium" href={phoneHref(company.phone)}>
          {before}
          <bdi>{words}</bdi>
          {after}
        </a>
      </p>
    </div>
  );
}
