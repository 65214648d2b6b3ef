/** @jest-environment node */
import { checkContent } from '@/checks/check-content';
import { checkLaunch } from '@/checks/check-launch';
import { COMPANY_FILE, type Content, catalogFile, isPicture, PICTURES_FILE } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { formatProblem, formatReport } from '@/checks/problem';
import { isRowList } from '@/model/fact-tree';
import { isUrl, WEEKDAYS } from '@/model/formats';
import { readContent } from '@/tools/build/read-content';
import { terminalReader } from '@/tools/build/terminal';
import { newFolder } from '../folder';
import { LEFTOVERS } from '../tools/build/export-fixture';
import { changedContent } from './content-copy';

const [NO, SE, PL] = ['no', 'se', 'pl'].map(catalogFile) as [string, string, string];
const { content, set, keepCatalogs } = changedContent();
const textOf = (file: string) => content().files[file] ?? '';
const setFacts = (facts: object) => {
  for (const [key, value] of Object.entries(facts)) set(COMPANY_FILE, key, value);
};

/** Returns the English messages, and checks that each also has a Norwegian one. */
function messages(changes: Partial<Content> = {}): string[] {
  return checkContent({ ...content(), ...changes }).map((problem) => {
    expect(['', problem.message.en]).not.toContain(problem.message.no);
    return formatProblem(problem);
  });
}
function messagesFor(file: string, key: string, value: unknown): string[] {
  set(file, key, value);
  return messages();
}
/** The same without catalogs that have nothing to do with it. */
function messagesAlone(file: string, key: string, value: unknown): string[] {
  keepCatalogs(...(file === COMPANY_FILE ? [] : [NO, file]));
  return messagesFor(file, key, value);
}
const messagesForText = (file: string, text: string) => messages({ files: { ...content().files, [file]: text } });
const containing = (parts: string[]) => parts.map((part) => expect.stringContaining(part));

/** Expects one message for another value at a key, and that it names the key and its line. */
function expectMessage(file: string, key: string, value: unknown, message: string) {
  const [found = '', ...others] = messagesAlone(file, key, value);
  expect(others).toEqual([]);
  expect(found).toContain(`${key}: `);
  expect(found).toContain(message);
  if (value === undefined) return;
  const line = textOf(file).split('\n')[Number(/:(\d+)/.exec(found)?.[1]) - 1];
  expect(line).toContain(`"${key.split('.').findLast((part) => !/^\d+$/.test(part))}"`);
}

it('the content of the fixture has no problems', () => {
  expect(messages()).toEqual([]);
});

