import type { ReactNode } from 'react';
import { DevelopmentHydration } from '@/components/islands/page';
import { LOCALES, type Locale } from '@/i18n/locales';
import { inlineScript } from '@/tools/build/bundle';
import { fontClasses } from './fonts';

const isDevelopment = process.env.NODE_ENV !== 'production';

/** The inline scripts of all pages; that of the 404 page does nothing elsewhere. */
const bootScripts = () =>
  Promise.all(
    ['components/layout/head.boot.ts', 'components/layout/body.boot.ts', 'components/not-found/not-found.boot.ts'].map(
      inlineScript,
    ),
  );

type Props = { locale: Locale; consentSince?: string; children: ReactNode };

/** @param consentSince set to ask for consent; decisions before that day do not count (components/ui/storage.ts) */
export async function Document({ locale, consentSince, children }: Props) {
  return (
    // The boot script sets attributes of <html> before hydration.
    <html
      lang={LOCALES[locale].lang}
      className={fontClasses}
      data-consent-since={consentSince}
      suppressHydrationWarning
    >
      <head>
        {/* The build adds the scripts to exported pages. */}
        {isDevelopment && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own code
          <script dangerouslySetInnerHTML={{ __html: (await bootScripts()).join('') }} />
        )}
      </head>
      <body>
        {children}
        {isDevelopment && <DevelopmentHydration />}
      </body>
    </html>
  );
}
