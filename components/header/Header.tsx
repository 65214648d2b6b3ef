import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { ExternalArrow } from '@/components/ui/icons';
import { SectionLink } from '@/components/ui/SectionLink';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Locale } from '@/i18n/locales';
import { company, formatAddress, mailHref, navSections, telHref } from '@/lib/company';
import { type Page, pagePath } from '@/lib/pages';
import { LanguageSwitch } from './LanguageSwitch';
import { languageLinks } from './language-links';
import { MobileMenu } from './MobileMenu';
import { Navigation } from './Navigation';

/**
 * The fixed header: contact bar and navigation from 1024 px, menu button below; transparent over a hero
 * (docs/behaviour.md, “Header”).
 */
export async function Header({ locale, page }: { locale: Locale; page: Page }) {
  const t = await getTranslations({ locale });
  const home = page === 'home' ? '' : pagePath('home', locale);
  const items = navSections.map((section) => ({ section, href: `${home}#${section}`, label: t(`nav.${section}`) }));
  const services = company.services.map(({ id, account }) => ({
    account,
    href: `${home}#${id}`,
    label: t(`services.${id}.nav`),
  }));
  const cta = { href: `${home}#contact`, label: t('nav.cta') };
  const logo = { href: `${home}#hero`, label: t('header.logoLabel'), mark: <Wordmark reuse /> };
  const languages = await languageLinks(page, locale);
  const phone = { href: telHref, text: company.phone, label: t('header.phoneLabel', { phone: company.phone }) };
  const office = formatAddress(company.officeAddress);
  const address = { href: `${home}#contact`, text: office, label: t('header.addressLabel', { address: office }) };
  const email = {
    href: mailHref,
    text: company.email,
    label: t('header.emailLabel', { email: company.email }),
  };
  const social = company.social.map(({ network, url }) => ({
    href: url,
    text: network,
    label: t('header.socialLabel', { network }),
  }));
  const newTab = t('common.opensInNewTab');
  const contacts = { phone, address, email };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of <main> it is the banner landmark, which takes a name
    <header className={clsx('header', page !== 'home' && 'header-solid')} aria-label={t('header.landmark')}>
      <section className="top-bar" aria-label={t('header.contactBar')}>
        <div className="wrap flex h-[calc(2.25rem/var(--step))] items-center gap-8">
          {company.topBar.flatMap((item) => {
            if (item === 'social') return [];
            const { href, text, label } = contacts[item];
            return (
              <SectionLink key={item} className="top-bar-link" href={href} aria-label={label}>
                {text}
              </SectionLink>
            );
          })}
          <div className="top-bar-end ml-auto flex items-center gap-7">
            {company.topBar.includes('social') &&
              social.map(({ href, text, label }) => (
                <ExternalLink key={href} className="top-bar-link" href={href} newTab={newTab} aria-label={label}>
                  {text}
                  <ExternalArrow />
                </ExternalLink>
              ))}
            {languages && <LanguageSwitch {...languages} />}
          </div>
        </div>
      </section>
      <div className="wrap flex h-16 items-center rows:h-[calc(4.125rem/var(--step))]">
        <SectionLink className="mr-auto block min-h-11 w-33 py-2 rows:w-36.5" href={logo.href} aria-label={logo.label}>
          <Wordmark />
        </SectionLink>
        <Navigation
          label={t('nav.label')}
          items={items}
          services={services}
          cta={cta}
          servicesLabel={t('nav.servicesList')}
        />
        <MobileMenu
          label={t('nav.menu')}
          openLabel={t('nav.openMenu')}
          text={{
            close: t('nav.closeMenu'),
            navigation: t('nav.label'),
            logo,
            items,
            services,
            cta,
            contacts: [phone, email],
            address,
            social,
            newTab,
            languages,
          }}
        />
      </div>
    </header>
  );
}
