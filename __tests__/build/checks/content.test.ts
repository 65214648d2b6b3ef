/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, checkLanguages } from '@/build/checks/content';
import { formatProblems, textsOf } from '@/build/checks/source';
import { LOCALE_IDS } from '@/i18n/locales';
import { contentCopy } from './copy';

const [FIRST, SECOND] = LOCALE_IDS.map((id) => `messages/${id}.json`) as [string, string];
const COMPANY = 'content/company.json';
const PICTURES = 'content/pictures.json';
const { root, read, write, set } = contentCopy();

/** What is said, without line numbers. */
const said = () =>
  formatProblems(checkContent(root()))
    .replaceAll(/(?<=json):\d+/g, '')
    .split('\n')
    .filter(Boolean);
const text = (file: string, key: string) => new Map(textsOf(JSON.parse(read(file)))).get(key) ?? '';

it('finds nothing wrong with the content of the tests', () => {
  expect(said()).toEqual([]);
});

it('names the line of a mistake', () => {
  set(COMPANY, 'brand', '');
  expect(formatProblems(checkContent(root()))).toBe(`${COMPANY}:4 brand: this text is empty`);
});

const LONG = 'this text is too long for its place';
const OFFICE = { street: 'Gata 1', postalCode: '0161', city: 'Oslo' };
const SPAN = { days: ['Monday'], opens: '08:00', closes: '16:00' };
const MAP = 'https://kart.test/';
it.each<[what: string, file: string, key: string, value: unknown, message: string, at?: string]>([
  ['a missing text', SECOND, 'hero.discover', undefined, 'this is missing'],
  ['an empty text', FIRST, 'hero.discover', '', 'this text is empty'],
  ['a text that nobody sees', FIRST, 'hero.discover', ' \u200b', 'this text is empty'],
  ['a number for a text', FIRST, 'hero.discover', 7, 'this must be a text in "quotes"'],
  [
    'an open bracket',
    FIRST,
    'hero.discover',
    'a {',
    "this text cannot be read: a { has no } to close it; a bracket that is to be read is written '{'",
  ],
  [
    'an open tag',
    FIRST,
    'hero.discover',
    '<b>a',
    'this text cannot be read: a tag is opened and not closed: <name> needs </name>',
  ],
  [
    'a plural without its last form',
    FIRST,
    'technology.systems',
    '{count, plural, one {a}}',
    'this text cannot be read: after the word “plural” the form “other {…}” is missing',
  ],
  ['a lost placeholder', SECOND, 'header.phoneLabel', 'Abc', '{phone} is missing in this text'],
  [
    'another placeholder',
    SECOND,
    'header.phoneLabel',
    'Abc {phone} {fax}',
    'this text cannot have {fax}, only {phone}',
  ],
  ['a lost tag', SECOND, 'contact.form.privacyNote', 'Abc', '<link> is missing in this text'],
  [
    'a date',
    FIRST,
    'header.phoneLabel',
    'Abc {phone, date}',
    'this text cannot be read: {phone} cannot have a comma after its name; write {phone}',
  ],
  [
    'a headline without its mark',
    SECOND,
    'hero.title',
    'Abc def',
    'this text cannot be read: the words over the two lines end the headline: <mark> before them, and </mark> at its very end, after the full stop',
  ],
  ['a long text', FIRST, 'nav.menu', 'Abcdefghijklmno', `${LONG}: 15 characters, 14 fit`],
  [
    'a long word',
    FIRST,
    'contact.title',
    'Regnskapsføring',
    '“Regnskapsføring” is too long for its line: 13 letters fit; write another word, or \\u00ad where it may break',
  ],
  [
    'a name that stands nowhere',
    SECOND,
    'hero.botton',
    'Abc',
    'nothing on the site has this name; is it misspelt? (A new one is described in messages/descriptions.json)',
  ],
  ['a point that one language lacks', FIRST, 'services.payroll.points.more', 'Abc def', 'this is missing', SECOND],
  ['a missing fact', COMPANY, 'country', undefined, 'this is missing'],
  [
    'a name of spaces',
    COMPANY,
    'brand',
    '  ',
    '"  " is not right: words are expected, without spaces before and after them',
  ],
  [
    'a slash after the address',
    COMPANY,
    'siteUrl',
    'https://a.no/',
    '"https://a.no/" is not right: the address of the site is expected without a / at its end, such as https://www.example.no',
  ],
  [
    'a port that does not exist',
    COMPANY,
    'siteUrl',
    'https://a.no:99999',
    '"https://a.no:99999" is not an address that exists',
  ],
  [
    'an e-mail address without a domain',
    COMPANY,
    'email',
    'a@b',
    '"a@b" is not right: an e-mail address is expected, such as post@example.no',
  ],
  [
    'a phone number without a country',
    COMPANY,
    'phone',
    '22 33 44 55',
    '"22 33 44 55" is not right: a phone number with country code is expected, such as +47 00 12 34 56',
  ],
  ['a long e-mail address', COMPANY, 'email', `${'a'.repeat(37)}@b.no`, `${LONG}: 42 characters, 40 fit`],
  [
    'a link that is not safe',
    COMPANY,
    'newsUrl',
    'http://a.no',
    '"http://a.no" is not right: a link is expected, such as https://www.example.com/page',
  ],
  [
    'a map without an address',
    COMPANY,
    'map.embedUrl',
    MAP,
    `"${MAP}" is not right: a link is expected that begins with https:// and has {address} once, where the address goes`,
  ],
  [
    'a language in the link to the map',
    COMPANY,
    'map.linkUrl',
    `${MAP}{address}{language}`,
    `"${MAP}{address}{language}" is not right: {address} is the only bracket that this link can have`,
  ],
  [
    'a date in words',
    COMPANY,
    'privacyUpdated',
    '1. mai',
    '"1. mai" is not right: a day of the calendar is expected, year-month-day, such as 2026-11-01',
  ],
  ['a day that its month lacks', COMPANY, 'map.since', '2026-02-29', '"2026-02-29" is not a day of the calendar'],
  [
    'a closed day that its month lacks',
    COMPANY,
    'closedDates',
    ['2026-04-31'],
    '"2026-04-31" is not a day of the calendar',
    'closedDates.0',
  ],
  ['a time zone that does not exist', COMPANY, 'timeZone', 'Oslo', '"Oslo" is not a time zone, such as Europe/Oslo'],
  [
    'an answer that is none',
    COMPANY,
    'confirmed.membership',
    'maybe',
    '"maybe" is not possible here; it must be one of unknown, yes, no',
  ],
  [
    'a wrong organisation number',
    COMPANY,
    'organizationNumber',
    '987 654 326',
    '"987 654 326" is not an organisation number; is a figure wrong?',
  ],
  [
    'a Norwegian postcode of three figures',
    COMPANY,
    'postalAddress',
    { ...OFFICE, postalCode: '016' },
    'four figures are expected, such as 0161',
    'postalAddress.postalCode',
  ],
  [
    'hours that end too early',
    COMPANY,
    'openingHours',
    [{ ...SPAN, closes: '07:00' }],
    'the hours end (07:00) before they begin (08:00)',
    'openingHours.0.closes',
  ],
  [
    'hours that overlap',
    COMPANY,
    'openingHours',
    [SPAN, { ...SPAN, opens: '15:00' }],
    'these hours overlap others, 08:00 to 16:00',
    'openingHours.1',
  ],
  [
    'a service named as a section',
    COMPANY,
    'services.0.id',
    'contact',
    '"contact" is the name of a part of the page; choose another',
  ],
  ['a service without texts', COMPANY, 'services.0.id', 'audit', `${FIRST} has no texts for it, services.audit`],
  [
    'a person without a title',
    COMPANY,
    'people',
    [{ id: 'nobody', name: 'A B' }],
    `${FIRST} has no texts for it, about.people.nobody`,
    'people.0.id',
  ],
  ['seven slides', COMPANY, 'slides', [...'abcdefg'], 'this must NOT have more than 6 items'],
  ['a price that is no number', COMPANY, 'priceFrom', '990', 'this must be a whole number'],
  ['a badge that is not there', COMPANY, 'badge', 'none.svg', 'there is no picture public/brand/none.svg'],
])('refuses %s', (_, file, key, value, message, ...[at]) => {
  set(file, key, value);
  const isFile = at?.startsWith('messages');
  expect(said()).toContain(`${isFile ? at : file} ${isFile ? key : (at ?? key)}: ${message}`);
});

