import { Footer } from '@/components/layout/Footer';
import { Header } from '@/components/layout/Header';
import { About } from '@/components/sections/About';
import { Contact } from '@/components/sections/Contact';
import { Hero } from '@/components/sections/Hero';
import { Services } from '@/components/sections/Services';
import { Technology } from '@/components/sections/Technology';
import { Part } from '@/components/ui/Part';
import { StructuredData } from '@/components/ui/StructuredData';
import type { Locale } from '@/i18n/locales';
import { firm } from '@/site/firm';

/** The landing page (docs/behaviour.md, “Sections”). */
export function HomePage({ locale }: { locale: Locale }) {
  return (
    <>
      <Part selector="header">
        <Header page="home" locale={locale} />
      </Part>
      <Part selector="main">
        <main id="main" tabIndex={-1}>
          <Part selector="#hero">
            <Hero locale={locale} />
          </Part>
          <Part selector="#about">
            <About locale={locale} />
          </Part>
          <Part selector="#services">
            <Services locale={locale} />
          </Part>
          {firm.platforms.length > 0 && (
            <Part selector="#technology">
              <Technology locale={locale} />
            </Part>
          )}
          <Part selector="#contact">
            <Contact locale={locale} />
          </Part>
        </main>
      </Part>
      <Part selector="footer">
        <Footer locale={locale} />
      </Part>
      <StructuredData page="home" locale={locale} />
    </>
  );
}
