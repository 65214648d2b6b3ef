import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { PrivacyPolicy } from '@/components/privacy/PrivacyPolicy';
import { StructuredData } from '@/components/ui/StructuredData';
import type { Locale } from '@/i18n/locales';

/** The privacy policy with header and footer (specification, section 2). */
export function PrivacyPage({ locale }: { locale: Locale }) {
  return (
    <>
      <StructuredData page="privacy" locale={locale} />
      <Header page="privacy" locale={locale} />
      <main id="main" tabIndex={-1}>
        <PrivacyPolicy locale={locale} />
      </main>
      <Footer locale={locale} />
    </>
  );
}
