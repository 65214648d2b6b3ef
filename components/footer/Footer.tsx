import { getTranslations } from 'next-intl/server';
import { ConsentSettingsButton } from '@/components/consent/ConsentSettingsButton';
import { AddressLines } from '@/components/ui/AddressLines';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Locale } from '@/i18n/locales';
import { company, mailHref, messageValues, telHref, unbroken } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { Copyright } from './Copyright';

/**
 * The end of every page: who and where the company is, what the law wants said, and the two lines (docs/behaviour.md,
 * “Footer”).
 */
export async function Footer({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'footer' });
  const columns = [
    {
      title: t('contactTitle'),
      className: 'wide:col-[6/9]',
      content: (
        <>
          <a className="footer-link" href={telHref}>
            {company.phone}
          </a>
          <br />
          <a className="footer-link" href={mailHref}>
            {company.email}
          </a>
        </>
      ),
    },
    {
      title: t('officeTitle'),
      className: 'wide:col-[9/11]',
      content: <AddressLines address={company.officeAddress} />,
    },
    ...(company.postalAddress
      ? [
          {
            title: t('postalTitle'),
            className: 'wide:col-[11/13]',
            content: <AddressLines address={company.postalAddress} />,
          },
        ]
      : []),
  ];
  return (
    <footer suppressHydrationWarning className="on-dark overflow-clip bg-deep pt-footer">
      <div className="wrap">
        <div className="footer-columns">
          <p className="max-w-[24ch] text-lead leading-[1.4] wide:col-[1/6]">{t('description', messageValues)}</p>
          {columns.map(({ title, className, content }) => (
            <div key={title} className={className}>
              <h2 className="mb-3 font-semibold text-label text-mist">{title}</h2>
              {content}
            </div>
          ))}
        </div>
        <div className="mt-imprint flex flex-wrap items-center gap-x-9 gap-y-1 py-5 text-foam text-small">
          <p className="mr-auto flex flex-wrap gap-x-6">
            <Copyright
              pattern={t('copyright', { year: '{year}', company: company.name })}
              buildYear={new Date().getFullYear()}
            />
            <span>{t('registration', { number: unbroken(company.organizationNumber) })}</span>
          </p>
          <p className="no-print flex flex-wrap gap-x-9">
            <a className="footer-action" href={pagePath('privacy', locale)}>
              {t('privacy')}
            </a>
            {company.map && (
              <ConsentSettingsButton className="footer-action">{t('cookieSettings')}</ConsentSettingsButton>
            )}
          </p>
        </div>
      </div>
      <div className="no-print mt-sign">
        <div className="wrap">
          <Wordmark className="overflow-visible text-ghost [--line:--theme(--color-brass)]" reuse footer />
        </div>
      </div>
    </footer>
  );
}
