import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textsOf } from '@/build/checks/catalog-rules';
import { buildCopy, type Copy } from './build-copy';
import { ADDED, PLANTED, WIDE, wideEdits } from './swaps';

/** All places of a page that read facts; the map is not on it before a yes. */
const [HEADER, CONTACT, FOOTER, MAIN, JSON_LD] = ['header', '#contact', 'footer', 'main', '[type$="ld+json"]'];
const SOCIAL = JSON.stringify(WIDE.social.map(({ url }) => url));
const { street: STREET, postalCode, city } = WIDE.officeAddress;
const PLACE = `${postalCode} ${city}`;

let copy: Copy;
beforeAll(() => {
  copy = buildCopy('wide', wideEdits());
}, 180_000);

const file = (path: string) => readFileSync(join(copy.dir, 'out', path), 'utf8');
const catalog = (language: string) => JSON.parse(readFileSync(join(copy.dir, `messages/${language}.json`), 'utf8'));
const page = (path: string) => new DOMParser().parseFromString(file(path), 'text/html');
/** What a place of a page says, with its links and with ordinary spaces. */
function place(path: string, selector: string): string {
  const { textContent, innerHTML } = page(path).querySelector(selector) as Element;
  return `${textContent} ${innerHTML.replaceAll('&nbsp;', ' ')}`.replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
}

it('builds with every fact changed and with a third language', () => {
  expect(copy.built ? 'built' : copy.output).toBe('built');
});

