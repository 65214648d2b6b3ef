import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { ArrowText } from '@/components/ui/icons';
import { SectionLink } from '@/components/ui/SectionLink';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Locale } from '@/i18n/locales';
import { company, emailHref, formatAddress, navSections, phoneHref } from '@/lib/company';
import { type Page, pagePath } from '@/lib/pages';
import { LanguageSwitch } from './LanguageSwitch';
import { MobileMenu } from './MobileMenu';
import { Navigation } from './Navigation';

/** The fixed header: contact bar and navigation from 1024 px, menu button below; transparent over the hero. */
export async function Header({ locale, page }: { locale: Locale; page: Page }) {
  const t = await getTranslations({ locale });
  const home = page === 'home' ? '' : pagePath('home', locale);
  const navigation = {
    label: t('nav.label'),
    items: navSections.map((section) => ({ section, href: `${home}#${section}`, label: t(`nav.${section}`) })),
    services: company.services.map(({ id, account }) => ({
      account,
      href: `${home}#${id}`,
      label: t(`services.${id}.nav`),
    })),
    cta: { href: `${home}#contact`, label: t('nav.cta') },
  };
  const logo = { href: `${home}#hero`, label: t('header.logoLabel') };
  const { phone, email } = company;
  const address = formatAddress(company.officeAddress);
  const contacts = {
    phone: { href: phoneHref(phone), children: phone, 'aria-label': t('header.phoneLabel', { phone }) },
    email: { href: emailHref(email), children: email, 'aria-label': t('header.emailLabel', { email }) },
    address: { href: `${home}#contact`, children: address, 'aria-label': t('header.addressLabel', { address }) },
  };
  const contact = (id: keyof typeof contacts, className: string) => (
    <SectionLink key={id} className={className} {...contacts[id]} />
  );
  const social = (className: string) =>
    company.social.map(({ network, url }) => (
      <ExternalLink
        key={url}
        className={className}
        href={url}
        locale={locale}
        aria-label={t('header.socialLabel', { network })}
      >
        <ArrowText>{network}</ArrowText>
      </ExternalLink>
    ));
  const topBarLink = 'py-1.5 underline-offset-4 hover:underline';
  const menuLink = 'flex min-h-11 items-center';

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of <main> it is the banner landmark, which takes a name
    <header
      className={clsx(
        'fixed inset-x-0 top-0 z-header @container border-transparent border-b text-base text-paper transition-colors duration-300',
        'solid:border-rule solid:bg-paper solid:text-ink nojs:absolute print:hidden',
        '[--focus:--theme(--color-brass)] solid:[--focus:--theme(--color-ink)]',
        '[--line:--theme(--color-brass)] solid:[--line:--theme(--color-brass-line)]',
      )}
      aria-label={t('header.landmark')}
      data-solid={page === 'home' ? undefined : ''}
    >
      <section
        className="hidden border-rule-light border-b text-[.8125rem] solid:border-rule nojs:block nojs:overflow-x-auto nojs:whitespace-nowrap lg:@rows:block"
        aria-label={t('header.contactBar')}
      >
        <div className="wrap flex h-[calc(2.25rem/var(--step))] items-center gap-8">
          {company.topBar.map((item) => item !== 'social' && contact(item, topBarLink))}
          <div className="-order-1 flex items-center gap-7 lg:@rows:order-none lg:@rows:ml-auto">
            {company.topBar.includes('social') && social(topBarLink)}
            <LanguageSwitch page={page} current={locale} />
          </div>
        </div>
      </section>
      <div className="wrap flex h-16 items-center lg:@rows:h-[calc(4.125rem/var(--step))]">
        <SectionLink
          className="mr-auto block min-h-11 w-33 py-2 lg:@rows:w-36.5"
          href={logo.href}
          aria-label={logo.label}
        >
          <Wordmark />
        </SectionLink>
        <Navigation text={navigation} servicesLabel={t('nav.servicesList')} />
        <MobileMenu
          text={{
            ...navigation,
            title: t('nav.menu'),
            open: t('nav.openMenu'),
            close: t('nav.closeMenu'),
            logo: { ...logo, image: <Wordmark reuse /> },
          }}
        >
          {contact('phone', menuLink)}
          {contact('email', menuLink)}
          {social(menuLink)}
          {contact('address', menuLink)}
          <LanguageSwitch page={page} current={locale} large />
        </MobileMenu>
      </div>
    </header>
  );
}
