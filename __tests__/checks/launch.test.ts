/** @jest-environment node */

import { checkLaunch, checkPublication } from '@/checks/check-launch';
import type { Content } from '@/checks/content';
import { formatProblem } from '@/checks/problem';
import { LOCALE_IDS } from '@/company/locales';
import { confirmChanges, unmarked } from '@/company/marks';
import { changedContent } from './content-copy';

const FIRST = `messages/${LOCALE_IDS[0]}.json`;
const COMPANY = 'content/company.json';
const { content, set } = changedContent();
const OWN = { formOverride: 'https://forms.orn.no/contact' };
const said = (changes: Partial<Content> = OWN, today = '2027-05-17') =>
  checkLaunch({ ...content(), ...changes }, today)
    .map((problem) => formatProblem(problem))
    .join('\n');

const WITHOUT = [
  'people',
  'customers',
  'licence',
  'bookingUrl',
  'speaksEnglish',
  'priceFrom',
  'replyWithinWorkingDays',
  'takesOver',
];

describe('the check before launch', () => {
  it('is content with a company that has everything of its own', () => {
    set(COMPANY, '$confirmed', WITHOUT);
    expect(said()).toBe('');
  });

  it.each<[file: string, key: string, value: unknown, message: string]>([
    [COMPANY, 'name', 'Nordstrek AS', 'name: this has a name or number of the sample in it; write your own'],
    [COMPANY, 'phone', '+47 001 23 456', 'phone: this has a name or number of the sample'],
    [FIRST, 'hero.lead', 'Ring 00-12-34-57', 'hero.lead: this has a name or number of the sample'],
    [COMPANY, 'people', [{ phone: '+47 (00) 12.34.57' }], 'people.0.phone: this has a name'],
    [COMPANY, 'people', [{ email: 'a@nordstrek.example' }], 'people.0.email: this has a name'],
    [FIRST, 'hero.lead', 'Nord\u00adstrek', 'hero.lead: this has a name or number of the sample'],
  ])('names in %s, %s: %j', (file, key, value, message) => {
    set(file, key, value);
    expect(said()).toContain(message);
  });

  it('names all that is unknown', () => {
    for (const fact of ['membership', 'securityMeasures']) set(COMPANY, `confirmed.${fact}`, 'unknown');
    for (const fact of ['membership', 'securityMeasures']) {
      expect(said()).toContain(`confirmed.${fact}: only you know this; write yes or no`);
    }
  });

  it('names a picture that is used twice', () => {
    const images = { desk: '1', fjord: '2', tax: '1' };
    const pictures = Object.fromEntries(
      Object.entries(images).map(([name, id]) => [`content/images/${name}.avif`, id]),
    );
    const message = 'tax.avif: this picture is the same as content/images/desk.avif';
    expect(said({ ...OWN, pictures })).toContain(message);
  });

  it('asks of one person whether it is all of the company', () => {
    const asks = () => said().includes('soleTrader: people has one name; is this person all of the company?');
    const ola = { id: 'ola', name: 'Ola' };
    set(COMPANY, 'soleTrader', undefined);
    set(COMPANY, 'people', [ola, ola]);
    expect(asks()).toBe(false);
    set(COMPANY, 'people', [ola]);
    expect(asks()).toBe(true);
    set(COMPANY, 'soleTrader', false);
    expect(asks()).toBe(false);
  });

  it('takes no number for the sample’s that has its digits inside', () => {
    set(COMPANY, 'phone', '+47 90 01 23 45');
    expect(said()).not.toContain(' phone: ');
  });
});

describe('what keeps a build from being published', () => {
  it('is what is left of the sample, once visitors reach the address', () => {
    set(COMPANY, 'name', 'Nordstrek AS');
    set(COMPANY, 'siteUrl', 'https://www.orn.test');
    expect(checkPublication(content())).toEqual([]);
    set(COMPANY, 'siteUrl', 'https://www.orn.no');
    expect(checkPublication(content()).map(({ key }) => key)).toContain('name');
  });
});

describe('closed dates', () => {
  const AFTER_THE_LAST = '2027-05-18';
  beforeEach(() => set(COMPANY, 'closedDates', ['2027-05-17']));
  const named = () => said(OWN, AFTER_THE_LAST).includes('closedDates: none lies ahead');

  it('are asked for when none lies ahead, unless the owner does without', () => {
    expect(said()).not.toContain('closedDates');
    expect(named()).toBe(true);
    set(COMPANY, '$confirmed', ['closedDates: 2027-05-17']);
    expect(named()).toBe(false);
  });

  it('are asked for when there are none', () => {
    set(COMPANY, 'closedDates', undefined);
    expect(said()).toContain('closedDates: none lies ahead');
  });

  it('are not asked for without opening hours', () => {
    set(COMPANY, 'openingHours', undefined);
    expect(named()).toBe(false);
  });
});

