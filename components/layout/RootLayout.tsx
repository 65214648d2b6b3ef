import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { BANNER_PARSED } from '@/boot/events';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { ConsentDialog } from '@/components/consent/ConsentDialog';
import { Toaster } from '@/components/toast/Toaster';
import { LOCALES, type Locale } from '@/i18n/locales';
import { textsOf } from '@/i18n/texts';
import { company, formatAddress } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { BootScript } from './BootScript';
import { Hydrated } from './Hydrated';
import { HydrationBoundary } from './HydrationBoundary';
import { Letterhead } from './Letterhead';
import { ServerOnly } from './ServerOnly';

/**
 * Prerender a page of the site while its link is hovered or touched. Not those of the other language, which store a choice
 * first, and nothing that is not a page.
 */
const SPECULATION_RULES = {
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
  /** Class names of the fonts. */
  fonts: string;
  children: ReactNode;
}

/** The document of every page but the 404 page: skip link, consent, toasts, print header. */
export async function RootLayout({ locale, fonts, children }: RootLayoutProps) {
  const t = await getTranslations({ locale });
  const service = company.map && { service: company.map.service };
  const privacyHref = pagePath('privacy', locale);
  return (
    // The boot script sets attributes of <html> before hydration.
    <html
      lang={LOCALES[locale].html}
      className={fonts}
      // Whether to ask for consent, and from which day on an older decision counts (lib/standing-consent.ts).
      data-asks={company.map && (company.map.since ?? '')}
      suppressHydrationWarning
    >
      <head>
        <BootScript />
      </head>
      <body>
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
            <ConsentBanner text={await textsOf(locale, 'consent.banner', service)} privacyHref={privacyHref} />
          </HydrationBoundary>
        )}
        {service && <ServerOnly text={`dispatchEvent(new Event('${BANNER_PARSED}'))`} />}
        <HydrationBoundary selector="#toasts">
          <Toaster
            label={t('toast.region')}
            dismiss={t('toast.dismiss')}
            consent={service && (await textsOf(locale, 'consent.saved', service))}
          />
        </HydrationBoundary>
        <HydrationBoundary selector="#letterhead">
          <Letterhead
            name={company.name}
            address={formatAddress(company.officeAddress)}
            language={LOCALES[locale].intl}
          />
        </HydrationBoundary>
        {children}
        {service && (
          <HydrationBoundary selector="#consent-dialog">
            <ConsentDialog text={await textsOf(locale, 'consent.dialog', service)} privacyHref={privacyHref} />
          </HydrationBoundary>
        )}
        <ServerOnly type="speculationrules" text={JSON.stringify(SPECULATION_RULES)} />
        {/* In a boundary, so that it is hydrated when the others are. */}
        <HydrationBoundary selector="body">
          <Hydrated />
        </HydrationBoundary>
      </body>
    </html>
  );
}
