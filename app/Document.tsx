import type { ReactNode } from 'react';
import { Hydrated, HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { bootScript } from '@/export/boot-script';
import { LOCALES, type Locale } from '@/i18n/locales';
import { fontClasses } from './fonts';

/** @param consentSince whether to ask for consent, and from which day on an older decision counts (lib/standing-consent.ts) */
export function Document({
  locale,
  consentSince,
  children,
}: {
  locale: Locale;
  consentSince?: string;
  children: ReactNode;
}) {
  return (
    // The boot script sets attributes of <html> before hydration.
    <html
      lang={LOCALES[locale].lang}
      className={fontClasses}
      data-consent-since={consentSince}
      suppressHydrationWarning
    >
      <head>
        {/* The build adds it to the exported pages. */}
        {process.env.NODE_ENV !== 'production' && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is our own code
          <script dangerouslySetInnerHTML={{ __html: bootScript() }} />
        )}
      </head>
      <body>
        {children}
        {/* In a boundary, so that it is hydrated when the others are. */}
        <HydrationBoundary selector="body">
          <Hydrated />
        </HydrationBoundary>
      </body>
    </html>
  );
}
