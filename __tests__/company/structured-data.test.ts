/** @jest-environment node */
import { company, mapLinkUrl, siteUrl } from '@/company/company';
import { OG_IMAGES } from '@/company/pictures';
import { serializeJsonLd, structuredData } from '@/company/structured-data';
import { restoreFacts } from '../own-facts';
import { TEXTS } from '../texts';

jest.mock('next-intl/server', () => jest.requireActual('../texts'));

type Node = Record<string, unknown>;
const node = async (type: string, ...page: Parameters<typeof structuredData>): Promise<Node> => {
  const nodes: Node[] = JSON.parse(serializeJsonLd(await structuredData(...page)))['@graph'];
  return nodes.find((candidate) => candidate['@type'] === type) ?? {};
};
const business = () => node('AccountingService', 'home', 'se');
restoreFacts();
/** The tests of each date are the same on every day. */
beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2027-05-16T21:59Z') });
});

describe('structured data', () => {
  it('says of the business what search engines require or recommend', async () => {
    expect(await business()).toMatchObject({
      name: TEXTS.no.meta.siteName,
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
      identifier: { '@type': 'PropertyValue', value: '987654325' },
      image: siteUrl + OG_IMAGES.no.src,
      logo: expect.stringMatching(/^https:.*\.png$/),
      hasMap: mapLinkUrl(),
      sameAs: ['https://social.test/@orn'],
      knowsLanguage: ['nb', 'se', 'pl'],
    });
  });

  it('has one name for each node, whatever the language', async () => {
    for (const type of ['AccountingService', 'WebSite']) {
      const names = await Promise.all((['no', 'se', 'pl'] as const).map((locale) => node(type, 'home', locale)));
      expect(new Set(names.map(({ '@id': id, name }) => `${id} ${name}`)).size).toBe(1);
    }
  });

  it('says hours that touch once, as the page does', async () => {
    company.openingHours = [
      { days: ['Monday', 'Friday'], opens: '12:00', closes: '16:00' },
      { days: ['Monday'], opens: '08:00', closes: '12:00' },
    ];
    expect((await business()).openingHoursSpecification).toEqual([
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday'], opens: '08:00', closes: '16:00' },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '12:00', closes: '16:00' },
    ]);
  });

  it('tells closed dates as ranges, and none that is past by the clock of the office', async () => {
    company.closedDates = ['2027-05-16', '2027-05-17'];
    const closed = async () => (await business()).specialOpeningHoursSpecification;
    expect(await closed()).toMatchObject([{ validFrom: '2027-05-16', validThrough: '2027-05-17' }]);
    jest.setSystemTime(new Date('2027-05-16T22:01Z'));
    expect(await closed()).toMatchObject([{ validFrom: '2027-05-17' }]);
    jest.setSystemTime(new Date('2027-05-18T10:00Z'));
    expect(await closed()).toBeUndefined();
    // A build that is compared with an older one.
    jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY: '2027-05-17' });
    expect(await closed()).toMatchObject([{ validFrom: '2027-05-17' }]);
    jest.restoreAllMocks();
  });

  it('tells the closed dates, and no hours of days by appointment', async () => {
    const [first] = company.openingHours;
    company.openingHours = [{ days: ['Saturday'], byAppointment: true }];
    expect(await business()).not.toHaveProperty('openingHoursSpecification');
    if (first) company.openingHours.push(first);
    const { openingHoursSpecification, specialOpeningHoursSpecification } = await business();
    expect(openingHoursSpecification).toMatchObject([{ opens: '08:30', closes: '15:45' }]);
    const [day = ''] = company.closedDates;
    const closed = [
      { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' },
    ];
    expect(specialOpeningHoursSpecification).toEqual(closed);
    company.openingHours = [];
    expect(await business()).toMatchObject({ specialOpeningHoursSpecification: closed });
  });

  it('names the Norwegian register of a Norwegian company alone', async () => {
    expect(await business()).toMatchObject({ iso6523Code: '0192:987654325' });
    company.country = 'GB';
    const { iso6523Code, identifier } = await business();
    expect([iso6523Code, identifier]).toEqual([undefined, { '@type': 'PropertyValue', value: '987 654 325' }]);
  });

  it('offers each service by its name and place on the page', async () => {
    const { itemListElement } = (await business()).hasOfferCatalog as { itemListElement: { itemOffered: Node }[] };
    expect(itemListElement.map(({ itemOffered: { name, url } }) => [name, url])).toEqual(
      company.services.map(({ id }) => [TEXTS.se.services[id].title, `${siteUrl}/se#${id}`]),
    );
  });

  it('says which association the company is a member of, once its owner has confirmed it', async () => {
    company.confirmed = { membership: 'unknown' };
    expect(await business()).not.toHaveProperty('memberOf');
    company.confirmed = { membership: 'yes' };
    expect((await business()).memberOf).toEqual({ '@type': 'Organization', ...company.association });
  });

  it('names the people and the price where there are any', async () => {
    Object.assign(company, { people: [], priceFrom: undefined });
    expect(await business()).not.toHaveProperty('employee');
    expect(await business()).not.toHaveProperty('priceRange');
    const [[id, jobTitle] = []] = Object.entries(TEXTS.se.about.people);
    const ola = { name: 'Ola Åsen', email: 'ola@ørn.no' };
    Object.assign(company, { people: [{ id, ...ola, phone: '+47 22 33 44 56' }], priceFrom: 990 });
    const employee = [
      { '@type': 'Person', ...ola, email: 'ola@xn--rn-kka.no', jobTitle, telephone: '+47 22 33 44 56' },
    ];
    expect(await business()).toMatchObject({ priceRange: 'NOK 990+', employee });
    company.soleTrader = true;
    expect(await business()).toMatchObject({ founder: employee });
  });

  it('says on every page its address and language, and that it belongs to the same site and company', async () => {
    const { publisher: about, '@id': site } = await node('WebSite', 'home', 'no');
    expect(await node('WebPage', 'privacy', 'no')).toMatchObject({
      '@id': `${siteUrl}/personvern`,
      url: `${siteUrl}/personvern`,
      inLanguage: 'nb',
      isPartOf: { '@id': site },
      about,
    });
  });

  it.each([
    ['home', undefined],
    ['privacy', company.privacyUpdated],
  ] as const)(
    'says of the page %s in another language its language and picture, and when a policy changed',
    async (page, dateModified) => {
      const { src } = OG_IMAGES.se;
      const found = await node('WebPage', page, 'se');
      expect(found).toMatchObject({ inLanguage: 'se', primaryImageOfPage: { url: `${siteUrl}${src}` } });
      expect(found.dateModified).toBe(dateModified);
    },
  );

  it('offers one service in the singular', async () => {
    company.services = company.services.slice(0, 1);
    expect((await business()).hasOfferCatalog).toMatchObject({ name: TEXTS.se.services.one.label });
  });

  it.each(['</script><img onerror>', '<!--', '&lt;', '\u2028', '\u2029'])('keeps %j from ending the script', (name) => {
    const text = serializeJsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(text)['@graph'][0].name).toBe(name);
  });

  it('has no invisible characters', () => {
    const name = 'e-\u2060post 12\u00a0år\u00a0og\u2060';
    const text = serializeJsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebSite', name }] });
    expect(text).toContain('"e-post 12 år og"');
  });
});
