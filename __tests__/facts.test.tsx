/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { STORAGE_KEYS } from '@/company/constants';
import type { Company } from '@/company/facts';
import { isIn, textEntries } from '@/company/marks';
import type { Page } from '@/company/pages';
import { hiddenTexts } from '@/company/shown';
import { renderPage } from './render-page';
import { TEXTS } from './texts';

type Facts = Partial<Company>;

const EVERYTHING: Facts = {
  ...JSON.parse(readFileSync('fixture/content/company.json', 'utf8')),
  people: [{ id: 'ola', name: 'Ola Åsen', phone: '+47 22 33 44 56' }],
  licence: { registerUrl: 'https://register.test/' },
  priceFrom: 990,
  priceExample: true,
  replyWithinWorkingDays: 2,
  takesOver: true,
  formServiceOutsideEea: true,
  closedDates: ['2999-12-24'],
  openingHours: [
    { days: ['Monday'], opens: '08:00', closes: '16:00' },
    { days: ['Friday'], byAppointment: true },
  ],
  confirmed: { membership: 'yes', qualityControl: 'yes', securityMeasures: 'yes' },
};
const TWO_PEOPLE = [
  { id: 'ola', name: 'Åse Ås' },
  { id: 'ola', name: 'Bo Ek Li', phone: '+47 99 88 77 66' },
] as Company['people'];
const NO_PROOF = { badge: undefined, licence: undefined, newsUrl: undefined, association: undefined };
const { properties, required } = JSON.parse(readFileSync('content/company.schema.json', 'utf8'));
/** Facts that no page shows. */
const NOT_SHOWN = ['$schema', 'soleTrader', 'formEndpoint', 'focus', 'keptTexts', 'timeZone'];
const OPTIONAL = Object.keys(properties).filter((fact) => ![...required, ...NOT_SHOWN].includes(fact));
/** Texts of the 404 page and of link previews. */
const OTHER_PAGES = ['notFound', 'meta.notFound', 'meta.ogImageAlt'];

const MIXTURES: [name: string, change: Facts][] = [
  ['everything', {}],
  ...OPTIONAL.map((fact): [string, Facts] => [`no ${fact}`, { [fact]: undefined }]),
  ['a member without quality control', { confirmed: { membership: 'yes', qualityControl: 'no' } }],
  ['quality control without membership', { confirmed: { membership: 'no', qualityControl: 'yes' } }],
  ['a confirmed membership of no association', { association: undefined, licence: undefined }],
  ['nothing that is confirmed', { confirmed: {} }],
  ['answers that are no', { confirmed: { membership: 'no', qualityControl: 'no', securityMeasures: 'no' } }],
  ['answers that are unknown', { confirmed: { membership: 'unknown', securityMeasures: 'unknown' } }],
  ['days by appointment only', { openingHours: [{ days: ['Friday'], byAppointment: true }] }],
  ['a person without a telephone', { people: [{ id: 'ola', name: 'Ola Åsen' }] as unknown as Company['people'] }],
  ['a licence and nothing else to prove', { badge: undefined, newsUrl: undefined, people: undefined }],
  ['an example without a price', { priceFrom: undefined, priceExample: true }],
  ['empty lists', { openingHours: [], closedDates: [], social: [], people: [], platforms: [] }],
];

afterEach(() => jest.restoreAllMocks());

const home = async (change: Facts = {}) => (await renderPage('home', 'no', { ...EVERYTHING, ...change })).html;
const policy = async (change: Facts = {}) => (await renderPage('privacy', 'no', { ...EVERYTHING, ...change })).html;
const buildOn = (BUILD_DAY: string) => jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY });

it.each(MIXTURES)('with %s, the pages show the texts that are not hidden, and no others', async (_, change) => {
  const facts = { ...EVERYTHING, ...change };
  const pages = [await renderPage('home', 'no', facts), await renderPage('privacy', 'no', facts)];
  const shown = new Set(pages.flatMap(({ keys }) => [...keys]));
  const hidden = [...hiddenTexts(facts), ...OTHER_PAGES];
  const texts = textEntries(TEXTS.no).map(([key]) => key);
  expect([...shown].filter((key) => isIn(hidden, key))).toEqual([]);
  expect(texts.filter((key) => !shown.has(key) && !isIn(hidden, key))).toEqual([]);
});

const { no } = TEXTS;
const { map } = EVERYTHING;
const LAST_WORD = no.about.badge.alt.split(' ').at(-1) ?? '';

