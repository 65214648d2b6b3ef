/** @jest-environment node */
import type { Content } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { formatProblem } from '@/checks/problem';
import { changedContent } from './content-copy';

const COMPANY = 'content/company.json';
const [NO, PL] = ['messages/no.json', 'messages/pl.json'];
const TODAY = '2026-06-01';
const { content, set } = changedContent();
const said = (changes: Partial<Content> = {}, today = TODAY) =>
  checkHints({ ...content(), ...changes }, today).map((hint) => formatProblem(hint));

const OWN_DATES = 'closedDates: 2099-05-17';
/** Answers of the only hint: that what is asked about is right. */
const entry = (changes?: Partial<Content>) => checkHints({ ...content(), ...changes }, TODAY)[0]?.answer?.entry;

beforeEach(() => set(COMPANY, '$confirmed', [OWN_DATES]));

it('ordinary content raises no question', () => {
  expect(said()).toEqual([]);
});

describe('a fact that is asked about, once', () => {
  it.each<[key: string, value: unknown, message: string]>([
    ['privacyUpdated', '2026-07-01', '2026-07-01 is still to come'],
    ['confirmed.on', '2027-01-01', '2027-01-01 is still to come'],
    ['privacyUpdated', '2025-05-01', 'the privacy policy is older than twelve months'],
    ['priceFrom', 99, '99 is unusual'],
    ['priceFrom', 249_000, '249000 is unusual'],
    ['retentionMonths', 120, '120 is unusual'],
    ['customerYears', 3, '3 is unusual'],
    ['logDays', 9000, '9000 is unusual'],
    ['map.cookies.0.months', 120, '120 is unusual'],
    ['services.0.account', '9999', '9999 is unusual'],
    ['openingHours.0.opens', '05:30', '05:30 is unusual'],
    ['openingHours.0.closes', '23:45', '23:45 is unusual'],
    ['map.since', '2027-01-01', '2027-01-01 is still to come'],
    ['confirmed.on', '2022-01-01', 'the answer is older than three years'],
    ['social.0.url', 'https://mastodon.social/home', 'the front page of the network'],
    ['social.0.url', 'https://www.linkedin.com/company/', 'the front page of the network'],
    ['social.0.url', 'https://x.com/orn', 'this is not Mastodon'],
    ['formEndpoint', 'https://formspree.io/login', 'a page of the form service'],
    ['formEndpoint', 'https://tally.so/r/abc', 'a page of the form service'],
    ['formEndpoint', 'https://formspree.io/forms/abc/integration', 'a page of the form service'],
    ['email', 'hei@www.å-ørn.no', 'www.å-ørn.no is almost å-ørn.no'],
    ['email', 'hei@å-ørn.com', 'å-ørn.com is almost å-ørn.no'],
    ['email', 'regnskap@gmial.com', 'gmial.com is almost gmail.com'],
    ['people.0.email', 'ola@å-ørm.no', 'å-ørm.no is almost å-ørn.no'],
    ['people.0.name', 'kari ås', 'is the name to have capital and small letters?'],
    ['people.0.name', 'KARI ÅS', 'is the name to have capital and small letters?'],
    ...['og', 'and', '&', '/'].map((and): [string, string, string] => [
      'people.0.name',
      `Kari Ås ${and} Bo Ek`,
      'one name is expected',
    ]),
    ['name', 'Regnsk\u0430p AS', '“\u0430” is a letter of another alphabet'],
    ['replyWithinWorkingDays', 30, '30 is unusual'],
    ['social.0.url', 'https://www.linkedin.com/', 'the front page of the network'],
    ['social.0.url', 'https://www.facebook.com/orn', 'this is not Mastodon'],
    ['formEndpoint', 'https://formspree.io/', 'a page of the form service'],
    ['formEndpoint', 'https://docs.google.com/forms/d/e/1/viewform', 'a page of the form service'],
    ['email', 'hei@å-ørm.no', 'å-ørm.no is almost å-ørn.no'],
    ['newsUrl', 'https://avis\u0430.test/a', '“\u0430” is a letter of another alphabet'],
  ])('%s: %j', (key, value, message) => {
    set(COMPANY, key, value);
    expect(said()).toEqual([expect.stringContaining(`${key}: `)]);
    expect(said()[0]).toContain(message);
    expect(said()[0]).toContain(` – if it is right as it is, write "${key}: ${value}" into "$confirmed" at the top`);
    set(COMPANY, '$confirmed', [OWN_DATES, `${key}: ${value}`]);
    expect(said()).toEqual([]);
  });

  it('and again once it has another value', () => {
    set(COMPANY, 'priceFrom', 99);
    set(COMPANY, '$confirmed', [OWN_DATES, 'priceFrom: 98']);
    expect(said()).toEqual([expect.stringContaining('priceFrom: 99 is unusual')]);
  });

  it('people.0.name: a title or a comma in it', () => {
    for (const name of ['Ola Ås, daglig leder', 'Siv.øk. Ola Ås']) {
      set(COMPANY, 'people', [{ id: 'ola', name }]);
      expect(said()).toEqual([expect.stringContaining('people.0.name: one name is expected, without a title')]);
    }
  });

  it('closedDates: holidays of this year and the next, a year far away, and the last one in 60 days', () => {
    set(COMPANY, '$confirmed', []);
    set(COMPANY, 'closedDates', ['2026-12-25', '2027-05-17', '2030-12-25']);
    const [far, missing, ...others] = said();
    expect(far).toContain('closedDates: 2030-12-25 is far away');
    expect(missing).toContain('2027-01-01, 2027-03-25, 2027-03-26, 2027-03-29');
    expect(missing?.split(' – ')[0]).not.toMatch(/2026-0[1-5]|2026-12-25|2027-05-17/);
    expect(others).toEqual([]);
    set(COMPANY, 'closedDates', ['2026-06-01', '2026-07-31']);
    expect(said().join()).toContain(
      'the last closed day is 2026-07-31; add more, since no build is published after it',
    );
    for (const dates of [['2026-08-01'], ['2026-08-01', '2026-06-01']]) {
      set(COMPANY, 'closedDates', dates);
      expect(said().join()).not.toContain('the last closed day');
    }
    set(COMPANY, 'closedDates', ['2026-07-31']);
    set(COMPANY, 'openingHours', []);
    expect(said().join()).not.toContain('the last closed day');
  });
});

