/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, checkLanguages } from '@/build/checks/content';
import { formatProblems, textsOf } from '@/build/checks/source';
import { LOCALE_IDS } from '@/i18n/locales';
import { contentCopy } from './copy';

const [FIRST, SECOND, THIRD] = LOCALE_IDS.map((id) => `messages/${id}.json`) as [string, string, string];
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

type Fault = [key: string, value: unknown, message: string];

/** Writes all faults into a file at once. Each has to be named, and nothing else. */
function expectNamed(file: string, faults: Fault[]) {
  for (const [key, value] of faults) set(file, key, value);
  const lines = said();
  const isNamed =
    ([key, , message]: Fault) =>
    (line: string) =>
      line.startsWith(`${file} ${key}`) && line.includes(`: ${message}`);
  expect(faults.filter((fault) => !lines.some(isNamed(fault)))).toEqual([]);
  expect(lines.filter((line) => !faults.some((fault) => isNamed(fault)(line)))).toEqual([]);
}

it('finds nothing wrong with the content of the tests', () => {
  expect(said()).toEqual([]);
});

it('names the line of a mistake', () => {
  set(COMPANY, 'brand', '');
  expect(formatProblems(checkContent(root()))).toBe(`${COMPANY}:4 brand: this text is empty`);
});

it('names every mistake in a text', () => {
  expectNamed(SECOND, [
    ['hero.discover', undefined, 'this is missing'],
    ['hero.speak', '', 'this text is empty'],
    ['hero.eyebrow', ' \u200b', 'this text is empty'],
    ['hero.lead', 7, 'this must be a text in "quotes"'],
    ['hero.title', 'Abc def', 'this text cannot be read: the words over the two lines end the headline'],
    ['hero.botton', 'Abc', 'nothing on the site has this name; is it misspelt?'],
    ['about.title', 'a {', 'this text cannot be read: a { has no } to close it'],
    ['about.paragraph1', '<b>a', 'this text cannot be read: a tag is opened and not closed'],
    ['technology.systems', '{count, plural, one {a}}', 'this text cannot be read: after the word “plural”'],
    ['header.phoneLabel', 'Abc', '{phone} is missing in this text'],
    ['header.emailLabel', 'Abc {email} {fax}', 'this text cannot have {fax}, only {email}'],
    ['header.addressLabel', 'Abc {address, date}', 'this text cannot be read: {address} cannot have a comma'],
    ['contact.form.privacyNote', 'Abc', '<link> is missing in this text'],
    ['nav.menu', 'Abcdefghijklmno', 'this text is too long for its place: 15 characters, 14 fit'],
    ['contact.title', 'Regnskapsføring', '“Regnskapsføring” is too long for its line: 13 letters fit'],
  ]);
});

it('names every fact that its schema refuses', () => {
  expectNamed(COMPANY, [
    ['country', undefined, 'this is missing'],
    ['brand', '  ', '"  " is not right: words are expected, without spaces before and after them'],
    ['siteUrl', 'https://a.no/', '"https://a.no/" is not right: the address of the site is expected without a /'],
    ['email', 'a@b', '"a@b" is not right: an e-mail address is expected, such as post@example.no'],
    ['phone', '22 33 44 55', '"22 33 44 55" is not right: a phone number with country code is expected'],
    ['newsUrl', 'http://a.no', '"http://a.no" is not right: a link is expected'],
    [
      'map.embedUrl',
      'https://k.no/',
      '"https://k.no/" is not right: a link is expected that begins with https:// and has',
    ],
    ['map.linkUrl', 'https://k.no/{address}{language}', '"https://k.no/{address}{language}" is not right: {address}'],
    ['privacyUpdated', '1. mai', '"1. mai" is not right: a day of the calendar is expected'],
    ['confirmed.membership', 'maybe', '"maybe" is not possible here; it must be one of unknown, yes, no'],
    ['slides', [...'abcdefg'], 'this must NOT have more than 6 items'],
    ['priceFrom', '990', 'this must be a whole number'],
  ]);
});

it('names every fact that contradicts another or the world', () => {
  expectNamed(COMPANY, [
    ['siteUrl', 'https://a.no:99999', '"https://a.no:99999" is not an address that exists'],
    ['map.since', '2026-02-29', '"2026-02-29" is not a day of the calendar'],
    ['closedDates.0', '2026-04-31', '"2026-04-31" is not a day of the calendar'],
    ['timeZone', 'Oslo', '"Oslo" is not a time zone, such as Europe/Oslo'],
    ['organizationNumber', '987 654 326', '"987 654 326" is not an organisation number; is a figure wrong?'],
    ['postalAddress.postalCode', '016', 'four figures are expected, such as 0161'],
    ['openingHours.0.closes', '07:00', 'the hours end (07:00) before they begin (08:30)'],
    ['openingHours.2', { days: ['Friday'], opens: '12:00', closes: '14:00' }, 'these hours overlap others'],
    ['platforms.0.id', 'contact', '"contact" is the name of a part of the page; choose another'],
    ['platforms.0.id', 'contact', `${FIRST} has no texts for it, technology.contact`],
    ['services.2.id', 'payroll', '"payroll" stands twice in this list'],
    ['people', [{ id: 'nobody', name: 'A B' }], `${FIRST} has no texts for it, about.people.nobody`],
    ['badge', 'none.svg', 'there is no picture public/brand/none.svg'],
  ]);
});

it('names a text of the owner’s own that other languages lack', () => {
  set(FIRST, 'services.payroll.points.more', 'Abc def');
  expect(said()).toEqual([SECOND, THIRD].map((file) => `${file} services.payroll.points.more: this is missing`).sort());
});

it('refuses a top bar that is too full, until something is left out of it', () => {
  set(COMPANY, 'officeAddress.street', 'Gata i den lange byen ved fjorden nummer');
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

it('asks for no translation of what the facts hide or do not list', () => {
  const hidden = {
    map: ['consent', 'contact.map', 'footer.cookieSettings', 'privacy.purpose.map', 'privacy.cookies.map'],
    badge: ['about.badge'],
    newsUrl: ['about.news'],
    association: ['about.body'],
    postalAddress: ['contact.post', 'footer.postalTitle'],
    priceFrom: ['services.sum.price'],
  };
  for (const fact of Object.keys(hidden)) set(COMPANY, fact, undefined);
  for (const key of Object.values(hidden).flat()) set(SECOND, key, undefined);
  set(FIRST, 'services.audit', JSON.parse(read(FIRST)).services.payroll);
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

it('lets pass a text without the town, tags beyond the length, a leap day, an American number', () => {
  set(FIRST, 'hero.eyebrow', 'Abc def');
  set(FIRST, 'hero.title', 'Abc <mark>defghi.</mark>');
  set(COMPANY, 'privacyUpdated', '2028-02-29');
  set(COMPANY, 'phone', '+1 212-555-0100');
  expect(said()).toEqual([]);
});

it.each([
  ['a missing comma', (json: string) => json.replace('",\n', '"\n'), ':3: this is not valid JSON: Comma expected'],
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
  expect(said()).toContainEqual(expect.stringContaining(`${COMPANY} services.0.id: it has no picture: put one in`));
  expect(said()).toContainEqual(expect.stringContaining(`${PICTURES} cards.${LOCALE_IDS[0]}: this language has no`));
});

it('refuses a form address that is not one', () => {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'forms.example/contact';
  expect(said()).toEqual([
    'environment NEXT_PUBLIC_FORM_ENDPOINT: "forms.example/contact" is not an address that begins with https://',
  ]);
});