it('refuses a top bar that is too full, until something is left out of it', () => {
  set(COMPANY, 'officeAddress', { ...OFFICE, street: 'Gata i den lange byen ved fjorden nummer' });
  set(COMPANY, 'email', 'kundeservice.regnskap.personale@orn.no');
  const message = 'these do not fit beside each other; name fewer of phone, address, email, social';
  expect(said()).toEqual([`${COMPANY} topBar: ${message}`]);
  set(COMPANY, 'topBar', ['phone', 'social']);
  expect(said()).toEqual([]);
});

it('names the text that is not translated, until the catalog says that it is right', () => {
  set(SECOND, 'hero.discover', text(FIRST, 'hero.discover'));
  expect(said()).toEqual([
    `${SECOND}: not translated, the same as in ${FIRST}: hero.discover; translate it, or name it in "$same" at the top of the file`,
  ]);
  set(SECOND, '$same', ['hero.discover']);
  expect(said()).toEqual([]);
});

it('names a few of the texts of a catalog that was only copied, and how many there are', () => {
  write(SECOND, read(FIRST));
  expect(said()).toEqual([expect.stringMatching(/: meta\.home\.title, .* … \(\d{3}\); translate/)]);
});

it.each([
  ['the map', 'map', ['consent', 'contact.map', 'footer.cookieSettings', 'privacy.purpose.map', 'privacy.cookies.map']],
  ['the badge', 'badge', ['about.badge']],
  ['the article', 'newsUrl', ['about.news']],
  ['the association', 'association', ['about.body']],
  ['the postal address', 'postalAddress', ['contact.post', 'footer.postalTitle']],
  ['the price', 'priceFrom', ['services.sum.price']],
])('asks for no translation of what is hidden without %s', (_, fact, keys) => {
  set(COMPANY, fact, undefined);
  for (const key of keys) set(SECOND, key, undefined);
  expect(said()).toEqual([]);
});

