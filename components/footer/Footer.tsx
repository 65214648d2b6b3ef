import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Island } from '@/components/islands/Island';
import { AddressLines } from '@/components/ui/AddressLines';
import { EmailText } from '@/components/ui/EmailText.browser';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Logo } from '@/components/ui/Logo.browser';
import { NameMark } from '@/components/ui/NameMark.browser';
import { Registration } from '@/components/ui/Registration';
import { LOCALES, type Locale, languageAttributes } from '@/i18n/locales';
import { pageLocale, pagePath } from '@/i18n/pages';
import { buildYear } from '@/lib/calendar/build-day';
import { dateWords } from '@/lib/calendar/dates';
import {
  company,
  emailHref,
  letterAddress,
  messageValues,
  navSections,
  navTextKey,
  phoneHref,
  shows,
} from '@/lib/company';
import { firmLogo } from '@/lib/firm-logo';
import { element, optional } from '@/lib/texts';

export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'footer' });
  const all = await getTranslations({ locale });
  const { months } = dateWords(LOCALES[locale].intl, { dateStyle: 'long' });
  const description = optional(t, 'description', messageValues);
  /** To the profession’s rules, as the law wants. */
  const linkToRules = (words: ReactNode) =>
    company.rulesUrl ? (
      <ExternalLink className="inline-link" href={company.rulesUrl} locale={locale} plain>
        {words}
      </ExternalLink>
    ) : (
      words
    );
  // The islands' script replaces it by the visitor's.
  const year = (
    <span key="year" data-year>
      {buildYear()}
    </span>
  );
  return (
    <footer data-months={months.join('|')} className="on-dark @container overflow-clip bg-deep pt-chapter">
      <div className="wrap">
        <div className="flex flex-wrap gap-x-gutter gap-y-6 sm:gap-y-10 @wide:grid @wide:grid-cols-12 print:hidden">
          <div className="basis-full @wide:col-span-5">
            {description && <p className="max-w-[24ch] text-balance text-lead leading-snug">{description}</p>}
            <nav className="mt-5 flex flex-wrap gap-x-4 sm:gap-x-6" aria-label={t('sections')}>
              {navSections.map((section) => (
                <a key={section} className="inline-link touch-link" href={`${pagePath('home', locale)}#${section}`}>
                  {`${all(navTextKey(section))} `}
                </a>
              ))}
            </nav>
          </div>
          <FooterColumn title={t('contactTitle')} className="max-sm:basis-full @wide:col-span-3">
            {shows('header.office') && `${all('header.office')} `}
            <a className="inline-link touch-link -mt-2" href={phoneHref(company.phone)}>
              {company.phone}
            </a>
            <br />
            <a className="inline-link touch-link" href={emailHref(company.email)}>
              <EmailText email={company.email} />
            </a>
          </FooterColumn>
          <FooterColumn title={t('officeTitle')} className="@wide:col-span-2">
            {[company.officeAddress, ...company.otherOffices].map((address) => (
              <p key={address.street} className="not-first:mt-3">
                <AddressLines {...address} />
              </p>
            ))}
          </FooterColumn>
          {shows('footer.postalTitle') && (
            <FooterColumn title={t('postalTitle')} className="@wide:col-span-2">
              <AddressLines {...letterAddress} />
            </FooterColumn>
          )}
        </div>
        <div className="mt-group flex flex-wrap items-center gap-x-9 gap-y-1 py-5 text-foam text-small print:mt-0 print:py-2">
          <p className="me-auto flex flex-wrap gap-x-6">
            <span>{t.rich('copyright', { year: element(year), company: company.name })}</span>{' '}
            <Registration locale={locale} />{' '}
            {t.has('supervised') && <span>{t.rich('supervised', { link: linkToRules })}</span>}
          </p>
          <div className="flex flex-wrap gap-x-9 print:hidden">
            <PrivacyLink locale={locale} />{' '}
            {shows('footer.cookieSettings') && (
              <Island
                name="ConsentButton"
                props={{ text: t('cookieSettings'), plain: true, className: 'inline-link touch-link text-start' }}
              />
            )}
          </div>
        </div>
      </div>
      <div className={clsx('wrap mt-chapter print:hidden', firmLogo.files && 'pb-chapter')}>
        {firmLogo.mark && <NameMark layout={firmLogo.mark} large dir={languageAttributes(LOCALES[locale].lang).dir} />}
        <Logo logo={{ ...firmLogo, mark: undefined }} ground="dark" className="h-20 w-auto max-w-full" />
      </div>
    </footer>
  );
}

function FooterColumn({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  return (
    <div className={clsx('grow sm:basis-51', className)}>
      <h2 className="mb-3 font-semibold text-label text-mist">{title}</h2>
      {children}
    </div>
  );
}

async function PrivacyLink({ locale }: { locale: Locale }) {
  const language = pageLocale('privacy', locale);
  const t = await getTranslations({ locale, namespace: 'footer' });
  const other = await getTranslations({ locale: language, namespace: 'language' });
  const { lang } = LOCALES[language];
  return (
    <a className="inline-link touch-link" href={pagePath('privacy', locale)} hrefLang={lang}>
      {t('privacy')}
      {language !== locale && <span lang={lang}>{`\u00a0(${other('short')})`}</span>}
    </a>
  );
}
