/** @jest-environment node */
import { checkContent } from '@/checks/check-content';
import { checkColors } from '@/checks/color-rules';
import { COMPANY_FILE, type Content, catalogFile, PICTURES_FILE } from '@/checks/content';
import { formatProblem } from '@/checks/problem';
import { WEEKDAYS } from '@/company/constants';
import { readContent } from '@/export/read-content';
import { edited as editedText } from './content-copy';

const CONTENT = readContent('fixture');
const [NO, SE, PL] = ['no', 'se', 'pl'].map(catalogFile) as [string, string, string];
/** The English messages for changed content; each also has a Norwegian one that differs. */
function said(changes: Partial<Content>): string[] {
  return checkContent({ ...CONTENT, ...changes }).map((problem) => {
    const { no, en } = problem.message;
    expect(no).toBeTruthy();
    expect(no).not.toBe(en);
    return formatProblem(problem);
  });
}
const withFile = (file: string, text: string) => said({ files: { ...CONTENT.files, [file]: text } });
const withFacts = (facts: Record<string, unknown>) =>
  Object.entries(facts).reduce((text, [key, value]) => editedText(text, key, value), fileOf(COMPANY_FILE));
const fileOf = (file: string) => CONTENT.files[file] ?? '';
const edited = (file: string, key: string, value: unknown) => editedText(fileOf(file), key, value);
const textOf = (file: string, key: string): string =>
  key.split('.').reduce((group, name) => group[name], JSON.parse(fileOf(file)));

/** Says of a file in which one value is another the message, with the key and its line, and nothing else. */
function expectSaid(file: string, key: string, value: unknown, message: string) {
  const text = edited(file, key, value);
  const found = withFile(file, text);
  expect(found).toEqual([expect.stringContaining(`${key}: `)]);
  expect(found[0]).toContain(message);
  if (value === undefined) return;
  const line = Number(/:(\d+)/.exec(found[0] ?? '')?.[1]);
  expect(text.split('\n')[line - 1]).toContain(`"${key.split('.').findLast((part) => !/^\d+$/.test(part))}"`);
}

describe('the content of the tests', () => {
  it('has nothing wrong', () => {
    expect(said({})).toEqual([]);
  });
});

