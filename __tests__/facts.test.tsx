/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { attribute, elementsOf, removals, withEdits } from 'next-islands/html';
import type { IslandName } from '@/components/islands/table.browser';
import { calendarPath, PAGE_IDS, type Page } from '@/i18n/pages';
import { buildYear } from '@/lib/calendar/build-day';
import { STORAGE_KEYS } from '@/lib/constants';
import { readRows } from '@/model/fact-tree';
import type { Facts } from '@/model/facts';
import { isIn, textEntries } from '@/model/review';
import { hiddenTexts } from '@/model/shown';
import { SECTION_IDS } from '@/model/texts';
import { islandProps, renderPage } from './render-page';
import { TEXTS } from './texts';

const EVERYTHING: Facts = {
  ...readRows(JSON.parse(readFileSync('fixture/content/company.json', 'utf8'))),
  people: [{ id: 'ola' as never, name: 'Ola Åsen', phone: '+47 22 33 44 56' }],
  licence: { registerUrl: 'https://register.test/' },
  priceFrom: 1000,
  priceExample: true,
  replyWithinWorkingDays: 2,
  takesOver: true,
  formServiceOutsideEea: true,
  hostOutsideEea: true,
  closedDates: ['2999-12-24'],
  exampleSum: { sales: 1000, goods: 250, wages: 500, rent: 1 },
  openingHours: [
    { days: ['Monday'], opens: '08:00', closes: '16:00' },
    { days: ['Friday'], byAppointment: true },
  ],
  confirmed: { membership: 'yes', qualityControl: 'yes', securityMeasures: 'yes', liabilityInsurance: 'yes' },
};
const { map } = EVERYTHING;
const { no } = TEXTS;
/** The beginning of a text, without its placeholders. */
const beginOf = (text: string) => text.split(/[{<&]/)[0] ?? '';
const IN_ORDER = RegExp(
  [no.hero.eyebrow, no.hero.lead, no.about.paragraph1, no.about.paragraph2].map(beginOf).join('.*'),
  's',
);
const POLICY_IDS = 'controller data purpose voluntary recipients transfers retention rights automated security'.split(
  ' ',
);
const POLICY_SECTIONS = RegExp(POLICY_IDS.map((id) => `<section id="${id}"`).join('.*'), 's');
const FIRST_SLIDE =
  /<source media="\(orientation:portrait\)" srcSet="[^"]*fjord-portrait[^"]*" sizes="100vw"\/><img decoding="async" fetchPriority="high" srcSet="[^"]*fjord-1280\.avif/;
const LAZY_PICTURE =
  /<img loading="lazy" decoding="async" srcSet="[^"]*payroll[^"]*" sizes="\(min-width:1024px[^"]*" src="[^"]*" width="\d+" height="\d+" alt="[^"]+" data-fallback="\/pictures\/fallback-1440\.avif"/;
const ONE_PLATFORM = /Syystémét<.*Ærfugl\u00a0Flyt ér ét våårémérké/s;
const ONE_WORD = no.about.badge.alt.split(' ').at(-1) ?? '';

const { properties, required } = JSON.parse(readFileSync('content/company.schema.json', 'utf8'));
const OPTIONAL = Object.keys(properties).filter((fact) => !required.includes(fact) && !fact.startsWith('$'));
/** Sets of facts to leave out: of every two facts, some set has only the first, and some only the second. */
const HALVES = Array.from({ length: Math.ceil(Math.log2(OPTIONAL.length)) }, (_, bit) =>
  [0, 1].map((half) => OPTIONAL.filter((_name, index) => ((index >> bit) & 1) === half)),
).flat();
const NO_PROOF: Facts = { badge: undefined, licence: undefined, newsUrl: undefined, association: undefined };
const ONE_SERVICE: Facts = { services: EVERYTHING.services?.slice(-1) };
const NOTHING_OPTIONAL: Facts = Object.fromEntries(OPTIONAL.map((fact) => [fact, undefined]));