describe('a text that is asked about, once', () => {
  it.each<[file: string, key: string, text: string, message: string]>([
    [NO, 'contact.lead', 'Lønn og sm? og store', '“sm? og”: is a letter missing?'],
    [NO, 'contact.lead', 'Gi oss ta\u030arene', '“å” is made of two characters'],
    [NO, 'contact.lead', 'TODO: skriv dette', '“TODO”: is this meant to be here?'],
    [NO, 'contact.lead', 'Lorem ipsum dolor', '“Lorem ipsum”'],
    [NO, 'contact.lead', 'Pris xxx kr', '“xxx”'],
    [NO, 'contact.lead', 'Ring 22 33 44 56 i dag', '“22 33 44 56” stays as it is when the facts change'],
    [NO, 'contact.lead', 'Skriv til post@orn.no i dag', '“post@orn.no” stays'],
    [NO, 'contact.lead', 'Kom til Ærlighetens vei 1 B i dag', '“Ærlighetens vei 1 B” stays'],
    [NO, 'contact.lead', 'Vi arbeider i Fiken', '“Fiken” is not among the facts'],
    [NO, 'contact.lead', 'Vi f√¶rer regnskap', '“f√¶r”: is a letter missing?'],
    [NO, 'contact.lead', 'Ga° til oss', '“Ga°”: is a letter missing?'],
    [NO, 'contact.lead', 'Gi oss tallene til Ha\u0308nsel', '“ä” is made of two characters'],
    [NO, 'contact.lead', 'Ring [navn] i dag', '“[navn]”: is this meant to be here?'],
    [NO, 'contact.lead', 'Skriv tekst her', '“Skriv tekst”: is this meant to be here?'],
    [NO, 'contact.lead', 'Åpent ???', '“???”: is this meant to be here?'],
    [NO, 'contact.lead', 'Les mer på www.å-ørn.no i dag', '“www.å-ørn.no” stays'],
    [NO, 'contact.lead', 'Priser fra 1 990 kr', '“1 990” stays as it is'],
    [NO, 'contact.lead', 'Kom til 9990 Båtsfjord', '“9990” stays as it is'],
    [NO, 'contact.lead', 'Åpent fra 08:00', '“08:00” stays as it is'],
    [NO, 'contact.lead', 'Siden 2099', '2099 is far away'],
    [PL, 'contact.hours.range', '{closes}–{opens}', '{opens} and {closes} are in another order'],
  ])('in %s, %s: “%s”', (file = '', key, text, message) => {
    set(file, key, text);
    expect(said()).toEqual([expect.stringContaining(`${key}: ${message}`)]);
    set(file, '$confirmed', [entry()]);
    expect(said()).toEqual([]);
    set(file, key, `${text}!`);
    expect(said()).toHaveLength(1);
  });

  it('contact.lead: a map or a membership that the facts do not have', () => {
    set(NO, 'contact.lead', 'Se kartet. Vi er medlem av foreningen.');
    expect(said()).toEqual([]);
    set(COMPANY, 'confirmed.membership', 'no');
    expect(said()).toEqual([expect.stringContaining('“medlem av” is not among the facts')]);
    set(COMPANY, 'map', undefined);
    expect(said()[0]).toContain('“kartet” is not among the facts');
  });

  it.each([
    ['social', 'Følg oss på nettet'],
    ['bookingUrl', 'Bestill time på nettet'],
  ])('contact.lead: what needs the fact %s', (fact, text) => {
    set(NO, 'contact.lead', text);
    set(COMPANY, fact, undefined);
    expect(said()).toEqual([expect.stringContaining('is not among the facts')]);
  });

  it('$same: a group in a chapter', () => {
    set(PL, '$same', ['hero.slideshow', 'hero.lead']);
    expect(said()).toEqual([expect.stringContaining('$same: all of “hero.slideshow” is the same')]);
  });

  it('$same: a whole chapter', () => {
    set(PL, '$same', ['hero']);
    expect(said()).toEqual([expect.stringContaining('$same: all of “hero” is the same as in another language')]);
    set(PL, '$confirmed', ['hero']);
    expect(said()).toEqual([]);
  });
});