describe('a text', () => {
  it.each([
    ['Å&nbsp;være', 'visitors would see “&nbsp;”: write the character itself'],
    ['Å &#38; B', 'visitors would see “&#38;”'],
    ['Å &nbsp være', 'visitors would see “&nbsp”'],
    ['Å<br/>være', 'visitors would see “<br/>”: lines break by themselves'],
    ['Å **være**', 'visitors would see “**”: words cannot be marked in this way'],
    ['Å *være*', 'visitors would see “*være*”'],
    ['Å __være__', 'visitors would see “__”'],
    ['Å _være_ her', 'visitors would see “_være_”'],
    ['# Å være', 'visitors would see “#”'],
    ['Å <!-- ny --> være', 'visitors would see “<!--”'],
    ['Å\\nvære', 'visitors would see “\\n”'],
    ['Å `være`', 'visitors would see “`”'],
    ['Les [mer](https://a.no)', 'visitors would see “](https://a.no)”: a link cannot be made in this way'],
    [' Å være', 'this text begins or ends with a space'],
    ['Å være ', 'this text begins or ends with a space'],
    ['Å\nvære', 'there is an invisible character in this text (\\u000a)'],
    ['Å\tvære', 'there is an invisible character in this text (\\u0009)'],
    ['Å \u202evære', 'there is an invisible character in this text (\\u202e)'],
    ['Å\u200bvære', 'there is an invisible character in this text (\\u200b)'],
    ['Ã¥ vÃ¦re', '“Ã¥” stands for a letter that was saved in another encoding'],
    ['Ã˜re', '“Ã˜” stands for a letter'],
    ['a â€“ b', '“â€” stands for a letter'],
    ['v\ufffdre', 'this file is not saved as UTF-8; save it that way'],
    ['Å <b>være</b>', 'this text cannot have <b>, only words'],
    ['<b>a', 'this text cannot be read: a code such as <link> lacks its </link>'],
    ['Å { være', 'this text cannot be read: look for a bracket { } or a code < >'],
    [undefined, 'this is missing'],
    ['', 'this text is empty'],
    [' \u200b', 'this text is empty'],
    [7, 'text in double quotes is expected here'],
  ])('cannot be %j', (value, message) => {
    expectSaid(NO, 'contact.lead', value, message);
  });

  it.each([
    [NO, 'contact.form.privacyNote', 'Les <link></link> her', 'there are no words between <link> and </link>'],
    [NO, 'contact.form.privacyNote', 'Les<link> </link>her', 'there are no words between <link>'],
    [NO, 'contact.form.privacyNote', '<link><link>Les</link></link>', '<link> cannot be inside another tag'],
    [NO, 'contact.form.privacyNote', 'Abc', '<link> is missing in this text'],
    [NO, 'privacy.data.inquiry', 'Les <strong></strong> her', 'there are no words between <strong>'],
    [NO, 'contact.reply', 'Om {days, number} dager', '{days} is expected without a comma'],
    [NO, 'privacy.updated', 'Fra {date, date}', '{date} is expected without a comma'],
    [NO, 'footer.description', 'I {city, select, other {by}}', '{city} is expected without a comma'],
    [NO, 'footer.description', 'I {city, plural, other {by}}', '{city} is not a number, so it has no plural'],
    [NO, 'contact.reply', '{days, selectordinal, other {#.}} dag', '{days, plural, …} is expected'],
    [
      NO,
      'technology.systems',
      '{count, plural, one {a} other {abcdefghij abcdefghij abcd}}',
      'too long for its place: 26',
    ],
    [NO, 'technology.systems', '{count, plural, other {#}}', 'this language needs the form one of {count} too'],
    [NO, 'technology.systems', '{count, plural, one {a} other { }}', 'the form other of {count} has no words'],
    [NO, 'contact.lead', "Om '{x}' dager", "visitors would see “'{x}”: leave out the apostrophe"],
    [NO, 'contact.reply', '{days, plural, one {a}}', 'this text cannot be read: other {…} is missing in a plural'],
    [PL, 'technology.systems', '{count, plural, one {a} many {b} other {c}}', 'needs the form few of {count} too'],
    [SE, 'technology.systems', '{count, plural, one {a} other {c}}', 'this language needs the form two of {count}'],
    [NO, 'contact.map.openSettings', 'Informasjonskapsler', '“Informasjonskapsler” is too long for its line: 10'],
    [SE, 'header.phoneLabel', 'Abc', '{phone} is missing in this text'],
    [SE, 'header.emailLabel', 'Abc {email} {fax}', 'this text cannot have {fax}, only {email}'],
    [SE, 'hero.botton', 'Abc', 'nothing on the site has this name; is it misspelt?'],
    [SE, 'hero.title', '<mark>Abc.</mark>', 'a headline is a word or more'],
    [SE, 'nav.menu', 'Abcdefghijklmno', 'this text is too long for its place: 15 characters, 14 fit'],
    [NO, 'hero.discover', 'Abcdefghijklmnopqrst', 'is too long for its line'],
    [SE, 'contact.title', 'Regnskapsføring', '“Regnskapsføring” is too long for its line: 13 letters fit'],
    [
      SE,
      'hero.eyebrow',
      '{city} aaaaaaaaa '.repeat(4).trim(),
      'this text is too long for its place: 59 characters, 48 fit',
    ],
  ])('in %s, %s, cannot be “%s”', expectSaid);

  it.each([
    ['contact.lead', 'Å & Ørn; og *'],
    ['contact.lead', 'R&D, 5 * 3, nr. #1, a_b_c og person\u00advern'],
    ['technology.systems', '{count, plural, =1 {ett} other {# system}}'],
    ['hero.eyebrow', 'Abc def'],
    ['hero.title', 'Abc <mark>defghi.</mark>'],
  ])('%s may be “%s”', (key, value) => {
    expect(withFile(NO, edited(NO, key, value))).toEqual([]);
  });

  it.each([
    ['contact.reply', '{days, plural, one {a} other {b}}'],
    ['services.one.discover', 'Tjenestebeskrivelse'],
  ])('that the facts hide may stay as it was copied: %s', (key, value) => {
    expect(withFile(SE, edited(SE, key, value))).toEqual([]);
  });

  it('of the owner’s own is asked for in other languages', () => {
    const message = 'services.payroll.points.more: this is missing';
    expect(withFile(NO, edited(NO, 'services.payroll.points.more', 'Abc def'))).toEqual(
      [SE, PL].map((file) => expect.stringMatching(`${file}:\\d+ ${message}`)),
    );
  });
});

