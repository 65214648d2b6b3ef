/** @jest-environment node */
import { applyEdits, modify } from 'jsonc-parser';
import { checkContent } from '@/export/checks/check-content';
import { COMPANY_FILE, type Content, catalogFile } from '@/export/checks/content';
import { formatProblem } from '@/export/checks/problem';
import { readContent } from '@/export/read-content';
import { compileValidators } from '@/export/validators';

const CONTENT = readContent('fixture');
const VALIDATORS = compileValidators();
const [NO, SE, PL] = ['no', 'se', 'pl'].map(catalogFile) as [string, string, string];
const said = (changes: Partial<Content>) => checkContent({ ...CONTENT, ...changes }, VALIDATORS).map(formatProblem);
const withFile = (file: string, text: string) => said({ files: { ...CONTENT.files, [file]: text } });

/** The text of a file with another value at a key with dots; undefined takes it out. */
function edited(file: string, key: string, value: unknown): string {
  const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  const text = CONTENT.files[file] ?? '';
  return applyEdits(text, modify(text, path, value, {}));
}

/** What has to be said of a file in which one value is another. */
function expectSaid(file: string, key: string, value: unknown, message: string) {
  const text = edited(file, key, value);
  const found = withFile(file, text);
  expect(found).toHaveLength(1);
  const [, line, rest] = /^[^:]+:(\d+) (.*)$/.exec(found[0] ?? '') ?? [];
  expect(rest).toMatch(`${key}: `);
  expect(rest).toContain(message);
  expect(text.split('\n')[Number(line) - 1]).toContain(`"${key.split('.').findLast((part) => !/^\d+$/.test(part))}"`);
}

describe('a text', () => {
  it.each([
    ['an HTML entity', 'Å&nbsp;være', 'visitors would see “&nbsp;”: write the character itself'],
    ['a numbered entity', 'Å &#38; B', 'visitors would see “&#38;”'],
    ['a line break of HTML', 'Å<br/>være', 'visitors would see “<br/>”: lines break by themselves'],
    ['two stars', 'Å **være**', 'visitors would see “**”: words cannot be marked in this way'],
    ['one star', 'Å *være*', 'visitors would see “*være*”'],
    ['underscores', 'Å __være__', 'visitors would see “__”'],
    ['a backtick', 'Å `være`', 'visitors would see “`”'],
    [
      'a link of Markdown',
      'Les [mer](https://a.no)',
      'visitors would see “](https://a.no)”: a link cannot be made in this way',
    ],
    ['a space before it', ' Å være', 'this text begins or ends with a space'],
    ['a space after it', 'Å være ', 'this text begins or ends with a space'],
    ['a new line', 'Å\nvære', 'there is an invisible character in this text (\\u000a)'],
    ['a tab', 'Å\tvære', 'there is an invisible character in this text (\\u0009)'],
    ['a change of direction', 'Å \u202evære', 'there is an invisible character in this text (\\u202e)'],
    ['a space without width', 'Å\u200bvære', 'there is an invisible character in this text (\\u200b)'],
    ['a letter in another encoding', 'Ã¥ vÃ¦re', '“Ã¥” stands for a letter that was saved in another encoding'],
    ['a capital in another encoding', 'Ã˜re', '“Ã˜” stands for a letter'],
    ['a dash in another encoding', 'a â€“ b', '“â€” stands for a letter'],
    ['a letter that is not UTF-8', 'v\ufffdre', 'this file is not saved as UTF-8; save it so'],
    ['a tag', 'Å <b>være</b>', 'this text cannot have <b>, only words'],
    ['a curly bracket', 'Å { være', 'this text cannot be read'],
  ])('is refused with %s', (_, value, message) => {
    expectSaid(NO, 'contact.lead', value, message);
  });

  it.each([
    [
      'an empty link',
      NO,
      'contact.form.privacyNote',
      'Les <link></link> her',
      'there are no words between <link> and </link>',
    ],
    ['a link of spaces', NO, 'contact.form.privacyNote', 'Les<link> </link>her', 'there are no words between <link>'],
    [
      'empty bold words',
      NO,
      'privacy.data.inquiry',
      'Les <strong></strong> her',
      'there are no words between <strong>',
    ],
    ['a typed number', NO, 'contact.reply', 'Om {days, number} dager', '{days} is expected without a comma'],
    ['a typed date', NO, 'privacy.updated', 'Fra {date, date}', '{date} is expected without a comma'],
    ['a choice', NO, 'footer.description', 'I {city, select, other {by}}', '{city} is expected without a comma'],
    [
      'a plural of words',
      NO,
      'footer.description',
      'I {city, plural, other {by}}',
      '{city} is not a number, so it has no plural',
    ],
    ['an ordinal', NO, 'contact.reply', '{days, selectordinal, other {#.}} dag', '{days, plural, …} is expected'],
    [
      'no singular',
      NO,
      'contact.reply',
      '{days, plural, other {# dager}}',
      'this language needs the form one of {days} too',
    ],
    [
      'Polish without few',
      PL,
      'contact.reply',
      '{days, plural, one {a} many {b} other {c}}',
      'this language needs the form few of {days} too',
    ],
    [
      'a dual that Sámi needs',
      SE,
      'contact.reply',
      '{days, plural, one {a} other {c}}',
      'this language needs the form two of {days}',
    ],
    ['a button’s word that breaks', NO, 'hero.discover', 'Abcdefghijklmnopqrst', 'is too long for its line'],
  ])('is refused with %s', (_, file, key, value, message) => {
    expectSaid(file, key, value, message);
  });

  it.each([
    ['Å & Ørn; og *', 'contact.lead'],
    ['R&D, 5 * 3 og person\u00advern', 'contact.lead'],
    ['{days, plural, =1 {én dag} other {# dager}}', 'contact.reply'],
  ])('may be “%s”', (value, key) => {
    expect(withFile(NO, edited(NO, key, value))).toEqual([]);
  });
});

