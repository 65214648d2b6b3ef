/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '@/export/checks/check-content';
import { checkColors } from '@/export/checks/color-rules';
import type { Content } from '@/export/checks/content';
import { formatProblem } from '@/export/checks/problem';
import { textEntries } from '@/export/checks/source';
import { compileValidators } from '@/export/validators';
import { LOCALE_IDS } from '@/i18n/locales';
import { parseDrawing } from '@/lib/drawing';
import { contentCopy } from './content-copy';

const [FIRST, SECOND, THIRD] = LOCALE_IDS.map((id) => `messages/${id}.json`) as [string, string, string];
const COMPANY = 'content/company.json';
const PICTURES = 'content/pictures.json';
const { root, content, read, write, set } = contentCopy();
const VALIDATORS = compileValidators();

const lines = (changes: Partial<Content> = {}) =>
  checkContent({ ...content(), ...changes }, VALIDATORS).map(formatProblem);
/** What is said, without line numbers. */
const said = (changes?: Partial<Content>) => lines(changes).map((line) => line.replace(/(?<=json):\d+/, ''));
const text = (file: string, key: string) => new Map(textEntries(JSON.parse(read(file)))).get(key) ?? '';

type Fault = [key: string, value: unknown, message: string];

/** Writes all faults into a file at once. Each has to be named, and nothing else. */
function expectNamed(file: string, faults: Fault[]) {
  for (const [key, value] of faults) set(file, key, value);
  const found = said();
  const isNamed =
    ([key, , message]: Fault) =>
    (line: string) =>
      line.startsWith(`${file} ${key}`) && line.includes(`: ${message}`);
  expect(faults.filter((fault) => !found.some(isNamed(fault)))).toEqual([]);
  expect(found.filter((line) => !faults.some((fault) => isNamed(fault)(line)))).toEqual([]);
}

it('finds nothing wrong with the content of the tests', () => {
  expect(said()).toEqual([]);
});

it('names the line of a mistake', () => {
  set(COMPANY, 'brand', 7);
  expect(lines()).toEqual([`${COMPANY}:4 brand: this must be string`]);
});

it('names every mistake in a text', () => {
  expectNamed(SECOND, [
    ['hero.discover', undefined, 'this is missing'],
    ['hero.speak', '', 'this text is empty'],
    ['hero.slideshow.label', ' \u200b', 'this text is empty'],
    ['hero.lead', 7, 'this must be string'],
    ['hero.title', '<mark>Abc.</mark>', 'a headline is a word or more'],
    ['hero.botton', 'Abc', 'nothing on the site has this name; is it misspelt?'],
    ['about.title', 'a {', 'this text cannot be read: expect argument closing brace'],
    ['about.paragraph1', '<b>a', 'this text cannot be read: unclosed tag'],
    ['technology.systems', '{count, plural, one {a}}', 'this text cannot be read: missing other clause'],
    ['header.phoneLabel', 'Abc', '{phone} is missing in this text'],
    ['header.emailLabel', 'Abc {email} {fax}', 'this text cannot have {fax}, only {email}'],
    ['contact.form.privacyNote', 'Abc', '<link> is missing in this text'],
    ['nav.menu', 'Abcdefghijklmno', 'this must NOT have more than 14 characters'],
    [
      'hero.eyebrow',
      `{city} ${'a'.repeat(9)} `.repeat(4).trim(),
      'this text is too long for its place: 59 characters, 48 fit',
    ],
    ['contact.title', 'Regnskapsføring', '“Regnskapsføring” is too long for its line: 13 letters fit'],
  ]);
});

it('names every fact that its schema refuses', () => {
  expectNamed(COMPANY, [
    ['country', undefined, 'this is missing'],
    ['brand', '  ', '"  " is not right: words are expected, without spaces before and after them'],
    [
      'siteUrl',
      'https://a.no/firma',
      '"https://a.no/firma" is not right: the address of the site is expected without a /',
    ],
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
    ['map.since', '2026-02-29', '"2026-02-29" is not right: a day of the calendar'],
    ['timeZone', 'Oslo', '"Oslo" is not right: a time zone is expected, such as Europe/Oslo'],
    ['confirmed.membership', 'maybe', '"maybe" is not possible here; it must be one of unknown, yes, no'],
    ['slides', [...'abcdefg'], 'this must NOT have more than 6 items'],
    ['priceFrom', '990', 'this must be integer'],
  ]);
});

