// First, since it declares the order of the cascade layers.
import '../globals.css';

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { Island } from '@/components/islands/Island';
import { LOCALE_IDS, type LocaleProps, localeOf, staticParams } from '@/i18n/locales';
import { pagePath } from '@/i18n/pages';
import { company, formatAddress, shows } from '@/lib/company';
import { namespaceTexts } from '@/lib/texts';
import { Document } from '../Document';

export { viewport } from '@/lib/seo/metadata';

export const generateStaticParams = () => staticParams(LOCALE_IDS);
export const dynamicParams = false;

export default async function Layout({ children, ...props }: LocaleProps & { children: ReactNode }) {
  const locale = await localeOf(props);
  const t = await getTranslations({ locale });
  const { map, name, officeAddress } = company;
  const service = map?.service ?? '';
  return (
    <Document locale={locale} consentSince={map && (map.since ?? '')}>
      <a
        className="fixed -top-20 start-2 z-toast bg-paper px-4 py-2.5 font-semibold focus:top-2 print:hidden"
        href="#page-main"
      >
        {t('common.skipToContent')}
      </a>
      {shows('consent') && <ConsentBanner locale={locale} service={service} />}
      <div id="letter-head" className="hidden gap-x-6 border-b-line pb-2 text-base leading-relaxed print:flex">
        <span className="font-semibold">{name}</span> <span>{formatAddress(officeAddress)}</span>{' '}
        <span className="ms-auto" />
      </div>
      {children}
      {shows('consent') && (
        <Island
          name="ConsentDialog"
          props={{
            text: await namespaceTexts(locale, 'consent.dialog', { service }),
            privacyHref: pagePath('privacy', locale),
          }}
        />
      )}
      {/* Last: empty live regions are spoken too. */}
      <Island
        name="Toaster"
        props={{
          label: t('toast.region'),
          dismiss: t('toast.dismiss'),
          consent: shows('consent') ? await namespaceTexts(locale, 'consent.saved', { service }) : undefined,
        }}
      />
    </Document>
  );
}