describe('a translation', () => {
  const text = (file: string, key: string): string =>
    key.split('.').reduce((group, name) => group[name], JSON.parse(CONTENT.files[file] ?? ''));

  it.each([
    [SE, NO],
    [PL, NO],
    [PL, SE],
  ])('in %s is refused where it is that of %s', (file, other) => {
    const message = `this is not translated but as in ${other}; if it is right, name it in "$same"`;
    expectSaid(file, 'contact.lead', text(other, 'contact.lead'), message);
  });

  it('may be the same where the catalog says so', () => {
    const same = edited(PL, 'contact.lead', text(SE, 'contact.lead')).replace('{', '{ "$same": ["contact"],');
    expect(withFile(PL, same)).toEqual([]);
  });

  it.each([
    ['of the map’s cookies', { map: undefined }, 'privacy.cookies.mapPurposes.preferences'],
    ['of a purpose that no cookie has', {}, 'privacy.cookies.mapPurposes.consent'],
    ['of what is asked where there is no map', {}, 'privacy.cookies.noMap'],
    ['of measures that nobody has confirmed', { confirmed: {} }, 'privacy.security.measures'],
    ['of a membership that is not confirmed', { confirmed: {} }, 'about.body.captionMember'],
    ['of a certificate in place of which the member’s stands', {}, 'about.body.caption'],
    ['of a service that was removed', { services: [{ id: 'payroll', account: '5010' }] }, 'services.yearEnd.lead'],
    ['of a platform that was removed', { platforms: [{ id: 'tripletex', name: 'A' }] }, 'technology.powerOffice.body'],
    ['of a person who has left', {}, 'about.people.ola'],
  ])('%s may be missing', (_, facts, key) => {
    const company = JSON.stringify({ ...JSON.parse(CONTENT.files[COMPANY_FILE] ?? ''), ...facts });
    const files = { ...CONTENT.files, [COMPANY_FILE]: company, [PL]: edited(PL, key, undefined) };
    expect(said({ files })).toEqual([]);
  });
});

