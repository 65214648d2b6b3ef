/** @jest-environment node */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent, formatProblems } from '@/build/checks/content';
import { strangeContent } from './strange';

const NO = 'messages/no.json';
const EN = 'messages/en.json';
const FIRM = 'content/company.json';
const { root, write, read, plant } = strangeContent();

/** What is said of the planted files; line numbers are left to the test that is about them. */
function said(): string[] {
  return formatProblems(checkContent(root()))
    .replaceAll(/(?<=json):\d+/g, '')
    .split('\n')
    .filter(Boolean);
}

it('finds nothing wrong with the content of this repository', () => {
  expect(formatProblems(checkContent('.'))).toBe('');
});

it('finds nothing wrong with a small company that has letters, marks and facts of its own', () => {
  expect(said()).toEqual([]);
});

it('names the line of a mistake', () => {
  plant(FIRM, '"brand": "Å & Ørn"', '"brand": ""');
  expect(formatProblems(checkContent(root()))).toBe(`${FIRM}:3 brand: this text is empty`);
});

const LONG = 'this text is too long for its place';
describe.each([
  ['a missing text', EN, '"button": "See more",', '', `hero.button: this text is missing; it stands in ${NO}`],
  ['an empty text', NO, '"Se mer"', '""', 'hero.button: this text is empty'],
  ['a text of spaces', NO, '"Se mer"', '" "', 'hero.button: this text is empty'],
  ['a text of spaces without width', NO, '"Se mer"', '"\u200b"', 'hero.button: this text is empty'],
  [
    'a character that nobody sees',
    NO,
    'Se mer',
    'Se\u200bmer',
    'hero.button: this text has a character that cannot be seen, U+200B; take it out',
  ],
  [
    'letters of another encoding',
    NO,
    'på {phone}',
    'pÃ¥ {phone}',
    'hero.phone: “Ã¥” are letters that were saved in another encoding; write them anew, as UTF-8',
  ],
  [
    'a key that stands twice',
    NO,
    '"button": "Se mer",',
    '"button": "Alt", "button": "Se mer",',
    'hero.button: this key stands twice in its group; only the last one counts',
  ],
  ['a number for a text', NO, '"Se mer"', '7', 'hero.button: this must be a text in "quotes"'],
  [
    'a bracket that is left open',
    NO,
    'på {phone}',
    'på {phone',
    "hero.phone: this text cannot be read: a { has no } to close it; a bracket that is to be read is written '{'",
  ],
  [
    'a tag that is left open',
    NO,
    'stemmer</mark>',
    'stemmer',
    'hero.title: this text cannot be read: a tag is opened and not closed: <name> needs </name>',
  ],
  [
    'another placeholder',
    EN,
    'on {phone}',
    'on {telephone}',
    'hero.phone: this text has {telephone}; its place on the site needs {phone}',
  ],
  [
    'a lost tag',
    EN,
    '<mark>fit</mark>',
    'fit',
    'hero.title: this text has no placeholder and no tag; its place on the site needs <mark>',
  ],
  [
    'a placeholder that belongs elsewhere',
    EN,
    'in {city}',
    'in {town}',
    'hero.place: this text has {town}; its place on the site needs no placeholder and no tag and may have {city}',
  ],
  [
    'a placeholder that is to become a date',
    NO,
    '{phone}',
    '{phone, date}',
    'hero.phone: the site fills in {phone} as it is; write {phone}',
  ],
  [
    'a plural of what is no number',
    NO,
    '{phone}',
    '{phone, plural, one {én} other {flere}}',
    'hero.phone: {phone} is not a number and has no plural; write {phone}',
  ],
  [
    'a plural form that is missing',
    NO,
    'one {# post} ',
    '',
    'hero.count: the plural form “one” of this language is missing',
  ],
  [
    'a misspelt plural form',
    NO,
    'one {# post}',
    'on {# post}',
    'hero.count: “on” is not a plural form; they are zero, one, two, few, many, other, and =2 for one number',
  ],
  [
    'a plural without its last form',
    NO,
    ' other {# poster}',
    '',
    'hero.count: this text cannot be read: after the word “plural” the form “other {…}” is missing',
  ],
  [
    'a link without words',
    NO,
    '<link>mer om oss</link>',
    '<link></link>',
    'hero.link: there are no words between <link> and </link>',
  ],
  [
    'a link with a space for words',
    NO,
    '<link>mer om oss</link>',
    '<link> </link>',
    'hero.link: there are no words between <link> and </link>',
  ],
  [
    'an ampersand as in HTML',
    NO,
    'Å & Ørn på',
    'Å &amp; Ørn på',
    'hero.phone: “&amp;” would be read as it stands; write the character itself',
  ],
  [
    'a space as in HTML',
    NO,
    'Se mer',
    'Se&nbsp;mer',
    'hero.button: “&nbsp;” would be read as it stands; write the character itself',
  ],
  [
    'a line break as in HTML',
    NO,
    'Se mer',
    'Se<br/>mer',
    'hero.button: “<br/>” would be read as it stands; a text has no such tag',
  ],
  [
    'a headline whose mark is not at its end',
    EN,
    '<mark>fit</mark>',
    '<mark>fit</mark>.',
    `hero.title: the words over the two lines end the headline: <mark> before them, and </mark> at its very end, after the full stop`,
  ],
  [
    'a headline of one word',
    NO,
    'Tall som <mark>stemmer</mark>',
    '<mark>Stemmer</mark>',
    `hero.title: a headline is at least two words on two lines; write a word before <mark>`,
  ],
  [
    'a straight quote mark',
    EN,
    'What we do',
    "What we'd do",
    'services.label: this text has a straight quote mark; write ’ for an apostrophe, «…» or “…” for a quotation',
  ],
  ['two spaces', EN, 'What we', 'What  we', 'services.label: this text has two spaces in a row'],
  ['a space at the end', EN, 'we do"', 'we do "', 'services.label: this text begins or ends with a space'],
  ['an English word', NO, 'Se mer', 'Se the mer', 'hero.button: the word "the" is English'],
  [
    'one text in both languages',
    EN,
    'What we do',
    'Dette gjør vi',
    `services.label: this is the same text as in ${NO}; translate it, or name it in "$same" at the top of the file if it is right`,
  ],
  ['a button that is too long', NO, 'Se mer', 'Se mer om alt', `hero.button: ${LONG}: 13 characters, 12 fit`],
  [
    'a word that has no room on a line',
    NO,
    'Dette gjør vi',
    'Regnskapsføring',
    'services.label: “Regnskapsføring” is too long for a line of its place: 15 letters, 11 fit; write another word, or \\u00ad where it may break',
  ],
  ['a heading that is too long', NO, 'Tall som <', 'Tallene dine som <', `hero.title: ${LONG}: 24 characters, 20 fit`],
  [
    'a point that one language lacks',
    EN,
    ',\n    "b": "Two things"',
    '',
    `services.tallsnop.points.b: this text is missing; it stands in ${NO}`,
  ],
  [
    'a name that stands nowhere',
    EN,
    '"button": "See more"',
    '"button": "See more", "botton": "See"',
    'hero.botton: nothing on the site shows a text of this name; is it misspelt? (A new one: a line in messages/descriptions.json, then `npm run check:content -- --write-schema`)',
  ],
  [
    'a name of spaces',
    FIRM,
    '"Å & Ørn"',
    '"   "',
    'brand: "   " is not right: words are expected, without spaces before and after them',
  ],
  [
    'a word for a port',
    FIRM,
    'ørn.no"',
    'ørn.no:port"',
    'siteUrl: "https://www.å-ørn.no:port" is not right: the address of the site is expected without a / at its end, such as https://www.example.no',
  ],
  [
    'a slash after the site’s address',
    FIRM,
    'ørn.no"',
    'ørn.no/"',
    'siteUrl: "https://www.å-ørn.no/" is not right: the address of the site is expected without a / at its end, such as https://www.example.no',
  ],
  [
    'an e-mail address with its scheme',
    FIRM,
    'hei@',
    'mailto:hei@',
    'email: "mailto:hei@orn.no" is not right: an e-mail address is expected, such as post@example.no',
  ],
  [
    'an e-mail address without a domain',
    FIRM,
    'hei@orn.no',
    'hei@orn',
    'email: "hei@orn" is not right: an e-mail address is expected, such as post@example.no',
  ],
  [
    'an e-mail address that is too long',
    FIRM,
    'hei@',
    'kundeservice.regnskap.og.personale@',
    `email: ${LONG}: 41 characters, 40 fit`,
  ],
  [
    'an address that is too long',
    FIRM,
    'Ærlighetens vei 1',
    `${'Ærlighetens '.repeat(3)}vei 1`,
    `officeAddress.street: ${LONG}: 41 characters, 40 fit`,
  ],
  [
    'a leap day of another year',
    FIRM,
    '2026-02-28',
    '2026-02-29',
    'privacyUpdated: "2026-02-29" is not a day of the calendar',
  ],
  [
    'a closed day that its month does not have',
    FIRM,
    '2027-05-17',
    '2027-02-29',
    'closedDates.0: "2027-02-29" is not a day of the calendar',
  ],
  [
    'a closed day that is no date',
    FIRM,
    '2027-05-17',
    '17. mai',
    'closedDates.0: "17. mai" is not right: a day of the calendar is expected, year-month-day, such as 2026-11-01',
  ],
  [
    'an answer that is neither yes nor no',
    FIRM,
    '"membership": "no"',
    '"membership": "maybe"',
    'confirmed.membership: "maybe" is not possible here; it must be one of unknown, yes, no',
  ],
  [
    'a wrong figure in the organisation number',
    FIRM,
    '325',
    '326',
    'organizationNumber: "987 654 326" is not an organisation number of nine figures; is one of them wrong?',
  ],
  [
    'a phone number without a country',
    FIRM,
    '+47 22',
    '22',
    'phone: "22 33 44 55" is not right: a phone number with country code is expected, such as +47 00 12 34 56',
  ],
  [
    'a phone number that lacks a figure',
    FIRM,
    '44 55',
    '44 5',
    'phone: "+47 22 33 44 5" is not right: a phone number with country code is expected, such as +47 00 12 34 56',
  ],
  [
    'a Norwegian postcode of three figures',
    FIRM,
    '9990',
    '999',
    'officeAddress.postalCode: "999" is not right: four figures are expected, such as 0161',
  ],
  ['a missing fact', FIRM, '"country": "NO",', '', 'country: this fact is missing'],
  [
    'a link that is not safe',
    FIRM,
    '"https://www.datatilsynet',
    '"http://www.datatilsynet',
    'dataProtectionAuthorityUrl: "http://www.datatilsynet.no/" is not right: a link is expected, such as https://www.example.com/page',
  ],
  [
    'a badge that is not there',
    FIRM,
    '"country"',
    '"badge": "merke.svg", "country"',
    'badge: there is no picture public/brand/merke.svg',
  ],
  [
    'hours that end before they begin',
    FIRM,
    '"country"',
    '"openingHours": [{ "days": ["Monday"], "opens": "08:00", "closes": "07:00" }], "country"',
    'openingHours.0.closes: the hours end (07:00) before they begin (08:00)',
  ],
  [
    'hours that overlap',
    FIRM,
    '"country"',
    '"openingHours": [{ "days": ["Monday"], "opens": "08:00", "closes": "12:00" }, { "days": ["Monday"], "opens": "11:00", "closes": "16:00" }], "country"',
    'openingHours.1: on Monday these hours overlap others, 08:00 to 12:00',
  ],
  [
    'a day in another language',
    FIRM,
    '"country"',
    '"openingHours": [{ "days": ["Mandag"], "opens": "08:00", "closes": "12:00" }], "country"',
    'openingHours.0.days.0: "Mandag" is not possible here; it must be one of Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday',
  ],
  [
    'a service by the name of a section',
    FIRM,
    '"id": "tallsnop"',
    '"id": "contact"',
    'services.0.id: "contact" is the name of a part of the page; choose another',
  ],
])('%s', (_, file, from, to, message) => {
  it(`is refused: ${message}`, () => {
    plant(file, from, to);
    expect(said()).toContain(`${file} ${message}`);
    expect(new Set(said().map((line) => line.split(':')[0])).size).toBe(1);
  });
});