describe('the landing page', () => {
  it.each<[shows: string, change: Facts, html: RegExp]>([
    ['since when the map is as it is', { map: map && { ...map, since: '2026-03-01' } }, /consent-since="2026-03-01"/],
    ['closed dates of two years', { closedDates: ['2998-12-24', '2999-01-01'] }, /<dt>[^<]*2998.*<dt>[^<]*2999/s],
    ['hours by the clock of the office', {}, /data-clock="Europe\/Oslo 2999-12-24"/],
    ['hours by another clock', { timeZone: 'America/New_York' }, /data-clock="America\/New_York 2999-12-24"/],
    ['the postal address twice', {}, /Postboks 7.*<footer.*Postboks 7/s],
    ['a reply time after sending', {}, /Sééndt kl\. {time}\. Du får svår/],
    [
      'where an e-mail address may break',
      { email: 'kari.ås@post.orn.no' },
      /kari<wbr\/>.ås@<wbr\/>post<wbr\/>.orn<wbr\/>.no/,
    ],
    ['the register of no association', { association: undefined, confirmed: {} }, /href="https:\/\/register.test\/"/],
    ['a person without badge or article', { ...NO_PROOF, phone: '+47 99 88 77 66' }, /<li><div><p [^>]*>Ola Åsen/],
    [
      'a short phone number large',
      { phone: '+47 22 33 44 55' },
      /id="contact-details".*?<a class="[^"]*contact-phone/s,
    ],
    ['a long one smaller', { phone: '+44 20 7946 09 58' }, /id="contact-details".*?<a class="[^"]*text-h4/s],
    ['the name of the office beside its phone', {}, RegExp(`<footer.*${no.header.office} <a`, 's')],
  ])('shows %s', async (_, change, html) => {
    expect(await home(change)).toMatch(html);
  });

  it.each<[hides: string, change: Facts, html: RegExp]>([
    ['a reply time', { replyWithinWorkingDays: undefined }, /Du får svår/],
    ['a sum', { exampleSum: undefined }, /hero-sum/],
    ['price and phone', { priceFrom: undefined, deadlines: undefined, people: TWO_PEOPLE.slice(0, 1) }, /hero-facts /],
    ['the name of the only phone', { people: TWO_PEOPLE.slice(0, 1) }, RegExp(`<footer.*${no.header.office} <a`, 's')],
  ])('does not show %s that is not there', async (_, change, html) => {
    expect(await home()).toMatch(html);
    expect(await home(change)).not.toMatch(html);
  });

  it('names the price in the first view, the first person with a phone by the first name, and marks hours', async () => {
    const line = async (change: Facts) => /<div class="hero-facts .*?<\/div>/s.exec(await home(change))?.[0] ?? '';
    const html = await line({ people: TWO_PEOPLE });
    expect(html).toMatch(/990.*Bo .*href="tel:\+4799887766"/s);
    expect(html).toContain('question-line');
    expect(html).not.toMatch(/Åse|Ek/);
    expect(await line({ openingHours: [] })).not.toContain('question-line');
  });

  it('does not change with the fact of the editor', async () => {
    expect(await home({ editor: { repository: 'firm/site' } })).toBe(await home());
  });

  it('shows services whole if they have no pictures', async () => {
    const servicesIn = (html: string) => /<section id="services".*?<\/section>/s.exec(html)?.[0] ?? '';
    expect(servicesIn(await home()).match(/<picture/g)).toHaveLength(3);
    const { pictures, ...others } = jest.requireActual('@/content/pictures.json');
    const { payroll, bookkeeping, yearEnd, ...rest } = pictures;
    const options = { pictures: { ...others, pictures: rest } };
    const plain = servicesIn((await renderPage('home', 'no', EVERYTHING, options)).html);
    expect(plain).not.toMatch(/<picture|aspect-/);
    for (const id of ['payroll', 'bookkeeping', 'yearEnd'] as const) expect(plain).toContain(no.services[id].body);
  });

  it('has all contacts in the phone menu, and those of `topBar` in its order in the top bar', async () => {
    const urls = ['https://social.test/a', 'https://social.test/b'];
    const html = await home({ topBar: ['email', 'phone'], social: urls.map((url) => ({ network: url, url })) });
    const [, bar, menu] = /<header.*?<section(.*?)<\/section>.*<div id="menu">(.*?)<\/header>/s.exec(html) ?? [];
    const linksIn = (part = '') => [...part.matchAll(/href="((?:tel|mailto|https):[^"]*)"/g)].map(([, link]) => link);
    expect(linksIn(bar)).toEqual(['mailto:hei@xn--rn-kka.no', 'tel:+4722334455']);
    expect(linksIn(menu)).toEqual(['tel:+4722334455', 'mailto:hei@xn--rn-kka.no', ...urls]);
  });

  it.each([
    [LAST_WORD, 'hides', 'Ola Åsen</p><a'],
    [`${LAST_WORD} i Båtsfjord`, 'shows', 'Ola Åsen</p><p'],
  ])('with the title “%s”, which the badge has a part of, %s it', async (title, _, html) => {
    jest.replaceProperty(no.about.people, 'ola', title);
    expect(await home()).toContain(html);
  });

  it.each([
    [1, 0],
    [2, 2],
  ])('with %d people whose title is on the badge, shows it %d times', async (count, times) => {
    jest.replaceProperty(no.about.badge, 'alt', no.about.people.ola);
    const people = Array(count).fill({ id: 'ola', name: 'Ola' });
    expect((await home({ people })).split(`>${no.about.people.ola}</p>`)).toHaveLength(times + 1);
  });

  it('shows of each person only what the facts have', async () => {
    const people = [
      { id: 'ola', name: 'Åse Ås' },
      { id: 'ola', name: 'Bo Ek', email: 'bo@orn.no', portrait: 'desk' },
    ] as Company['people'];
    const html = await home({ ...NO_PROOF, people, phone: '+47 99 88 77 66' });
    const [, first = '', second = ''] = /<li><div><p [^>]*>Åse Ås(.*?)<\/li><li>(.*?)<\/li>/s.exec(html) ?? [];
    expect(first).not.toMatch(/href|<img/);
    expect(second).toMatch(/<img.*Bo Ek.*mailto:bo@orn\.no/s);
    expect(second).not.toContain('tel:');
  });

  it('joins the names of platforms in the language of the page', async () => {
    const { html } = await renderPage('home', 'pl', EVERYTHING);
    expect(html).toContain('Øre\u00a0&amp;\u00a0Co i Ærfugl\u00a0Flyt');
  });

  it('names each language in itself, and marks the current one', async () => {
    const html = await home();
    const [, links = ''] = /<section(.*?)<\/section>/s.exec(html.slice(html.indexOf('<header'))) ?? [];
    const found = [...links.matchAll(/href="([^"]*)" lang="(\w+)" hrefLang="(\w+)" aria-label="([^"]*)"([^>]*)/g)];
    expect(found.map(([, ...parts]) => parts.map((part) => part.replace(/ ?data-language="\w+"/, '')))).toEqual([
      ['/', 'nb', 'nb', 'NO – norsk', ' aria-current="true"'],
      ['/se', 'se', 'se', 'SE – davvisámegiella', ''],
      ['/pl', 'pl', 'pl', expect.stringMatching(/^PL – /), ''],
    ]);
  });

  it('has headings for the steps and for each platform, as a drawing or in letters', async () => {
    const headings = [...(await home()).matchAll(/<h3[^>]*>(?:<svg[^>]*aria-label="([^"]*)"|([^<]*))/g)];
    const names = EVERYTHING.platforms?.map(({ name }) => name.replace('&', '&amp;')) ?? [];
    const expected = [...Object.values(no.technology.steps).map(({ title }) => title), ...names];
    const words = headings.map(([, label, text = '']) => label ?? text);
    expect(words.filter((heading) => expected.includes(heading))).toEqual(expected);
  });

  it('uses the drawing of the footer there', async () => {
    const frames = [...(await home()).matchAll(/<svg class="wordmark[^>]*viewBox="([^"]*)"/g)].map(([, box]) => box);
    expect(frames).toEqual(['0 0 270 68', '0 0 270 64']);
  });

  it.each([
    ['2027-04-12', '2027-04-12'],
    ['2027-12-11', '2028-02-10'],
  ])('built on %s, names the next deadline %s', async (day, next) => {
    buildOn(day);
    const [, sentences = ''] = /data-props="{&quot;sentences&quot;:\[([^\]]*)/.exec(await home()) ?? [];
    expect(/\d{4}-\d\d-\d\d/.exec(sentences)?.[0]).toBe(next);
  });

  it('names the year of a term beside the deadline in the next year', async () => {
    buildOn('2027-01-01');
    const [, years = ''] = /data-props="{&quot;years&quot;:(.*?),&quot;left&quot;/.exec(await home()) ?? [];
    const lists: { rows: { term: string }[] }[] = JSON.parse(years.replaceAll('&quot;', '"'));
    const yearsOf = lists.map(({ rows }) => rows.map(({ term }) => /20\d\d/.exec(term)?.[0]).filter(Boolean));
    expect(yearsOf).toEqual([['2026'], ['2027']]);
  });

  it('opens other sites in a new tab without access to this one', async () => {
    const html = await home({ topBar: ['social'] });
    const links = [...html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/ rel="noopener/.test(link))).toEqual([]);
  });

  it('adds up the rows of the example', async () => {
    const html = await home({ exampleSum: { sales: 1000, goods: 250, wages: 500, rent: 1 } });
    const [sum = ''] = /<ul class="hero-sum[^>]*>.*?<\/ul>/s.exec(html) ?? [];
    const amounts = [...sum.matchAll(/([−\d\s]+,\d\d)<\/li>/g)].map(([, amount = '']) =>
      Number(amount.replace('−', '-').replace(',', '.').replace(/\s/g, '')),
    );
    expect(amounts).toEqual([1000, -250, -500, -1, 249]);
  });

  it('describes one service in the singular, without a list of services', async () => {
    const render = (services: Facts['services']) => renderPage('home', 'no', { ...EVERYTHING, services });
    const three = await render(EVERYTHING.services);
    const one = await render([{ id: 'yearEnd', account: '8800' }]);
    for (const part of [/aria-controls="services-list"/, /class="[^"]*services-plus/])
      expect([three, one].map(({ html }) => part.test(html))).toEqual([true, false]);
    const inPlural = ['nav.services', 'nav.servicesList', 'hero.discover', 'services.label', 'services.lead'];
    expect(inPlural.filter((key) => one.keys.has(key))).toEqual([]);
    const singular = [three, one].map(({ keys }) => [...keys].filter((key) => isIn(['services.one'], key)).length);
    expect(singular).toEqual([0, 4]);
  });
});

describe('the privacy policy', () => {
  const REGISTER = { organizationNumber: '987', register: 'Bolagsverket' };
  it.each<[shows: string, change: Facts, html: RegExp]>([
    ['the postal address', {}, /<main.*Postboks 7.*<footer/s],
    ['the authority', {}, /href="https:\/\/tilsynet.test\/"/],
    ['the policy of the map', {}, /href="https:\/\/kart.test\/personvern"/],
    ['links to sections of the landing page', {}, /<header.*href="\/#contact".*<\/header>/s],
    ['for how many years data is kept, twice', { customerYears: 7 }, /7\s[åé]+r.*7\s[åé]+r/s],
    ['the day of its last change', {}, /28. februar 2026/],
    ['how long each cookie of the map is kept', {}, />KART<.*? 3 .*>BÅND<.*? 6 /s],
    ['MVA and the register', REGISTER, /<footer.* 987 MV.\u00a0–\u00a0Bolagsverket</s],
    ['the register alone', { ...REGISTER, vatRegistered: undefined }, /<footer.* 987\u00a0–\u00a0Bolagsverket</s],
    ['the number alone', { ...REGISTER, vatRegistered: undefined, register: undefined }, /<footer.* 987</s],
  ])('shows %s', async (_, change, html) => {
    expect(await policy(change)).toMatch(html);
  });

  it('has no links to sections of its own', async () => {
    expect(/<header.*?<\/header>/s.exec(await policy())?.[0]).not.toContain('href="#');
  });

  it('has no table of cookies for a map that stores nothing', async () => {
    const tables = async (change: Facts) => (await policy(change)).split('<table').length - 1;
    expect([await tables({}), await tables({ map: map && { ...map, cookies: [] } })]).toEqual([2, 1]);
  });
});

describe('a company with one language and nothing optional', () => {
  const bare = Object.fromEntries(OPTIONAL.map((fact) => [fact, undefined]));
  const onlyOne = { services: EVERYTHING.services?.slice(-1), slides: EVERYTHING.slides?.slice(-1) };
  const render = async (page: Page) =>
    (await renderPage(page, 'no', { ...bare, ...onlyOne }, { locales: ['no'] })).html;

  it.each([
    ['news', [no.about.news.label, no.about.news.link]],
    ['badge', ['/brand/badge', no.about.badge.alt]],
    ['association', [no.about.body.caption, no.about.body.link]],
    ['map', ['<iframe', no.contact.map.openElsewhere]],
    ['consent', ['data-consent-since', 'consent-banner', no.footer.cookieSettings, no.consent.banner.title]],
    ['postal address', [no.contact.post]],
    ['opening hours', [no.contact.hours.title]],
    ['platforms', ['#technology', no.technology.label]],
    ['other services', ['#bookkeeping', no.services.bookkeeping.title]],
    ['controls of a slideshow', ['<fieldset']],
    ['other languages', ['hreflang="se"', 'href="/se', no.language.label]],
  ])('shows nothing of %s', async (_, parts) => {
    const html = (await render('home')) + (await render('privacy'));
    expect(parts.filter((part) => html.includes(part))).toEqual([]);
  });

  it('explains in the privacy policy why it does not ask for consent, and what is stored', async () => {
    const html = await render('privacy');
    expect(html).toContain(no.privacy.cookies.noMap);
    expect(html).toContain(STORAGE_KEYS.draft);
    for (const key of [STORAGE_KEYS.consent, STORAGE_KEYS.language]) expect(html).not.toContain(`>${key}<`);
  });
});