describe('a changed fact', () => {
  it.each([
    ['the name', WIDE.name, FOOTER],
    ['the name', WIDE.name, JSON_LD],
    ['the organisation number', WIDE.organizationNumber, FOOTER],
    ['the organisation number', WIDE.organizationNumber, JSON_LD],
    ['the phone number', WIDE.phone, CONTACT],
    ['the phone number', 'tel:+121255501002000', CONTACT],
    ['the phone number', WIDE.phone, FOOTER],
    ['the phone number', WIDE.phone, JSON_LD],
    ['the e-mail address', `mailto:${WIDE.email}`, HEADER],
    ['the e-mail address', WIDE.email, CONTACT],
    ['the e-mail address', WIDE.email, FOOTER],
    ['the e-mail address', WIDE.email, JSON_LD],
    ['the office address', `${STREET}, ${PLACE}`, HEADER],
    ['the office address', STREET, CONTACT],
    ['the office address', PLACE, FOOTER],
    ['the office address', STREET, JSON_LD],
    ['the postal address', WIDE.postalAddress.street, CONTACT],
    ['the postal address', WIDE.postalAddress.street, FOOTER],
    ['the country', 'Sverige', JSON_LD],
    ['the opening hours', '14.45', CONTACT],
    ['the opening hours', '"opens":"09:30"', JSON_LD],
    ['the social page', SOCIAL, JSON_LD],
    ['the news article', WIDE.newsUrl, MAIN],
    ['the association', WIDE.association.url, MAIN],
    ['the association', WIDE.association.name, JSON_LD],
    ['the map', `https://kart.test/?q=${encodeURIComponent(STREET)}`, CONTACT],
    ['the account of a service', '1930', MAIN],
  ])('%s reads "%s" in %s', (_, value, selector) => {
    expect(place('index.html', selector)).toContain(value);
  });

  it.each([
    WIDE.name,
    WIDE.organizationNumber,
    WIDE.phone,
    WIDE.email,
    `${WIDE.postalAddress.street}, ${WIDE.postalAddress.postalCode} ${WIDE.postalAddress.city}`,
    WIDE.dataProtectionAuthorityUrl,
    WIDE.map.provider,
    WIDE.map.privacyUrl,
    'kartvalg',
    '3. februar 2031',
  ])('reads "%s" in the privacy policy', (value) => {
    expect(place('personvern.html', MAIN)).toContain(value);
  });

  it('says how long a cookie of the map may stay', () => {
    expect(place('personvern.html', MAIN)).toContain(
      catalog('no').privacy.cookies.mapDuration.replace('{months}', '3'),
    );
  });

  it('names the map service where a visitor is asked', () => {
    expect(place('index.html', '.banner')).toContain(WIDE.map.service);
    // The dialog's words are in the data that React resumes the page from.
    expect(file('index.html')).toContain(catalog('no').consent.dialog.mapsTitle.replace('{service}', WIDE.map.service));
  });

  it('allows the map of the changed host and no other', () => {
    const policy = page('index.html').querySelector('[http-equiv="Content-Security-Policy" i]');
    expect(policy?.getAttribute('content')).toMatch(/frame-src https:\/\/kart\.test(;|$)/);
  });

  it.each([HEADER, MAIN, JSON_LD])(
    'leaves services that were taken out away from %s, and keeps the order',
    (selector) => {
      const text = place('en.html', selector).replaceAll('&amp;', '&');
      const { payroll, yearEnd, bookkeeping } = catalog('en').services;
      expect(text).not.toContain(payroll.title);
      expect(text.indexOf(yearEnd.title)).toBeGreaterThan(-1);
      expect(text.indexOf(yearEnd.title)).toBeLessThan(text.indexOf(bookkeeping.title));
    },
  );

  it('leaves no old value and no old sentence in any file', () => {
    const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
    const { phone, email, siteUrl, newsUrl, officeAddress, postalAddress, organizationNumber, name } =
      read('content/company.json');
    const facts = [phone, email, `${siteUrl}"`, newsUrl, officeAddress.street, postalAddress?.street];
    const sentences = textsOf(read('messages/no.json')).map(([, text]) => text.replace(/<.*|\{.*/s, ''));
    const old = [...facts, organizationNumber, name, ...sentences.filter((text) => text.length > 40)].filter(Boolean);
    const texts = readdirSync(join(copy.dir, 'out'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(html|txt|js|xml|json)$/.test(path) && path !== 'licenses.txt')
      .map((path) => file(path));
    expect(old.filter((value) => texts.some((text) => text.includes(value)))).toEqual([]);
  });
});

describe('a third language', () => {
  it.each(['de.html', 'de/personvern.html'])('has the page %s in its own language', (path) => {
    expect(page(path).documentElement.lang).toBe('de');
  });

  it.each(['index.html', 'en.html', 'de.html'])('is offered by the language switch of %s', (path) => {
    expect(page(path).querySelector('header [hreflang="de"]')?.getAttribute('href')).toBe('/de');
  });

  it.each(['index.html', 'en.html', 'de.html'])('is an alternate of %s', (path) => {
    const link = page(path).querySelector('link[rel="alternate"][hreflang="de"]');
    expect(link?.getAttribute('href')).toBe(`${WIDE.siteUrl}/de`);
  });

  it('is in the sitemap', () => {
    expect(file('sitemap.xml')).toContain(`<loc>${WIDE.siteUrl}/de/personvern</loc>`);
  });

  it('is on the 404 page', () => {
    expect(page('404.html').querySelector('[lang="de"]')).not.toBeNull();
  });
});

describe.each([
  ['de.html', 'en.html'],
  ['de/personvern.html', 'en/personvern.html'],
])('markup planted in every text of %s', (path, unplanted) => {
  it('stands there to be read', () => {
    expect(page(path).querySelector('main p')?.textContent).toContain(PLANTED);
  });

  it('makes no element', () => {
    // Spans keep together what may not break; how many there are is a matter of the text.
    const names = (of: string) => [...page(of).querySelectorAll('*:not(script, span)')].map(({ tagName }) => tagName);
    expect(names(path)).toEqual(names(unplanted));
  });

  it('leaves the data for search engines whole', () => {
    const data = page(path).querySelector(JSON_LD)?.textContent ?? '';
    expect(JSON.stringify(JSON.parse(data))).toContain(PLANTED);
  });
});

describe('a page added in three places', () => {
  it.each(['no', 'en', 'de'])('stands in the language %s, and in the sitemap', (language) => {
    const prefix = language === 'no' ? '' : `/${language}`;
    const heading = page(`${prefix}${ADDED.path}.html`).querySelector('h1')?.textContent?.replaceAll('\u00a0', ' ');
    expect(heading).toBe(catalog(language)[ADDED.id].title.replaceAll("'", ''));
    expect(file('sitemap.xml')).toContain(`<loc>${WIDE.siteUrl}${prefix}${ADDED.path}</loc>`);
  });
});