describe('a file that is asked about', () => {
  it('is read by nothing, or replaces one of the site’s own', () => {
    const paths = [
      'content/notes.txt',
      'content/images/fjord.png',
      'public/robots.txt',
      'public/pl.html',
      'public/a.pdf',
    ];
    expect(said({ paths })).toEqual([
      expect.stringContaining('content/notes.txt: nothing reads this file'),
      expect.stringContaining('public/robots.txt: this file takes the place'),
      expect.stringContaining('public/pl.html: this file takes the place'),
    ]);
    set(COMPANY, '$confirmed', [OWN_DATES, 'content/notes.txt', 'public/robots.txt', 'public/pl.html']);
    expect(said({ paths })).toEqual([]);
  });

  it('has the same name as another picture', () => {
    const paths = ['content/images/desk.avif', 'content/images/desk.png'];
    expect(said({ paths })).toEqual(
      paths.map((path) => expect.stringContaining(`${path}: two pictures have this name`)),
    );
  });

  it('has a code of a country that there is not', () => {
    const { se } = content().languages;
    const languages = { ...content().languages, se: { ...se, intl: 'se-XX' } } as Content['languages'];
    expect(said({ languages })).toEqual([expect.stringContaining('browsers do not know the language se as "se-XX"')]);
  });

  it('has a code of a language that browsers do not know', () => {
    const { se } = content().languages;
    const languages = { ...content().languages, se: { ...se, lang: 'sme' } } as Content['languages'];
    expect(said({ languages })).toEqual([expect.stringContaining('browsers do not know the language se as "sme"')]);
    set(COMPANY, '$confirmed', [OWN_DATES, 'messages/languages.ts: sme']);
    expect(said({ languages })).toEqual([]);
  });
});
