/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { hiddenTexts } from '@/checks/hidden';
import { isIn, textEntries } from '@/checks/source';
import { STORAGE_KEYS } from '@/company/constants';
import type { Company } from '@/company/facts';
import type { Page } from '@/company/pages';
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
const TWO = [
  { id: 'ola', name: 'Åse Ås' },
  { id: 'ola', name: 'Bo Ek Li', phone: '+47 99 88 77 66' },
] as Company['people'];
const NO_PROOF = { badge: undefined, licence: undefined, newsUrl: undefined, association: undefined };
const { properties, required } = JSON.parse(readFileSync('content/company.schema.json', 'utf8'));
/** Facts that no page shows. */
const SILENT = ['$schema', 'soleTrader', 'formEndpoint', 'focus', 'keptTexts', 'timeZone'];
const OPTIONAL = Object.keys(properties).filter((fact) => ![...required, ...SILENT].includes(fact));
/** Texts of the 404 page and of link previews. */
const ELSEWHERE = ['notFound', 'meta.notFound', 'meta.ogImageAlt'];

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

describe('the pages of a company with', () => {
  it.each(MIXTURES)('%s show the texts that are not hidden, and no others', async (_, change) => {
    const facts = { ...EVERYTHING, ...change };
    const pages = [await renderPage('home', 'no', facts), await renderPage('privacy', 'no', facts)];
    const shown = new Set(pages.flatMap(({ keys }) => [...keys]));
    const hidden = [...hiddenTexts(facts), ...ELSEWHERE];
    const texts = textEntries(TEXTS.no).map(([key]) => key);
    expect([...shown].filter((key) => isIn(hidden, key))).toEqual([]);
    expect(texts.filter((key) => !shown.has(key) && !isIn(hidden, key))).toEqual([]);
  });
});

describe('a company without pictures of its services', () => {
  afterEach(() => jest.dontMock('@/content/pictures.json'));

  it('shows its services whole, without a place for a picture', async () => {
    const html = async () => {
      const { html } = await renderPage('home', 'no', EVERYTHING);
      return /<section id="services".*?<\/section>/s.exec(html)?.[0] ?? '';
    };
    expect((await html()).match(/<picture/g)).toHaveLength(3);
    const { pictures, ...others } = jest.requireActual('@/content/pictures.json');
    const { payroll, bookkeeping, yearEnd, ...rest } = pictures;
    jest.doMock('@/content/pictures.json', () => ({ ...others, pictures: rest }));
    const plain = await html();
    expect(plain).not.toMatch(/<picture|aspect-/);
    for (const id of ['payroll', 'bookkeeping', 'yearEnd'] as const)
      expect(plain).toContain(TEXTS.no.services[id].body);
  });
});