it('names every fact that contradicts another or the world', () => {
  expectNamed(COMPANY, [
    ['platforms.0.id', 'contact', '"contact" is the name of a part of the page'],
    ['platforms.0.id', 'contact', 'there are no texts technology.contact'],
    ['services.2.id', 'payroll', '"payroll" stands twice in this list'],
    ['people', [{ id: 'nobody', name: 'A B' }], 'there are no texts about.people.nobody'],
    ['badge', 'none.svg', 'there is no picture public/brand/none.svg'],
    ['confirmed.by', undefined, 'the name of who has said yes is expected'],
    ['confirmed.on', undefined, 'the day of the yes is expected: YYYY-MM-DD'],
  ]);
});

describe('opening hours', () => {
  const monday = { days: ['Monday'], opens: '08:00', closes: '12:00' };

  it.each([
    [{ ...monday, closes: '07:00' }, 'the hours end (07:00) before they begin (08:00)'],
    [{ ...monday, closes: undefined }, 'write "opens" and "closes", or "byAppointment": true'],
    [{ days: ['Monday'], byAppointment: false }, 'write "opens" and "closes", or "byAppointment": true'],
    [{ ...monday, byAppointment: true }, 'days by appointment have no times: remove "opens" and "closes"'],
  ])('are refused when a row is %j', (row, message) => {
    set(COMPANY, 'openingHours', [row]);
    expect(said()).toEqual([`${COMPANY} openingHours.0: ${message}`]);
  });

  it.each([
    [{ ...monday, opens: '11:59', closes: '16:00' }, 'Monday: 11:59–16:00 overlaps 08:00–12:00'],
    [{ ...monday, days: ['Tuesday', 'Monday'] }, 'Monday: 08:00–12:00 overlaps 08:00–12:00'],
    [{ days: ['Monday'], byAppointment: true }, 'Monday: "byAppointment" overlaps 08:00–12:00'],
  ])('are refused when %j overlaps another row', (row, message) => {
    set(COMPANY, 'openingHours', [monday, row]);
    expect(said()).toEqual([`${COMPANY} openingHours.1: ${message}; a moment stands in one row only`]);
  });

  it.each([
    { ...monday, opens: '12:00', closes: '16:00' },
    { days: ['Tuesday'], opens: '08:00', closes: '12:00' },
    { days: ['Tuesday'], byAppointment: true },
  ])('may be on the next day or follow without a break: %j', (row) => {
    set(COMPANY, 'openingHours', [monday, row]);
    expect(said()).toEqual([]);
  });
});

it('names a text of the owner’s own that other languages lack', () => {
  set(FIRST, 'services.payroll.points.more', 'Abc def');
  expect(said()).toEqual([SECOND, THIRD].map((file) => `${file} services.payroll.points.more: this is missing`));
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
    `${SECOND} hero.discover: this is not translated but as in ${FIRST}; if it is right, name it in "$same" at the top`,
  ]);
  set(SECOND, '$same', ['hero.discover']);
  expect(said()).toEqual([]);
});

it('asks for no translation of what the facts hide', () => {
  const hidden = {
    map: ['consent', 'contact.map', 'footer.cookieSettings', 'privacy.purpose.map'],
    badge: ['about.badge'],
    newsUrl: ['about.news'],
    association: ['about.body'],
    postalAddress: ['contact.post', 'footer.postalTitle'],
    priceFrom: ['services.sum.price'],
  };
  for (const fact of Object.keys(hidden)) set(COMPANY, fact, undefined);
  for (const key of Object.values(hidden).flat()) set(SECOND, key, undefined);
  expect(said()).toEqual([]);
});

it('lets pass a text without the town, tags beyond the length, a leap day, an American number', () => {
  set(FIRST, 'hero.eyebrow', 'Abc def');
  set(FIRST, 'hero.title', 'Abc <mark>defghi.</mark>');
  set(COMPANY, 'privacyUpdated', '2028-02-29');
  set(COMPANY, 'phone', '+1 212-555-0100');
  expect(said()).toEqual([]);
});

