/** @jest-environment node */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatProblems } from '@/build/checks/source';
import { checkLaunch, launchWarning, sampleOf } from '@/build/launch';
import sample from '@/build/sample.json' with { type: 'json' };
import { LOCALE_IDS } from '@/i18n/locales';
import { contentCopy } from './checks/copy';

const FIRST = `messages/${LOCALE_IDS[0]}.json`;
const COMPANY = 'content/company.json';
const ASKED = ['people', 'licence', 'priceFrom', 'replyWithinWorkingDays', 'takesOver'];
const { root, set } = contentCopy();
const said = async () => formatProblems(await checkLaunch(root()));

beforeEach(() => {
  Object.assign(sample, { texts: '', pictures: '' });
  process.env.NEXT_PUBLIC_FORM_ENDPOINT = 'https://forms.orn.no/contact';
  set(COMPANY, 'keptTexts', [...ASKED, 'retentionMonths', 'logDays']);
});

it('is content with a company that has everything of its own', async () => {
  expect(await said()).toBe('');
  expect(await launchWarning(root())).toBeNull();
});

it.each<[what: string, file: string, key: string, value: unknown, message: string]>([
  ['a name', COMPANY, 'name', 'Nordstrek AS', '"Nordstrek" is a sample; write your own'],
  ['a number in another spacing', COMPANY, 'phone', '+47 001 23 456', '"+47 00 12 34 5" is a sample'],
  ['a date', COMPANY, 'privacyUpdated', sample.facts.privacyUpdated, 'is a sample; write your own'],
  ['a price', COMPANY, 'keptTexts', ['people'], 'logDays: "90" is a sample'],
  ['a name in a text', FIRST, 'hero.lead', 'Nord\u00adstrek', '"Nordstrek" is a sample'],
  ['a fact that is left out', COMPANY, 'keptTexts', [], 'licence: this fact is missing'],
  ['an unsafe address', COMPANY, 'siteUrl', 'http://orn.no', '"http://orn.no" does not begin with https://'],
  ['what is unknown', COMPANY, 'confirmed.membership', 'unknown', 'only you know this; write yes or no'],
])('names %s', async (_, file, key, value, message) => {
  set(file, key, value);
  expect(await said()).toContain(message);
});

describe('texts of the sample', () => {
  it('are named with what they claim, also under another name, until the owner keeps them', async () => {
    const own = 'Vi i Å & Ørn tar telefonen.';
    set(FIRST, 'about.paragraph1', own);
    Object.assign(sample, { texts: sampleOf(root()).texts });
    for (const key of ['brand', 'name']) set(COMPANY, key, 'Tellekorn');
    set(FIRST, 'about.paragraph1', own.replace('Å & Ørn', 'Tellekorn'));
    expect(await said()).toContain(
      `about.paragraph1: this claims ${sample.claims['about.paragraph1']}; write your own`,
    );
    set(COMPANY, 'keptTexts', [...ASKED, 'retentionMonths', 'logDays', 'about.paragraph1']);
    expect(await said()).not.toContain('about.paragraph1');
  });

  it('are not asked for where the facts hide them', async () => {
    Object.assign(sample, { texts: sampleOf(root()).texts });
    expect(await said()).toContain('consent.banner.body');
    set(COMPANY, 'map', undefined);
    expect(await said()).not.toContain('consent.banner.body');
  });
});

it('names a picture of the sample', async () => {
  copyFileSync('content/brand/wordmark.svg', join(root(), 'content/brand/wordmark.svg'));
  Object.assign(sample, { pictures: sampleOf('.').pictures });
  expect(await said()).toBe('content/brand/wordmark.svg: this picture is a sample; put your own in its place');
});

it.each([
  [undefined, 'this setting is missing'],
  ['http://forms.orn.no', 'does not begin with https://'],
  ['https://forms.nordstrek.example/contact', '"Nordstrek" is a sample'],
])('names a form that goes to %s', async (address, message) => {
  if (address) process.env.NEXT_PUBLIC_FORM_ENDPOINT = address;
  else delete process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  expect(await said()).toContain(message);
  expect(await launchWarning(root())).toBe(
    'Not ready to go live: `npm run check:launch` names what is to be replaced (1).',
  );
});