describe('a fact that does not hang on another', () => {
  const home = async (change: Facts) => (await renderPage('home', 'no', { ...EVERYTHING, ...change })).html;
  const linksIn = (html = '') => [...html.matchAll(/href="((?:tel|mailto|https):[^"]*)"/g)].map(([, link]) => link);

  it('is shown: the phone menu has what the top bar leaves out, which has an order of its own', async () => {
    const urls = ['https://social.test/a', 'https://social.test/b'];
    const html = await home({ topBar: ['email', 'phone'], social: urls.map((url) => ({ network: url, url })) });
    const [, bar, menu] = /<header.*?<section(.*?)<\/section>.*<div id="menu">(.*?)<\/header>/s.exec(html) ?? [];
    expect(linksIn(bar)).toEqual(['mailto:hei@xn--rn-kka.no', 'tel:+4722334455']);
    expect(linksIn(menu)).toEqual(['tel:+4722334455', 'mailto:hei@xn--rn-kka.no', ...urls]);
  });

  it.each([
    ['is left out where the badge says all of it', '', 'Ola Åsen</p><a'],
    ['is shown where the badge says a part of it', ' i Båtsfjord', 'Ola Åsen</p><p'],
  ])('the title of a person %s', async (_, rest, html) => {
    jest.replaceProperty(TEXTS.no.about.people, 'ola', TEXTS.no.about.badge.alt.split(' ').at(-1) + rest);
    expect(await home({})).toContain(html);
    jest.restoreAllMocks();
  });

  it('reaches the boot script: the day on which the map changed', async () => {
    const { map } = EVERYTHING;
    expect(await home({ map: map && { ...map, since: '2026-03-01' } })).toContain('data-consent-since="2026-03-01"');
  });

  it('is shown: closed dates of several years', async () => {
    const html = await home({ closedDates: ['2998-12-24', '2999-01-01'] });
    expect(html.match(/<dt>[^<]*299\d/g)).toHaveLength(2);
  });

  it('is joined with others in the language of the page: the names of platforms', async () => {
    const { html } = await renderPage('home', 'pl', EVERYTHING);
    expect(html).toContain('Øre\u00a0&amp;\u00a0Co i Ærfugl\u00a0Flyt');
  });

  it('is shown: the languages, each in its own, and the current one marked', async () => {
    const html = await home({});
    const [, links = ''] = /<section(.*?)<\/section>/s.exec(html.slice(html.indexOf('<header'))) ?? [];
    const found = [...links.matchAll(/href="([^"]*)" lang="(\w+)" hrefLang="(\w+)" aria-label="([^"]*)"([^>]*)/g)];
    expect(found.map(([, ...parts]) => parts.map((part) => part.replace(/ ?data-language="\w+"/, '')))).toEqual([
      ['/', 'nb', 'nb', 'NO – norsk', ' aria-current="true"'],
      ['/se', 'se', 'se', 'SE – davvisámegiella', ''],
      ['/pl', 'pl', 'pl', expect.stringMatching(/^PL – /), ''],
    ]);
  });

  it('is shown: three steps in their order, and the name of each system as a heading, drawn or in letters', async () => {
    const { platforms = [], ...facts } = EVERYTHING;
    const html = await home({ ...facts, platforms });
    const headings = [...html.matchAll(/<h3[^>]*>(?:<svg[^>]*aria-label="([^"]*)"|([^<]*))/g)];
    const names = platforms.map(({ name }) => name.replace('&', '&amp;'));
    const steps = Object.values(TEXTS.no.technology.steps).map(({ title }) => title);
    const found = headings.map(([, drawn, words]) => drawn ?? words);
    expect(found.filter((words) => [...steps, ...names].includes(words ?? ''))).toEqual([...steps, ...names]);
  });

  it('is shown: the drawing of the footer in its own frame', async () => {
    const frames = [...(await home({})).matchAll(/<svg class="wordmark[^>]*viewBox="([^"]*)"/g)].map(([, box]) => box);
    expect(frames).toEqual(['0 0 270 68', '0 0 270 64']);
  });

  it('of the editor changes no page', async () => {
    expect(await home({ editor: { repository: 'firm/site' } })).toBe(await home({}));
  });

  it('is shown: people have what the facts know of each, and no more', async () => {
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

  it('is shown: each of several people has a title, one person only what the badge does not say', async () => {
    const alt = jest.replaceProperty(TEXTS.no.about.badge, 'alt', TEXTS.no.about.people.ola);
    const ola = { id: 'ola', name: 'Ola' };
    const titles = async (people: Facts['people']) =>
      (await home({ people })).split(`>${TEXTS.no.about.people.ola}</p>`).length - 1;
    expect(await titles([ola, ola] as Facts['people'])).toBe(2);
    expect(await titles([ola] as Facts['people'])).toBe(0);
    alt.restore();
  });

  it('is shown: one person, without badge, article or association', async () => {
    expect(await home({ ...NO_PROOF, phone: '+47 99 88 77 66' })).toMatch(/<li><div><p [^>]*>Ola Åsen/);
  });

  it('reaches the line of the opening hours: time zone and closed dates', async () => {
    expect(await home({ timeZone: 'America/New_York' })).toContain('data-clock="America/New_York 2999-12-24"');
    expect(await home({})).toContain('data-clock="Europe/Oslo 2999-12-24"');
  });

  it.each([
    ['+47 22 33 44 55', 'contact-phone'],
    ['+44 20 7946 09 58', 'text-h4'],
  ])('fits one line of a phone: the telephone %s in the size %s', async (phone, size) => {
    const [, classes] = /id="contact-details".*?<a class="([^"]*)"/s.exec(await home({ phone })) ?? [];
    expect(classes?.split(' ')).toContain(size);
  });

  it('is shown: the address for letters, with the contact details and in the footer', async () => {
    const [contact, footer] = (await home({})).split('<footer');
    for (const part of [contact, footer]) expect(part).toContain('Postboks 7');
  });

  it('is shown: within how many days the company replies, also after a message was sent', async () => {
    const sent = async (change: Facts) => /Sééndt kl\. {time}\.( Du får svår)?/.exec(await home(change))?.[1];
    expect(await sent({})).toBeDefined();
    expect(await sent({ replyWithinWorkingDays: undefined })).toBeUndefined();
  });

  it.each([
    ['counts the day itself', '2027-04-12', '2027-04-12'],
    ['goes on in the next year', '2027-12-11', '2028-02-10'],
  ])('is shown: the next deadline %s', async (_, BUILD_DAY, next) => {
    jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY });
    const [, sentences = ''] = /data-props="{&quot;sentences&quot;:\[([^\]]*)/.exec(await home({})) ?? [];
    expect(/\d{4}-\d\d-\d\d/.exec(sentences)?.[0]).toBe(next);
    jest.restoreAllMocks();
  });

  it('is shown: the year of a term only beside the deadline in the year after it, this year and the next', async () => {
    jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY: '2027-01-01' });
    const [, years = ''] = /data-props="{&quot;years&quot;:(.*?),&quot;left&quot;/.exec(await home({})) ?? [];
    const lists: { rows: { term: string }[] }[] = JSON.parse(years.replaceAll('&quot;', '"'));
    expect(lists.map(({ rows }) => rows.map(({ term }) => /20\d\d/.exec(term)?.[0]).filter(Boolean))).toEqual([
      ['2026'],
      ['2027'],
    ]);
    jest.restoreAllMocks();
  });

  it('opens a new tab, which cannot reach back: the link to each other site', async () => {
    const html = await home({ topBar: ['social'] });
    const links = [...html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)].map(([link]) => link);
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/ rel="noopener/.test(link))).toEqual([]);
  });

  it('may break: an e-mail address after @ and before each dot', async () => {
    expect(await home({ email: 'kari.ås@post.orn.no' })).toContain('kari<wbr/>.ås@<wbr/>post<wbr/>.orn<wbr/>.no<wbr/>');
  });

  it('is shown: the link to the register needs no association, and no badge', async () => {
    const html = await home({ association: undefined, confirmed: {} });
    expect(html).toContain('href="https://register.test/"');
  });
});

