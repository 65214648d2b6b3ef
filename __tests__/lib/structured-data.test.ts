/** @jest-environment node */

import { services } from '@/content/company.json';
import { company, siteUrl } from '@/lib/company';
import { serializeJsonLd, structuredData } from '@/lib/structured-data';
import { TEXTS } from '../fixture';

jest.mock('next-intl/server', () => jest.requireActual('./translations'));

type Node = Record<string, unknown>;
const nodes = async (...page: Parameters<typeof structuredData>): Promise<Node[]> =>
  JSON.parse(serializeJsonLd(await structuredData(...page)))['@graph'];
const node = async (type: string, ...page: Parameters<typeof structuredData>) =>
  (await nodes(...page)).find((candidate) => candidate['@type'] === type) ?? {};
const business = () => node('AccountingService', 'home', 'no');

it.each(['name', 'address', 'telephone', 'url', 'openingHoursSpecification', 'image', 'logo', 'email', 'sameAs'])(
  'gives the business the field %s that search engines require or recommend',
  async (field) => {
    expect(Object.values((await business()) as object)).not.toContain('');
    expect(await business()).toHaveProperty([field]);
  },
);

it('gives the e-mail address with its domain in ASCII', async () => {
  expect((await business()).email).toBe('hei@xn--rn-kka.no');
});

it('gives the whole office address', async () => {
  expect((await business()).address).toEqual({
    '@type': 'PostalAddress',
    streetAddress: 'Ærlighetens vei 1 B',
    postalCode: '9990',
    addressLocality: 'Båtsfjord',
    addressCountry: 'NO',
  });
});

it('gives the hours by the 24-hour clock and leaves closed days out', async () => {
  expect((await business()).openingHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '08:30',
      closes: '15:45',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '09:00', closes: '13:00' },
  ]);
});

it('offers the services of the page, by the names that stand there', async () => {
  const { itemListElement } = (await business()).hasOfferCatalog as { itemListElement: { itemOffered: Node }[] };
  expect(itemListElement.map(({ itemOffered }) => itemOffered.name)).toEqual(
    services.map(({ id }) => TEXTS.no.services[id as 'payroll'].title),
  );
});

it('links each service to its place on the page of the same language', async () => {
  const { hasOfferCatalog } = await node('AccountingService', 'home', 'se');
  expect(JSON.stringify(hasOfferCatalog)).toContain(`"${siteUrl}/se#payroll"`);
});

it('says which association the company is a member of, once its owner has confirmed it', async () => {
  company.confirmed.membership = 'unknown';
  expect(await business()).not.toHaveProperty('memberOf');
  company.confirmed.membership = 'yes';
  expect((await business()).memberOf).toEqual({ '@type': 'Organization', ...company.association });
});

it('names the people and the price where there are any', async () => {
  expect(await business()).not.toHaveProperty('employee');
  expect(await business()).not.toHaveProperty('priceRange');
  const [id = ''] = Object.keys(TEXTS.no.about.people);
  Object.assign(company, { people: [{ id, name: 'Ola Åsen', phone: '+47 22 33 44 56' }], priceFrom: 990 });
  expect(await business()).toMatchObject({
    priceRange: 'NOK 990+',
    employee: [
      {
        '@type': 'Person',
        name: 'Ola Åsen',
        jobTitle: Object.values(TEXTS.no.about.people)[0],
        telephone: '+47 22 33 44 56',
      },
    ],
  });
});

it('gives the organisation number without spaces', async () => {
  expect((await business()).identifier).toMatchObject({ '@type': 'PropertyValue', value: '987654325' });
});

it('says which country and languages the company serves', async () => {
  expect(await business()).toMatchObject({
    areaServed: { '@type': 'Country', name: 'Norge' },
    knowsLanguage: ['nb', 'se', 'pl'],
  });
});

it.each([
  ['no', 'nb'],
  ['se', 'se'],
] as const)('marks a page in the language %s as %s', async (locale, language) => {
  expect(await node('WebPage', 'privacy', locale)).toMatchObject({ inLanguage: language });
});

it('says on every page that it belongs to the same site and company', async () => {
  const { publisher, '@id': site } = await node('WebSite', 'home', 'no');
  const { isPartOf, about } = await node('WebPage', 'privacy', 'se');
  expect([isPartOf, about]).toEqual([{ '@id': site }, publisher]);
});

it('shows the way from the landing page to the privacy policy', async () => {
  expect((await node('BreadcrumbList', 'privacy', 'se')).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: TEXTS.se.meta.siteName, item: `${siteUrl}/se` },
    { '@type': 'ListItem', position: 2, name: TEXTS.se.privacy.title, item: `${siteUrl}/se/personvern` },
  ]);
});

it('shows no way on the landing page', async () => {
  expect(await node('BreadcrumbList', 'home', 'no')).toEqual({});
});

it('has no invisible characters', () => {
  const text = serializeJsonLd({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: 'e-\u2060post 12\u00a0år' }],
  });
  expect(JSON.parse(text)['@graph'][0].name).toBe('e-post 12 år');
});

it.each(['</script><img onerror>', '<!--', '&lt;', '\u2028', '\u2029'])('keeps %j from ending the script', (name) => {
  const text = serializeJsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});
