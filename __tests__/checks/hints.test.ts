/** @jest-environment node */
import type { Content } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { changedContent, linesOf } from './content-copy';

const COMPANY = 'content/company.json';
const NO = 'messages/no.json';
const TODAY = '2026-06-01';
const OTHER_ANSWER = 'closedDates: 2099-05-17';
const { content, set, keepCatalogs } = changedContent();
const hintsFor = (changes?: Partial<Content>) => checkHints({ ...content(), ...changes }, TODAY);
const messagesFor = (changes?: Partial<Content>) => linesOf(hintsFor(changes));
/** The hints about facts, without the time that texts take. */
const factMessages = () => messagesFor({ languages: {} });

beforeEach(() => set(COMPANY, '$confirmed', [OTHER_ANSWER]));

it('ordinary content has no hints', () => {
  expect(messagesFor()).toEqual([]);
});

it('asks about facts that a program has sorted, because rows of lists are in the order of the file', () => {
  const facts = JSON.parse(content().files[COMPANY] ?? '');
  const sorted = Object.fromEntries(Object.entries(facts).sort(([one], [other]) => (one < other ? -1 : 1)));
  const files = { ...content().files, [COMPANY]: JSON.stringify(sorted) };
  expect(messagesFor({ files, languages: {} })).toEqual([
    expect.stringMatching(/company\.json: all names in this file/),
  ]);
});

/** Addresses of several pages, without https://. */
const pages = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((page) => `https://${page}`);
const FORM_PAGES = pages(`formcarry.com/ formcarry.com/login formcarry.com/forms/abc/integration formcarry.com/s/
  tally.so/r/abc docs.google.com/forms/d/e/1/viewform forms.gle/abc herotofu.com/start usebasin.com/f
  usebasin.com/forms/123 usebasin.com/forms/123/integrations usebasin.com/app/forms/1 forms.cloud.microsoft/r/abc
  www.cognitoforms.com/Orn/Kontakt orn.wufoo.com/forms/a`);
const OTHER_SERVICES = pages(`api.web3forms.com/submit api.staticforms.xyz/submit formspree.io/f/xyzabcde
  forminit.com/f/abc orn.netlify.app/`);
const EXAMPLES = pages('formcarry.com/s/ID form.taxi/s/CODE submit-form.com/your-form-id formcarry.com/s/{id}');
const PRIVATE_PAGES =
  pages(`docs.google.com/document/d/1/edit?usp=sharing drive.google.com/drive/my-drive localhost.localhost/
  docs.google.com/forms/u/0/ 192.168.1.10/a nas.lan/a admin.orn.no/ orn.no/wp-login.php orn.no/wp-admin/post.php
  onedrive.live.com/?id=root orn-my.sharepoint.com/personal/a.docx outlook.office.com/mail/ calendly.com/event_types/user/me
  www.dropbox.com/home/a www.linkedin.com/in/kari/edit/intro/ mail.google.com/mail/u/0/`);
const OUTSIDE_FRAMES = pages('maps.app.goo.gl/abc www.google.no/maps/place/Oslo www.openstreetmap.org/node/1');