describe('a translation', () => {
  it.each([
    [SE, NO],
    [PL, NO],
    [PL, SE],
  ])('in %s is refused where it is that of %s', (file, other) => {
    const message = `this is not translated but as in ${other} – if it is right as it is, write "contact.lead" into "$same" at the top`;
    expectSaid(file, 'contact.lead', textOf(other, 'contact.lead'), message);
  });

  it('may be the same where the catalog says so', () => {
    const same = edited(PL, 'contact.lead', textOf(SE, 'contact.lead')).replace('{', '{ "$same": ["contact"],');
    expect(withFile(PL, same)).toEqual([]);
  });

  it('names no texts as the same that there are not', () => {
    const misspelt = fileOf(PL).replace('{', '{ "$same": ["nav.kontakt"],');
    const message = '$same: "nav.kontakt" is no text of this catalog; is it misspelt?';
    expect(withFile(PL, misspelt)).toEqual([expect.stringContaining(message)]);
  });

  it.each([
    ['of the map’s cookies', { map: undefined }, 'privacy.cookies.mapPurposes.preferences'],
    ['of the banner', { map: undefined }, 'consent'],
    ['of a purpose that no cookie has', {}, 'privacy.cookies.mapPurposes.consent'],
    ['of what is asked where there is no map', {}, 'privacy.cookies.noMap'],
    ['of measures that nobody has confirmed', { confirmed: {} }, 'privacy.security.measures'],
    ['of a membership that is not confirmed', { confirmed: {} }, 'about.body.captionMember'],
    ['of a certificate that the member’s replaces', {}, 'about.body.caption'],
    ['of a service that was removed', { services: [{ id: 'payroll', account: '5010' }] }, 'services.yearEnd.lead'],
    ['of a platform that was removed', { platforms: [{ id: 'tripletex', name: 'A' }] }, 'technology.powerOffice.body'],
    ['of a person who has left', { people: undefined, soleTrader: undefined }, 'about.people.ola'],
  ])('%s may be missing', (_, facts, key) => {
    const files = { ...CONTENT.files, [COMPANY_FILE]: withFacts(facts), [PL]: edited(PL, key, undefined) };
    expect(said({ files })).toEqual([]);
  });
});

