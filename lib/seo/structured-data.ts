import { getTranslations } from 'next-intl/server';
import type { AccountingService, FAQPage, Graph, PostalAddress, WebPage, WebSite } from 'schema-dts';
import { DEFAULT_LOCALE, LOCALE_IDS, LOCALES, type Locale } from '@/i18n/locales';
import { type Page, pagePath } from '@/i18n/pages';
import { plainText } from '@/i18n/plain-text';
import { buildYear } from '@/lib/calendar/build-day';
import { hasHours } from '@/lib/calendar/open-state';
import { closedDatesFrom, dayRanges } from '@/lib/calendar/opening-hours';
import { absoluteUrl, asciiEmail, company, mapLinkUrl, messageValues, shows, siteUrl } from '@/lib/company';
import { LOGO_SRC, OG_IMAGES } from '@/lib/pictures';
import { optional, rowTexts } from '@/lib/texts';
import type { Address } from '@/model/facts';

const ORGANIZATION = { '@id': `${siteUrl}/#organization` };
const WEBSITE = { '@id': `${siteUrl}/#website` };
const HOME_URL = absoluteUrl(pagePath('home', DEFAULT_LOCALE));

export async function structuredData(page: Page, locale: Locale): Promise<Graph> {
  const meta = await getTranslations({ locale, namespace: 'meta' });
  const url = absoluteUrl(pagePath(page, locale));
  const website: WebSite = {
    '@type': 'WebSite',
    ...WEBSITE,
    name: await siteName(),
    url: HOME_URL,
    inLanguage: LOCALE_IDS.map((id) => LOCALES[id].lang),
    publisher: ORGANIZATION,
  };
  const webPage: WebPage = {
    '@type': 'WebPage',
    '@id': url,
    url,
    name: meta(`${page}.title`, messageValues),
    description: meta(`${page}.description`, messageValues),
    inLanguage: LOCALES[locale].lang,
    isPartOf: WEBSITE,
    about: ORGANIZATION,
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(OG_IMAGES[locale].src) },
    ...(page === 'privacy' && { dateModified: company.privacyUpdated }),
  };
  const questions = page === 'home' && shows('contact.questions') ? [await questionsPage(locale, url)] : [];
  return { '@context': 'https://schema.org', '@graph': [await organization(locale), website, webPage, ...questions] };
}

async function questionsPage(locale: Locale, url: string): Promise<FAQPage> {
  const rows = await rowTexts(locale, 'questions');
  return {
    '@type': 'FAQPage',
    '@id': `${url}#questions`,
    isPartOf: { '@id': url },
    mainEntity: rows.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: body },
    })),
  };
}

/** Returns the same name on every page, because a node has one name. */
async function siteName(): Promise<string> {
  return (await getTranslations({ locale: DEFAULT_LOCALE, namespace: 'meta' }))('siteName');
}

/** Returns the text of a `<script type="application/ld+json">`, without empty lists; nothing in it can end the element. */
export function serializeJsonLd(graph: Graph): string {
  const unlessEmpty = (_: string, value: unknown) => (Array.isArray(value) && value.length === 0 ? undefined : value);
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return plainText(JSON.stringify(graph, unlessEmpty)).replace(/[<>&\u2028\u2029]/g, escaped);
}

async function organization(locale: Locale): Promise<AccountingService> {
  const t = await getTranslations({ locale });
  const { officeAddress, otherOffices, openingHours, association, people, priceFrom, social } = company;
  const name = await siteName();
  const image = absoluteUrl(OG_IMAGES[locale].src);
  return {
    '@type': 'AccountingService',
    ...ORGANIZATION,
    name,
    legalName: company.name,
    description: t('meta.home.description', messageValues),
    url: HOME_URL,
    image,
    logo: absoluteUrl(LOGO_SRC),
    telephone: company.phone,
    email: asciiEmail(company.email),
    address: postalAddress(officeAddress),
    subOrganization: otherOffices.map((office) => ({
      '@type': 'AccountingService',
      name,
      telephone: office.phone ?? company.phone,
      address: postalAddress(office),
      image,
    })),
    hasMap: mapLinkUrl(),
    // Days by appointment have no hours; a closed date opens and closes at the same time.
    openingHoursSpecification: openingHours.filter(hasHours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days,
      opens,
      closes,
    })),
    specialOpeningHoursSpecification: dayRanges(closedDatesFrom(buildYear())).map(({ first, last }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: first,
      validThrough: last,
      opens: '00:00',
      closes: '00:00',
    })),
    areaServed: { '@type': 'Country', name: company.country },
    knowsLanguage: LOCALE_IDS.map((id) => LOCALES[id].lang),
    ...(shows('about.body.captionMember') && { memberOf: { '@type': 'Organization', ...association } }),
    [company.soleTrader ? 'founder' : 'employee']: people.map(({ id, name, phone, email }) => ({
      '@type': 'Person',
      name,
      jobTitle: optional(t, `about.people.${id}.title`),
      telephone: phone,
      email: email && asciiEmail(email),
    })),
    ...(priceFrom && { priceRange: `NOK ${priceFrom}+` }),
    ...registerNumber(),
    sameAs: social.map(({ url }) => url),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: t(shows('services.one') ? 'services.one.label' : 'services.label'),
      itemListElement: company.services.map(({ id }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: t(`services.${id}.title`),
          description: optional(t, `services.${id}.lead`) ?? optional(t, `services.${id}.body`),
          url: `${siteUrl}${pagePath('home', locale)}#${id}`,
          provider: ORGANIZATION,
        },
      })),
    },
  };
}

const postalAddress = ({ street, postalCode, city }: Address): PostalAddress => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: city,
  addressCountry: company.country,
});

function registerNumber() {
  const { country, organizationNumber } = company;
  if (country !== 'NO') return { identifier: { '@type': 'PropertyValue', value: organizationNumber } } as const;
  const value = organizationNumber.replace(/\s/g, '');
  const identifier = { '@type': 'PropertyValue', propertyID: 'ISO 6523-0192', value } as const;
  return { iso6523Code: `0192:${value}`, identifier };
}