describe('an unlikely fact', () => {
  it.each<[key: string, values: (string | number)[], message: string]>([
    ['privacyUpdated', ['2026-07-01'], ' is in the future'],
    ['privacyUpdated', ['2025-05-01'], 'the privacy policy is older than twelve months'],
    ['confirmed.on', ['2027-01-01'], ' is in the future'],
    ['confirmed.on', ['2022-01-01'], 'the answer is older than three years'],
    ['map.since', ['2027-01-01'], ' is in the future'],
    ['priceFrom', [99, 249_000], ' is unusual'],
    ['retentionMonths', [120], ' is unusual'],
    ['customerYears', [3], ' is unusual'],
    ['logDays', [9000], ' is unusual'],
    ['replyWithinWorkingDays', [30], ' is unusual'],
    ['map.cookies.0.months', [120], ' is unusual'],
    ['services.payroll.account', ['9999'], ' is unusual'],
    ['formEndpoint', FORM_PAGES, 'a page of the form service'],
    ['formEndpoint', OTHER_SERVICES, ' step 4 of the guide names services that do'],
    ['formEndpoint', EXAMPLES, 'an example of an address'],
    ['social.0.url', PRIVATE_PAGES, 'perhaps only you see this page'],
    ['bookingUrl', PRIVATE_PAGES, 'perhaps only you see this page'],
    ['links.avtale.url', PRIVATE_PAGES, 'perhaps only you see this page'],
    ['map.embedUrl', OUTSIDE_FRAMES, 'this link cannot be shown on another page'],
    [
      'email',
      ['www.å-ørn.no', 'å-ørn.com', 'å-rn.no', 'å-øørn.no', 'å-røn.no'].map((host) => `hei@${host}`),
      ' is almost å-ørn.no',
    ],
    ['people.ola.email', ['ola@å-ørm.no'], 'å-ørm.no is almost å-ørn.no'],
  ])('has a hint until it is confirmed: %s: %j', (key, values, message) => {
    for (const value of values) {
      set(COMPANY, '$confirmed', [OTHER_ANSWER]);
      set(COMPANY, key, value);
      const answer = ` – if it is right as it is, write "${key}: ${value}" into "$confirmed" at the top`;
      const [hint, ...others] = factMessages();
      for (const part of [`${key}: `, message, answer]) expect(hint).toContain(part);
      expect(others).toEqual([]);
      set(COMPANY, '$confirmed', [OTHER_ANSWER, `${key}: ${value}`]);
      expect(factMessages()).toEqual([]);
    }
  });

  it('has a hint again if it has another value than the one that was confirmed', () => {
    set(COMPANY, 'priceFrom', 99);
    set(COMPANY, '$confirmed', [OTHER_ANSWER, 'priceFrom: 98']);
    expect(factMessages()).toEqual([expect.stringContaining('priceFrom: 99 is unusual')]);
  });

  it.each<[key: string, value: unknown]>([
    ['social', [{ network: 'constructor', url: 'https://orn.example/side' }]],
    ['bookingUrl', 'https://outlook.office.com/bookwithme/user/a'],
    ['newsUrl', 'https://docs.google.com/document/d/1/pub'],
    ['formEndpoint', 'https://formcarry.com/s/%E5'],
    ['newsUrl', 'https://orn.sharepoint.com/:b:/s/a'],
    ['newsUrl', 'https://orn.no/insights/'],
    ['bookingUrl', 'https://calendar.google.com/calendar/u/0/appointments/schedules/a'],
    ['privacyUpdated', TODAY],
    ...['gmail.com', 'hotmail.no', 'live.com', 'yahoo.com', 'online.no'].map((host): [string, string] => [
      'email',
      `orn@${host}`,
    ]),
    ['priceFrom', 300],
    ['people', { ola: { name: 'Bo' } }],
  ])('has no hint if it is possible: %s: %j', (key, value) => {
    set(COMPANY, key, value);
    expect(factMessages()).toEqual([]);
  });
});

describe('closed dates', () => {
  const ABROAD = { country: 'SE', phone: '+46 8 123 45', organizationNumber: '556677-8899' };
  const messagesForDates = (closedDates: string[], facts = {}) => {
    for (const [fact, value] of Object.entries({ $confirmed: [], closedDates, ...facts })) set(COMPANY, fact, value);
    return factMessages();
  };

  it('have a hint about missing holidays of this year and the next, in Norway only', () => {
    const dates = ['2026-12-25', '2027-05-17'];
    const [missing, eves, ...others] = messagesForDates(dates);
    expect(missing).toContain('2027-01-01, 2027-03-25, 2027-03-26, 2027-03-29');
    expect(missing?.split(' – ')[0]).not.toMatch(/2026-0[1-5]|2026-12-25|2027-05-17/);
    expect(eves).toContain(
      'are you open on Christmas Eve and New Year’s Eve? The site says that you are open on 2026-12-24, 2026-12-31, 2027-12-24',
    );
    expect(others).toEqual([]);
    expect(messagesForDates(dates, ABROAD)).toEqual([]);
  });

  it.each<[dates: string[], facts: object, isAsked: boolean]>([
    [['2026-06-01', '2026-07-31'], ABROAD, true],
    [['2026-05-01'], ABROAD, true],
    [['2026-08-01', '2026-06-01'], ABROAD, false],
    [['2026-05-01'], { ...ABROAD, $confirmed: ['closedDates: 2026-05-01'] }, false],
    [['2026-07-31'], { ...ABROAD, openingHours: [] }, false],
    // In Norway, holidays after the last date count as closed.
    [['2026-07-31'], {}, false],
  ])('have a hint in the last 60 days and afterwards: %j, %j: %s', (dates, facts, isAsked) => {
    expect(messagesForDates(dates, facts).join().includes('the last closed day is 2026-')).toBe(isAsked);
  });
});