it.each([
  ['one point', NO, ',\n    "b": "To ting"', '', EN, ',\n    "b": "Two things"', ''],
  ['points by any name', NO, '"a": "Ett"', '"førstePunkt": "Ett"', EN, '"a": "One"', '"førstePunkt": "One"'],
])('lets a service have %s', (_, file, from, to, other, otherFrom, otherTo) => {
  plant(file, from, to);
  plant(other, otherFrom, otherTo);
  expect(said()).toEqual([]);
});

it.each([
  ['a name that is English', NO, 'Ring Å & Ørn', 'Ring The Hub'],
  ['a quotation that is English', NO, 'Se mer', 'Se «the»'],
  ['a bracket to be read', NO, 'Ring Å & Ørn', "Ring '{'Ørn'}'"],
  ['tags beyond the length', NO, 'Tall som <', 'Tallene som <'],
  ['a place that is not named', NO, 'Regnskap i {city}', 'Regnskap for øyene'],
  ['a text that is named as the same', EN, '"hero"', '"$same": ["services.label"], "hero"'],
  ['an American number', FIRM, '+47 22 33 44 55', '+1 212-555-0100'],
  ['a British number', FIRM, '+47 22 33 44 55', '+44 20 7946 0958'],
  ['an address of a port', FIRM, 'ørn.no"', 'ørn.no:8443"'],
  ['a leap day', FIRM, '2026-02-28', '2028-02-29'],
  ['a map of one language', FIRM, '&l={language}', ''],
  [
    'several social networks',
    FIRM,
    '"country"',
    '"social": [{ "network": "Mastodon", "url": "https://m.test/@orn" }, { "network": "Instagram", "url": "https://i.test/orn" }], "country"',
  ],
])('lets %s pass', (_, file, from, to) => {
  plant(file, from, to);
  if (to.includes('$same')) plant(EN, 'What we do', 'Dette gjør vi');
  expect(said()).toEqual([]);
});