describe('a fact', () => {
  it.each<[key: string, value: unknown, message: string]>([
    ['officeAddress.postalCode', '161', 'a postal code of four digits is expected'],
    ['postalAddress.postalCode', 'EC1A 1BB', 'a postal code of four digits'],
    ['organizationNumber', '987 654 32', 'nine digits are expected, such as 000 000 000, without NO and MVA'],
    ['organizationNumber', '987 654 325 MVA', 'nine digits are expected'],
    ['organizationNumber', '987 654 326', '"987 654 326" is no valid organisation number: a digit is wrong'],
    ['siteUrl', 'https://orn', 'the address of the site is expected'],
    [
      'siteUrl',
      'https://orn.no/no',
      '"https://orn.no/no" is not right: the address of the site is expected, with https:// first and without a /',
    ],
    ['siteUrl', 'https://www.orn .no', 'the address of the site is expected'],
    ['siteUrl', 'https://or_n.no', 'the address of the site is expected'],
    ['siteUrl', 'https://www..no', 'the address of the site is expected'],
    ['siteUrl', 'https://orn-.no', 'the address of the site is expected'],
    ['siteUrl', 'http://orn.no', 'the address of the site is expected, with https:// first'],
    ['newsUrl', 'http://a.no', '"http://a.no" is not right: a link is expected'],
    ['editor.repository', 'firm', 'the owner and the name of a repository at GitHub are expected'],
    ['editor.repository', 'https://github.com/firm/site', 'the owner and the name of a repository at GitHub'],
    ['editor.repository', 'firm/..', 'the owner and the name of a repository at GitHub are expected'],
    ['newsUrl', 'https://avisa,test/a', 'a link is expected'],
    ['newsUrl', 'https://avisa.test:70000/', 'a link is expected'],
    ['newsUrl', 'https://avisa.test:0/', 'a link is expected'],
    ['newsUrl', 'https://avisa.test/%zz', 'a link is expected'],
    ['map.embedUrl', 'https://?q={address}', 'a link is expected'],
    ['map.embedUrl', 'https://k.no/', 'a link is expected that begins with https:// and has'],
    ['map.linkUrl', 'https://k.no/{address}{language}', 'has {address} once, and no other bracket'],
    ['map.since', '2026-02-29', '"2026-02-29" is not right: a day of the calendar'],
    ['privacyUpdated', '1. mai', '"1. mai" is not right: a day of the calendar is expected'],
    ['email', 'a@b', '"a@b" is not right: an e-mail address is expected, such as post@example.no'],
    ['email', 'hei?a@orn.no', 'an e-mail address is expected'],
    ['email', 'a&b@orn.no', 'an e-mail address is expected'],
    ['email', 'a..b@orn.no', 'an e-mail address is expected'],
    ['email', 'a.@orn.no', 'an e-mail address is expected'],
    ['email', 'a@b.no/c@d.no', 'an e-mail address is expected'],
    ['phone', '22 33 44 55', '"22 33 44 55" is not right: a phone number with country code is expected'],
    ['brand', 7, 'text in double quotes is expected here'],
    ['brand', '  ', 'words are expected, without spaces before and after them'],
    ['brand', '{name}', 'words are expected'],
    ['brand', 'A &amp; B', 'words are expected'],
    ['name', 'A <b> AS', 'words are expected, without spaces before and after them and without < > { }'],
    ['name', 'A\u202e AS', 'there is an invisible character'],
    ['name', 'Ã˜rn AS', '“Ã˜” stands for a letter'],
    ['country', undefined, 'this is missing'],
    ['country', 'NX', 'the code of a country is expected'],
    ['country', 'Norge', 'the code of a country is expected'],
    ['timeZone', 'Oslo', '"Oslo" is not right: a time zone is expected, such as Europe/Oslo'],
    ['confirmed.membership', 'maybe', '"maybe" is not possible here; it must be one of unknown, yes, no'],
    ['confirmed.by', undefined, 'the name of who has said yes is expected'],
    ['confirmed.on', undefined, 'the day of the yes is expected: YYYY-MM-DD'],
    ['slides', [...'abcdefg'], 'these are 7; at most 6 fit'],
    ['priceFrom', '990', 'a whole number is expected here, without quotes'],
    ['badge', 'none.svg', 'there is no picture public/brand/none.svg'],
    ['focus.fjordd', '5% 5%', 'no picture has this name; one of fjord, desk, papercut, fjord-portrait'],
    ['$confirmed', ['hero.lead'], '"hero.lead" is no fact; is it misspelt?'],
    ['keptTexts', ['priceFrom'], 'nothing on the site has this name'],
  ])('%s cannot be %j', (key, value, message) => {
    expectSaid(COMPANY_FILE, key, value, message);
  });

  it.each<[key: string, value: unknown]>([
    ['organizationNumber', '000 000 000'],
    ['organizationNumber', '987654325'],
    ['siteUrl', 'https://www.regnskap-på-å.no:8443'],
    ['newsUrl', 'https://avisa.test/å%20ørn?a=b#c'],
    ['people', [{ id: 'ola', name: 'Ola', phone: '+47 22 33 44 56' }]],
    ['$confirmed', ['priceFrom', 'officeAddress.street', 'closedDates']],
    ['focus', { 'fjord-low': '5% 5%' }],
    ['privacyUpdated', '2028-02-29'],
    ['phone', '+1 212-555-0100'],
    ['openingHours', [{ days: WEEKDAYS, opens: '08:00', closes: '16:00' }]],
  ])('%s may be %j', (key, value) => {
    expect(withFile(COMPANY_FILE, edited(COMPANY_FILE, key, value))).toEqual([]);
  });

  it('of a person is not that of the company, which would stay when that changes', () => {
    const bo = { id: 'ola', name: 'Bo', phone: '+47 22334455', email: 'hei@ørn.no' };
    const message = "this is the company's own, which is on the page anyway; leave it out here";
    expect(withFile(COMPANY_FILE, edited(COMPANY_FILE, 'people', [{ id: 'ola', name: 'Ola' }, bo]))).toEqual([
      expect.stringContaining(`people.1.phone: ${message}`),
      expect.stringContaining(`people.1.email: ${message}`),
      expect.stringContaining('people.1.id: "ola" is in this list twice'),
    ]);
  });

  it.each([
    ['platforms.0.id', 'contact', '"contact" is the name of a part of the page'],
    ['platforms.0.id', 'contact', 'there are no texts technology.contact'],
    ['services.2.id', 'payroll', '"payroll" is in this list twice'],
  ])('%s cannot name what there is not, or something else: %j', (key, value, message) => {
    expect(withFile(COMPANY_FILE, edited(COMPANY_FILE, key, value))).toContainEqual(expect.stringContaining(message));
  });

  it('of a person has texts, and may be called as a part of the page is', () => {
    const people = edited(COMPANY_FILE, 'people', [{ id: 'main', name: 'A B' }]);
    const message = 'there are no texts about.people.main';
    expect(withFile(COMPANY_FILE, people)).toEqual([expect.stringContaining(message)]);
  });

  it('may leave out of the top bar what does not fit', () => {
    const social = Array(4).fill({ network: 'Mastodon Bergen', url: 'https://social.test/' });
    expect(withFile(COMPANY_FILE, withFacts({ social }))).toEqual([expect.stringContaining('topBar: these do not')]);
    const facts = {
      'officeAddress.street': 'Gata i den lange byen ved fjorden nummer',
      email: 'kundeservice.regnskap.personale@orn.no',
    };
    const message = 'topBar: these do not fit beside each other; name fewer of phone, address, email, social';
    expect(withFile(COMPANY_FILE, withFacts(facts))).toEqual([expect.stringContaining(message)]);
    expect(withFile(COMPANY_FILE, withFacts({ ...facts, topBar: ['phone', 'social'] }))).toEqual([]);
  });
});