describe('the privacy policy', () => {
  const policy = async (change: Facts) => {
    const { html } = await renderPage('privacy', 'no', { ...EVERYTHING, ...change });
    return html.slice(html.indexOf('<main'), html.indexOf('<footer'));
  };

  it('has the address for letters, and links to the authority and to the map’s own policy', async () => {
    const html = await policy({});
    for (const fact of ['Postboks 7', 'href="https://tilsynet.test/"', 'href="https://kart.test/personvern"']) {
      expect(html).toContain(fact);
    }
  });

  it('has links in its header to the sections of the landing page', async () => {
    const { html } = await renderPage('privacy', 'no', EVERYTHING);
    const [header = ''] = /<header.*?<\/header>/s.exec(html) ?? [];
    expect(header).toContain('href="/#contact"');
    expect(header).not.toContain('href="#');
  });

  it('says how long clients’ data is kept, in years', async () => {
    expect((await policy({ customerYears: 7 })).match(/7\s[åé]+r/g)).toHaveLength(2);
  });

  it('has the day of its last change, and how long each cookie of the map is kept', async () => {
    const html = await policy({});
    expect(html).toContain('28. februar 2026');
    expect(html).toMatch(/>KART<.*? 3 .*>BÅND<.*? 6 /s);
  });

  it('has no table for a map that stores nothing', async () => {
    const { map } = EVERYTHING;
    const tables = async (change: Facts) => (await policy(change)).split('<table').length - 1;
    expect([await tables({}), await tables({ map: map && { ...map, cookies: [] } })]).toEqual([2, 1]);
  });
});

describe('a company with one service', () => {
  it('speaks of one service in the singular, without a list of it', async () => {
    const home = (services: Facts['services']) => renderPage('home', 'no', { ...EVERYTHING, services });
    const isListed = (html: string) => html.includes('aria-controls="services-list"');
    const several = await home(EVERYTHING.services);
    const one = await home([{ id: 'yearEnd', account: '8800' }]);
    expect([several, one].map(({ html }) => isListed(html))).toEqual([true, false]);
    expect([several, one].map(({ html }) => /class="[^"]*services-plus/.test(html))).toEqual([true, false]);
    const inPlural = ['nav.services', 'nav.servicesList', 'hero.discover', 'services.label', 'services.lead'];
    expect(inPlural.filter((key) => one.keys.has(key))).toEqual([]);
    expect([...several.keys].filter((key) => isIn(['services.one'], key))).toEqual([]);
    expect([...one.keys].filter((key) => isIn(['services.one'], key))).toHaveLength(4);
  });
});

