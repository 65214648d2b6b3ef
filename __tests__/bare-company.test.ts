import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORAGE_KEYS } from '@/lib/constants';
import { buildCopy, type Copy } from './build-copy';
import type { TEXTS } from './fixture';
import { BARE, bareEdits } from './swaps';

const PAGES = ['index.html', 'personvern.html', '404.html'];

let copy: Copy;
let norwegian: (typeof TEXTS)['no'];
beforeAll(() => {
  copy = buildCopy('bare', bareEdits());
  norwegian = JSON.parse(readFileSync(join(copy.dir, 'messages/no.json'), 'utf8'));
}, 180_000);

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
  it.each<[string, (texts: (typeof TEXTS)['no']) => string[]]>([
    ['a news article', ({ about }) => [about.news.label, about.news.link]],
    ['a badge', ({ about }) => ['/brand/badge', about.badge.alt]],
    ['an association', ({ about }) => [about.body.caption, about.body.link]],
    ['a social network', ({ header }) => ['LinkedIn', header.socialLabel.replace('{network}', '').trim()]],
    ['a map', ({ contact, privacy }) => ['iframe', contact.map.openElsewhere, privacy.transfers.map]],
    ['consent', ({ footer, consent }) => ['data-asks', 'consent-banner', footer.cookieSettings, consent.banner.title]],
    ['a postal address', ({ contact }) => [contact.post]],
    ['opening hours', ({ contact }) => [contact.hours.title, '<table class="block']],
    ['platforms', ({ technology }) => ['#technology', technology.label]],
    ['other services', ({ services }) => ['#bookkeeping', services.bookkeeping.title]],
    ['another language', () => ['hreflang="en"', 'href="/en', 'lang="en"']],
  ])('says nothing of %s', (_, words) => {
    expect(words(norwegian).filter((word) => said(path).includes(word))).toEqual([]);
  });

  it('may frame nothing', () => {
    const policy = page(path).querySelector('[http-equiv="Content-Security-Policy" i]')?.getAttribute('content');
    expect(policy).not.toContain('frame-src');
  });
});

it('has the name of the company where its logo would be', () => {
  expect(page('index.html').querySelector('header a[href="#hero"]')?.textContent).toBe(BARE.brand);
});

it('shows in the top bar what the facts name', () => {
  const links = [...page('index.html').querySelectorAll('.top-bar a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['tel:+12125550100']);
});

it('counts the services and names the place in its sentences', () => {
  const one = /=1 \{(.*?)\}/.exec(norwegian.services.title)?.[1];
  expect(page('index.html').querySelector('#services h2')?.textContent?.replaceAll('\u00a0', ' ')).toContain(one);
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