describe('opening hours', () => {
  const monday = { days: ['Monday'], opens: '08:00', closes: '12:00' };
  const saidOf = (...rows: object[]) => withFile(COMPANY_FILE, edited(COMPANY_FILE, 'openingHours', rows));

  it.each([
    [{ ...monday, days: ['Mandag'] }, `must be one of ${WEEKDAYS.join(', ')}`],
    [{ ...monday, closes: '07:00' }, '"closes" (07:00) has to be later than "opens" (08:00)'],
    [{ ...monday, closes: '08:00' }, '"closes" (08:00) has to be later than "opens" (08:00)'],
    [{ ...monday, closes: undefined }, 'write "opens" and "closes", or "byAppointment": true'],
    [{ days: ['Monday'], byAppointment: false }, 'write "opens" and "closes", or "byAppointment": true'],
    [{ ...monday, byAppointment: true }, 'days by appointment have no times: remove "opens" and "closes"'],
  ])('are refused when a row is %j', (row, message) => {
    const [line = '', ...others] = saidOf(row);
    expect(line).toContain('openingHours.0');
    expect(line.endsWith(message)).toBe(true);
    expect(others).toEqual([]);
  });

  it.each([
    [{ ...monday, opens: '11:59', closes: '16:00' }, 'Monday: 11:59–16:00 overlaps 08:00–12:00'],
    [{ ...monday, days: ['Tuesday', 'Monday'] }, 'Monday: 08:00–12:00 overlaps 08:00–12:00'],
    [{ days: ['Monday'], byAppointment: true }, 'Monday: "byAppointment" overlaps 08:00–12:00'],
  ])('are refused when %j overlaps another row', (row, message) => {
    const line = `openingHours.1: ${message}; a time can be in one row only`;
    expect(saidOf(monday, row)).toEqual([expect.stringContaining(line)]);
  });

  it.each([
    { ...monday, opens: '12:00', closes: '16:00' },
    { days: ['Tuesday'], opens: '08:00', closes: '12:00' },
    { days: ['Tuesday'], byAppointment: true },
  ])('may be on the next day or follow without a break: %j', (row) => {
    expect(saidOf(monday, row)).toEqual([]);
  });
});