const customer = (name: string, locale: string) => ({
  name,
  trade: { [locale]: 'Fiske' },
  words: { [locale]: `Bra, ${name}!` },
});
const SOCIAL = ['https://social.test/a', 'https://social.test/b'].map((url) => ({ network: url, url }));

/** A company that has most facts in another way. Each company takes time. */
const OTHER: Facts = {
  organizationNumber: '987',
  register: 'Bolagsverket',
  phone: '+44 20 7946 09 58',
  email: 'å@post.orn.no',
  social: SOCIAL,
  topBar: ['email', 'social', 'phone'],
  timeZone: 'America/New_York',
  openingHours: [
    { days: ['Monday'], opens: '08:00', closes: '11:00' },
    { days: ['Monday'], opens: '12:00', closes: '16:00' },
    { days: ['Friday'], byAppointment: true },
  ],
  closedDates: ['2998-12-24', '2999-01-01'],
  people: [
    { id: 'ola', name: 'Åse Ås' },
    { id: 'ola', name: 'Bo Ek Li', phone: '+47 99 66 55 66' },
    { id: 'ola', name: 'Kari Å', email: 'kari@orn.no', portrait: 'desk' },
  ] as never,
  customers: [customer('Sámi', 'se'), customer('Først', 'no'), { name: 'Stille' }, customer('Sist', 'no')],
  platforms: EVERYTHING.platforms?.slice(1),
  slides: ['desk', 'fjord', 'papercut'],
  focus: { desk: '1% 2%', 'desk-low': '3% 4%', 'desk-portrait': '5% 6%' },
  aboutPicture: 'desk',
  licence: undefined,
  map: map && { ...map, since: '2026-03-01' },
  replyWithinWorkingDays: undefined,
  retentionMonths: 77,
  customerYears: 7,
  logDays: 88,
};

afterEach(() => jest.restoreAllMocks());

const home = async (change: Facts = {}) => (await renderPage('home', 'no', { ...EVERYTHING, ...change })).html;
const policy = async (change: Facts = {}) => (await renderPage('privacy', 'no', { ...EVERYTHING, ...change })).html;
const buildOn = (BUILD_DAY: string) => jest.replaceProperty(process, 'env', { ...process.env, BUILD_DAY });

/** Returns the HTML of the first element that begins like `start`, such as `section id="about"`. */
function elementIn(html: string, start: string): string {
  const [name] = start.split(' ');
  return RegExp(`<${start}.*?</${name}>`, 's').exec(html)?.[0] ?? '';
}

it.each<[name: string, change: Facts]>([
  ['everything', {}],
  ['other facts', OTHER],
  ['nothing optional', NOTHING_OPTIONAL],
  ...HALVES.map((facts): [string, Facts] => [
    `no ${facts.join(', ')}`,
    Object.fromEntries(facts.map((fact) => [fact, undefined])),
  ]),
  ['a member without quality control', { confirmed: { membership: 'yes', qualityControl: 'no' } }],
  ['quality control without membership', { confirmed: { membership: 'no', qualityControl: 'yes' } }],
  ['a confirmed membership of no association', { association: undefined, licence: undefined }],
  ['answers that are unknown', { confirmed: { membership: 'unknown', securityMeasures: 'unknown' } }],
  [
    'days by appointment only, and nobody with a telephone',
    { openingHours: [{ days: ['Friday'], byAppointment: true }], people: OTHER.people?.slice(0, 1) },
  ],
  ['a licence and nothing else to prove', { ...NO_PROOF, licence: EVERYTHING.licence, people: undefined }],
  ['a person and nothing else to prove', NO_PROOF],
  ['one service, and an example without a price', { ...ONE_SERVICE, priceFrom: undefined }],
  ['a picture of the company, and no association', { aboutPicture: 'about', association: undefined }],
])('all pages with %s show the texts that are not hidden, and no others', async (_, change) => {
  const facts = { ...EVERYTHING, ...change };
  const shown: string[] = [];
  for (const page of PAGE_IDS) shown.push(...(await renderPage(page, 'no', facts)).keys);
  const hidden = hiddenTexts(facts, no);
  // The last one is only in the list of several services.
  const elsewhere = [
    'notFound',
    'meta.notFound',
    'meta.ogImageAlt',
    'services.deadlines.event',
    'services.yearEnd.nav',
  ];
  const texts = textEntries(no).map(([key]) => key);
  expect(shown.filter((key) => isIn(hidden, key))).toEqual([]);
  expect(texts.filter((key) => !shown.includes(key) && !isIn([...hidden, ...elsewhere], key))).toEqual([]);
});

