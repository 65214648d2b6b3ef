import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import type { Locale } from '@/i18n/locales';
import type { Page } from '@/lib/pages';
import { HydrationBoundary } from './HydrationBoundary';
import { StructuredData } from './StructuredData';

/** What stands around the content of every page that there is in a language: header, footer, and what search engines read. */
export function SiteLayout({ page, locale, children }: { page: Page; locale: Locale; children: ReactNode }) {
  return (
    <>
      <HydrationBoundary selector="header">
        <Header page={page} locale={locale} />
      </HydrationBoundary>
      <HydrationBoundary selector="main">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </HydrationBoundary>
      <HydrationBoundary selector="footer">
        <Footer locale={locale} />
      </HydrationBoundary>
      <StructuredData page={page} locale={locale} />
    </>
  );
}