it('names a file that is no JSON, and the line', () => {
  write(COMPANY, read(COMPANY).replace('",\n', '"\n'));
  expect(lines()).toEqual([`${COMPANY}:2: a comma is missing after line 2`]);
});

it('names a catalog that is missing', () => {
  rmSync(join(root(), SECOND));
  expect(lines()).toEqual([`${SECOND}: this file is missing; messages/languages.ts names its language`]);
});

it('names a service without a picture, and a language without a link preview', () => {
  write(PICTURES, JSON.stringify({ pictures: {}, cards: {} }));
  expect(said()).toContainEqual(expect.stringMatching(`${PICTURES} pictures.payroll: put one into`));
  expect(said()).toContainEqual(
    expect.stringMatching(`${PICTURES} cards.${SECOND.slice(9, 11)}: no link preview for this`),
  );
});

const FORM_ADDRESSES: [address: string, mistake: string | undefined][] = [
  ['https://skjema.test/s/orn?a=1', undefined],
  ['http://skjema.test/s/orn', 'is not an address that begins with https://'],
  ['http://localhost.skjema.test/', 'is not an address that begins with https://'],
  ['https://', 'is not an address that begins with https://'],
  ['https://skjema.test/s/orn#', 'has a #'],
  ['https://www.å-ørn.no/send', 'is of the site itself'],
  ['https://xn---rn-tla0h.no/send', 'is of the site itself'],
];
it.each([...FORM_ADDRESSES, ['skjema.test', 'is not an address that'], ['http://localhost:3000/contact', undefined]])(
  'says what is wrong with %s as the form address of the environment',
  (address, mistake) => {
    const line = `environment NEXT_PUBLIC_FORM_ENDPOINT: "${address}" ${mistake}`;
    expect(said({ formOverride: address })).toEqual(mistake ? [expect.stringContaining(line)] : []);
  },
);

it.each([...FORM_ADDRESSES, ['http://localhost:3000/contact', 'is not right: a link is expected']])(
  'says what is wrong with %s as the fact formEndpoint',
  (address, mistake) => {
    set(COMPANY, 'formEndpoint', address);
    const found = said();
    expect(found).toHaveLength(mistake ? 1 : 0);
    for (const line of found) expect(line).toContain(`${COMPANY} formEndpoint: "${address}" `);
  },
);

const COLORS = { sea: '#0000ff', sky: { DEFAULT: '#ffffff', pale: '#eeeeff' }, fog: '#777777' };
it.each([
  ['sea', 'sky', 4.5, undefined],
  ['sky.pale', 'sea', 4.5, undefined],
  ['fog', 'sky', 3, undefined],
  ['fog', 'sky', 4.5, 'fog on sky: the contrast is 4.47, at least 4.5 is needed'],
])('says whether %s stands out from %s by %d: %s', (color, on, least, message) => {
  const problems = checkColors(COLORS, [{ color, on, least }]);
  expect(problems.map(formatProblem)).toEqual(message ? [expect.stringContaining(message)] : []);
});

describe('the logo', () => {
  const LOGO = 'content/brand/wordmark.svg';

  it('may be missing', () => {
    expect(said({ drawings: {} })).toEqual([]);
  });

  it('may be drawn with shapes', () => {
    const svg = '<?xml version="1.0"?><svg viewBox="0 0 9 9"><g fill="currentColor"><path d="M0 0"/></g></svg>';
    expect(parseDrawing(svg).elements).toHaveLength(1);
  });

  it.each([
    ['<path d="M0 0"/>', 'an <svg> with a viewBox is expected'],
    ['<svg viewBox="0 0 9 9"><style>a{}</style></svg>', "<style> can't stand in a page"],
    ['<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>', 'style="fill:red" can\'t stand in a page'],
    ['<svg viewBox="0 0 9 9"><path onclick="a()"/></svg>', 'onclick="a()" can\'t stand in a page'],
    ['<svg viewBox="0 0 9 9"><use href="a.svg#b"/></svg>', 'href="a.svg#b" can\'t stand in a page'],
  ])('is refused as %s', (svg, message) => {
    expect(said({ drawings: { [LOGO]: svg } })).toEqual([`${LOGO}: ${message}`]);
  });
});
