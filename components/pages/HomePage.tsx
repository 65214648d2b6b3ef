import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Hero } from '@/components/sections/Hero';
import { Services } from '@/components/sections/Services';
import { Technology } from '@/components/sections/Technology';
import { StructuredData } from '@/components/ui/StructuredData';
import type { Locale } from '@/i18n/locales';
import { firm } from '@/site/firm';

/** The landing page (specification, section 2). */
export function HomePage({ locale }: { locale: Locale }) {
  return (
    <>
      <StructuredData page="home" locale={locale} />
      <Header page="home" locale={locale} />
      <main id="main" tabIndex={-1}>
        <Hero locale={locale} />
        <About locale={locale} />
        <Services locale={locale} />
        {firm.platforms.length > 0 && <Technology locale={locale} />}
        <Contact locale={locale} />
      </main>
      <Footer locale={locale} />
    </>
  );
}
