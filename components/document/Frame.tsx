import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/Footer';
import { Header } from '@/components/header/Header';
import { Part } from '@/components/islands/Part';
import type { Locale } from '@/i18n/locales';
import type { Page } from '@/site/pages';
import { StructuredData } from './StructuredData';

/** What stands around the content of every page that there is in a language: header, footer, and what search engines read. */
export function Frame({ page, locale, children }: { page: Page; locale: Locale; children: ReactNode }) {
  return (
    <>
      <Part selector="header">
        <Header page={page} locale={locale} />
      </Part>
      <Part selector="main">
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </Part>
      <Part selector="footer">
        <Footer locale={locale} />
      </Part>
      <StructuredData page={page} locale={locale} />
    </>
  );
}
