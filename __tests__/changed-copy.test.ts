import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import no from '@/messages/no.json';
import facts from '@/site/firm.json';
import { buildCopy, type Copy } from './build-copy';
import { CHANGED } from './changed-facts';

/** All places of a page that read facts; the map is not on it before a yes. */
const [HEADER, CONTACT, FOOTER, MAIN, JSON_LD] = ['header', '#contact', 'footer', 'main', '[type$="ld+json"]'];

const GERMAN = "  de: { html: 'de', hreflang: ['de'], openGraph: 'de_DE', browser: ['de'], prefix: '/de' },\n";
/** A catalog as if it were translated: other vowels, outside of what the site fills in. */
const foreign = () =>
  JSON.stringify(JSON.parse(readFileSync('messages/en.json', 'utf8')), (key, value) =>
    typeof value === 'string' && key !== '$schema'
      ? value.replace(
          /\{[^}]*, plural|\{\w+\}|<[^>]*>|=\d|(?:other|one)(?= ?\{)|[aeiouyAEIOUY]/g,
          (part) => VOWELS[part] ?? part,
        )
      : value,
  );
const VOWELS: Record<string, string> = {
  ...{ a: 'ä', e: 'é', i: 'ï', o: 'ö', u: 'ü', y: 'ÿ' },
  ...{ A: 'Ä', E: 'É', I: 'Ï', O: 'Ö', U: 'Ü', Y: 'Ý' },
};

const SOCIAL = CHANGED.social.map(({ url }) => url).join();

let copy: Copy;
beforeAll(() => {
  copy = buildCopy({
    'site/firm.json': () => JSON.stringify(CHANGED),
    'messages/de.json': foreign,
    'i18n/locales.ts': (text) => text.replace(/^ {2}en: .*\n/m, (line) => line + GERMAN),
    // What `npm run images` adds for a further language.
    'site/pictures.json': (text) => {
      const { cards, ...others } = JSON.parse(text);
      return JSON.stringify({ ...others, cards: { ...cards, de: cards.en } });
    },
  });
}, 180_000);
afterAll(() => copy.remove());

const file = (path: string) => readFileSync(join(copy.dir, 'out', path), 'utf8');
const page = (path: string) => new DOMParser().parseFromString(file(path), 'text/html');
/** What a place of a page says, with its links and with ordinary spaces. */
function place(path: string, selector: string): string {
  const { textContent, innerHTML } = page(path).querySelector(selector) as Element;
  return `${textContent} ${innerHTML.replaceAll('&nbsp;', ' ')}`.replaceAll('\u00a0', ' ');
}

it('builds with every fact changed and with a third language', () => {
  expect(copy.output).not.toContain('Error');
  expect(copy.built).toBe(true);
});

describe('a changed fact', () => {
  it.each([
    ['the name', CHANGED.name, FOOTER],
    ['the name', CHANGED.name, JSON_LD],
    ['the organisation number', CHANGED.organizationNumber, FOOTER],
    ['the organisation number', CHANGED.organizationNumber, JSON_LD],
    ['the phone number', CHANGED.phone, HEADER],
    ['the phone number', CHANGED.phone, CONTACT],
    ['the phone number', 'tel:+4722334455', CONTACT],
    ['the phone number', CHANGED.phone, FOOTER],
    ['the phone number', CHANGED.phone, JSON_LD],
    ['the e-mail address', `mailto:${CHANGED.email}`, HEADER],
    ['the e-mail address', CHANGED.email, CONTACT],
    ['the e-mail address', CHANGED.email, FOOTER],
    ['the e-mail address', CHANGED.email, JSON_LD],
    ['the office address', 'Storgata 4, 5003 Bergen', HEADER],
    ['the office address', 'Storgata 4', CONTACT],
    ['the office address', '5003 Bergen', FOOTER],
    ['the office address', 'Storgata 4', JSON_LD],
    ['the postal address', 'Postboks 55 Nygårdstangen', CONTACT],
    ['the postal address', 'Postboks 55 Nygårdstangen', FOOTER],
    ['the country', 'Sverige', JSON_LD],
    ['the opening hours', '09.30–14.45', CONTACT],
    ['the opening hours', '"opens":"09:30"', JSON_LD],
    ['the social page', SOCIAL, HEADER],
    ['the social page', SOCIAL, JSON_LD],
    ['the news article', CHANGED.newsUrl, MAIN],
    ['the association', CHANGED.association.url, MAIN],
    ['the association', CHANGED.association.name, JSON_LD],
    ['the map', 'https://kart.test/?q=Storgata', CONTACT],
    ['the account of a service', '1930', MAIN],
  ])('%s reads "%s" in %s', (_, value, selector) => {
    expect(place('index.html', selector)).toContain(value);
  });

  it.each([
    CHANGED.name,
    CHANGED.organizationNumber,
    CHANGED.phone,
    CHANGED.email,
    'Postboks 55 Nygårdstangen, 5838 Bergen',
    CHANGED.dataProtectionAuthorityUrl,
    CHANGED.map.provider,
    CHANGED.map.privacyUrl,
    'kartvalg',
    'Opptil 3 måneder',
    '3. februar 2031',
  ])('reads "%s" in the privacy policy', (value) => {
    expect(place('personvern.html', MAIN)).toContain(value);
  });

  it('names the map service where a visitor is asked', () => {
    expect(place('index.html', '.banner')).toContain(CHANGED.map.service);
    // The dialog's words are in the data that React resumes the page from.
    expect(file('index.html')).toContain(no.consent.dialog.mapsTitle.replace('{service}', CHANGED.map.service));
  });

  it('allows the map of the changed host and no other', () => {
    const policy = page('index.html').querySelector('[http-equiv="Content-Security-Policy" i]');
    expect(policy?.getAttribute('content')).toMatch(/frame-src https:\/\/kart\.test(;|$)/);
  });

  it.each([HEADER, MAIN, JSON_LD])(
    'leaves services that were taken out away from %s, and keeps the order',
    (selector) => {
      const text = place('en.html', selector);
      expect(text).not.toContain('Payroll and people');
      expect(text.indexOf('Invoicing and collections')).toBeLessThan(text.indexOf('Bookkeeping and accounts'));
    },
  );

  it('leaves no old value in any file', () => {
    const { phone, email, siteUrl, newsUrl, officeAddress, postalAddress, organizationNumber } = facts;
    const old = [
      phone,
      email,
      `${siteUrl}"`,
      newsUrl,
      officeAddress.street,
      postalAddress.street,
      organizationNumber,
      facts.name,
    ];
    const texts = readdirSync(join(copy.dir, 'out'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(html|txt|js|xml|json)$/.test(path),
    );
    expect(texts.filter((path) => old.some((value) => file(path).includes(value)))).toEqual([]);
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
    expect(link?.getAttribute('href')).toBe(`${CHANGED.siteUrl}/de`);
  });

  it('is in the sitemap', () => {
    expect(file('sitemap.xml')).toContain(`<loc>${CHANGED.siteUrl}/de/personvern</loc>`);
  });

  it('is on the 404 page', () => {
    expect(page('404.html').querySelector('[lang="de"]')).not.toBeNull();
  });
});

describe.each([
  'index.html',
  'personvern.html',
  'en.html',
  'en/personvern.html',
  'de.html',
  'de/personvern.html',
  '404.html',
])('the page %s', (path) => {
  const links = () => [...page(path).querySelectorAll('a[href]')] as HTMLAnchorElement[];

  it('is valid HTML whose headings are in order', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      // The consent banner stands before the page's own headings.
      rules: { 'heading-level': ['error', { minInitialRank: 'h2' }] },
    });
    const { results } = await validator.validateString(file(path));
    expect(results.flatMap(({ messages }) => messages.map(({ ruleId, selector }) => `${ruleId} ${selector}`))).toEqual(
      [],
    );
  });

  it('has one heading of the first level', () => {
    expect(page(path).querySelectorAll('h1')).toHaveLength(1);
  });

  it('leads nowhere that does not exist', () => {
    const own = path === 'index.html' ? '/' : `/${path.replace('.html', '')}`;
    const dead = links()
      .map((link) => new URL(link.getAttribute('href') ?? '', `${CHANGED.siteUrl}${own}`))
      .filter(({ origin }) => origin === CHANGED.siteUrl)
      .filter(({ pathname, hash }) => {
        const target = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`;
        if (!existsSync(join(copy.dir, 'out', target))) return true;
        return hash !== '' && !page(target).getElementById(hash.slice(1));
      });
    expect(dead.map(String)).toEqual([]);
  });

  it('has words in every link', () => {
    const names = links().map((link) => {
      const alt = link.querySelector('img')?.alt ?? '';
      return link.getAttribute('aria-label') ?? `${link.textContent}${alt}`;
    });
    expect(names.filter((name) => !name.trim())).toEqual([]);
  });

  it('has everything that it loads from the site itself', () => {
    const addresses = [...page(path).querySelectorAll('link[href], [src], source')].flatMap((element) => [
      element.getAttribute('src') ?? '',
      element.getAttribute('rel') === 'alternate' ? '' : (element.getAttribute('href') ?? ''),
      ...(element.getAttribute('srcset') ?? '').split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    ]);
    const own = addresses.filter((address) => address.startsWith('/'));
    expect(own.filter((address) => !existsSync(join(copy.dir, 'out', address)))).toEqual([]);
  });
});