describe('a text', () => {
  it('cannot replace a group', () => {
    const message = 'about: write a group in curly brackets {}';
    expect(messagesFor(NO, 'about', 'Abc')).toContainEqual(expect.stringContaining(message));
  });

  it.each<[values: unknown[], message: string]>([
    [['Å &#38; B', 'Å &nbsp være', 'Å\\nvære'], '”; write the character itself'],
    [['Å<br/>være'], 'visitors would see “<br/>”; lines break by themselves'],
    [['Å **være**', 'Å __være__', 'Å _være_ her', 'Å <!-- ny --> være', 'Å `være`'], 'cannot be emphasized this way'],
    [['# Å være'], 'visitors would see “#”; headings have texts of their own'],
    [['Omsetning<A', 'Under <a b kroner'], ' is read as a tag, because it begins with <'],
    [['Les [mer](https://a.no)'], 'visitors would see “](https://a.no)”; links cannot be written this way'],
    [["Om '{x}' dager"], "visitors would see “'{x}”; leave out the apostrophe, or write it as ’"],
    [["<link>dell'</link>ufficio"], "visitors would see “'</link>”; leave out the apostrophe, or write it as ’"],
    [['Punkt \uf0b7 fra Word'], 'the character ▯ in “Punkt ▯ fra Word” is shown as an empty box'],
    [['a\u0092b', 'a\ufffeb', 'a\ud800b'], 'in “a▯b” is shown as an empty box'],
    [['Ã¥ vÃ¦re', 'Ã˜re', 'a â€“ b'], '” is a letter that was saved in the wrong encoding'],
    [['v\ufffdre'], 'this file is not saved as UTF-8; save it that way'],
    [['Å <b>være</b>'], 'this text cannot have <b>, only words'],
    [['<b>a'], 'this text cannot be read; a tag such as <link> is missing its </link>'],
    [['Å { være'], 'this text cannot be read; look for a bracket { } or a tag < >'],
    [['Fra {{price}} kr'], 'this text cannot be read; write one { and one } around a name'],
    [['', ' \u200b'], 'this text is empty'],
    [[7], 'write text in double quotes here'],
  ])('cannot be %j: %s', (values, message) => {
    for (const value of values) expectMessage(NO, 'contact.lead', value, message);
  });

  it('cannot be missing, unless it is optional or not shown', () => {
    for (const key of ['contact.lead', 'footer.registration']) expect(messagesFor(NO, key, undefined)).toEqual([]);
    expectMessage(NO, 'contact.title', undefined, 'this is missing');
  });

  it.each([
    [NO, 'contact.form.privacyNote', 'Les<link> </link>her', 'write words between <link> and </link>'],
    [NO, 'contact.form.privacyNote', '<link><link>Les</link></link>', '<link> cannot be inside another tag'],
    [NO, 'contact.form.privacyNote', 'Abc', 'write <link> in this text; it is missing'],
    [NO, 'contact.reply', 'Om {days, number} dager', 'write {days} without a comma'],
    [NO, 'privacy.updated', 'Fra {date, date}', 'write {date} without a comma'],
    [NO, 'privacy.updated', 'Fra {date, time}', 'write {date} without a comma'],
    [NO, 'footer.description', 'I {city, select, other {by}}', 'write {city} without a comma'],
    [NO, 'footer.description', 'I {city, plural, other {by}}', '{city} is not a number, so it has no plural'],
    [NO, 'contact.reply', '{days, selectordinal, other {#.}} dag', 'write {days, plural, …}'],
    [NO, 'technology.systems', '{count, plural, one {a} other {abcdefghij abcdefghij abcd}}', 'too long: it has 26'],
    [NO, 'technology.systems', '{count, plural, other {#}}', 'for numbers such as 1; write one {# …} too'],
    [NO, 'technology.systems', '{count, plural, one {a} other { }}', '{count}: there are no words in the brackets'],
    [NO, 'contact.reply', '{days, plural, one {a}}', 'this text cannot be read; write other {…} too'],
    [PL, 'technology.systems', '{count, plural, one {a} many {b} other {c}}', 'such as 2 and 3; write few {# …} too'],
    [SE, 'technology.systems', '{count, plural, one {a} other {c}}', 'for numbers such as 2; write two {# …} too'],
    [NO, 'contact.map.openSettings', 'Informasjonskapsler', 'too long for its line, which has room for 10 letters'],
    [SE, 'header.emailLabel', 'Abc {email} {fax}', 'this text cannot have {fax}, only {email}'],
    [SE, 'hero.botton', 'Abc', 'nothing on the site has this name; is it misspelt?'],
    [SE, 'hero.title', '<mark>Abc.</mark>', 'a headline is two words or more'],
    [SE, 'nav.menu', 'Abcdefghijklmno', 'this text is too long: it has 15 characters, and 14 fit'],
    [NO, 'contact.title', 'Abcdefghijklmnop', 'too long for its line, which has room for 13 letters; write another'],
    [SE, 'contact.title', 'Regnskapsføring', '“Regnskapsføring” is too long for its line'],
    [SE, 'hero.eyebrow', '{city} aaaaaaaaa '.repeat(4).trim(), 'too long: it has 59 characters, and 48 fit'],
  ])('in %s, %s cannot be “%s”', expectMessage);

  it.each([
    [NO, 'contact.lead', 'Å & Ørn; og *'],
    [NO, 'contact.lead', 'R&D, 5 * 3, nr. #1, a_b_c og person\u00advern'],
    [NO, 'technology.systems', '{count, plural, =1 {ett} other {# system}}'],
    [NO, 'hero.title', 'Abc <mark>defghi.</mark>'],
    [NO, 'hero.title', 'Abc defghi'],
    // Known compounds break by themselves.
    [NO, 'contact.title', 'Regnskapsførerselskapet'],
    [NO, 'services.title', 'Regnskapstjenester'],
    [NO, 'contact.map.openElsewhere', 'Uforpliktende'],
    // As long as its place, and as its line.
    [SE, 'nav.menu', 'Abcdefg\u00adhijklmn'],
    [SE, 'contact.title', 'Årsregnskapet'],
    // The facts hide these.
    [SE, 'contact.reply', '{days, plural, one {a} other {b}}'],
    [SE, 'services.one.discover', 'Tjenestebeskrivelse'],
  ])('in %s, %s may be “%s”', (file, key, value) => {
    expect(messagesAlone(file, key, value)).toEqual([]);
  });

  it('that an owner adds is required in other languages', () => {
    const message = 'services.payroll.points.more: this is missing';
    expect(messagesFor(NO, 'services.payroll.points.more', 'Abc def')).toEqual(
      [SE, PL].map((file) => expect.stringMatching(`${file}:\\d+ ${message}`)),
    );
  });
});

