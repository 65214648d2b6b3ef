import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import type { Locale } from '@/i18n/locales';
import type { Page } from '@/lib/pages';
import { serializeJsonLd, structuredData } from '@/lib/structured-data';
import { HydrationBoundary } from './HydrationBoundary';
import { ServerOnly } from './ServerOnly';

/** A page of the site: header, its content, footer, and structured data (JSON-LD). */
export async function SiteLayout({ page, locale, children }: { page: Page; locale: Locale; children: ReactNode }) {
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
      <ServerOnly type="application/ld+json" text={serializeJsonLd(await structuredData(page, locale))} />
    </>
  );
}
