/** @jest-environment node */
import { company, mapLinkUrl, siteUrl } from '@/lib/company';
import { OG_IMAGES } from '@/lib/pictures';
import { serializeJsonLd, structuredData } from '@/lib/seo/structured-data';
import { restoreFacts } from '../../own-facts';
import { TEXTS } from '../../texts';

jest.mock('next-intl/server', () => jest.requireActual('../../texts'));

type Node = Record<string, unknown>;
const node = async (type: string, ...page: Parameters<typeof structuredData>): Promise<Node> => {
  const nodes: Node[] = JSON.parse(serializeJsonLd(await structuredData(...page)))['@graph'];
  return nodes.find((candidate) => candidate['@type'] === type) ?? {};
};
const business = () => node('AccountingService', 'home', 'se');
restoreFacts();
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-05-16T21:59Z') });
});

const OLA = { id: 'ola' as never, name: 'Ola Åsen', email: 'ola@ørn.no', phone: '+47 22 33 44 56' };
const PERSON = {
  '@type': 'Person',
  name: OLA.name,
  email: 'ola@xn--rn-kka.no',
  telephone: OLA.phone,
  jobTitle: TEXTS.se.about.people.ola.title,
};
const provider = { '@id': `${siteUrl}/#organization` };
const textsOf = (service: string) => TEXTS.se.services[service as 'payroll'];
const ONE_SERVICE = { name: TEXTS.se.services.one.label };
const SPECIFICATION = { '@type': 'OpeningHoursSpecification' };
const hours = (day: string, opens: string, closes: string) => ({ ...SPECIFICATION, dayOfWeek: [day], opens, closes });
const [day = ''] = company.closedDates;
const CLOSED = [{ ...SPECIFICATION, validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' }];
const SATURDAY = { days: ['Saturday' as const], byAppointment: true as const };
const MORNING = { days: ['Monday' as const], opens: '08:00', closes: '12:00' };

describe('structured data', () => {
  it('describes the business as search engines require or recommend', async () => {
    expect(await business()).toMatchObject({
      name: TEXTS.no.meta.siteName,
      legalName: 'Å & Ørn «Tall» D’Arc Regnskap og Rådgivning AS',
      url: siteUrl,
      telephone: '+47 22 33 44 55',
      email: 'hei@xn--rn-kka.no',
      address: {
        streetAddress: 'Ærlighetens vei 1 B',
        postalCode: '9990',
        addressLocality: 'Båtsfjord',
        addressCountry: 'NO',
      },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:30', closes: '15:45' },
        { dayOfWeek: ['Friday'], opens: '09:00', closes: '13:00' },
      ],
      iso6523Code: '0192:987654325',
      identifier: { '@type': 'PropertyValue', propertyID: 'ISO 6523-0192', value: '987654325' },
      image: siteUrl + OG_IMAGES.se.src,
      logo: expect.stringMatching(/^https:.*\.png$/),
      hasMap: mapLinkUrl(),
      sameAs: ['https://social.test/@orn'],
      knowsLanguage: ['nb', 'se', 'pl'],
      hasOfferCatalog: {
        name: TEXTS.se.services.label,
        itemListElement: company.services.map(({ id }) => ({
          itemOffered: { name: textsOf(id).title, description: textsOf(id).lead, url: `${siteUrl}/se#${id}`, provider },
        })),
      },
    });
  });

  it.each<[facts: Partial<typeof company>, expected: Node]>([
    [{ country: 'GB' }, { iso6523Code: undefined, identifier: { '@type': 'PropertyValue', value: '987 654 325' } }],
    [{ country: 'GB' }, { address: expect.objectContaining({ addressCountry: 'GB' }) }],
    [{ confirmed: { membership: 'unknown' } }, { memberOf: undefined }],
    [{ confirmed: { membership: 'yes' } }, { memberOf: { '@type': 'Organization', ...company.association } }],
    [{ otherOffices: [] }, { subOrganization: undefined }],
    [
      {},
      {
        subOrganization: [
          expect.objectContaining({
            telephone: '+47 22 33 44 58',
            address: expect.objectContaining({ streetAddress: 'Kaia 2' }),
          }),
          expect.objectContaining({
            telephone: company.phone,
            address: expect.objectContaining({ postalCode: '9993' }),
          }),
        ],
      },
    ],
    [{ people: [] }, { employee: undefined }],
    [{ people: [OLA] }, { employee: [PERSON], founder: undefined }],
    [
      { people: [OLA], soleTrader: true },
      { founder: [PERSON], employee: undefined },
    ],
    [{ priceFrom: 990 }, { priceRange: 'NOK 990+' }],
    [{ priceFrom: undefined }, { priceRange: undefined }],
    [{ services: company.services.slice(0, 1) }, { hasOfferCatalog: expect.objectContaining(ONE_SERVICE) }],
    [{ openingHours: [SATURDAY] }, { openingHoursSpecification: undefined, specialOpeningHoursSpecification: CLOSED }],
    [{ openingHours: [SATURDAY, MORNING] }, { openingHoursSpecification: [hours('Monday', '08:00', '12:00')] }],
  ])('with the facts %j has %j', async (facts, expected) => {
    Object.assign(company, facts);
    const found = await business();
    expect(Object.fromEntries(Object.keys(expected).map((name) => [name, found[name]]))).toEqual(expected);
  });

  it('has closed dates as ranges, from the day of the build by the clock of the office', async () => {
    company.closedDates = ['2027-05-16', '2027-05-17'];
    const closed = async () => (await business()).specialOpeningHoursSpecification;
    const all = await closed();
    expect(all).toMatchObject([{ validFrom: '2027-05-16', validThrough: '2027-05-17' }]);
    // A build on another day of the year is the same.
    jest.setSystemTime(new Date('2027-12-31T22:59Z'));
    expect(await closed()).toEqual(all);
    jest.setSystemTime(new Date('2027-12-31T23:01Z'));
    expect(await closed()).toBeUndefined();
    // A build that is compared with an older one.
    jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY: '2027-05-17' });
    expect(await closed()).toEqual(all);
    jest.restoreAllMocks();
  });

  it('has the same nodes in every language', async () => {
    for (const type of ['AccountingService', 'WebSite']) {
      const nodes = await Promise.all((['no', 'se', 'pl'] as const).map((locale) => node(type, 'home', locale)));
      expect(new Set(nodes.map(({ '@id': id, name, inLanguage }) => `${id} ${name} ${inLanguage}`)).size).toBe(1);
    }
  });

  it.each([
    ['home', 'se', '/se', undefined],
    ['privacy', 'no', '/personvern', company.privacyUpdated],
    ['privacy', 'se', '/se/personvern', company.privacyUpdated],
  ] as const)('describes the page %s in the language %s: %s', async (page, locale, path, dateModified) => {
    jest.replaceProperty(OG_IMAGES, locale, { ...OG_IMAGES[locale], src: '/pictures/card-own.jpeg' });
    const { publisher: about, '@id': site } = await node('WebSite', 'home', 'no');
    const found = await node('WebPage', page, locale);
    const inCity = (text: string) => text.replace('{city}', 'Båtsfjord');
    const { title, description } = TEXTS[locale].meta[page];
    expect(found).toMatchObject({
      name: inCity(title),
      description: inCity(description),
      '@id': `${siteUrl}${path}`,
      url: `${siteUrl}${path}`,
      inLanguage: locale === 'no' ? 'nb' : 'se',
      isPartOf: { '@id': site },
      about,
      primaryImageOfPage: { url: `${siteUrl}/pictures/card-own.jpeg` },
    });
    expect(found.dateModified).toBe(dateModified);
    jest.restoreAllMocks();
  });

  it.each(['</script><img onerror>', '<!--', '&lt;', '\u2028', '\u2029'])('cannot end its script with %j', (name) => {
    const text = serializeJsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  });

  it('has questions and answers on the landing page, if there are any', async () => {
    const [question] = (await node('FAQPage', 'home', 'se')).mainEntity as Node[];
    const { title, body } = TEXTS.se.contact.questions.pris;
    expect(question).toMatchObject({ '@type': 'Question', name: title, acceptedAnswer: { text: body } });
    company.questions = [];
    for (const page of ['home', 'privacy'] as const) expect(await node('FAQPage', page, 'se')).toEqual({});
  });

  it('has no invisible characters', () => {
    const name = 'e-post i bok\u00adføring 12\u00a0år';
    const text = serializeJsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] });
    expect(text).toContain('"e-post i bokføring 12 år"');
  });
});