describe('a translation', () => {
  const lead = (file: string) => JSON.parse(textOf(file)).contact.lead;

  it.each([
    [SE, NO],
    [PL, NO],
    [PL, SE],
  ])('in %s cannot be that of %s', (file, other) => {
    const answer = 'if it is right as it is, write "contact.lead" into "$same" at the top';
    const message = `contact.lead: this is not translated; it is the same in another language – ${answer}`;
    expect(messagesFor(file, 'contact.lead', lead(other))).toEqual([expect.stringContaining(message)]);
  });

  it('may be the same if $same has its key or group', () => {
    set(PL, 'contact.lead', lead(SE));
    expect(messagesFor(PL, '$same', ['contact'])).toEqual([]);
  });

  it.each([
    [{ map: undefined }, 'consent'],
    [{}, 'privacy.cookies.mapPurposes.consent'],
    [{ association: undefined, licence: undefined }, 'about.badge.captionMember'],
    [{ services: { payroll: { account: '5010' } } }, 'services.yearEnd.lead'],
    [{ platforms: { tripletex: { name: 'A' } } }, 'technology.platforms.powerOffice.body'],
    [{ people: undefined, soleTrader: undefined }, 'about.people.ola'],
  ])('may be missing if the facts hide it: with %j, %s', (facts, key) => {
    setFacts(facts);
    expect(messagesAlone(PL, key, undefined)).toEqual([]);
  });
});

