import { About } from '@/components/about/About';
import { Contact } from '@/components/contact/Contact';
import { Hero } from '@/components/hero/Hero';
import { HydrationBoundary } from '@/components/layout/HydrationBoundary';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { Services } from '@/components/services/Services';
import { Technology } from '@/components/technology/Technology';
import type { Locale } from '@/i18n/locales';
import { company } from '@/lib/company';

export function HomePage({ locale }: { locale: Locale }) {
  return (
    <SiteLayout page="home" locale={locale}>
      <HydrationBoundary selector="#hero">
        <Hero locale={locale} />
      </HydrationBoundary>
      <HydrationBoundary selector="#about">
        <About locale={locale} />
      </HydrationBoundary>
      <HydrationBoundary selector="#services">
        <Services locale={locale} />
      </HydrationBoundary>
      {company.platforms.length > 0 && (
        <HydrationBoundary selector="#technology">
          <Technology locale={locale} />
        </HydrationBoundary>
      )}
      <HydrationBoundary selector="#contact">
        <Contact locale={locale} />
      </HydrationBoundary>
    </SiteLayout>
  );
}