describe('a fact', () => {
  const PERSON = { id: 'ola', name: 'Ola' };

  it.each<[what: string, key: string, value: unknown, message: string]>([
    ['a postal code of three digits', 'officeAddress.postalCode', '161', 'a postal code of four digits is expected'],
    ['a postal code of another country', 'postalAddress.postalCode', 'EC1A 1BB', 'a postal code of four digits'],
    [
      'eight digits',
      'organizationNumber',
      '987 654 32',
      'nine digits are expected, such as 000 000 000, without NO and MVA',
    ],
    ['a number with MVA', 'organizationNumber', '987 654 325 MVA', 'nine digits are expected'],
    ['a wrong digit', 'organizationNumber', '987 654 326', '"987 654 326" is not in the register: a digit is wrong'],
    ['no domain', 'siteUrl', 'https://orn', 'the address of the site is expected'],
    ['a path', 'siteUrl', 'https://orn.no/no', 'the address of the site is expected'],
    ['a space', 'siteUrl', 'https://www.orn .no', 'the address of the site is expected'],
    ['an underscore', 'siteUrl', 'https://or_n.no', 'the address of the site is expected'],
    ['two dots', 'siteUrl', 'https://www..no', 'the address of the site is expected'],
    ['a comma', 'newsUrl', 'https://avisa,test/a', 'a link is expected'],
    ['a port that is none', 'newsUrl', 'https://avisa.test:70000/', 'a link is expected'],
    ['the port 0', 'newsUrl', 'https://avisa.test:0/', 'a link is expected'],
    ['a broken escape', 'newsUrl', 'https://avisa.test/%zz', 'a link is expected'],
    ['a map at no host', 'map.embedUrl', 'https://?q={address}', 'a link is expected'],
    ['a question mark', 'email', 'hei?a@orn.no', 'an e-mail address is expected'],
    ['an ampersand', 'email', 'a&b@orn.no', 'an e-mail address is expected'],
    ['two addresses', 'email', 'a@b.no/c@d.no', 'an e-mail address is expected'],
    ['a tag', 'name', 'A <b> AS', 'words are expected, without spaces before and after them and without < > { }'],
    ['a placeholder', 'brand', '{name}', 'words are expected'],
    ['an invisible character', 'name', 'A\u202e AS', 'there is an invisible character'],
    ['another encoding', 'name', 'Ã˜rn AS', '“Ã˜” stands for a letter'],
    ['no country', 'country', 'NX', 'the code of a country is expected'],
    ['a country in words', 'country', 'Norge', 'the code of a country is expected'],
    [
      'a picture that is no slide',
      'focus.fjordd',
      '5% 5%',
      'no picture has this name; one of fjord, desk, papercut, fjord-portrait',
    ],
    [
      'a text without its language',
      'keptTexts',
      ['hero.lead'],
      '"hero.lead" is no fact, and no text with its language',
    ],
    ['a text of no name', 'keptTexts', ['no.hero.leed 123456'], '"no.hero.leed 123456" is no fact, and no text'],
  ])('is refused with %s', (_, key, value, message) => {
    expectSaid(COMPANY_FILE, key, value, message);
  });

  it('of a person is not that of the company, which would stay when that changes', () => {
    const people = [{ ...PERSON, phone: '+47 22334455', email: 'hei@ørn.no' }];
    const message = "this is the company's own, which stands on the page anyway; leave it out here";
    expect(withFile(COMPANY_FILE, edited(COMPANY_FILE, 'people', people))).toEqual([
      expect.stringContaining(`people.0.phone: ${message}`),
      expect.stringContaining(`people.0.email: ${message}`),
    ]);
  });

  it.each<[key: string, value: unknown]>([
    ['organizationNumber', '000 000 000'],
    ['organizationNumber', '987654325'],
    ['siteUrl', 'https://www.regnskap-på-å.no:8443'],
    ['newsUrl', 'https://avisa.test/å%20ørn?a=b#c'],
    ['people', [{ id: 'ola', name: 'Ola', phone: '+47 22 33 44 56' }]],
    ['keptTexts', ['no.hero 123456', 'priceFrom', 'pl.contact.lead 123456']],
    ['focus', { 'fjord-low': '5% 5%' }],
  ])('%s may be %j', (key, value) => {
    expect(withFile(COMPANY_FILE, edited(COMPANY_FILE, key, value))).toEqual([]);
  });
});