describe('a fact', () => {
  type Row = [key: string, values: unknown[], message: string];
  const OWN = "this is the company's own, which is on the page anyway; leave it out here";
  it.each<Row>([
    ['officeAddress.postalCode', ['161'], 'write a postal code of four digits'],
    ['postalAddress.postalCode', ['EC1A 1BB'], 'write a postal code of four digits'],
    ['otherOffices.1.postalCode', ['161'], 'write a postal code of four digits'],
    ...['otherOffices.0.phone', 'people.ola.phone'].map((key): Row => [key, ['+47 22334455'], OWN]),
    ['people.ola.email', ['hei@ørn.no'], OWN],
    ['organizationNumber', ['987 654 32'], 'write nine digits, such as 000 000 000, without NO and MVA'],
    ['organizationNumber', ['987 654 326'], '“987 654 326” is not a valid organisation number'],
    ['siteUrl', ['https://orn', 'https://or_n.no', 'https://www..no', 'https://orn-.no'], 'write the address of the'],
    ['siteUrl', ['https://orn.no/no', 'http://orn.no'], ' is not right; write the address of the site'],
    ['editor.repository', ['firm', 'firm/..'], 'write the owner and the name of the folder on GitHub'],
    ['newsUrl', ['http://a.no', 'https://a.test:70000/', 'https://a.test:0/'], ' is not right; write a link'],
    ['newsUrl', ['https://a.test/%zz', 'https://a,test/a'], ' is not right; write a link'],
    ['newsUrl', [`http://a.no/${'a'.repeat(99)}`], `“http://a.no/${'a'.repeat(28)}…” is not right`],
    ['map.embedUrl', ['k', 'https://k.no/{address}{address}'], 'write a link that begins with https://, with'],
    ['map.linkUrl', ['https://k.no/{address}{language}'], 'has {address} once, and no other bracket'],
    ['map.since', ['2026-02-29', '1. mai'], ' is not right; write a day'],
    ['email', ['a@b', 'a..b@orn.no', 'a.@orn.no', 'a&b@orn.no', 'a@b.no/c@d.no'], ' is not right; write an email'],
    ['phone', ['+47 22 33 44 5O'], '“+47 22 33 44 5O” is not right'],
    ['phone', ['+47 22 33 44 5О'], '“О” does not belong here; write it again by hand'],
    // Too long besides.
    ['phone', ['22 33 44 55 / 90 11 22 33 / 90 11 22 34'], ' is not right; write a phone number'],
    ['phone', ['22 33 44'], '“22 33 44” is not right; write a phone number, such as +47 00 12 34 56'],
    ['brand', [7], 'write text in double quotes here'],
    ['brand', ['', '  '], 'this is missing'],
    ['brand', ['A &lt; B', 'A <b> AS', '{name}'], 'write words, without < > { } and codes such as &amp;'],
    ['name', ['A\uf0b7 AS'], 'the character ▯ in “A▯ AS” is shown as an empty box'],
    ['name', ['Ã˜rn AS'], '“Ã˜” is a letter'],
    ['country', [undefined], 'this is missing'],
    ['country', ['NX', 'ZZ', 'Norden'], 'write a country code'],
    ['timeZone', ['Oslo'], '“Oslo” is not right; write a time zone, such as Europe/Oslo'],
    ['confirmed.membership', ['maybe'], '“maybe” is not possible here; choose one of unknown, yes, no'],
    ['confirmed.by', [undefined], 'write who has answered yes'],
    ['confirmed.on', [undefined], 'give the date of the answer'],
    ['exampleSum.vouchers.goods', [[345_600, 77]], 'the documents add up to 345677, but the amount is 345678'],
    ['exampleSum.vouchers.rent', [[]], 'the documents add up to 0, but the amount is 23456'],
    ['services', [{}], 'add at least one'],
    ['services', [[{ id: 'payroll' }]], 'write a group in curly brackets {} here'],
    ['slides', [['desk', 'desk']], 'remove what is here twice'],
    ['priceFrom', ['hei'], 'write a whole number'],
    ['priceFrom', [0], 'at least 1'],
    ['openingHours.0.opens', ['24:00'], 'write a time of the 24-hour clock'],
    ['services.payroll.account', ['501'], 'write an account number of four digits'],
    ['focus.desk', ['101% 5%'], 'write two percentages'],
    ['badge', ['none'], 'there is no picture none'],
    ['focus.fjordd', ['5% 5%'], 'no picture has this name; choose one of fjord, desk, papercut, fjord-portrait'],
    ['keptTexts', [['priceFrom']], 'nothing on the site has this name'],
    ['openingHours.0.opens', ['08:00–16:00'], '“08:00–16:00” is not right; write a time'],
  ])('%s cannot be %j: %s', (key, values, message) => {
    for (const value of values) expectMessage(COMPANY_FILE, key, value, message);
  });

  it.each(Object.entries({ slides: 6, people: 12, social: 4, customers: 12, services: 20, platforms: 8 }))(
    '%s may have %d rows, not more',
    (key, most) => {
      const message = `${key}: there are ${most + 1}; at most ${most} fit`;
      const rows = Array(most + 1).fill({});
      const byId = Object.fromEntries(rows.map((row, index) => [`a${index}`, row]));
      const found = messagesAlone(COMPANY_FILE, key, isRowList(key) ? byId : rows);
      expect(found).toContainEqual(expect.stringContaining(message));
    },
  );

  it('may be an address with an å, however often it is checked', () => {
    expect(Array.from({ length: 10_000 }, () => isUrl('https://www.å.no'))).not.toContain(false);
  });

  it.each<[key: string, value: unknown]>([
    ['organizationNumber', '000 000 000'],
    ['organizationNumber', '987654325'],
    ['siteUrl', 'https://www.regnskap-på-å.no:8443'],
    ['newsUrl', 'https://avisa.test/å%20ørn?a=b#c'],
    ['people', { ola: { name: 'Ola', phone: '+47 22 33 44 56' } }],
    ['$confirmed', ['priceFrom', 'officeAddress.street', 'closedDates', 'content/notes.txt']],
    ['focus', { 'fjord-low': '5% 5%' }],
    ['privacyUpdated', '2028-02-29'],
    ['phone', '+1 212-555-0100'],
    ['openingHours', [{ days: WEEKDAYS, opens: '08:00', closes: '16:00' }]],
  ])('%s may be %j', (key, value) => {
    expect(messagesAlone(COMPANY_FILE, key, value)).toEqual([]);
  });

  it.each([
    ['services.contact', '“contact” is the name of a part of the page'],
    ['services.tax', 'the texts of this row are missing (services.tax)'],
    ['services.hero', '“hero” is the name of a part of the page'],
    ['services.title', '“title” is the name of a part of the page'],
    ['services.a-b', '“a-b” is not right; write one word'],
  ])('%s cannot be a row: it has no texts or another meaning', (key, message) => {
    keepCatalogs(NO);
    const found = messagesFor(COMPANY_FILE, key, {});
    expect(found).toContainEqual(expect.stringContaining(`${key}: ${message}`));
  });

  it('has a row whose name begins with a letter: numbers would come first', () => {
    const [found] = messagesAlone(COMPANY_FILE, 'services', { payroll: {}, 2: {} });
    expect(found).toContain(
      'services.2: “2” is not right; write one word of letters and digits that begins with a small',
    );
  });

  it.each(['people.main', 'platforms.contact'])('%s may be the name of a part of the page', (key) => {
    keepCatalogs(NO);
    expect(messagesFor(COMPANY_FILE, key, { name: 'Ås' })).toEqual([]);
  });

  const LONG = {
    'officeAddress.street': 'Gata i den lange byen ved fjorden nummer',
    email: 'kundeservice.regnskap.personale@orn.no',
  };
  it.each([
    [{ social: Array(4).fill({ network: 'Mastodon Bergen', url: 'https://social.test/' }) }, true],
    [LONG, true],
    [{ ...LONG, topBar: ['phone', 'social'] }, false],
  ])('with %j, the top bar is too wide: %s', (facts, isTooWide) => {
    const message = 'topBar: these and the languages (1) do not fit next to each other; choose fewer of phone';
    keepCatalogs(NO);
    setFacts(facts);
    expect(messages()).toEqual(containing(isTooWide ? [message] : []));
  });
});

