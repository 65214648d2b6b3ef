// First: it has the order of the layers.
import '../globals.css';

import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { ConsentDialog } from '@/components/consent/ConsentDialog';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { ServerOnly } from '@/components/layout/ServerOnly';
import { Toaster } from '@/components/toast/Toaster';
import { LOCALE_IDS, type LocaleProps, localeOf, staticParams } from '@/i18n/locales';
import { namespaceTexts } from '@/i18n/texts';
import { company, formatAddress } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { BANNER_PARSED } from '@/lib/signals';
import { Document } from '../Document';

export { viewport } from '@/lib/metadata';

export const generateStaticParams = () => staticParams(LOCALE_IDS);
export const dynamicParams = false;

/** Pages are prerendered while their link is hovered or touched; not those of the other language, which store a choice first. */
const PRERENDERED = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { not: { selector_matches: '[data-language], [href^="#"], [target]' } },
];
const SPECULATION_RULES = { prerender: [{ where: { and: PRERENDERED }, eagerness: 'moderate' }] };

/** Every page but the 404 page: skip link, consent, toasts, print header. */
export default async function Layout({ children, ...props }: LocaleProps & { children: ReactNode }) {
  const locale = await localeOf(props);
  const t = await getTranslations({ locale });
  const { map, name, officeAddress } = company;
  const service = map && { service: map.service };
  const privacyHref = pagePath('privacy', locale);
  return (
    <Document locale={locale} consentSince={map && (map.since ?? '')}>
      <HydrationBoundary selector='[href="#main"]'>
        <a
          className="fixed top-2 left-2 z-toast bg-paper px-4 py-2.5 font-semibold text-ink not-focus:sr-only print:hidden"
          href="#main"
        >
          {t('common.skipToContent')}
        </a>
      </HydrationBoundary>
      {service && (
        <HydrationBoundary selector="#consent-banner">
          <ConsentBanner text={await namespaceTexts(locale, 'consent.banner', service)} privacyHref={privacyHref} />
        </HydrationBoundary>
      )}
      {service && <ServerOnly text={`dispatchEvent(new Event('${BANNER_PARSED}'))`} />}
      <HydrationBoundary selector="#toasts">
        <Toaster
          label={t('toast.region')}
          dismiss={t('toast.dismiss')}
          consent={service && (await namespaceTexts(locale, 'consent.saved', service))}
        />
      </HydrationBoundary>
      <HydrationBoundary selector="#letterhead">
        <div id="letterhead" className="hidden gap-x-6 border-b-line pb-2 text-base leading-relaxed print:flex">
          <span className="font-semibold">{name}</span>
          <span>{formatAddress(officeAddress)}</span>
          <span className="ml-auto" suppressHydrationWarning />
        </div>
      </HydrationBoundary>
      {children}
      {service && (
        <HydrationBoundary selector="#consent-dialog">
          <ConsentDialog text={await namespaceTexts(locale, 'consent.dialog', service)} privacyHref={privacyHref} />
        </HydrationBoundary>
      )}
      <ServerOnly type="speculationrules" text={JSON.stringify(SPECULATION_RULES)} />
    </Document>
  );
}