describe('facts and texts that nobody has confirmed', () => {
  beforeEach(() => {
    set(COMPANY, '$sample', ['logDays', 'officeAddress', 'content/brand/wordmark', 'content/brand/platforms/fiken']);
    set(FIRST, '$sample', ['hero.lead', 'about', 'nav.about', 'consent']);
  });

  it('are named, groups without labels, and what a text says of the company', () => {
    expect(said()).toContain(
      'logDays: this is the sample’s; write your own – if it is true of you, take "logDays" out of "$sample" at the top',
    );
    expect(said()).toContain('officeAddress: this is the sample’s');
    expect(said()).toContain('hero.lead: the sample’s text, which says that clients can rely on the figures; write');
    expect(said()).toContain('about.paragraph1: the sample’s text, which says that each client has one accountant');
    expect(said()).toContain('nav.about: this is the sample’s');
    expect(said()).not.toMatch(/about\.label|pl\.json/);
  });

  it('are asked for in the language of the reader', () => {
    const problems = checkLaunch({ ...content(), ...OWN }).map((problem) => formatProblem(problem, 'no'));
    expect(problems.join('\n')).toContain(
      'logDays: dette er fra eksempelet; skriv deres eget – stemmer det for dere, ta "logDays" ut av',
    );
  });

  it('are confirmed by taking them away, or by a change of them alone', () => {
    const keys = ['about.title', 'about.paragraph1', 'about.badge.alt', 'hero.lead'];
    expect(unmarked(['about', 'hero'], 'about.title', keys)).toEqual(['about.paragraph1', 'about.badge', 'hero']);
    expect(unmarked(['hero.lead'], 'hero.lead', keys)).toEqual([]);
    const marks = { $sample: ['hero', 'meta'], hero: { lead: '1', title: '2', speak: '3' }, meta: '4' };
    const changed = { ...marks, hero: { ...marks.hero, title: '5' } };
    expect(confirmChanges(marks, changed, true).$sample).toEqual(['hero.lead', 'meta']);
    expect(confirmChanges(marks, changed, false).$sample).toEqual(['meta']);
  });

  it('are not asked for where the facts hide them', () => {
    expect(said()).toContain('consent.banner.body');
    set(COMPANY, 'map', undefined);
    expect(said()).not.toContain('consent.banner.body');
  });

  it('may have a name of the sample in them where the owner says that it is right', () => {
    set(FIRST, 'contact.lead', 'Spør etter Nordmann.');
    expect(said()).toContain('contact.lead: this has a name or number of the sample');
    set(FIRST, '$confirmed', ['contact.lead: Spør etter Nordmann.']);
    expect(said()).not.toContain('contact.lead:');
  });

  it('are asked for as facts that are missing, unless the site is to do without', () => {
    for (const fact of WITHOUT) set(COMPANY, fact, undefined);
    for (const fact of WITHOUT) expect(said()).toContain(`${fact}: this fact is missing`);
    set(COMPANY, '$confirmed', WITHOUT);
    expect(said()).not.toContain('this fact is missing');
  });

  it('may be pictures, which are deleted where the site does not show them', () => {
    content().pictures['content/brand/platforms/fiken.svg'] = '0123456789';
    expect(said()).toContain('platforms/fiken.svg: this picture is the sample’s; the site does not show it; delete it');
    expect(said()).toContain(
      'wordmark.svg: this picture is the sample’s; put your own in its place, or delete it – if it is true of you, take "content/brand/wordmark" out of "$sample" in content/company.json',
    );
    expect(said()).not.toContain('wordmark-footer.svg');
  });
});

describe('what the facts deny', () => {
  beforeEach(() => {
    set(COMPANY, 'soleTrader', true);
    set(FIRST, 'hero.lead', 'Vi fører, og én av dere vil like vårt svar.');
  });

  it('is named with a ready wording: that a sole trader is several people', () => {
    const problem = checkLaunch(content()).find(({ file, key }) => file === FIRST && key === 'hero.lead');
    expect(problem?.message.en).toContain(
      '“Vi” speaks of several people, and you are one; write for example "Jeg fører',
    );
    expect(problem?.wording).toBe('Jeg fører, og én av dere vil like mitt svar.');
    set(FIRST, '$confirmed', ['hero.lead: Vi fører, og én av dere vil like vårt svar.']);
    expect(said()).not.toContain(' hero.lead:');
    set(COMPANY, 'soleTrader', undefined);
    set(FIRST, '$confirmed', undefined);
    expect(said()).not.toContain('“Vi”');
  });

  it('asks again for the claims of a text that was put into the first person', () => {
    set(FIRST, '$sample', ['hero']);
    expect(said()).not.toContain('hero.lead: the sample’s text');
    set(FIRST, 'hero.lead', 'Jeg fører, og én av dere vil like mitt svar.');
    expect(said()).toContain('hero.lead: the sample’s text, which says that clients can rely on the figures');
  });

  it('is not named in a text that the facts hide', () => {
    set(FIRST, 'about.news.label', 'Vi i avisen');
    expect(said()).toContain('about.news.label: “Vi” speaks');
    set(COMPANY, 'newsUrl', undefined);
    expect(said()).not.toContain('about.news.label');
  });

  it('is named: a service that the company does not have', () => {
    set(FIRST, 'hero.lead', 'Lønnskjøring og skatt');
    expect(said()).not.toContain('“Lønnskjøring”');
    set(COMPANY, 'services', [{ id: 'yearEnd', account: '8800' }]);
    expect(said()).toContain('hero.lead: this speaks of “Lønnskjøring”, not one of your services');
  });
});

describe('the address of the form', () => {
  it('names the form of the environment, which wins over that of the facts', () => {
    set(COMPANY, 'formEndpoint', 'https://forms.orn.no/contact');
    expect(said({ formOverride: 'https://forms.nordstrek.example/contact' })).toContain(
      'environment NEXT_PUBLIC_FORM_ENDPOINT: "https://forms.nordstrek.example/contact"',
    );
  });

  it('asks for the form address where there is none', () => {
    set(COMPANY, 'formEndpoint', undefined);
    expect(said({ formOverride: '' })).toMatch(/company\.json(:\d+)? formEndpoint: this is missing; create a form/);
  });

  it.each(['http://forms.orn.no', 'https://forms.nordstrek.example/contact'])(
    'names a form that goes to “%s”',
    (address) => {
      set(COMPANY, 'formEndpoint', undefined);
      expect(said({ formOverride: address })).toContain(
        `"${address}" is not the https:// address of your form service`,
      );
    },
  );
});
