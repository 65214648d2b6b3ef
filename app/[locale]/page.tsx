import { About } from '@/components/about/About';
import { Contact } from '@/components/contact/Contact';
import { Hero } from '@/components/hero/Hero';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { Services } from '@/components/services/Services';
import { Technology } from '@/components/technology/Technology';
import { type LocaleProps, localeOf } from '@/i18n/locales';
import { navSections } from '@/lib/company';
import { pageMetadata } from '@/lib/seo/metadata';

const SECTIONS = { hero: Hero, about: About, services: Services, technology: Technology, contact: Contact };

export const generateMetadata = async (props: LocaleProps) => pageMetadata('home', await localeOf(props));

export default async function HomePage(props: LocaleProps) {
  const locale = await localeOf(props);
  return (
    <SiteLayout page="home" locale={locale}>
      {(['hero', ...navSections] as const).map((id) => {
        const Section = SECTIONS[id];
        return <Section key={id} locale={locale} />;
      })}
    </SiteLayout>
  );
}