describe('the address of the form', () => {
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
      const found = withFile(COMPANY_FILE, edited(COMPANY_FILE, 'formEndpoint', address));
      expect(found).toHaveLength(mistake ? 1 : 0);
      for (const line of found) expect(line).toContain(`formEndpoint: "${address}" `);
    },
  );
});

describe('a JSON file', () => {
  const TEXT = '{\n  "a": "b",\n  "c": {\n    "d": "e"\n  }\n}\n';

  it.each([
    ['a comma is missing', ['"b",', '"b"'], 2, 'a comma is missing after line 2'],
    ['a colon is missing', ['"a":', '"a"'], 2, 'a colon is missing after line 2'],
    [
      'there is a comma too many',
      ['"e"', '"e",'],
      4,
      'there is a comma too many after line 4, or a name or text is not in straight',
    ],
    ['a text has no quotes', ['"b"', 'b'], 2, 'names and texts are expected in straight double quotes ("); see line 2'],
    ['quotes are curly', ['"b"', '“b”'], 2, 'names and texts are expected in straight double quotes ("); see line 2'],
    ['a quote is missing', ['"e"', '"e'], 4, 'a double quote (") is missing at the end of line 4'],
    ['a text has a tab', ['"e"', '"e\t"'], 4, 'a text cannot have a tab or a new line in it; see line 4'],
    ['a bracket is missing', ['  }\n}', '  }\n'], 5, 'a closing bracket } or ] is missing after line 5'],
    ['there is a bracket too many', ['  }\n}', '  }\n}}'], 6, 'nothing can follow the last bracket; see line 6'],
    ['there is a comment', ['"b",', '"b", // c'], 2, 'comments are not possible here; see line 2'],
    ['a backslash stands alone', ['"e"', '"\\e"'], 4, 'a \\ is written \\\\; see line 4'],
    ['it is empty', [TEXT, '\n'], 1, 'this file is empty'],
    ['it is UTF-16', [TEXT, '\ufffd\ufffd{\u0000'], 1, 'this file is not saved as UTF-8'],
    ['it is a list', [TEXT, '[]'], 1, 'names and texts in curly brackets {} are expected'],
  ] as const)('is refused when %s', (_, [part, other], line, message) => {
    for (const file of [COMPANY_FILE, NO]) {
      const found = withFile(
        file,
        TEXT.replace(part, () => other),
      );
      expect(found).toEqual([expect.stringContaining(`${file}:${line}: ${message}`)]);
    }
  });

  it('is refused when a text or a group is there twice', () => {
    const twice = (part: string) => fileOf(SE).replace(part, `${part}"contact": {},\n`);
    expect(withFile(SE, twice('{\n'))).toEqual([
      expect.stringMatching(/^messages\/se\.json:\d{3} contact: this is here twice, and only the second one counts$/),
    ]);
    const company = fileOf(COMPANY_FILE).replace('"postalCode"', '"city": "A", "postalCode"');
    expect(withFile(COMPANY_FILE, company)).toEqual([
      expect.stringContaining('officeAddress.city: this is here twice'),
    ]);
    const inList = fileOf(COMPANY_FILE).replace('"account"', '"id": "yearEnd", "account"');
    expect(withFile(COMPANY_FILE, inList)).toEqual([expect.stringContaining('services.0.id: this is here twice')]);
  });

  it('may be saved by an editor of Windows', () => {
    const windows = (file: string) => [file, `\ufeff${CONTENT.files[file]?.replaceAll('\n', '\r\n')}`];
    const files = { ...CONTENT.files, ...Object.fromEntries([NO, SE, PL, COMPANY_FILE].map(windows)) };
    expect(said({ files })).toEqual([]);
  });

  it('of a language is asked for by its line, and the other way round', () => {
    const { [SE]: _, ...files } = CONTENT.files;
    expect(said({ files: { ...files, 'messages/de.json': '{}' } })).toEqual([
      'messages/de.json: this language is not in messages/languages.ts; add it there, or delete this file',
      'messages/se.json: this file is missing; messages/languages.ts has its language',
    ]);
  });
});

