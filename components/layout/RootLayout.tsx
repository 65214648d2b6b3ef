import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BANNER_PARSED } from '@/boot/events';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { ConsentDialog } from '@/components/consent/ConsentDialog';
import { Toaster } from '@/components/toast/Toaster';
import { LOCALES, type Locale } from '@/i18n/locales';
import { company, formatAddress } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { BootScript } from './BootScript';
import { Hydrated } from './Hydrated';
import { HydrationBoundary } from './HydrationBoundary';
import { Letterhead } from './Letterhead';
import { ServerOnly } from './ServerOnly';

/**
 * Another page of the site is made ready while its link is pointed at or touched (browsers leave it where data is saved). Not
 * those of the other language, which store a choice first, and nothing that is not a page.
 */
const AHEAD = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.*' } },
          { not: { selector_matches: '[data-language], [href^="#"], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

interface RootLayoutProps {
  locale: Locale;
  /** Classes that make the fonts known to the style sheet. */
  fonts: string;
  children: ReactNode;
}

/** The frame of every page in a language: document, consent, notifications. The root layouts render nothing else. */
export async function RootLayout({ locale, fonts, children }: RootLayoutProps) {
  const t = await getTranslations({ locale });
  const service = company.map && { service: company.map.service };
  const privacyHref = pagePath('privacy', locale);
  return (
    // The boot script marks what it finds on <html> before React takes over.
    <html
      lang={LOCALES[locale].html}
      className={fonts}
      // Whether there is anything to ask a visitor, and since when (lib/standing-consent.ts).
      data-asks={company.map && (company.map.since ?? '')}
      suppressHydrationWarning
    >
      <head>
        <BootScript />
      </head>
      <body>
        <HydrationBoundary selector=".skip-link">
          <a className="skip-link" href="#main">
            {t('common.skipToContent')}
          </a>
        </HydrationBoundary>
        {service && (
          <HydrationBoundary selector="#consent-banner">
            <ConsentBanner
              text={{
                label: t('consent.banner.label'),
                title: t('consent.banner.title'),
                body: t('consent.banner.body', service),
                privacyLink: t('consent.banner.privacyLink'),
                privacyHref,
                settings: t('consent.banner.settings'),
                decline: t('consent.banner.decline'),
                accept: t('consent.banner.accept'),
              }}
            />
          </HydrationBoundary>
        )}
        {service && <ServerOnly text={`dispatchEvent(new Event('${BANNER_PARSED}'))`} />}
        <HydrationBoundary selector=".toasts">
          <Toaster
            label={t('toast.region')}
            dismiss={t('toast.dismiss')}
            consent={
              service && {
                accepted: t('consent.saved.accepted', service),
                declined: t('consent.saved.declined', service),
              }
            }
          />
        </HydrationBoundary>
        <HydrationBoundary selector=".letterhead">
          <Letterhead
            name={company.name}
            address={formatAddress(company.officeAddress)}
            language={LOCALES[locale].intl}
          />
        </HydrationBoundary>
        {children}
        {service && (
          <HydrationBoundary selector="#consent-dialog">
            <ConsentDialog
              text={{
                title: t('consent.dialog.title'),
                intro: t('consent.dialog.intro'),
                necessaryTitle: t('consent.dialog.necessaryTitle'),
                necessaryBody: t('consent.dialog.necessaryBody'),
                necessaryState: t('consent.dialog.necessaryState'),
                mapsTitle: t('consent.dialog.mapsTitle', service),
                mapsBody: t('consent.dialog.mapsBody', service),
                mapsToggle: t('consent.dialog.mapsToggle', service),
                declineAll: t('consent.dialog.declineAll'),
                save: t('consent.dialog.save'),
                acceptAll: t('consent.dialog.acceptAll'),
                close: t('consent.dialog.closeLabel'),
                privacyLink: t('consent.dialog.privacyLink'),
                privacyHref,
              }}
            />
          </HydrationBoundary>
        )}
        <ServerOnly type="speculationrules" text={JSON.stringify(AHEAD)} />
        {/* Hydrated in the same pass as the parts. */}
        <HydrationBoundary selector="body">
          <Hydrated />
        </HydrationBoundary>
      </body>
    </html>
  );
}
