/** @jest-environment node */
import type { SchemaObject } from 'ajv';
import { CATALOG_SCHEMA } from '@/export/checks/catalog-schema';
import { checkLaunch, checkPublication, keptChapters } from '@/export/checks/check-launch';
import type { Content } from '@/export/checks/content';
import { formatProblem } from '@/export/checks/problem';
import { sampleOf } from '@/export/checks/sample-values';
import sample from '@/export/sample.json' with { type: 'json' };
import { LOCALE_IDS } from '@/i18n/locales';
import { changedContent } from './content-copy';

const FIRST = `messages/${LOCALE_IDS[0]}.json`;
const COMPANY = 'content/company.json';
const { content, set } = changedContent();
const OWN = { formOverride: 'https://forms.orn.no/contact' };
const said = (changes: Partial<Content> = OWN, today = '2027-05-17') =>
  checkLaunch({ ...content(), ...changes }, today)
    .map(formatProblem)
    .join('\n');

beforeEach(() => {
  Object.assign(sample, { hashes: '', chapters: {} });
});

const WITHOUT = ['people', 'licence', 'priceFrom', 'replyWithinWorkingDays', 'takesOver'];

describe('the check before launch', () => {
  it('is content with a company that has everything of its own', () => {
    set(COMPANY, 'keptTexts', WITHOUT);
    expect(said()).toBe('');
  });

  it.each<[file: string, key: string, value: unknown, message: string]>([
    [COMPANY, 'name', 'Nordstrek AS', 'name: this is the sample’s; write your own'],
    [COMPANY, 'phone', '+47 001 23 456', 'phone: this is the sample’s'],
    [FIRST, 'hero.lead', 'Ring 00-12-34-57', 'hero.lead: the sample’s text'],
    [COMPANY, 'people', [{ phone: '+47 (00) 12.34.57' }], 'people.0.phone: this is the sample’s'],
    [COMPANY, 'people', [{ email: 'a@nordstrek.example' }], 'people.0.email: this is the sample’s'],
    [FIRST, 'hero.lead', 'Nord\u00adstrek', 'hero.lead: the sample’s text'],
    [COMPANY, 'siteUrl', 'http://orn.no', '"http://orn.no" does not begin with https://'],
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

  it('names a picture that stands for two', () => {
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
    set(COMPANY, 'keptTexts', ['closedDates']);
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

describe('facts and texts of the sample', () => {
  beforeEach(() => Object.assign(sample, { hashes: sampleOf(content()).hashes }));

  it('are named until the owner keeps them', () => {
    expect(said()).toContain('about.paragraph1: the sample’s text, which says that each client has one accountant');
    expect(said()).toContain('logDays: this is the sample’s');
    expect(said()).toContain('hero.lead: the sample’s text, which says that');
    for (const fact of WITHOUT) set(COMPANY, fact, undefined);
    for (const fact of WITHOUT) expect(said()).toContain(`${fact}: this fact is missing`);
    expect(said()).not.toContain('nav.about');
    set(COMPANY, 'keptTexts', ['logDays']);
    expect(said()).not.toContain('logDays:');
  });

  it('are named, if they are claims, with another company’s name in them', () => {
    const keys = ['about.title', 'about.paragraph1'];
    for (const key of keys) set(FIRST, key, 'Nordstrek svarer.');
    Object.assign(sample, { hashes: sampleOf(content()).hashes });
    for (const key of keys) set(FIRST, key, 'Fjellvang svarer.');
    set(COMPANY, 'brand', 'Fjellvang');
    expect(said()).toMatch(/no\.json:\d+ about\.paragraph1: the sample’s text, which says that/);
    expect(said()).not.toMatch(/no\.json:\d+ about\.title/);
  });

  it('are kept in one language, as they stand now', () => {
    const chapters = keptChapters(content());
    const about = chapters.filter((entry) => entry.includes('.about '));
    expect(about).toHaveLength(LOCALE_IDS.length);
    set(COMPANY, 'keptTexts', about.slice(0, 1));
    expect(said()).not.toMatch(/no\.json:\d+ about\./);
    expect(said()).toMatch(/pl\.json:\d+ about\./);
    set(COMPANY, 'keptTexts', about);
    expect(said()).not.toContain(' about.');
    Object.assign(sample, { names: [...sample.names, 'fjære'] });
    set(FIRST, 'about.title', 'Tall fra fjære til fjell');
    expect(said()).toContain('about.title');
  });

  it('stay kept beside a text that the owner writes, until an update changes the sample’s', () => {
    const remember = () => Object.assign(sample, sampleOf(content()));
    remember();
    set(COMPANY, 'keptTexts', keptChapters(content()));
    set(FIRST, 'about.paragraph1', 'Regnskap ved fjæra.');
    expect(said()).not.toContain(' about.');
    set(FIRST, 'about.title', 'En ny tekst av malen');
    remember();
    expect(said()).toContain('about.title: this is the sample’s');
  });

  it('are not asked for where the facts hide them', () => {
    expect(said()).toContain('consent.banner.body');
    set(COMPANY, 'map', undefined);
    expect(said()).not.toContain('consent.banner.body');
  });
});

describe('what the facts deny', () => {
  beforeEach(() => {
    set(COMPANY, 'soleTrader', true);
    set(FIRST, 'hero.lead', 'Vi fører, og én av dere vil like vårt svar.');
  });

  it('is named with a ready wording: that a sole trader is several people', () => {
    const problem = checkLaunch(content()).find(({ file, key }) => file === FIRST && key === 'hero.lead');
    expect(problem?.message).toContain('“Vi” speaks of several people, and you are one; write for example "Jeg fører');
    expect(problem?.wording).toBe('Jeg fører, og én av dere vil like mitt svar.');
    const kept = /add "([^"]+)"/.exec(problem?.message ?? '')?.[1];
    set(COMPANY, 'keptTexts', [kept]);
    expect(said()).not.toContain('hero.lead:');
    set(COMPANY, 'soleTrader', undefined);
    set(COMPANY, 'keptTexts', undefined);
    expect(said()).not.toContain('“Vi”');
  });

  it('asks again for the claims of a text that was put into the first person', () => {
    Object.assign(sample, { hashes: sampleOf(content()).hashes });
    set(FIRST, 'hero.lead', 'Jeg fører, og én av dere vil like mitt svar.');
    expect(said()).toContain('hero.lead: the sample’s text, which says that clients can rely on the figures');
  });

  it('is not named in a text that the facts hide', () => {
    set(FIRST, 'about.news.label', 'Vi i avisen');
    expect(said()).toContain('about.news.label: “Vi” speaks');
    set(COMPANY, 'newsUrl', undefined);
    expect(said()).not.toContain('about.news.label');
  });

  it('is kept by no entry for a whole chapter', () => {
    Object.assign(sample, { hashes: sampleOf(content()).hashes });
    set(FIRST, 'hero.lead', 'Vi fører.');
    expect(keptChapters(content())).not.toContainEqual(expect.stringMatching(/^no\.hero /));
    set(COMPANY, 'soleTrader', undefined);
    set(COMPANY, 'keptTexts', keptChapters(content()));
    expect(said()).not.toContain('no.hero.lead');
    set(COMPANY, 'soleTrader', true);
    expect(said()).toContain('hero.lead: “Vi” speaks of several people');
  });

  it('is named: a service that the company does not have', () => {
    set(FIRST, 'hero.lead', 'Lønnskjøring og skatt');
    expect(said()).not.toContain('“Lønnskjøring”');
    set(COMPANY, 'services', [{ id: 'yearEnd', account: '8800' }]);
    expect(said()).toContain('hero.lead: this speaks of “Lønnskjøring”, not one of your services');
  });
});

describe('what is the sample’s', () => {
  it('names a picture of the sample that the site does not show, to be deleted', () => {
    content().pictures['content/brand/platforms/fiken.svg'] = '0123456789';
    Object.assign(sample, { hashes: sampleOf(content()).hashes });
    expect(said()).toContain('platforms/fiken.svg: this picture is the sample’s; the site does not show it; delete it');
  });

  it('has each text in its list of claims, or in that of texts that claim nothing', () => {
    const keys = leavesOf(CATALOG_SCHEMA);
    const matches = (patterns: string[], key: string) =>
      patterns.some((pattern) => new RegExp(`^(${pattern})`).test(key));
    expect(keys.filter((key) => matches(sample.own, key) === matches(sample.plain, key))).toEqual([]);
    expect(keys.length).toBeGreaterThan(200);
  });

  function leavesOf({ properties, additionalProperties }: SchemaObject, prefix = ''): string[] {
    const names = { ...properties, ...(additionalProperties && { any: additionalProperties }) };
    return Object.entries<SchemaObject>(names).flatMap(([name, schema]) => {
      if (name.startsWith('$')) return [];
      return schema.type === 'object' ? leavesOf(schema, `${prefix}${name}.`) : [prefix + name];
    });
  }

  it('names both logos of the sample as shown, and how they are left out', () => {
    Object.assign(sample, { hashes: sampleOf(content()).hashes });
    const logos = said()
      .split('\n')
      .filter((line) => line.includes('wordmark'));
    const message = 'this picture is the sample’s; put your own in its place, or delete it';
    expect(logos).toEqual(['wordmark-footer', 'wordmark'].map((name) => `content/brand/${name}.svg: ${message}`));
  });

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
