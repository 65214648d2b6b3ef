import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { PrivacyPolicy } from '@/components/privacy/PrivacyPolicy';
import { Part } from '@/components/ui/Part';
import { StructuredData } from '@/components/ui/StructuredData';
import type { Locale } from '@/i18n/locales';

/** The privacy policy with header and footer. */
export function PrivacyPage({ locale }: { locale: Locale }) {
  return (
    <>
      <Part selector="header">
        <Header page="privacy" locale={locale} />
      </Part>
      <Part selector="main">
        <main id="main" tabIndex={-1}>
          <Part selector=".policy">
            <PrivacyPolicy locale={locale} />
          </Part>
        </main>
      </Part>
      <Part selector="footer">
        <Footer locale={locale} />
      </Part>
      <StructuredData page="privacy" locale={locale} />
    </>
  );
}