describe('a JSON file', () => {
  const TEXT = '{\n  "a": "b",\n  "c": {\n    "d": "e"\n  }\n}\n';

  it.each([
    ['a comma is missing', ['"b",', '"b"'], 2, 'a comma is missing after line 2'],
    ['a colon is missing', ['"a":', '"a"'], 2, 'a colon is missing after line 2'],
    ['there is a comma too many', ['"e"', '"e",'], 4, 'a comma too many, or a name and a text each stand'],
    ['a text has no quotes', ['"b"', 'b'], 2, 'a name and a text each stand in straight double quotes ", in line 2'],
    ['quotes are curly', ['"b"', '“b”'], 2, 'a name and a text each stand in straight double quotes ", in line 2'],
    ['a quote is missing', ['"e"', '"e'], 4, 'a double quote " is missing at the end of line 4'],
    ['a text has a tab', ['"e"', '"e\t"'], 4, 'a text cannot have a tab or a new line in it, in line 4'],
    ['a bracket is missing', ['  }\n}', '  }\n'], 5, 'a closing bracket } or ] is missing after line 5'],
    ['there is a bracket too many', ['  }\n}', '  }\n}}'], 6, 'nothing can follow the last bracket, after line 6'],
    ['there is a comment', ['"b",', '"b", // c'], 2, 'a comment is not possible here, in line 2'],
    ['a backslash stands alone', ['"e"', '"\\e"'], 4, 'a \\ is written \\\\, in line 4'],
    ['it is empty', [TEXT, ''], 1, 'a comma too many'],
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

  it('is refused when a text or a group stands twice', () => {
    const twice = (part: string) => (CONTENT.files[SE] ?? '').replace(part, `${part}"contact": {},\n`);
    expect(withFile(SE, twice('{\n'))).toEqual([
      expect.stringMatching(
        /^messages\/se\.json:\d{3} contact: this stands twice here, and only the second one counts$/,
      ),
    ]);
    const company = (CONTENT.files[COMPANY_FILE] ?? '').replace('"postalCode"', '"city": "A", "postalCode"');
    expect(withFile(COMPANY_FILE, company)).toEqual([
      expect.stringContaining('officeAddress.city: this stands twice here'),
    ]);
  });

  it('may be saved by an editor of Windows', () => {
    const windows = (file: string) => [file, `\ufeff${CONTENT.files[file]?.replaceAll('\n', '\r\n')}`];
    const files = { ...CONTENT.files, ...Object.fromEntries([NO, SE, PL, COMPANY_FILE].map(windows)) };
    expect(said({ files })).toEqual([]);
  });

  it('of a language is asked for by its line, and the other way round', () => {
    const { [SE]: _, ...files } = CONTENT.files;
    expect(said({ files: { ...files, 'messages/de.json': '{}' } })).toEqual([
      'messages/de.json: this language has no line in messages/languages.ts; add one, or delete the file',
      'messages/se.json: this file is missing; messages/languages.ts names its language',
    ]);
  });
});

describe('a language that leads to the privacy policy of another', () => {
  const { privacy: _, ...texts } = JSON.parse(CONTENT.files[PL] ?? '');
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
  it.each(['#12345', '#1234567', '0e2a33', 'brown', '#0e2a3g', 'rgb(1, 2, 3)'])('is refused as %s', (color) => {
    const colors = { ...CONTENT.colors, brass: { DEFAULT: color } };
    expect(said({ colors })).toEqual([
      `content/colors.ts brass.DEFAULT: "${color}" is not a color: # and six digits are expected, each 0 to 9 or a to f`,
    ]);
  });

  it('of a pair has a name', () => {
    expect(said({ pairs: [{ color: 'inkk', on: 'paper', least: 3 }] })).toEqual([
      'content/colors.ts inkk on paper: there is no color of this name in COLORS',
    ]);
  });

  it('that is hard to read is refused with nothing that reads as an answer', () => {
    const pairs = [{ color: 'paper', on: 'paper', least: 4.5 as const }];
    expect(said({ pairs })).toEqual(['content/colors.ts paper on paper: the contrast is 1, at least 4.5 is needed']);
  });
});