it.each([
  ['SE', '111 22', '556016-0680'],
  ['GB', 'EC1A 1BB', '01234567'],
  ['DE', '10115', 'HRB 12345 B'],
])('lets a company in %s have its own postcode and number', (country, postalCode, number) => {
  plant(FIRM, '"NO"', `"${country}"`);
  plant(FIRM, '9990', postalCode);
  plant(FIRM, '987 654 325', number);
  expect(said()).toEqual([]);
});

it('reads a file with a byte order mark, and takes the mark away for the build', () => {
  write(NO, `\ufeff${read(NO)}`);
  expect(said()).toEqual([]);
  expect(read(NO).startsWith('{')).toBe(true);
});

it('names a file that is saved as Windows-1252, and the line', () => {
  write(NO, Buffer.from(read(NO), 'latin1'));
  expect(formatProblems(checkContent(root()))).toMatch(
    /^messages\/no\.json:6: this file is saved as Windows-1252 or another old encoding; save it as UTF-8$/m,
  );
});

it('names a file that is saved as UTF-16', () => {
  write(EN, Buffer.from(read(EN), 'utf16le'));
  expect(said()).toContain(`${EN}: this file is saved as UTF-16; save it as UTF-8`);
});

it('refuses a catalog that was only copied, and says how much is left', () => {
  write(EN, read(NO));
  expect(said()).toEqual([
    `${EN}: 12 of 12 texts are not translated, they are the same as in ${NO}: hero.title, hero.button, hero.place, hero.phone, hero.count …`,
  ]);
});

