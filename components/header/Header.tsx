import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { ArrowText } from '@/components/ui/ArrowText';
import { EmailText } from '@/components/ui/EmailText';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SectionLink } from '@/components/ui/SectionLink';
import { Wordmark } from '@/components/ui/Wordmark';
import type { Locale } from '@/i18n/locales';
import { company, emailHref, formatAddress, navSections, navTextKey, phoneHref, shows } from '@/lib/company';
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
    items: navSections.map((section) => ({ section, href: `${home}#${section}`, label: t(navTextKey(section)) })),
    services: (shows('nav.servicesList') ? company.services : []).map(({ id, account }) => ({
      account,
      href: `${home}#${id}`,
      label: t(`services.${id}.nav`),
    })),
    cta: { href: `${home}#contact`, label: t('nav.cta') },
  };
  const topBarContacts = company.topBar.filter((item) => item !== 'social');
  // What marks the focus stays inside of the window.
  const topBarLink = 'inline-link -outline-offset-2 py-1.5';
  const menuLink = 'inline-link inline-flex min-h-11 items-center';

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of <main> it is the banner landmark, which takes a name
    <header
      className={clsx(
        'fixed inset-x-0 top-0 z-header @container border-transparent border-b text-base text-paper',
        'solid:border-rule solid:bg-paper solid:text-ink nojs:absolute print:hidden',
        '[--focus:--theme(--color-brass)] solid:[--focus:--theme(--color-ink)]',
        '[--line:--theme(--color-brass)] solid:[--line:--theme(--color-brass-line)]',
      )}
      aria-label={t('header.landmark')}
      data-solid={page === 'home' ? undefined : ''}
    >
      <section
        className="hidden border-rule-light border-b text-[.8125rem] solid:border-rule nojs:block lg:@rows:block"
        aria-label={t('header.contactBar')}
      >
        <div className="wrap flex h-[calc(2.25rem/var(--step))] items-center gap-x-8 nojs:h-auto nojs:flex-wrap">
          {topBarContacts.map((kind) => (
            <ContactLink key={kind} kind={kind} locale={locale} home={home} className={topBarLink} />
          ))}
          <div className="-order-1 flex items-center gap-7 lg:@rows:order-none lg:@rows:ml-auto">
            {company.topBar.includes('social') && <SocialLinks locale={locale} className={topBarLink} />}
            <LanguageSwitch page={page} current={locale} />
          </div>
        </div>
      </section>
      <div className="wrap flex h-16 items-center lg:@rows:h-[calc(4.125rem/var(--step))]">
        <LogoLink locale={locale} home={home} />
        <Navigation text={navigation} servicesLabel={shows('nav.servicesList') ? t('nav.servicesList') : ''} />
        <MobileMenu
          text={{
            ...navigation,
            title: t('nav.menu'),
            open: t('nav.openMenu'),
            close: t('nav.closeMenu'),
            logo: <LogoLink locale={locale} home={home} reuse />,
            languages: <LanguageSwitch page={page} current={locale} large />,
            phone: <ContactLink kind="phone" locale={locale} home={home} className={`numerals ${menuLink}`} />,
          }}
        >
          <ContactLink kind="email" locale={locale} home={home} className={menuLink} />
          <SocialLinks locale={locale} className={menuLink} />
          <ContactLink kind="address" locale={locale} home={home} className={menuLink} />
        </MobileMenu>
      </div>
    </header>
  );
}

/** `home` is the path before a fragment: empty on the landing page itself. */
type LinkProps = { locale: Locale; home: string; className?: string };

/** A link to the first section. `reuse` draws the logo from the one in the header. */
async function LogoLink({ locale, home, reuse }: LinkProps & { reuse?: boolean }) {
  const t = await getTranslations({ locale, namespace: 'header' });
  return (
    <SectionLink
      className="mr-auto block min-h-11 w-33 py-2 lg:@rows:w-36.5"
      href={`${home}#hero`}
      aria-label={t('logoLabel')}
    >
      <Wordmark reuse={reuse} />
    </SectionLink>
  );
}

async function ContactLink({ locale, home, className, kind }: LinkProps & { kind: 'phone' | 'email' | 'address' }) {
  const t = await getTranslations({ locale, namespace: 'header' });
  const { phone, email, officeAddress } = company;
  if (kind === 'phone') {
    return (
      <a className={className} href={phoneHref(phone)} aria-label={t('phoneLabel', { phone })}>
        {phone}
      </a>
    );
  }
  if (kind === 'email') {
    return (
      <a className={className} href={emailHref(email)} aria-label={t('emailLabel', { email })}>
        <EmailText email={email} />
      </a>
    );
  }
  const address = formatAddress(officeAddress);
  return (
    <SectionLink className={className} href={`${home}#contact`} aria-label={t('addressLabel', { address })}>
      {address}
    </SectionLink>
  );
}

async function SocialLinks({ locale, className }: { locale: Locale; className: string }) {
  const t = await getTranslations({ locale, namespace: 'header' });
  return company.social.map(({ network, url }) => (
    <ExternalLink key={url} className={className} href={url} locale={locale} aria-label={t('socialLabel', { network })}>
      <ArrowText>{network}</ArrowText>
    </ExternalLink>
  ));
}
