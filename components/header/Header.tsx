import { getTranslations } from 'next-intl/server';
import { Island } from '@/components/islands/Island';
import { Logo } from '@/components/ui/Logo.browser';
import { LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { LANGUAGE_PARAMETER, localesOf, type Page, pagePath } from '@/i18n/pages';
import { company, emailHref, formatAddress, navSections, navTextKey, phoneHref, shows } from '@/lib/company';
import { firmLogo } from '@/lib/firm-logo';
import { optional } from '@/lib/texts';
import {
  ContactLink,
  type ContactMethod,
  type LanguageLink,
  LanguageSwitch,
  LOGO_SIZE,
  LogoLink,
} from './header-links.browser';

// The focus ring stays inside the window.
const TOP_BAR_LINK = 'inline-link -outline-offset-2 py-1.5';

export async function Header({ locale, page }: { locale: Locale; page: Page }) {
  const t = await getTranslations({ locale });
  const home = page === 'home' ? '' : pagePath('home', locale);
  const navigation = {
    label: t('nav.label'),
    items: navSections.map((section) => ({ section, href: `${home}#${section}`, label: t(navTextKey(section)) })),
    services: (shows('nav.servicesList') ? company.services : []).map(({ id, account }) => ({
      account,
      href: `${home}#${id}`,
      label: optional(t, `services.${id}.nav`) ?? t(`services.${id}.title`),
    })),
    cta: { href: `${home}#contact`, label: t('nav.cta') },
  };
  const contacts = await contactLinks(locale, home);
  const linksTo = (kind: ContactMethod['kind']) =>
    contacts
      .filter((contact) => contact.kind === kind)
      .map((contact) => <ContactLink key={contact.href} {...contact} className={TOP_BAR_LINK} />);
  const links = await languageLinks(page, locale);
  const languages = { label: links.length > 0 ? t('language.label') : '', links };
  const logo = { href: `${home}#hero`, label: t('header.logoLabel') };

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: outside of <main> it is the banner landmark, which takes a name
    <header
      className="fixed [@media(height<20em)]:absolute inset-x-0 top-0 z-header @container border-b text-base nojs:absolute print:hidden"
      aria-label={t('header.landmark')}
      data-solid={page === 'home' ? undefined : ''}
    >
      <section
        className="hidden border-rule-light border-b text-[.8125rem] solid:border-rule nojs:block lg:@rows:block"
        aria-label={t('header.contactBar')}
      >
        <div className="wrap flex items-center gap-x-8 flex-wrap">
          {company.topBar.filter((kind) => kind !== 'social').map(linksTo)}
          <div className="-order-1 flex items-center gap-7 lg:@rows:order-none lg:@rows:ms-auto">
            {company.topBar.includes('social') && linksTo('social')}
            <LanguageSwitch {...languages} />
          </div>
        </div>
      </section>
      <div className="wrap flex items-center">
        <LogoLink {...logo}>
          <Logo logo={firmLogo} ground="header" className={LOGO_SIZE} />
        </LogoLink>{' '}
        <CallLink locale={locale} />
        <Island
          name="Navigation"
          props={{ text: navigation, servicesLabel: shows('nav.servicesList') ? t('nav.servicesList') : '' }}
        />
        <Island
          name="MobileMenu"
          props={{
            ...navigation,
            title: t('nav.menu'),
            open: t('nav.openMenu'),
            close: t('nav.closeMenu'),
            logo: { ...logo, firmLogo },
            languages,
            contacts,
          }}
        />
      </div>
    </header>
  );
}

/** On phones, where the hero is scrolled away: calls the person who answers, else the office. */
async function CallLink({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'header' });
  const { phone = company.phone, name = '' } = company.people.find((person) => person.phone) ?? {};
  return (
    <a
      className="inline-link touch-link ms-3 me-2 hidden whitespace-nowrap font-medium solid:@phone:block lg:@rows:hidden! nojs:hidden!"
      href={phoneHref(phone)}
    >
      {shows('header.call') ? t('call', { name: name.split(' ')[0] ?? '' }) : t('callUs')}
    </a>
  );
}

/** Returns the ways to contact the company, in the order of the phone menu. @param home the path before a fragment */
async function contactLinks(locale: Locale, home: string): Promise<ContactMethod[]> {
  const t = await getTranslations({ locale, namespace: 'header' });
  const common = await getTranslations({ locale, namespace: 'common' });
  const { phone, email, officeAddress, social } = company;
  const address = formatAddress(officeAddress);
  return [
    {
      kind: 'phone',
      href: phoneHref(phone),
      label: t('phoneLabel', { phone }),
      text: phone,
      prefix: shows('header.office') ? t('office') : undefined,
    },
    { kind: 'email', href: emailHref(email), label: t('emailLabel', { email }), text: email },
    ...social.map(({ network, url }): ContactMethod => {
      const label = `${t('socialLabel', { network })} (${common('opensInNewTab')})`;
      return { kind: 'social', href: url, label, text: network };
    }),
    { kind: 'address', href: `${home}#contact`, label: t('addressLabel', { address }), text: address },
  ];
}

/** Returns a link per language, to its home page if it does not have this page; none if there is one language. */
async function languageLinks(page: Page, current: Locale): Promise<LanguageLink[]> {
  if (LOCALE_IDS.length < 2) return [];
  return Promise.all(
    LOCALE_IDS.map(async (locale) => {
      // Each catalog has the name of its own language.
      const t = await getTranslations({ locale, namespace: 'language' });
      const path = pagePath(localesOf(page).includes(locale) ? page : 'home', locale);
      const isCurrent = locale === current;
      return {
        locale,
        lang: LOCALES[locale].lang,
        // A path without a prefix does not say its language, and may be opened in a new tab, or where storage is blocked.
        href: LOCALES[locale].prefix || isCurrent ? path : `${path}?${LANGUAGE_PARAMETER}=${locale}`,
        short: t('short'),
        name: t('name'),
        isCurrent,
      };
    }),
  );
}