describe('opening hours', () => {
  const monday = { days: ['Monday'], opens: '08:00', closes: '12:00' };
  const tuesday = { ...monday, days: ['Tuesday'] };
  const both = { ...monday, days: ['Tuesday', 'Monday'] };
  const byAppointment = { days: ['Monday'], byAppointment: true };
  const ONCE = 'a time can be in one row only';
  const OPEN = 'write when you open and close, or choose “By appointment”';
  const DAYS = `“Mondag” is not possible here; choose one of ${WEEKDAYS.join(', ')}`;

  it.each<[rows: object[], message: string | undefined]>([
    [[{ ...monday, days: ['Mondag'] }], `0.days.0: ${DAYS}`],
    [[{ ...monday, closes: '08:00' }], '0: “Closes” (08:00) must be later than “Opens” (08:00)'],
    [[{ ...monday, closes: undefined }], `0: ${OPEN}`],
    [[{ days: ['Monday'], byAppointment: false }], `0: ${OPEN}`],
    [[{ ...monday, ...byAppointment }], '0: days by appointment have no times; leave “Opens” and “Closes” empty'],
    [[monday, { ...monday, opens: '11:59', closes: '16:00' }], `1: Monday: 11:59–16:00 overlaps 08:00–12:00; ${ONCE}`],
    [[monday, both], `1: Monday: 08:00–12:00 overlaps 08:00–12:00; ${ONCE}`],
    [[monday, byAppointment], `1: Monday: by appointment overlaps 08:00–12:00; ${ONCE}`],
    [[monday, tuesday, { ...both, opens: '12:00', closes: '16:00' }], undefined],
    [[tuesday, byAppointment], undefined],
  ])('with the rows %j have the problem: %s', (rows, message) => {
    const found = messagesAlone(COMPANY_FILE, 'openingHours', rows);
    expect(found.map((line) => line.split('openingHours.')[1])).toEqual(message ? [message] : []);
  });
});

it.each([
  ['dots in its names', { 'hero.title': 'Å', 'hero.lead': 'Være' }, 'have dots'],
  ['a group around all', { se: { hero: { title: 'Å' } } }, 'one level too deep'],
])('a catalog with %s is refused in one line', (_, catalog, message) => {
  const files = { ...content().files, [SE]: JSON.stringify(catalog) };
  const found = messages({ files }).filter((line) => line.startsWith(SE));
  expect(found).toEqual([expect.stringContaining(message)]);
});

describe('the address of the form', () => {
  const NO_HTTPS = 'is not an address that begins with https://';
  it.each([
    ['https://skjema.test/s/orn?a=1', undefined],
    ['http://skjema.test/s/orn', NO_HTTPS],
    ['http://localhost.skjema.test/', NO_HTTPS],
    ['https://', NO_HTTPS],
    ['https://skjema.test/s/orn#', 'has a #'],
    ['https://www.å-ørn.no/send', 'is the address of the site itself'],
    ['https://xn---rn-tla0h.no/send', 'is the address of the site itself'],
    ['skjema.test', NO_HTTPS, null],
    ['http://localhost:3000/contact', undefined, 'is not right; write a link'],
  ])('%s: in the environment: %s', (address, mistake, inFacts: string | null | undefined = mistake && '') => {
    keepCatalogs();
    const line = `environment NEXT_PUBLIC_FORM_ENDPOINT: “${address}” ${mistake}`;
    expect(messages({ formOverride: address })).toEqual(containing(mistake ? [line] : []));
    if (inFacts === null) return;
    const fact = inFacts === undefined ? [] : [`formEndpoint: “${address}” ${inFacts}`];
    expect(messagesFor(COMPANY_FILE, 'formEndpoint', address)).toEqual(containing(fact));
  });

  it('has no invisible character, which would be part of it', () => {
    keepCatalogs();
    const message = 'invisible character (https://skjema.test/s/orn%E2%80%8B)';
    expect(messages({ formOverride: 'https://skjema.test/s/orn\u200b' })).toEqual(containing([message]));
  });
});

