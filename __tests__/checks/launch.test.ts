/** @jest-environment node */

import { checkLaunch, checkPublication } from '@/checks/check-launch';
import type { Content } from '@/checks/content';
import { formatProblem } from '@/checks/problem';
import { LOCALE_IDS } from '@/i18n/locales';
import { confirmChanges, withoutEntry } from '@/model/review';
import { changedContent, linesOf } from './content-copy';

const OWN_TEXT = 'Vårt eget.';
jest.mock('@/checks/sample', () => ({
  ...jest.requireActual('@/checks/sample'),
  isOfSample: (value: unknown) => value !== 'Vårt eget.',
}));

const FIRST = `messages/${LOCALE_IDS[0]}.json`;
const COMPANY = 'content/company.json';
const OWN_FORM = { formOverride: 'https://forms.orn.no/contact' };
const { content, set, keepCatalogs } = changedContent();
const problemsIn = (changes: Partial<Content> = OWN_FORM) => checkLaunch({ ...content(), ...changes });
const messages = (changes?: Partial<Content>) => linesOf(problemsIn(changes)).join('\n');

beforeEach(() => keepCatalogs(FIRST));

const ASKED_FACTS = [...['people', 'customers', 'licence', 'bookingUrl', 'priceFrom'], 'replyWithinWorkingDays'];
const ASKED_QUESTIONS = ['speaksEnglish', 'takesOver', 'formServiceOutsideEea', 'hostOutsideEea'];

describe('the check before launch', () => {
  it('accepts a company that has replaced the sample', () => {
    set(COMPANY, '$confirmed', [...ASKED_FACTS, ...ASKED_QUESTIONS]);
    expect(messages()).toBe('');
  });

  it('requires facts that are missing, unless the owner confirms that', () => {
    for (const fact of [...ASKED_FACTS, ...ASKED_QUESTIONS]) set(COMPANY, fact, undefined);
    const all = messages();
    for (const fact of ASKED_FACTS) expect(all).toContain(`${fact}: this is missing; add it`);
    for (const fact of ASKED_QUESTIONS) expect(all).toContain(`${fact}: only you know this; answer yes or no`);
  });

  it.each<[file: string, key: string, value: unknown, message: string]>([
    [COMPANY, 'name', 'Nordstrek AS', 'name: this contains a name or number of the sample; write your own'],
    [COMPANY, 'phone', '+47 001 23 456', 'phone: this contains a name or number of the sample'],
    [COMPANY, 'people', { ola: { phone: '+47 (00) 12.34.57' } }, 'people.ola.phone: this contains a name'],
    [FIRST, 'hero.lead', '…', 'hero.lead: this is still to be written'],
    [FIRST, 'hero.lead', 'Nord\u00adstrek', 'hero.lead: this contains a name or number of the sample'],
    [COMPANY, 'confirmed.membership', 'unknown', 'confirmed.membership: only you know this; answer yes or no'],
  ])('refuses in %s %s: %j', (file, key, value, message) => {
    set(file, key, value);
    expect(messages()).toContain(message);
  });

  it.each(['Nordmann', 'a.example', 'Eksempelgata', 'Postboks 1234', '000 000 000'])('refuses %s in a text', (name) => {
    set(FIRST, 'hero.lead', `Ring ${name}`);
    expect(messages()).toContain('hero.lead: this contains a name or number of the sample');
    expect(problemsIn().find(({ key }) => key === 'hero.lead')?.answer?.list).toBe('$confirmed');
  });

  it.each([
    ...['Nordmannsen AS', 'Postboks 12345', 'Gamle eksempelgatan', '8000 000 0001'].map((name) => [
      FIRST,
      'hero.lead',
      name,
    ]),
    // It contains the digits of the sample's.
    [COMPANY, 'phone', '+47 90 01 23 45'],
  ])('accepts in %s %s: %s', (file = '', key = '', value) => {
    set(file, key, value);
    expect(messages()).not.toContain(` ${key}: `);
  });

  it('refuses the same picture twice', () => {
    const ids = {
      'images/desk': '1',
      'images/fjord': '2',
      'images/tax': '1',
      'images/fallback': '1',
      'brand/mark': '1',
    };
    const pictures = Object.fromEntries(Object.entries(ids).map(([name, id]) => [`content/${name}.avif`, id]));
    expect(messages({ ...OWN_FORM, pictures }).match(/\S+ this picture is the same as .*/g)).toEqual([
      expect.stringContaining('content/images/tax.avif: this picture is the same as content/images/desk.avif'),
    ]);
  });

  it.each([
    [1, undefined, true],
    [2, undefined, false],
    [1, false, false],
  ])('with %d people and soleTrader %s, asks whether the person is alone: %s', (count, soleTrader, expected) => {
    set(COMPANY, 'soleTrader', soleTrader);
    set(COMPANY, 'people', Object.fromEntries(['ola', 'bo'].slice(0, count).map((id) => [id, { name: 'Ola' }])));
    const message = 'soleTrader: one person is listed; is that the whole company?';
    expect(messages().includes(message)).toBe(expected);
  });

  it.each([
    [{}, false],
    [{ closedDates: ['2020-01-01'] }, false],
    [{ closedDates: undefined }, true],
    [{ closedDates: undefined, $confirmed: ['closedDates'] }, false],
    [{ closedDates: undefined, openingHours: undefined }, false],
  ])('with %j, asks for closed dates, whatever the day: %s', (facts, expected) => {
    for (const [fact, value] of Object.entries(facts)) set(COMPANY, fact, value);
    expect(messages().includes('closedDates: without closed days')).toBe(expected);
  });

  it('stops a build only if visitors can reach its address', () => {
    set(COMPANY, 'name', 'Nordstrek AS');
    set(COMPANY, 'siteUrl', 'https://www.orn.test');
    expect(checkPublication(content())).toEqual([]);
    set(COMPANY, 'siteUrl', 'https://www.orn.no');
    expect(checkPublication(content()).map(({ key }) => key)).toContain('name');
  });

  it.each<[override: string, message: RegExp]>([
    ['', /company\.json(:\d+)? formEndpoint: this is missing; create a form/],
    ['https://forms.nordstrek.example/', /NEXT_PUBLIC_FORM_ENDPOINT: “https:\/\/forms\.nordstrek\.example\/” is not/],
    ['http://forms.orn.no', /“http:\/\/forms\.orn\.no” is not the https:\/\/ address of your form service/],
  ])('refuses the form address “%s” of the environment', (formOverride, message) => {
    // The environment wins over the fact.
    set(COMPANY, 'formEndpoint', formOverride ? OWN_FORM.formOverride : undefined);
    expect(messages({ formOverride })).toMatch(message);
  });
});