describe('content/pictures.json', () => {
  it('has all that the facts show, and a link preview of each language', () => {
    const found = withFile(PICTURES_FILE, '{ "pictures": { "yearEnd": {} }, "cards": {} }');
    for (const name of ['payroll', 'bookkeeping', 'fjord', 'fjord-portrait', 'about', 'fallback']) {
      expect(found).toContainEqual(expect.stringContaining(`images/${name}: this picture is missing`));
    }
    expect(found).toContainEqual(expect.stringMatching(/ cards.se: no link preview for this/));
  });

  it('may have none of services, if there is no picture of any', () => {
    const { pictures, ...others } = JSON.parse(CONTENT.files[PICTURES_FILE] ?? '');
    const { payroll, bookkeeping, yearEnd, ...rest } = pictures;
    expect(withFile(PICTURES_FILE, JSON.stringify({ ...others, pictures: rest }))).toEqual([]);
    expect(withFile(PICTURES_FILE, JSON.stringify({ ...others, pictures: { ...rest, payroll } }))).toEqual(
      ['bookkeeping', 'yearEnd'].map((name) => expect.stringContaining(`images/${name}: this picture is missing`)),
    );
  });
});

describe('a language', () => {
  const { pl } = CONTENT.languages;
  it.each([
    [{ ...pl, lang: 'polsk' }, 'lang: the code of a language is expected, such as nb'],
    [{ ...pl, intl: 'pl_PL' }, 'intl: a code with country is expected, such as nb-NO'],
    [{ ...pl, prefix: 'pl' }, 'prefix: an address of its own is expected, such as /pl'],
    [{ ...pl, prefix: '/se' }, 'prefix: an address of its own is expected, such as /pl'],
    [{ ...pl, prefix: '/personvern' }, 'prefix: an address of its own is expected, such as /pl'],
    [{ ...pl, prefix: '/edit' }, 'prefix: an address of its own is expected, such as /pl'],
  ])('is refused as %j', (language, message) => {
    const languages = { ...CONTENT.languages, pl: language } as Content['languages'];
    expect(said({ languages })).toEqual([`messages/languages.ts pl.${message}`]);
  });
});

describe('a language that leads to the privacy policy of another', () => {
  const { privacy: _, ...texts } = JSON.parse(fileOf(PL));
  const files = { ...CONTENT.files, [PL]: JSON.stringify(texts) };
  const languages = (privacy: string) => ({ ...CONTENT.languages, pl: { lang: 'pl', privacy } });

  it('needs no texts of its own for it', () => {
    expect(said({ files, languages: languages('no') })).toEqual([]);
    expect(said({ files })).toContainEqual(expect.stringContaining('privacy.lead: this is missing'));
  });

  it.each(['en', 'pl'])('is refused with “%s”, which has none', (privacy) => {
    expect(said({ files, languages: languages(privacy) })).toEqual([
      `messages/languages.ts pl.privacy: "${privacy}" is not possible here; one of no, se is expected, and no has its own`,
    ]);
  });
});

describe('a color', () => {
  it.each(['#12345', '#1234567', '#0e2a33ff', '0e2a33', 'brown', '#0e2a3g', 'rgb(1, 2, 3)'])(
    'is refused as %s',
    (color) => {
      const colors = { ...CONTENT.colors, brass: { DEFAULT: color } };
      expect(said({ colors })).toEqual([
        `content/colors.ts brass.DEFAULT: "${color}" is not a color: # and six digits are expected, each 0 to 9 or a to f`,
      ]);
    },
  );

  it('of a pair has a name', () => {
    expect(said({ pairs: [{ color: 'inkk', on: 'paper', least: 3 }] })).toEqual([
      'content/colors.ts inkk on paper: there is no color of this name in COLORS',
    ]);
  });

  it('that is hard to read is refused with nothing that reads as an answer', () => {
    const pairs = [{ color: 'paper', on: 'paper', least: 4.5 as const }];
    expect(said({ pairs })).toEqual(['content/colors.ts paper on paper: the contrast is 1, at least 4.5 is needed']);
  });

  it('is refused where the header over a white slide is hard to read', () => {
    const pairs = [{ color: 'paper', on: 'ink', least: 4.5 as const, share: 0.66 }];
    const colors = (ink: string) => ({ ...CONTENT.colors, ink, paper: '#faf8f1' });
    expect(said({ pairs, colors: colors('#0e2a33') })).toEqual([]);
    expect(said({ pairs, colors: colors('#1d3b2a') })).toEqual([
      'content/colors.ts paper on ink over a white slide: the contrast is 4.08, at least 4.5 is needed',
    ]);
  });

  const COLORS = { sea: '#0000ff', sky: { DEFAULT: '#ffffff', pale: '#eeeeff' }, fog: '#777777' };
  it.each([
    ['sea', 'sky', 4.5, undefined],
    ['sky.pale', 'sea', 4.5, undefined],
    ['fog', 'sky', 3, undefined],
    ['fog', 'sky', 4.5, 'fog on sky: the contrast is 4.47, at least 4.5 is needed'],
  ])('says whether %s stands out from %s by %d: %s', (color, on, least, message) => {
    const problems = checkColors(COLORS, [{ color, on, least }]);
    expect(problems.map((problem) => formatProblem(problem))).toEqual(
      message ? [expect.stringContaining(message)] : [],
    );
  });
});