describe('a JSON file', () => {
  const QUOTES = 'write names and texts in straight double quotes ("); see line 2';
  const TEXT = '{\n  "a": "b",\n  "c": {\n    "d": "e"\n  }\n}\n';

  it.each([
    ['a comma is missing', ['"b",', '"b"'], 2, 'a comma is missing after line 2'],
    ['a colon is missing', ['"a":', '"a"'], 2, 'a colon is missing after line 2'],
    ['there is a comma too many', ['"e"', '"e",'], 4, 'there is one comma too many after line 4, or a name or text'],
    ['a text has no quotes', ['"b"', 'b'], 2, QUOTES],
    ['quotes are curly', ['"b"', '“b”'], 2, QUOTES],
    ['a quote is missing', ['"e"', '"e'], 4, 'a double quote (") is missing at the end of line 4'],
    ['a text has a tab', ['"e"', '"e\t"'], 4, 'a text cannot have a tab or a new line in it; see line 4'],
    ['a bracket is missing', ['  }\n}', '  }\n'], 5, 'a closing bracket } or ] is missing after line 5'],
    ['there is a bracket too many', ['  }\n}', '  }\n}}'], 6, 'nothing can follow the last bracket; see line 6'],
    ['there is a comment', ['"b",', '"b", // c'], 2, 'comments are not possible here; see line 2'],
    ['a backslash stands alone', ['"e"', '"\\e"'], 4, 'a \\ is written \\\\; see line 4'],
    ['it is empty', [TEXT, '\n'], 1, 'this file is empty'],
    ['it is UTF-16', [TEXT, '\ufffd\ufffd{\u0000'], 1, 'this file is not saved as UTF-8'],
    ['it is a list', [TEXT, '[]'], 1, 'write names and texts in curly brackets {}'],
  ] as const)('is refused when %s', (_, [part, other], line, message) => {
    keepCatalogs(NO);
    const text = TEXT.replace(part, () => other);
    for (const file of [COMPANY_FILE, NO]) {
      expect(messagesForText(file, text)).toEqual(containing([`${file}:${line}: ${message}`]));
    }
  });

  it.each([
    [SE, '{\n', '{\n"contact": { "lead": "A" },\n', 'contact: this key appears twice, and only the second one counts'],
    [COMPANY_FILE, '"postalCode"', '"city": "A", "postalCode"', 'officeAddress.city: this key appears twice'],
    [COMPANY_FILE, '"bookkeeping": {', '"payroll": {}, "bookkeeping": {', 'services.payroll: this key appears twice'],
  ])('%s cannot have a key twice: %s', (file, part, twice, message) => {
    expect(messagesForText(file, textOf(file).replace(part, twice))).toEqual([
      expect.stringMatching(`^${file}:\\d+ ${message}`),
    ]);
  });

  it('may have a byte order mark and the line ends of Windows', () => {
    const windows = (file: string) => [file, `\ufeff${textOf(file).replaceAll('\n', '\r\n')}`];
    const files = { ...content().files, ...Object.fromEntries([NO, SE, PL, COMPANY_FILE].map(windows)) };
    expect(messages({ files })).toEqual([]);
  });

  it('of a language needs its line in messages/languages.ts, and the line needs the file', () => {
    const { [SE]: _, ...files } = content().files;
    expect(messages({ files: { ...files, 'messages/de.json': '{}' } })).toEqual([
      'messages/de.json: this language is not in messages/languages.ts; add it there, or delete this file',
      'messages/se.json: this file is missing, but messages/languages.ts lists its language',
    ]);
  });
});

describe('content/pictures.json', () => {
  it('has every picture that the facts show, and a link preview in each language', () => {
    set(PICTURES_FILE, 'cards', {});
    const { yearEnd } = JSON.parse(textOf(PICTURES_FILE)).pictures;
    const found = messagesFor(PICTURES_FILE, 'pictures', { yearEnd });
    for (const name of ['fjord', 'fjord-portrait', 'about', 'fallback']) {
      expect(found).toContainEqual(expect.stringContaining(`images/${name}: this picture is missing`));
    }
    expect(found).toContainEqual(expect.stringMatching(/ cards.se: the picture shown when somebody shares a link/));
  });

  it('may lack the pictures of services', () => {
    const { payroll, bookkeeping, ...rest } = JSON.parse(textOf(PICTURES_FILE)).pictures;
    expect(messagesFor(PICTURES_FILE, 'pictures', rest)).toEqual([]);
  });
});