describe('an unlikely text', () => {
  it.each([
    ['TODO: skriv dette', 'is “TODO” meant to be here?'],
    ['Pris xxx kr', 'is “xxx” meant to be here?'],
    ['Ring [navn] i dag', 'is “[navn]” meant to be here?'],
    ['Skriv tekst her', 'is “Skriv tekst” meant to be here?'],
    ['Åpent ???', 'is “???” meant to be here?'],
    ['You and your company: we take care of it.', 'this text seems to be in English'],
    ['Kva kostar det? Det kjem an på.', 'this text seems to be in Nynorsk'],
  ])('has a hint until it is confirmed or changed: “%s”', (text, message) => {
    keepCatalogs(NO);
    set(NO, 'contact.lead', text);
    const hints = hintsFor();
    expect(linesOf(hints)).toEqual([expect.stringContaining(`contact.lead: ${message}`)]);
    set(NO, '$confirmed', [hints[0]?.answer?.entry]);
    expect(messagesFor()).toEqual([]);
    set(NO, 'contact.lead', `${text}!`);
    expect(messagesFor()).toHaveLength(1);
  });

  it('in another language has one question for the whole catalog if most have', () => {
    const points = Array.from({ length: 15 }, (_, index) => [`p${index}`, `Kva kostar det? Det kjem an på ${index}.`]);
    set(NO, 'services.payroll.points', Object.fromEntries(points));
    const hints = hintsFor();
    expect(linesOf(hints)).toEqual([
      expect.stringContaining('messages/languages.ts: 15 texts in messages/no.json seem to be in Nynorsk'),
    ]);
    set(COMPANY, '$confirmed', [OTHER_ANSWER, hints[0]?.answer?.entry]);
    expect(messagesFor()).toEqual([]);
  });

  it.each([
    ['Vi hjelper bedrifter og privatpersoner.', 'Fra 1990 kr/md. uten mva.', true],
    ['Vi hjelper bedrifter og privatpersoner.', 'Fra 1990 kr/md. med mva.', false],
    ['EHF til bedrifter, e-post til privatpersoner.', 'Fra 1990 kr/md. uten mva.', false],
  ])(
    'has a hint about a price without VAT if private persons are clients: “%s” “%s”: %s',
    (clients, price, isAsked) => {
      keepCatalogs(NO);
      set(NO, 'about.paragraph1', clients);
      set(NO, 'services.payroll.lead', price);
      const about = 'services.payroll.lead: prices for private persons must include VAT';
      expect(messagesFor()).toEqual(isAsked ? [expect.stringContaining(about)] : []);
    },
  );

  const WORDS = ['FIXME', 'TBD', 'TBA', 'WIP', 'lorem ipsum', 'asdf', 'qwerty', 'bla bla', 'dummy', 'sample text'];
  it('has a hint about a word that holds a place', () => {
    const words = [...WORDS, 'test test', 'tekst her', 'sett inn noe'];
    const points = words.map((word, index) => [`p${index}`, `Vi har ${word} i dag`]);
    set(NO, 'services.payroll.points', Object.fromEntries(points));
    keepCatalogs(NO);
    expect(messagesFor()).toEqual(words.map((word) => expect.stringContaining(`“${word}”`)));
  });
});

it('a file has a hint if nothing reads it', () => {
  const paths = ['content/notes.txt', 'content/images/fjord.png', 'public/a.pdf'];
  expect(messagesFor({ paths })).toEqual([
    expect.stringContaining('content/notes.txt: the site does not use this file'),
  ]);
  set(COMPANY, '$confirmed', [OTHER_ANSWER, 'content/notes.txt']);
  expect(messagesFor({ paths })).toEqual([]);
});