it('refuses a top bar that is too full, until something is left out of it', () => {
  const networks = ['Mastodon', 'Instagram', 'LinkedIn', 'Facebook'].map((network) => ({
    network,
    url: 'https://m.test/a',
  }));
  plant(FIRM, '"country"', `"social": ${JSON.stringify(networks)}, "country"`);
  plant(FIRM, 'Ærlighetens vei 1', 'Ærlighetens vei ved brygga 123');
  plant(FIRM, 'hei@', 'kundeservice.regnskap@');
  expect(said()).toEqual([
    `${FIRM} topBar: these do not fit beside each other in the top bar; name fewer of phone, address, email and social in "topBar"`,
  ]);
  plant(FIRM, '"country"', '"topBar": ["phone", "social"], "country"');
  expect(said()).toEqual([]);
});

it('names a service and a slide that have no picture', () => {
  write('content/pictures.json', '{ "pictures": { "fjord": {} } }');
  expect(said()).toEqual([
    `${FIRM} services.0.id: it has no picture: put one in content/images/ as tallsnop.avif (or .png, .jpeg), then \`npm run images\``,
    `${FIRM} slides.0: it has no picture: put one in content/images/ as fjord-portrait.avif (or .png, .jpeg), then \`npm run images\``,
  ]);
});

it('names the catalogs that have no texts for a service', () => {
  write('content/pictures.json', '{ "pictures": { "audit": {}, "fjord": {}, "fjord-portrait": {} } }');
  plant(FIRM, '"tallsnop"', '"audit"');
  expect(said()).toEqual([
    `${FIRM} services.0.id: ${NO} has no texts for it, services.audit`,
    `${FIRM} services.0.id: ${EN} has no texts for it, services.audit`,
  ]);
});

it('counts everything, not only the first mistake', () => {
  plant(EN, 'What we do', "What  we'd do");
  plant(NO, '"Se mer"', '""');
  plant(FIRM, '+47 ', '');
  expect(said()).toHaveLength(4);
});

it('says where JSON is broken', () => {
  plant(NO, '"Se mer",', '"Se mer"');
  expect(said()).toEqual([`${NO}: this is not valid JSON: a comma is missing at the end of the line above`]);
});

it('says that the catalog of a language is missing, blank, or of no language', () => {
  rmSync(join(root(), EN));
  write('messages/fr.json', '{}');
  expect(said()).toEqual([
    `${EN}: this file is missing`,
    'messages/fr.json: messages/languages.ts names no such language',
  ]);
  write(EN, '\n');
  expect(said()).toContain(`${EN}: this file is empty`);
});

it('refuses a form address that is not one', () => {
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'forms.example/contact';
  expect(said()).toEqual([
    'environment NEXT_PUBLIC_FORM_ENDPOINT: "forms.example/contact" is not an address that begins with https://',
  ]);
});