describe('a language', () => {
  const withLanguage = (id: string, changes: object) => {
    const { languages } = content();
    return { languages: { ...languages, [id]: { ...languages[id], ...changes } } as Content['languages'] };
  };
  const PREFIX = 'prefix: write an address of its own, such as /pl';
  const TWICE = '“nb” is claimed by two languages; leave it with one, or no browser knows which one counts';
  const SHORT = 'write the language as browsers do, in two or three small letters';
  const POLICY = 'is not possible here; choose one of no, se. no has its own';

  type Row = [changes: object, message: string, id?: string];
  it.each<Row>([
    [{ lang: 'polsk' }, 'lang: write the code of a language, such as nb'],
    [{ intl: 'pl_PL' }, 'intl: write a code with country, such as nb-NO'],
    ...['pl', '/se', '/personvern', '/edit', '/brand', '/pictures', '/index'].map(
      (prefix): Row => [{ prefix }, PREFIX],
    ),
    [{ lang: 'nb' }, `lang: ${TWICE}`],
    [{ browser: ['nb', 'pl'] }, `browser: ${TWICE}`],
    [{ browser: ['zh-Hant'] }, `browser: ${SHORT}, such as nb, not “zh-Hant”`],
    [{ privacy: 'en' }, `privacy: “en” ${POLICY}`],
    [{ privacy: 'pl' }, `privacy: “pl” ${POLICY}`],
    // The first one has none.
    [{ prefix: '/no' }, 'prefix: leave this empty', 'no'],
  ])('cannot have %j: %s', (changes, message, id = 'pl') => {
    // Without texts, which take long.
    expect(messages({ ...withLanguage(id, changes), files: {} })).toContain(`messages/languages.ts ${id}.${message}`);
  });

  it('may have a script in its id', () => {
    const copy = newFolder({ 'messages/zh-Hant.json': '{}', 'messages/catalog.schema.json': '{}' });
    expect(Object.keys(readContent(copy).files)).toEqual(['messages/zh-Hant.json']);
    const files = { ...content().files, 'messages/zh-Hant.json': textOf(PL) };
    const chinese = { lang: 'zh-Hant', hreflang: ['zh-Hant'], intl: 'zh-Hant-TW', browser: ['zh'], prefix: '/zh-hant' };
    const found = messages({ ...withLanguage('zh-Hant', chinese), files });
    expect(found.filter((line) => !/is not translated|picture shown when somebody shares/.test(line))).toEqual([]);
  });

  it('that links to the privacy policy of another one needs no texts of its own for it', () => {
    const message = 'privacy.lead: this is missing';
    expect(messagesFor(PL, 'privacy', undefined)).toContainEqual(expect.stringContaining(message));
    expect(messages(withLanguage('pl', { privacy: 'no' }))).toEqual([]);
  });
});

describe('a color', () => {
  beforeEach(() => keepCatalogs());
  it.each(['#12345', '#1234567', '#0e2a33ff', '0e2a33', 'brown', '#0e2a3g'])('cannot be %s', (color) => {
    const colors = { ...content().colors, brass: { DEFAULT: color } };
    expect(messages({ colors })).toEqual([
      `content/colors.ts brass.DEFAULT: “${color}” is not a colour; write # and six digits, each 0 to 9 or a to f`,
    ]);
  });

  const NEEDED = 'and has to be at least 4.5; choose a lighter or darker colour';
  const COLORS = { sea: '#0000ff', sky: { DEFAULT: '#ffffff', pale: '#eeeeff' }, fog: '#777777', ink: '#1d3b2a' };
  it.each([
    ['sea', 'sky', 4.5, 1, undefined],
    ['sky.pale', 'sea', 4.5, 1, undefined],
    ['fog', 'sky', 3, 1, undefined],
    ['fog', 'sky', 4.5, 1, `fog on sky: the contrast is 4.47, ${NEEDED}`],
    ['sky', 'sky', 4.5, 1, `sky on sky: the contrast is 1, ${NEEDED}`],
    ['seaa', 'sky', 3, 1, 'seaa on sky: there is no colour of this name'],
    ['sky', 'ink', 4.5, 0.8, undefined],
    ['sky', 'ink', 4.5, 0.66, `sky on ink over a white slide: the contrast is 4.33, ${NEEDED}`],
  ])('%s on %s needs a contrast of %d, %d of it over white: %s', (color, on, least, share, message) => {
    const found = messages({ colors: COLORS, pairs: [{ color, on, least, share }] });
    expect(found).toEqual(message ? [`content/colors.ts ${message}`] : []);
  });
});

describe('a picture', () => {
  const LOGO = 'content/brand/logo.png';
  const withFiles = (pictures: Record<string, string>, mistakes = {}) =>
    messages({ pictures: { ...content().pictures, ...pictures }, mistakes });

  it('is refused by name if there is another one for its place', () => {
    expect(withFiles({ [LOGO]: 'b', 'content/brand/logo.webp': 'c' })).toEqual([
      `${LOGO.replace('png', 'svg')}: logo.svg, logo.png, and logo.webp are for the same place; delete all but one`,
    ]);
  });

  it('that cannot be used is refused by name if it is shown, and so is any file that is published as it is', () => {
    const mistake = { no: 'feil', en: 'wrong' };
    const files = ['content/brand/logo-on-dark.heic', 'public/team.jpg', 'content/brand/notes.pdf'];
    const mistakes = Object.fromEntries(files.map((file) => [file, mistake]));
    expect(withFiles({}, mistakes)).toEqual([`${files[0]}: wrong`, `${files[1]}: wrong`]);
  });
});

