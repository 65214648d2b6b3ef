import { About } from '@/components/about/About';
import { Contact } from '@/components/contact/Contact';
import { Frame } from '@/components/document/Frame';
import { Hero } from '@/components/hero/Hero';
import { Part } from '@/components/islands/Part';
import { Services } from '@/components/services/Services';
import { Technology } from '@/components/technology/Technology';
import type { Locale } from '@/i18n/locales';
import { firm } from '@/site/firm';

/** The landing page (docs/behaviour.md, “Sections”). */
export function HomePage({ locale }: { locale: Locale }) {
  return (
    <Frame page="home" locale={locale}>
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
    </Frame>
  );
}