describe('what $sample lists', () => {
  const BRAND = ['logo', 'platforms/fiken'];
  beforeEach(() => {
    set(COMPANY, '$sample', ['logDays', 'officeAddress', ...BRAND.map((name) => `content/brand/${name}`)]);
    set(FIRST, '$sample', ['hero.lead', 'about', 'nav.about', 'consent']);
  });

  it('is refused: facts, texts that claim something, groups without their labels, and pictures', () => {
    content().pictures['content/brand/platforms/fiken.svg'] = '0123456789';
    const all = messages();
    for (const message of [
      'logDays: this is from the sample; write your own – if it is correct for you, take "logDays" out of "$sample" at the top',
      'officeAddress: this is from the sample',
      'hero.lead: this text is from the sample and says that clients can rely on the figures; write',
      'about.paragraph1: this text is from the sample and says that each client has one accountant',
      'nav.about: this is from the sample',
      'platforms/fiken.svg: this picture is from the sample, and the site does not show it; delete it',
      'logo.svg: this picture is from the sample; replace it with your own – if it is correct for you, take "content/brand/logo" out of "$sample" in content/company.json',
    ])
      expect(all).toContain(message);
    expect(all).not.toMatch(/about\.label/);
    const [norwegian] = problemsIn().map((problem) => formatProblem(problem, 'no'));
    expect(norwegian).toContain(
      'logDays: dette er fra eksempelet; skriv deres eget – stemmer det for dere, ta "logDays"',
    );
  });

  it('is accepted once its value is another one, although it is still listed', () => {
    expect(messages()).toContain('hero.lead: this text is from the sample');
    set(FIRST, 'hero.lead', OWN_TEXT);
    set(COMPANY, '$sample', ['name', 'logDays']);
    set(COMPANY, 'name', OWN_TEXT);
    content().pictures['content/brand/logo.svg'] = OWN_TEXT;
    set(COMPANY, '$sample', ['name', 'logDays', 'content/brand/logo']);
    expect(messages()).not.toMatch(/ (hero\.lead|name): this|this picture is from the sample/);
    expect(messages()).toContain('logDays: this is from the sample');
  });

  it('is confirmed by removing the entry, or by changing its value', () => {
    const keys = ['about.title', 'about.paragraph1', 'about.badge.alt', 'hero.lead'];
    expect(withoutEntry(['about', 'hero'], 'about.title', keys)).toEqual(['about.paragraph1', 'about.badge', 'hero']);
    expect(withoutEntry(['hero.lead'], 'hero.lead', keys)).toEqual([]);
    const review = { $sample: ['hero', 'meta'], hero: { lead: '1', title: '2', speak: '3' }, meta: '4' };
    const changed = { ...review, hero: { ...review.hero, title: '5' } };
    expect(confirmChanges(review, changed, true)).toEqual(['hero.lead', 'meta']);
    expect(confirmChanges(review, changed, false)).toEqual(['meta']);
  });

  it('is accepted if the facts hide it', () => {
    expect(messages()).toContain('consent.banner.body');
    set(COMPANY, 'map', undefined);
    expect(messages()).not.toContain('consent.banner.body');
  });

  it('is accepted as the name of somebody else if the owner confirms it', () => {
    set(FIRST, 'contact.lead', 'Spør etter Nordmann.');
    expect(messages()).toContain('contact.lead: this contains a name or number of the sample');
    set(FIRST, '$confirmed', ['contact.lead: Spør etter Nordmann.']);
    expect(messages()).not.toContain('contact.lead:');
    set(COMPANY, 'register', 'Nordmann');
    expect(messages()).toContain('register: this contains a name or number of the sample');
    set(COMPANY, '$confirmed', ['register: Nordmann']);
    expect(messages()).not.toContain('register:');
  });
});

