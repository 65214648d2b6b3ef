import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fontClasses } from '@/app/fonts';
import { ConsentBanner } from '@/components/consent/ConsentBanner';
import { ConsentDialog } from '@/components/consent/ConsentDialog';
import { Toaster } from '@/components/toast/Toaster';
import { LOCALES, type Locale } from '@/i18n/locales';
import { firm } from '@/site/firm';
import { pagePath } from '@/site/pages';
import { Hydrated } from './Hydrated';
import { bannerScript, headScript } from './head-script';
import { InlineScript } from './InlineScript';

/** The frame of every page in a language: document, consent, notifications. The root layouts render nothing else. */
export async function Document({ locale, children }: { locale: Locale; children: ReactNode }) {
  const t = await getTranslations({ locale });
  const service = firm.map && { service: firm.map.service };
  const privacyHref = pagePath('privacy', locale);
  return (
    // The head script marks what it finds on <html> before React takes over.
    <html lang={LOCALES[locale].html} className={fontClasses} suppressHydrationWarning>
      <head>
        <InlineScript id="head" text={headScript} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          {t('common.skipToContent')}
        </a>
        {service && (
          <>
            <ConsentBanner
              label={t('consent.banner.label')}
              title={t('consent.banner.title')}
              body={t('consent.banner.body', service)}
              privacyLink={t('consent.banner.privacyLink')}
              privacyHref={privacyHref}
              settings={t('consent.banner.settings')}
              decline={t('consent.banner.decline')}
              accept={t('consent.banner.accept')}
            />
            <InlineScript id="banner-script" text={bannerScript} />
          </>
        )}
        {children}
        {service && (
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
        )}
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
        <Hydrated />
      </body>
    </html>
  );
}