describe('a drawing of the page', () => {
  const LOGO = 'content/brand/wordmark.svg';

  it('may be missing', () => {
    expect(said({ drawings: {} })).toEqual([]);
  });

  it('may be drawn with shapes', () => {
    const svg = '<?xml version="1.0"?><svg viewBox="0 0 9 9"><g fill="currentColor"><path d="M0 0"/></g></svg>';
    expect(said({ drawings: { [LOGO]: svg } })).toEqual([]);
  });

  it.each([
    ['<path d="M0 0"/>', '#000000'],
    ['<g stroke="#0e2a33" fill="none"><path d="M0 0"/></g>', '#0e2a33'],
    ['<path fill="currentColor" d="M0 0"/><rect fill="#123"/>', '#112233'],
    ['<rect width="9" height="9" fill="#fff"/><path fill="#eee" d="M0 0"/>', '#eeeeee'],
  ])('is refused where its own colors are hard to see: %s', (shapes, color) => {
    const found = said({ drawings: { [LOGO]: `<svg viewBox="0 0 9 9">${shapes}</svg>` } });
    expect(found).toEqual([expect.stringMatching(`${color} is hard to see on #\\w+: the contrast is [12]`)]);
  });

  it.each(['<path fill="#ffffff" d="M0 0"/>', '<rect width="9" height="9" fill="#fff"/><path d="M0 0"/>'])(
    'may have colors of its own, or dark ones on a ground: %s',
    (shapes) => {
      expect(said({ drawings: { [LOGO]: `<svg viewBox="0 0 9 9">${shapes}</svg>` } })).toEqual([]);
    },
  );

  it.each([
    ['<path d="M0 0"/>', 'an <svg> with a viewBox is expected'],
    ['<svg viewBox="0 0 9 9"><style>a{}</style></svg>', '<style> is not allowed in a page'],
    ['<svg viewBox="0 0 9 9"><path style="fill:red"/></svg>', 'style="fill:red" is not allowed in a page'],
    ['<svg viewBox="0 0 9 9"><image href="#b"/></svg>', '<image> is not allowed in a page'],
    ['<svg viewBox="0 0 9 9"><foreignObject/></svg>', '<foreignObject> is not allowed in a page'],
    ['<svg viewBox="0 0 9 9"><g><path onclick="a()"/></g></svg>', 'onclick="a()" is not allowed in a page'],
    ['<svg viewBox="0 0 9 9"><path onload="a()"/></svg>', 'onload="a()" is not allowed in a page'],
    ['<svg viewBox="0 0 9 9"><use href="a.svg#b"/></svg>', 'href="a.svg#b" is not allowed in a page'],
    ['<svg viewBox="0 0 9 9"><use xlink:href="a.svg#b"/></svg>', 'href="a.svg#b" is not allowed in a page'],
  ])('is refused as %s', (svg, message) => {
    for (const file of [LOGO, 'content/brand/platforms/powerOffice.svg']) {
      expect(said({ drawings: { [file]: svg } })).toEqual([`${file}: ${message}`]);
    }
  });
});