describe('a text that the facts contradict', () => {
  const LEAD = 'Vi fører, og én av dere vil like vårt svar.';
  beforeEach(() => {
    set(COMPANY, 'soleTrader', true);
    set(FIRST, 'hero.lead', LEAD);
  });

  it('is refused with a proposal: a sole trader who writes “we”', () => {
    const problem = problemsIn().find(({ file, key }) => file === FIRST && key === 'hero.lead');
    expect(problem?.message.en).toContain('“Vi” refers to several people, and you are one; write for example "Jeg');
    expect(problem?.wording).toBe('Jeg fører, og én av dere vil like mitt svar.');
    set(FIRST, '$confirmed', [`hero.lead: ${LEAD}`]);
    expect(messages()).not.toContain(' hero.lead:');
    set(COMPANY, 'soleTrader', undefined);
    set(FIRST, '$confirmed', undefined);
    expect(messages()).not.toContain('“Vi”');
  });

  it('is refused for its claims again once it has been reworded', () => {
    set(FIRST, '$sample', ['hero']);
    expect(messages()).not.toContain('hero.lead: this text is from the sample');
    set(FIRST, 'hero.lead', 'Jeg fører, og én av dere vil like mitt svar.');
    expect(messages()).toContain(
      'hero.lead: this text is from the sample and says that clients can rely on the figures',
    );
  });

  it('is accepted if the facts hide it', () => {
    set(FIRST, 'about.news.label', 'Vi i avisen');
    expect(messages()).toContain('about.news.label: “Vi” refers');
    set(COMPANY, 'newsUrl', undefined);
    expect(messages()).not.toContain('about.news.label');
  });

  it('is refused: a service that the company does not have', () => {
    set(FIRST, 'hero.lead', 'Lønnskjøring og skatt');
    expect(messages()).not.toContain('“Lønnskjøring”');
    for (const list of ['packages', 'prices']) set(COMPANY, list, undefined);
    set(COMPANY, 'services', { yearEnd: { account: '8800' } });
    set(FIRST, 'technology.platforms.powerOffice.body', 'Lønnskjøring og skatt');
    expect(messages().match(/\S+ this mentions “Lønnskjøring”, not one of your services/g)).toEqual([
      expect.stringContaining('hero.lead'),
    ]);
  });
});
