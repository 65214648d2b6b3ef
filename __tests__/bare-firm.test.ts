import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import norwegian from '@/messages/no.json';
import { STORAGE_KEYS } from '@/site/constants';
import { buildCopy, type Copy } from './build-copy';
import { BARE } from './changed-facts';

const PAGES = ['index.html', 'personvern.html', '404.html'];

let copy: Copy;
beforeAll(() => {
  copy = buildCopy({
    'site/firm.json': () => JSON.stringify(BARE),
    // One language, as docs/editors.md has it.
    'messages/en.json': () => null,
    'i18n/locales.ts': (text) => text.replace(/^ {2}en: .*\n/m, ''),
    'app/[locale]/layout.tsx': () => null,
    'app/[locale]/page.tsx': () => null,
    'app/[locale]/personvern/page.tsx': () => null,
    'messages/no.json': (text) => {
      const catalog = JSON.parse(text);
      catalog.services.payroll.points = { bareEtt: 'Bare dette ene' };
      return JSON.stringify(catalog);
    },
    'art/brand/wordmark.svg': () => null,
    'art/brand/wordmark-footer.svg': () => null,
  });
}, 180_000);
afterAll(() => copy.remove());

const file = (path: string) => readFileSync(join(copy.dir, 'out', path), 'utf8');
const page = (path: string) => new DOMParser().parseFromString(file(path), 'text/html');
const business = () => {
  const data = page('index.html').querySelector('[type="application/ld+json"]')?.textContent ?? '';
  return JSON.parse(data)['@graph'][0] as Record<string, unknown>;
};
/** All that can be read or is read out of a page, without its scripts. */
function said(path: string): string {
  const { documentElement: root } = page(path);
  for (const script of root.querySelectorAll('script')) script.remove();
  return root.outerHTML.replaceAll('&amp;', '&');
}

it('builds with one language, one service, no logo and nothing that may be left out', () => {
  expect(copy.built ? 'built' : copy.output).toBe('built');
});

describe.each(PAGES)('the page %s', (path) => {
  it.each([
    ['a news article', [norwegian.about.news.label, norwegian.about.news.link]],
    ['a badge', ['/brand/badge', norwegian.about.badge.alt]],
    ['an association', [norwegian.about.body.caption, norwegian.about.body.link]],
    ['a social network', ['LinkedIn', 'Nordstrek på']],
    ['a map', ['iframe', norwegian.contact.map.openElsewhere, 'Google', norwegian.privacy.transfers.map]],
    ['consent', ['data-asks', 'consent-banner', norwegian.footer.cookieSettings, norwegian.consent.banner.title]],
    ['a postal address', [norwegian.contact.post, 'Postboks']],
    ['opening hours', [norwegian.contact.hours.title, '<table class="block']],
    ['platforms', ['#technology', norwegian.technology.label, 'Tripletex']],
    ['other services', ['#bookkeeping', norwegian.services.yearEnd.title]],
    ['another language', ['hreflang="en"', 'href="/en', 'lang="en"']],
  ])('says nothing of %s', (_, words) => {
    expect(words.filter((word) => said(path).includes(word))).toEqual([]);
  });

  it('may frame nothing', () => {
    const policy = page(path).querySelector('[http-equiv="Content-Security-Policy" i]')?.getAttribute('content');
    expect(policy).not.toContain('frame-src');
  });
});

it('has the name of the firm where its logo would be', () => {
  expect(page('index.html').querySelector('header a[href="#hero"]')?.textContent).toBe(BARE.brand);
});

it('shows in the top bar what the facts name', () => {
  const links = [...page('index.html').querySelectorAll('.top-bar a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+12125550100']);
});

it('counts the services and names the place in its sentences', () => {
  expect(page('index.html').querySelector('#services h2')?.textContent).toMatch(/^Én /);
  expect(page('index.html').querySelector('#services .points')?.textContent).toBe('Bare dette ene');
  expect(said('index.html')).not.toContain('Oslo');
  expect(page('index.html').title).toContain(BARE.officeAddress.city);
});

it('says in the privacy policy why nobody is asked, and lists what is stored all the same', () => {
  const policy = page('personvern.html').querySelector('main')?.textContent;
  expect(policy).toContain(norwegian.privacy.cookies.noMap);
  expect(policy).toContain(BARE.officeAddress.street);
  const stored = [...page('personvern.html').querySelectorAll('.storage-table tbody th span:first-child')];
  expect(stored.map(({ textContent }) => textContent)).toEqual([STORAGE_KEYS.draft]);
});

it('tells search engines what there is, and no more', () => {
  for (const field of ['hasMap', 'memberOf', 'sameAs', 'openingHoursSpecification', 'iso6523Code']) {
    expect(business()).not.toHaveProperty([field]);
  }
  expect(business()).toMatchObject({ telephone: BARE.phone, identifier: { value: BARE.organizationNumber } });
});