it('asks for no translation of a service that the facts do not list', () => {
  const payroll = JSON.parse(read(FIRST)).services.payroll;
  set(FIRST, 'services.audit', payroll);
  expect(said()).toEqual([]);
});

it.each([
  ['SE', '111 22', '556016-0680'],
  ['GB', 'EC1A 1BB', '01234567'],
])('lets a company in %s have its own postcode and number', (country, postalCode, number) => {
  set(COMPANY, 'country', country);
  set(COMPANY, 'officeAddress.postalCode', postalCode);
  set(COMPANY, 'organizationNumber', number);
  expect(said()).toEqual([]);
});

it.each([
  ['a text may leave out the town', FIRST, 'hero.eyebrow', 'Abc def'],
  ['tags do not count as letters', FIRST, 'hero.title', 'Abc <mark>defghi.</mark>'],
  ['a leap day', COMPANY, 'privacyUpdated', '2028-02-29'],
  ['an American number', COMPANY, 'phone', '+1 212-555-0100'],
])('lets pass: %s', (_, file, key, value) => {
  set(file, key, value);
  expect(said()).toEqual([]);
});

it.each([
  [
    'a comma that is missing',
    (json: string) => json.replace('",\n', '"\n'),
    ':3: this is not valid JSON: Comma expected',
  ],
  ['a byte order mark', (json: string) => `\ufeff${json}`, ':1: save this file as UTF-8 without a byte order mark'],
  ['another encoding', (json: string) => Buffer.from(json.replace('{', '{\n"å": 1,'), 'latin1'), ':2: save this file'],
  ['no text at all', () => '', ':1: this is not valid JSON: Value expected'],
])('names %s, and its line', (_, spoil, message) => {
  write(COMPANY, spoil(read(COMPANY)));
  expect(formatProblems(checkContent(root()))).toMatch(`${COMPANY}${message}`);
});

it('names a catalog that is missing, and one of no language', () => {
  rmSync(join(root(), SECOND));
  write('messages/xx.json', '{}');
  expect(said()).toEqual([
    `${SECOND}: this file is missing`,
    'messages/xx.json: messages/languages.ts names no such language',
  ]);
});

it.each([
  ['html', { html: 'Norsk' }, 'codes of languages are expected, such as nb or en'],
  ['intl', { intl: 'no_NO' }, 'a code with a country is expected, such as nb-NO'],
  ['browser', { browser: ['nb-NO'] }, 'codes without a country are expected, such as nb'],
  ['prefix', { prefix: '/no' as const }, 'the default language has none, any other one such as /en'],
])('names a wrong value of a language: %s', (key, wrong, message) => {
  const no = { html: 'nb', hreflang: ['nb'], intl: 'nb-NO', browser: ['nb'], prefix: '' as const };
  expect(checkLanguages({ no })).toEqual([]);
  expect(checkLanguages({ no: { ...no, ...wrong } })).toEqual([
    { file: 'messages/languages.ts', line: 0, key: `no.${key}`, message },
  ]);
});

it('names a service without a picture, and a language without a card', () => {
  write(PICTURES, JSON.stringify({ pictures: {}, cards: {} }));
  const { services } = JSON.parse(read(COMPANY));
  expect(said()).toContain(
    `${COMPANY} services.0.id: it has no picture: put one in content/images/ as ${services[0].id}.avif (or .png, .jpeg), then \`npm run images\``,
  );
  expect(said()).toContain(
    `${PICTURES} cards.${LOCALE_IDS[0]}: this language has no picture for link previews: \`npm run images\``,
  );
});

it('refuses a form address that is not one', () => {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'forms.example/contact';
  expect(said()).toEqual([
    'environment NEXT_PUBLIC_FORM_ENDPOINT: "forms.example/contact" is not an address that begins with https://',
  ]);
});