describe('the registration', () => {
  const footer = async (change: Facts) => {
    const { html } = await renderPage('privacy', 'no', { ...EVERYTHING, organizationNumber: '987', ...change });
    return html.slice(html.indexOf('<footer'));
  };

  it('has MVA and a register only by facts', async () => {
    const register = 'Bolagsverket';
    expect(await footer({ register })).toMatch(/ 987 MV.\u00a0–\u00a0Bolagsverket</);
    expect(await footer({ register, vatRegistered: undefined })).toMatch(/ 987\u00a0–\u00a0Bolagsverket</);
    const plain = await footer({ vatRegistered: undefined, register: undefined });
    expect(plain).toMatch(/ 987</);
    expect(plain).not.toMatch(/MV/);
  });
});

describe('a company with one language and nothing optional', () => {
  const { no } = TEXTS;
  const bare = Object.fromEntries(OPTIONAL.map((fact) => [fact, undefined]));
  const onlyOne = { services: EVERYTHING.services?.slice(-1), slides: EVERYTHING.slides?.slice(-1) };
  let home = '';
  let policy = '';
  beforeAll(async () => {
    const render = async (page: Page) => (await renderPage(page, 'no', { ...bare, ...onlyOne }, ['no'])).html;
    [home, policy] = [await render('home'), await render('privacy')];
  });

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
  ])('says nothing of %s', (_, absent) => {
    expect(absent.filter((words) => (home + policy).includes(words))).toEqual([]);
  });

  it('says in the privacy policy why nobody is asked, and what is stored', () => {
    expect(policy).toContain(no.privacy.cookies.noMap);
    expect(policy).toContain(STORAGE_KEYS.draft);
    for (const key of [STORAGE_KEYS.consent, STORAGE_KEYS.language]) expect(policy).not.toContain(`>${key}<`);
  });
});

describe('the sum in the first picture', () => {
  const sumOf = async (exampleSum: Facts['exampleSum']) =>
    /<ul class="hero-sum[^>]*>(.*?)<\/ul>/s.exec(
      (await renderPage('home', 'no', { ...EVERYTHING, exampleSum })).html,
    )?.[1];

  it('adds its rows up', async () => {
    const html = await sumOf({ sales: 1000, goods: 250, wages: 500, rent: 1 });
    const amounts = [...(html ?? '').matchAll(/([−\d\s]+,\d\d)<\/li>/g)].map(([, amount = '']) =>
      Number(amount.replace('−', '-').replace(',', '.').replace(/\s/g, '')),
    );
    expect(amounts).toEqual([1000, -250, -500, -1, 249]);
  });

  it('leaves no trace without the fact', async () => {
    expect(await sumOf(undefined)).toBeUndefined();
  });
});

describe('the last line of the hero', () => {
  const ROW = /<div class="hero-facts [^"]*">(.*?)<\/div>/s;
  const row = async (change: Facts) =>
    ROW.exec((await renderPage('home', 'no', { ...EVERYTHING, ...change })).html)?.[1];

  it('names the price, and the first person with a telephone by the first name', async () => {
    const text = await row({ people: TWO });
    expect(text).toMatch(/990.*Bo .*href="tel:\+4799887766"/s);
    expect(text).not.toMatch(/Åse|Ek/);
  });

  it('has a mark of the opening hours only where there are some', async () => {
    expect(await row({})).toContain('question-line');
    expect(await row({ openingHours: [] })).not.toContain('question-line');
  });

  it('leaves no trace without price and telephone', async () => {
    expect(await row({ priceFrom: undefined, deadlines: undefined, people: TWO.slice(0, 1) })).toBeUndefined();
  });
});

it.each([
  ['is the office’s where a person has another one', EVERYTHING.people, true],
  ['is the only one where no person has one', TWO.slice(0, 1), false],
])('the telephone in the footer %s', async (_, people, isNamed) => {
  const { html } = await renderPage('home', 'no', { ...EVERYTHING, people });
  const footer = html.slice(html.indexOf('<footer'));
  expect(footer.includes(`${TEXTS.no.header.office} <a`)).toBe(isNamed);
});