it('what programs have left beside pictures is no picture', () => {
  const files = LEFTOVERS.map((name) => `content/images/${name}`);
  expect(files.filter(isPicture)).toEqual([]);
});

describe('public/', () => {
  const paths = (...names: string[]) => ({ paths: names.map((name) => `public/${name}`) });
  beforeEach(() => {
    keepCatalogs();
    set(COMPANY_FILE, 'links', {});
  });

  it('cannot have files with secrets', () => {
    const names = ['.env', '.env.local', 'files/.htpasswd', 'kunder.pst', 'key.pem', 'backup.sql', '.git/config'];
    const all = [...names, 'ID_RSA', 'arkiv.accdb'];
    const expected = all.map((name) => `public/${name}: everybody could download this file`);
    expect(messages(paths(...all))).toEqual(containing(expected));
  });

  it('has files that may be about clients only if the owner confirms it', () => {
    const names = ['kundeliste.xlsx', 'CV.docx', 'a/Kunder.CSV', 'tall.ods', 'bilag.zip'];
    const expected = names.map((name) => `write "public/${name}" into "$confirmed" in content/company.json`);
    expect(messages(paths(...names))).toEqual(containing(expected));
    set(
      COMPANY_FILE,
      '$confirmed',
      names.map((name) => `public/${name}`),
    );
    expect(messages(paths(...names))).toEqual([]);
  });

  it('has the files to which the page links, and a document among them is meant for everybody', () => {
    const links = { a: { url: '/priser.pdf' }, b: { url: '/a/Skjema.docx' } };
    set(COMPANY_FILE, 'links', links);
    expect(messages(paths('priser.pdf', 'a/skjema.docx'))).toEqual([
      expect.stringContaining('public/a/skjema.docx: everybody can download'),
      expect.stringContaining('links.b.url: there is no file public/a/Skjema.docx'),
    ]);
    expect(messages(paths('priser.pdf', 'a/Skjema.docx'))).toEqual([]);
  });

  it('may have other files', () => {
    const names = ['prisliste.pdf', '.well-known/security.txt', 'a.svg', '_redirects', '.htaccess'];
    expect(messages(paths(...names, ...LEFTOVERS))).toEqual([]);
  });
});

describe('one round', () => {
  it('finds mistakes of every kind at once, whatever else is wrong', () => {
    setFacts({ phone: 'kommer', officeAddress: undefined, country: 'Norden', siteUrl: 'orn', badge: 'none' });
    set(COMPANY_FILE, 'services.none', {});
    set(NO, 'nav.menu', 'Abcdefghijklmnopq');
    set(PICTURES_FILE, 'cards', {});
    const changes = { files: { ...content().files, [SE]: '{ "a": }' }, formOverride: 'http://a.no' };
    const found = messages({ ...changes, colors: { ...content().colors, ink: 'black' } }).join('\n');
    const parts = [
      ...['phone: “kommer” is not right', 'officeAddress: this is missing', 'siteUrl: “orn” is not right', 'country: '],
      ...['services.none: the texts of this row', 'badge: there is no picture', 'cards.no: the picture shown when'],
      ...['nav.menu: this text is too long', `${SE}:1: there is one comma too many`, 'ink: “black” is not a colour'],
      ...['NEXT_PUBLIC_FORM_ENDPOINT: “http://a.no” is not'],
    ];
    for (const part of parts) expect(found).toContain(part);
    expect(found).not.toContain('organizationNumber');
    expect(() => [checkLaunch(content()), checkHints(content())]).not.toThrow();
    setFacts({ people: 'Kari', closedDates: 7 });
    set(NO, '$same', 'hero');
    set(NO, 'about', []);
    expect(() => [checkContent(content()), checkLaunch(content()), checkHints(content())]).not.toThrow();
  });

  it('is reported by file and line, in the language of the reader', () => {
    const message = { no: 'Feil', en: 'Wrong' };
    const problems = [
      { file: 'b', line: 9, key: 'y', message },
      { file: 'a', key: '', message },
      { file: 'b', line: 2, key: 'x', message },
    ];
    expect(formatReport(problems, 'no')).toBe('b:2 x: Feil\nb:9 y: Feil\n\na: Feil');
  });

  it.each([
    [{ LANG: 'nb_NO.UTF-8' }, 'no'],
    [{ LANG: 'nn_NO' }, 'no'],
    [{ LANG: 'no' }, 'no'],
    [{ LANG: 'nb_NO.UTF-8', LC_ALL: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'C', LC_ALL: '' }, 'en'],
    [{ LANG: 'non_EX' }, 'en'],
  ])('with the environment %j has messages in: %s', (env, reader) => {
    expect(terminalReader(env)).toBe(reader);
  });
});