it.each([
  ['home', ['/', '/se', '/pl'], /· Szkutnictwo<.*Øre\u00a0&amp;\u00a0Co i Ærfugl\u00a0Flyt.*>24\u00a0grudnia</s],
  ['privacy', ['/personvern', '/se/personvern', '/pl/personvern'], /28 lutego 2026/],
] as const)(
  'both pages in Polish have texts, formats and links of the language: %s',
  async (page, [norwegian, sami, polish], own) => {
    const { html, foreign } = await renderPage(page, 'pl', EVERYTHING);
    expect(html).toMatch(own);
    expect(html).toMatch(/<html lang="pl".* data-months="[^"]*stycznia/s);
    expect(html).not.toMatch(/nb-NO|hl=nb|\d\d\.\d\d|1\u00a0000|februar|desember/);
    expect([...foreign].sort()).toEqual(['language.name', 'language.short', 'meta.siteName']);
    // Each language switch has one to each language.
    const paths = [...html.matchAll(/href(?:="|&quot;:&quot;)(\/[^"&#?]*)/g)].map(([, path]) => path);
    const files: (string | undefined)[] = [calendarPath('pl'), '/skjemaer/%C3%85rsavtale%20for%20b%C3%A5t.pdf'];
    const links = paths.filter((path) => !files.includes(path));
    expect(paths.length - links.length).toBe(page === 'home' ? 2 : 0);
    const others = [norwegian, sami].map((path) => links.filter((link) => link === path).length);
    expect(others).toEqual([2, 2]);
    expect(new Set(links)).toEqual(new Set([norwegian, sami, polish, '/pl', '/pl/personvern']));
  },
);

describe('the home page', () => {
  it.each<[shows: string, html: RegExp, change?: Facts]>([
    ['since when the map is as it is', /consent-since="2026-03-01"/, OTHER],
    ['closed dates of two years', /<dt>[^<]*2998.*<dt>[^<]*2999/s, OTHER],
    ['the postal address twice', /Postboks 7.*<footer.*Postboks 7/s],
    ['the last day for an answer after sending', /Sééndt kl\. {time}\. [^&]*{day}\./],
    ['where an email address may break', /å@<wbr\/>post<wbr\/>.orn<wbr\/>.no/, OTHER],
    ['the name of the association’s link without soft hyphens', /<a [^>]*about-picture[^>]*>[^\u00ad]*<\/a>/],
    ['the register', /href="https:\/\/register.test\/"/],
    ['a price at the end of its row', />Timepris<.*>1\s150 kr<.*>etter avtale</s],
    ['packages with what they include', />Liten eske<.*>fra 990 kr\/md\.<.*>Bilag til lokket er på</s],
    ['steps with numbers', /<ol[^>]*><li[^>]*><span[^>]*>1<.*>Du roper over sundet<.*>2</s],
    ['a reason that is a figure', /class="numerals[^>]*>15\s?år</],
    ['questions that unfold', /<details[^>]*><summary[^>]*><span[^>]*>Hva koster det\?<.*>Det som står på tavlen/s],
    [
      'a file by its address and with its type, and a link',
      /<a [^>]*href="\/skjemaer\/%C3%85rsavtale%20for%20b%C3%A5t\.pdf"[^>]*>Avtale for ett år \(PDF\)<.*Skriv under på bryggen.*href="https:\/\/logg-inn\.test\/"/s,
    ],
    ['the badge without a register', /src="\/pictures\/badge-ring.svg"/, OTHER],
    ['a short phone number large', /<dd[^>]*><a class="[^"]*contact-phone/],
    ['a long one smaller', /<dd[^>]*><a class="[^"]*text-h4/, OTHER],
    [
      'the other offices in Contact and in the footer',
      />Kaia 2, Ytre havn<.*tel:\+4722334458.*Brygga 11.*> Når fergen ligger inne<.*<footer.*Kaia 2.*Brygga 11/s,
    ],
    [
      'a membership with its logo, its link and its text',
      /memberships-tallag\.svg" [^>]*alt=""[^>]*><a [^>]*href="https:\/\/tallag\.test\/".*>Siden den gang/s,
    ],
    ['a membership without them', /<p class="font-medium">Grønt øre<\/p><\/li>/],
    [
      'a picture of the company, and below it a link to the association',
      /<figure class="about-picture[^>]*><span[^>]*><picture>.*desk-.*<figcaption.*Kontoret ligger der.*<a [^>]*href="https:\/\/tallsnop\.test\/".*<\/figure>/s,
      OTHER,
    ],
    ['the article', /href="https:\/\/avisa.test\/å-og-ørn"/],
    ['where a conversation is booked', /href="https:\/\/bestill.test\/orn"/],
    ['the law on accountants', /<footer.*href="https:\/\/lov\.test\/regnskap"/s],
    ['the account of each service', />5010<.*>1930<.*>8960</s],
    ['a plus sign at the last service', /<article id="yearEnd"[^>]*><p[^>]*><span class="services-plus/],
    ['platforms with “or” between', /Øre\u00a0&amp;\u00a0Co eller Ærfugl\u00a0Flyt/],
    ['the phone of the office where a message was not sent', /&quot;error&quot;.*:&quot;tel:\+4722334455&quot;/],
    ['the letterhead of a printout', /id="letter-head".*Rådgivning AS<\/span> <span>Ærlighetens vei 1 B, 9990/],
    [
      'the point of a slide that stays in view',
      /:1% 2%}.*@media \(height<820px\)[^}]*:3% 4%}}@media \(orientation:portrait[^}]*:5% 6%}/,
      OTHER,
    ],
    ['the name of the office beside its phone', RegExp(`<footer.*${no.header.office} <a`, 's')],
    ['buttons to the services and the contact form', /"hero-buttons.*href="#services".*href="#contact"/s],
    ['the eyebrow, the lead and both paragraphs in their order', IN_ORDER],
    ['the first slide before other pictures', FIRST_SLIDE],
    ['a picture lazily, with its size and a fallback', LAZY_PICTURE],
    ['the map in a page of its own', /href="https:\/\/kart\.test\/\?query=/],
    ['the whole address in the name of the map', /data-island="MapFrame"[^>]*9990\u00a0Båtsfjord/],
    ['one platform in the singular', ONE_PLATFORM, OTHER],
    ['a link in the header that calls the first person with a phone', /<header.*tel:\+4799665566">[^<]* Bo</s, OTHER],
  ])('shows %s', async (_, html, change = {}) => {
    expect(await home(change)).toMatch(html);
  });

  it('has links to the number and the address that they name, like the privacy policy', async () => {
    const html = (await home(OTHER)) + (await policy(OTHER));
    const links = [...html.matchAll(/<a [^>]*href="(?:tel|mailto):([^"]*)"[^>]*>(.*?)<\/a>/g)];
    const wrong = links.filter(([, target = '', words = '']) => {
      const named = words.replace(/<[^>]*>|\s/g, '').replace('ørn', 'xn--rn-kka');
      return /[@\d]/.test(named) && !named.includes(target);
    });
    expect(wrong).toEqual([]);
    expect(links.length).toBeGreaterThan(10);
  });

  it('names the price in the first view, the first person with a phone by the first name, and marks hours', async () => {
    const line = elementIn(await home(OTHER), 'div class="hero-facts');
    expect(line).toMatch(/1\u00a0000.*question-line.*Bo\b.*href="tel:\+4799665566"/s);
    expect(line).not.toMatch(/Åse|Ek/);
    expect(elementIn(await home({ openingHours: [] }), 'div class="hero-facts')).not.toContain('question-line');
  });

  it.each(['Europe/Oslo', 'America/New_York'])('has hours and deadlines by the clock of %s', async (timeZone) => {
    const html = await home(timeZone === 'Europe/Oslo' ? {} : OTHER);
    const islands = ['OpenNow', 'DeadlineList', 'NextDeadline'] as const;
    expect(islands.map((name) => islandProps(html, name).timeZone)).toEqual(islands.map(() => timeZone));
  });

  it('is whole without pictures of services, logos and a badge', async () => {
    const servicesIn = (html: string) => elementIn(html, 'section id="services"');
    expect(servicesIn(await home()).match(/srcSet=/g)).toHaveLength(3);
    const { pictures, logos, ...others } = jest.requireActual('@/content/pictures.json');
    expect(logos).toHaveProperty('logo');
    const { payroll, bookkeeping, yearEnd, ...rest } = pictures;
    const options = { pictures: { ...others, pictures: rest } };
    const services = EVERYTHING.services?.map(({ id }) => ({ id }));
    // A service of which there are only words.
    jest.replaceProperty(no.services.payroll, 'points', {} as never);
    const { html } = await renderPage('home', 'no', { ...EVERYTHING, services, badge: undefined }, options);
    expect(servicesIn(html)).not.toMatch(/srcSet=|aspect-/);
    for (const id of ['payroll', 'bookkeeping', 'yearEnd'] as const)
      expect(elementIn(html, `article id="${id}"`)).toContain(no.services[id].body);
    expect(elementIn(html, 'footer')).toContain('wordmark');
    expect(html).toContain('href="https://register.test/"');
  });

  it('has all contacts in the phone menu, and those of `topBar` in its order in the top bar', async () => {
    const html = await home(OTHER);
    const [phone, email] = ['tel:+442079460958', 'mailto:å@post.orn.no'];
    const linksIn = (page: string) => {
      const bar = elementIn(elementIn(page, 'header'), 'section');
      return [...bar.matchAll(/href="((?:tel|mailto|https):[^"]*)"/g)].map(([, link]) => link);
    };
    const urls = SOCIAL.map(({ url }) => url);
    expect(linksIn(html)).toEqual([email, phone, ...urls]);
    expect(linksIn(await home({ ...OTHER, topBar: undefined }))).toEqual([phone, email, ...urls]);
    const { contacts } = islandProps(html, 'MobileMenu');
    expect(contacts).toMatchObject([phone, email, ...urls, '#contact'].map((href) => ({ href })));
    for (const { label, text } of contacts) expect(label).toContain(text);
    expect(contacts[2].label).toContain(`(${no.common.opensInNewTab})`);
  });

  it.each<[title: string, facts: string, change: Facts, times: number]>([
    [ONE_WORD, 'one person', {}, 0],
    [`${ONE_WORD} i Båtsfjord`, 'one person', {}, 1],
    [ONE_WORD, 'three people', OTHER, 3],
  ])('shows the title “%s”, a word of which the badge has, with %s: %#', async (title, _, change, times) => {
    jest.replaceProperty(no.about.people.ola, 'title', title);
    expect((await home(change)).split(`>${title}</p>`)).toHaveLength(times + 1);
  });

  it('shows of each person only what the facts have', async () => {
    const list = elementIn(await home(OTHER), 'ul class="about-people');
    const [, plain, withPhone, withPortrait] = list.split('<li>');
    expect(plain).toContain('Åse Ås');
    expect(plain).not.toMatch(/href|<img/);
    expect(withPhone).toMatch(/Bo Ek Li.*tel:\+4799665566/s);
    expect(withPhone).not.toMatch(/mailto|<img/);
    expect(withPortrait).toMatch(/<img.*Kari Å.*mailto:kari@orn\.no/s);
    expect(withPortrait).not.toContain('tel:');
  });

  it('names every customer who has a quote in the language of the page, or none at all', async () => {
    const html = await home(OTHER);
    expect(html).toMatch(/>Først<.*>Bra, Først!<.*>Stille<.*>Sist<.*>Bra, Sist!</s);
    expect(html).not.toContain('Sámi');
  });

  it('lists hours with a break, days by appointment and closed days', async () => {
    const html = await home(OTHER);
    const { title, byAppointment, closed } = no.contact.hours;
    const [, list = ''] = html.split(`${title}</h`);
    const rows = [...(list.split('</dl>')[0] ?? '').matchAll(/<dt>[^<]*<\/dt> <dd[^>]*>(.*?)<\/dd>/g)];
    const hours = rows.map(([, words = '']) => words.replace(/<[^>]*>/g, ' ').trim());
    expect(hours).toEqual(['08.00–11.00 12.00–16.00', closed, byAppointment, closed]);
  });

  it('gives each island its texts by their names', async () => {
    const html = await home(OTHER);
    const { goTo, ...slideshow } = no.hero.slideshow;
    const buttons = [1, 2, 3].map((number) => goTo.replace('{number}', String(number)).replace('{total}', '3'));
    expect(islandProps(html, 'SlideControls')).toEqual({ ...slideshow, goTo: buttons });
    const { settings, decline, accept } = no.consent.banner;
    expect(islandProps(html, 'ConsentAnswers')).toEqual({ settings, decline, accept });
    const { title, range, byAppointment, closed, closedIn, nextClosed, allClosed, ...sentences } = no.contact.hours;
    expect(islandProps(html, 'OpenNow').text).toEqual(sentences);
    const { requiredNote, submit, submitting, sent } = no.contact.form;
    expect(islandProps(html, 'ContactForm').text).toMatchObject({ requiredNote, submit, submitting, sent });
    const { today, tomorrow, inDays } = no.services.deadlines;
    expect(islandProps(html, 'NextDeadline').texts).toEqual({ today, tomorrow, inDays });
  });

  it.each(Object.keys(TEXTS))('writes a month beside a day as it does between months, in %s', async (locale) => {
    const { html } = await renderPage('home', locale as keyof typeof TEXTS);
    const { months, terms } = islandProps(html, 'DeadlineList');
    for (const [index, term] of terms.entries())
      expect(term).toContain(`${months[2 * index]}–${months[2 * index + 1]}`);
  });

  it.each([
    ['Les mer', false],
    ['Besøk tallsnop.test', true],
  ])('has the address of the association in print unless the link has it: “%s”', async (link, hasAddress) => {
    jest.replaceProperty(no.about.body, 'link', link);
    const [opening] = /<a [^>]*href="https:\/\/tallsnop\.test\/[^>]*/.exec(await home()) ?? [];
    expect(opening?.includes('data-address=""')).toBe(hasAddress);
  });

  it('asks for consent with every sentence', async () => {
    jest.replaceProperty(no.consent.banner, 'body', 'En. To? Tre. Fire.');
    const banner = elementIn(await home(), 'section id="consent-banner"');
    expect(banner.replace(/<[^>]*>/g, '')).toContain('En. To? Tre. Fire.');
  });

  it('names each language in itself, and marks the current one', async () => {
    const header = elementIn(await home(), 'header');
    const links = [...header.matchAll(/<a [^>]*hrefLang[^>]*>/g)].map(([link]) => link);
    expect(header.match(/aria-current="true"/g)).toHaveLength(1);
    expect(links).toEqual([
      expect.stringMatching(/href="\/" lang="nb" hrefLang="nb" aria-label="NO – norsk" aria-current="true"/),
      expect.stringMatching(/href="\/se" lang="se" hrefLang="se" aria-label="SE – davvisámegiella"(?! aria-current)/),
      expect.stringMatching(/href="\/pl" lang="pl" hrefLang="pl" aria-label="PL – [^"]+"(?! aria-current)/),
    ]);
  });

  it('has headings for the steps and for each platform, as a picture or in letters', async () => {
    const section = elementIn(await home(), 'section id="technology"');
    const headings = [...section.matchAll(/<h3[^>]*>(?:<img[^>]*alt="([^"]*)"|([^<]*))/g)];
    const steps = Object.values(no.technology.steps).map(({ title }) => title);
    expect(headings.map(([, label, text]) => label ?? text)).toEqual([...steps, 'Øre &amp; Co', 'Ærfugl Flyt']);
  });

  it('has the logo for each ground: both in the header, one in the footer; one that needs a plate has it', async () => {
    const html = await home();
    const logosIn = (tag: string) =>
      [...elementIn(html, tag).matchAll(/<img class="logo[^>]*src="([^"]*)"/g)].map(([, src]) => src);
    expect(logosIn('header')).toEqual(['/pictures/logo-on-dark.svg', '/pictures/logo.svg']);
    expect(logosIn('footer')).toEqual(['/pictures/logo-on-dark.svg']);
    const pictures = jest.requireActual('@/content/pictures.json');
    const logos = { logo: { ...pictures.logos.logo, needs: 'dark' } };
    const { html: plate } = await renderPage('home', 'no', EVERYTHING, { pictures: { ...pictures, logos } });
    expect(elementIn(plate, 'header')).toMatch(/<img class="logo [^"]*solid:bg-ink/);
  });

  it('names no year but in what follows the clock of the visitor', async () => {
    const html = await home();
    const clocks: IslandName[] = ['ClosedDays', 'DeadlineList', 'NextDeadline', 'OpenNow'];
    const following = elementsOf(html).filter(
      (element) => clocks.some((name) => name === attribute(element, 'data-island')) || element.tagName === 'script',
    );
    const words = withEdits(html, removals(following)).replace(/<[^>]*>/g, ' ');
    expect(words.match(/\b2[09]\d\d\b/g)).toEqual([buildYear()]);
  });

  it('is the same when it is built on another day of the year', async () => {
    const built = async (day: string) => {
      buildOn(day);
      const pages = await Promise.all((['home', 'privacy'] as const).map((page) => renderPage(page, 'no', EVERYTHING)));
      return pages.map(({ html }) => html);
    };
    const before = await built('2027-12-08');
    expect(before[0]).toMatch(/data-year[^>]*>2027</);
    expect(await built('2027-12-31')).toEqual(before);
  });

  it('opens other sites in a new tab without access to this one', async () => {
    const links = (await home({ topBar: ['social'] })).match(/<a [^>]*target="_blank"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((link) => !/ rel="noopener/.test(link))).toEqual([]);
  });

  const withoutSpaces = (numbers: string[] | null) => numbers?.map((number) => number.replace(/\s/g, '')).join(' ');

  it('adds up the rows of the example', async () => {
    const amounts = elementIn(await home(), 'ul class="hero-sum').match(/[−\d\s]+,\d\d(?=<\/(?:bdi|li)>)/g);
    expect(withoutSpaces(amounts)).toBe('1000,00 −250,00 −500,00 −1,00 249,00');
  });

  it('lists the vouchers of each row of the example, with numbers that run on', async () => {
    const vouchers = { sales: [400, 600], goods: [250], wages: [500], rent: [1] };
    const html = await home({ exampleSum: { sales: 1000, goods: 250, wages: 500, rent: 1, vouchers } });
    const slips = html.match(/<ul class="hero-slip".*?<\/ul>/gs)?.slice(0, 4) ?? [];
    expect(slips.map((slip) => withoutSpaces(slip.match(/\b104\d|[−\d\s]+,00/g)))).toEqual([
      '1041 400,00 1042 600,00 1000,00',
      '1043 −250,00 −250,00',
      '1044 −500,00 −500,00',
      '1045 −1,00 −1,00',
    ]);
  });
});

describe('the privacy policy', () => {
  const { preferences, security } = no.privacy.cookies.mapPurposes;
  it.each<[shows: string, html: RegExp, change?: Facts]>([
    ['the postal address', /<main.*Postboks 7.*<footer/s],
    ['its sections in order', POLICY_SECTIONS],
    ['the authority', /href="https:\/\/tilsynet.test\/"/],
    ['the policy of the map', /href="https:\/\/kart.test\/personvern"/],
    ['the right to object by itself', /<section id="rights".*<\/ul><p><strong/s],
    ['the day of its last change', /28. februar 2026/],
    ['what each cookie of the map is for', RegExp(`>KART<.*${preferences}.*>BÅND<.*${security}`, 's')],
    ['how long each cookie of the map is kept', />KART<.*? 3 .*>BÅND<.*? 6 /s],
    ['how long enquiries and logs are kept', /id="retention".*\b77\b.*\b88\b/s, OTHER],
    ['for how many years data is kept', /id="retention".*7\s[åé]+r/s, OTHER],
    ['who may review the engagements', /id="recipients".*Tallsnop «Øre».*id="transfers"/s],
    ['who receives data of the map', /id="recipients".*Kartselskapet Ås AS.*id="transfers"/s],
    ['the number of the company as its controller', /id="controller".*987\u00a0654\u00a0325.*id="data"/s],
    ['who sets the cookies of the map', /<caption[^>]*>[^<]*Kartselskapet Ås AS/],
    ['MVA and the register', /<main.* 987 MV.<.*>Bolagsverket<.*<footer.* 987 MV.<.*>Bolagsverket</s, OTHER],
    ['the register alone', /<footer.* 987<.*>Bolagsverket</s, { ...OTHER, vatRegistered: undefined }],
    ['the number alone', /<footer.* 987</s, { ...OTHER, vatRegistered: undefined, register: undefined }],
  ])('shows %s', async (_, html, change = {}) => {
    expect(await policy(change)).toMatch(html);
  });

  it('says only in one section for how long data is kept', async () => {
    const html = await policy(OTHER);
    expect(html.replace(elementIn(html, 'section id="retention"'), '')).not.toMatch(/\b(77|88)\b|7\s[åé]+r/);
  });

  it('links to sections of the home page in its header', async () => {
    const header = elementIn(await policy(), 'header');
    expect(header).toContain('href="/#contact"');
    expect(header).not.toMatch(/href(="|&quot;:&quot;)#/);
    expect(header).toContain('data-solid=""');
    expect(await home()).not.toContain('data-solid=""');
  });

  it('has no table of cookies for a map that stores nothing', async () => {
    expect((await policy()).match(/<table/g)).toHaveLength(2);
    expect((await policy({ map: map && { ...map, cookies: [] } })).match(/<table/g)).toHaveLength(1);
  });
});

describe('a company with one language and nothing optional', () => {
  const facts = { ...NOTHING_OPTIONAL, ...ONE_SERVICE };
  const render = async (page: Page) => (await renderPage(page, 'no', facts, { locales: ['no'] })).html;

  it('has nothing about facts that are left out', async () => {
    const html = (await render('home')) + (await render('privacy'));
    expect(html).not.toMatch(
      /\/brand\/badge|hero-facts|data-island="Slides|MapFrame|consent-|#technology|#bookkeeping|<fieldset|href="\/se/,
    );
    expect(html).not.toContain(no.language.label);
  });

  it('has no element, but sections and services, whose id a service could have', async () => {
    const ids = [...(await home()).matchAll(/ id="([a-z][A-Za-z0-9]*)"/g)].map(([, id]) => id);
    const services = EVERYTHING.services?.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...SECTION_IDS, ...(services ?? [])].toSorted());
  });

  it('has neither a list of services nor a plus sign for its one service', async () => {
    const onlyForSeveral = [/aria-controls="services-list"/, /class="[^"]*services-plus/];
    for (const part of onlyForSeveral) expect(await home()).toMatch(part);
    for (const part of onlyForSeveral) expect(await render('home')).not.toMatch(part);
  });

  it('explains in the privacy policy why it does not ask for consent, and what is stored', async () => {
    const html = await render('privacy');
    expect(html).toContain(no.privacy.cookies.noMap);
    expect(html).toContain(STORAGE_KEYS.draft);
    for (const key of [STORAGE_KEYS.consent, STORAGE_KEYS.language]) expect(html).not.toContain(`>${key}<`);
  });
});
