import { DevelopmentScripts } from 'next-islands/development';
import type { ReactNode } from 'react';
import { DevelopmentHydration } from '@/components/islands/page.browser';
import { LOCALES, type Locale, languageAttributes } from '@/i18n/locales';
import { FALLBACK_FONTS } from './fallback-fonts';
import './fonts';

const isDevelopment = process.env.NODE_ENV !== 'production';

type Props = { locale: Locale; consentSince?: string; children: ReactNode };

/** @param consentSince set to ask for consent; decisions before that day do not count */
export function Document({ locale, consentSince, children }: Props) {
  return (
    // The boot script sets attributes of <html> before hydration.
    <html {...languageAttributes(LOCALES[locale].lang)} data-consent-since={consentSince} suppressHydrationWarning>
      <body>
        {/* Not in <head>: React cannot hydrate a component that suspends there. */}
        <DevelopmentScripts />
        {/* In the page alone: the first view needs them, and a style sheet would have them again. */}
        <style href="fonts" precedence="default">
          {FALLBACK_FONTS}
        </style>
        {children}
        {isDevelopment && <DevelopmentHydration />}
      </body>
    </html>
  );
}
