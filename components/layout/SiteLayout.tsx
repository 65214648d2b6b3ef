import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import type { Locale } from '@/i18n/locales';
import type { Page } from '@/i18n/pages';
import { serializeJsonLd, structuredData } from '@/lib/seo/structured-data';

export async function SiteLayout({ page, locale, children }: { page: Page; locale: Locale; children: ReactNode }) {
  const jsonLd = serializeJsonLd(await structuredData(page, locale));
  return (
    <>
      <Header page={page} locale={locale} />
      <main id="page-main" className="@container" tabIndex={-1}>
        {children}
      </main>
      <Footer locale={locale} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by serializeJsonLd */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd }} />
    </>
  );
}
