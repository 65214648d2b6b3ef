/** @jest-environment node */

import './browser';

import { COMPANY_FILE } from '@/checks/content';
import CHECKS from '@/checks/messages.json' with { type: 'json' };
import { FOREIGN, withoutQuotes } from '@/e2e/editor/foreign-words';
import { messageOf, sentenceOf } from '@/editor/labels/messages';
import MESSAGES from '@/editor/labels/messages.json' with { type: 'json' };
import { changeName, formatValue, OTHER_FILES, rowTitle, textLine } from '@/editor/labels/names';
import { FORM_SECTIONS, sectionOf, sections, textsOf } from '@/editor/labels/sections';
import { rowsAt } from '@/editor/rows/row-lists';
import { answered, formerName, isSample, renamed, withConfirmed } from '@/editor/rows/sample';
import type { Version } from '@/editor/rows/version';
import type { Bilingual } from '@/model/bilingual';
import { getIn, setIn } from '@/model/data';
import { FACT_TREE, type FactNode } from '@/model/fact-tree';
import LABELS from '@/model/labels.json' with { type: 'json' };
import { isIn, textEntries } from '@/model/review';
import { TEXTS } from '@/model/texts';
import { readContent } from '@/tools/build/read-content';
import { versionOf } from './version-of';

const NO = 'messages/no.json';
const VERSION: Version = versionOf(readContent('fixture'));

test.each([
  [[COMPANY_FILE, 'priceFrom'], 'Lowest monthly price'],
  [[COMPANY_FILE, 'officeAddress', 'city'], 'Office address: City'],
  [[NO, 'hero', 'lead'], 'Top of the home page: The paragraph under the heading (Norwegian)'],
  [[NO, 'technology', 'platforms', 'tripletex', 'body'], /^Technology: Øre & Co: .* \(Norwegian\)$/],
  [['content/brand/logo.png'], 'Picture: Logo'],
  [[COMPANY_FILE, 'focus', 'payroll'], 'The point that stays visible: Picture of service 1'],
  [['messages/languages.ts'], 'The languages of the site'],
  [['content/colors.ts'], 'The colours of the site'],
  [[OTHER_FILES], 'The site’s own files (a newer version of the template)'],
])('names %j', (path, name) => {
  const expected = typeof name === 'string' ? name : expect.stringMatching(name);
  expect(changeName(VERSION, { path, before: 1, after: 2 })).toEqual(expected);
});

test('a row without a name or a title is named by what comes first in it', () => {
  expect(
    ['otherOffices', 'links', 'social'].map((list) =>
      rowTitle(VERSION, list, String(Object(rowsAt(VERSION, list)[0]).id)),
    ),
  ).toEqual(['Kaia 2', 'Avtale for ett år', 'Mastodon']);
});

test('answers are listed with their values, and pictures and files by their names', () => {
  const entries = ['priceFrom: 99', 'content/images/payroll', 'messages/languages.ts: nn'];
  expect(formatValue(VERSION, [COMPANY_FILE, '$confirmed'], entries)).toEqual([
    'Lowest monthly price: 99',
    'Picture: Picture of service 1',
    'The languages of the site: nn',
  ]);
});

test('a message starts with a capital letter, but a placeholder does not', () => {
  const sentence = (no: string) => sentenceOf({ file: COMPANY_FILE, key: '', message: { no, en: no } });
  expect([sentence('åpne'), sentence('{city} is missing')]).toEqual(['Åpne', '{city} is missing']);
});

test('files of languages belong to the site', () => {
  expect(sectionOf(VERSION, 'messages/languages.ts', '')).toBe('site');
});

test('days in messages are written out', () => {
  const message = { no: '', en: 'missing: 2026-12-25, 2027-01-01' };
  expect(messageOf({ file: COMPANY_FILE, key: '', message })).toBe(
    'missing: Friday, 25 December 2026, Friday, 1 January 2027',
  );
});

test('values are formatted in words', () => {
  const hours = [{ days: ['Monday', 'Friday'], opens: '08:00', closes: '16:00' }];
  expect(formatValue(VERSION, [COMPANY_FILE, 'openingHours'], hours)).toEqual([
    'Days: Monday, Friday · Opens: 08:00 · Closes: 16:00',
  ]);
  expect(formatValue(VERSION, [COMPANY_FILE, 'takesOver'], true)).toEqual(['Yes']);
  expect(formatValue(VERSION, [COMPANY_FILE, 'confirmed', 'membership'], 'unknown')).toEqual(['Not known yet']);
  expect(formatValue(VERSION, [COMPANY_FILE, 'priceFrom'], undefined)).toEqual(['(nothing)']);
});

test('every text is in one form, those that no section names in that of the site', () => {
  const keys = textEntries(VERSION[NO]).flatMap(([key]) => (textLine(key) === TEXTS[key] ? [key] : []));
  const shown = FORM_SECTIONS.flatMap(textsOf);
  expect([new Set(shown).size, keys.filter((key) => !shown.includes(key))]).toEqual([shown.length, []]);
  const named = Object.values(sections).flatMap(({ texts = [] }) => texts);
  const ofSite = textsOf('site');
  expect(keys.filter((key) => isIn(named, key) === ofSite.includes(key))).toEqual([]);
});

/** All messages and labels of the forms, in Norwegian and English. */
const ALL_TEXTS = [
  ...Object.values(MESSAGES),
  ...Object.values(sections).map(({ name }) => name),
  ...wordsIn([FACT_TREE, TEXTS]).map(({ no, en }) => [no, en]),
] as [no: string, en: string][];

function wordsIn(value: unknown): Bilingual[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'no' in value && 'en' in value ? [value as Bilingual] : Object.values(value).flatMap(wordsIn);
}

test('every text has no words of the other language, and the same placeholders', () => {
  expect(ALL_TEXTS.length).toBeGreaterThan(500);
  const plain = (sentence: string) => withoutQuotes(sentence).replaceAll(/\{\w+\}/g, '');
  expect(ALL_TEXTS.filter(([no]) => FOREIGN.nb.test(plain(no)))).toEqual([]);
  expect(ALL_TEXTS.filter(([, en]) => FOREIGN.en.test(plain(en)))).toEqual([]);
  const placeholders = (sentence: string) => sentence.match(/\{\w+\}/g)?.sort();
  expect(ALL_TEXTS.filter(([one, other]) => `${placeholders(one)}` !== `${placeholders(other)}`)).toEqual([]);
});

/** Messages on files as such, which only the terminal shows: the editor writes the files itself. */
const ON_FILES =
  /^(removeEntry|addEntry|firstPerson|notReady|object|string|array|boolean|notAnObject|invalidJson|noCatalog|unlisted|noTexts|mergeConflict|[A-Z])/;

/** Names of facts and texts that are no ordinary words, files and folders, and words of the trade of programmers. */
const KEYS = [...keysOf(FACT_TREE), ...Object.keys(TEXTS)].flatMap((key) => key.split(/[.*]+/));
const CODE = RegExp(
  `(?<![\\p{L}{/])(${[...new Set(KEYS)].filter((key) => /[a-z][A-Z]/.test(key)).join('|')}|JSON|YAML|catalogs?|branch|grenen|repository|repositoriet|[Tt]he host|verten)(?!\\p{L})|\\w\\.(json|ts)\\b|(content|messages|public)/|\\w\\.\\w+[A-Z]`,
  'u',
);

function keysOf({ properties = {}, items }: FactNode): string[] {
  const inside = [...Object.values(properties), ...(items ? [items] : [])].flatMap(keysOf);
  return [...Object.keys(properties), ...inside];
}

test('no text of the editor or of its checks has the name of a key, a file or a branch', () => {
  const messages = Object.entries(CHECKS).flatMap(([name, words]) => (ON_FILES.test(name) ? [] : words));
  const shown = [...ALL_TEXTS.flat(), ...messages, ...Object.values(LABELS.expected).flat()].map(withoutQuotes);
  expect(CODE.test('{price} is priceFrom of content/company.json')).toBe(true);
  expect(shown.filter((text) => CODE.test(text))).toEqual([]);
});

test('no label has quotation marks, because messages quote it', () => {
  const labels = wordsIn(Object.values(FACT_TREE.properties ?? {}).map(({ label }) => label));
  expect(labels.filter(({ no, en }) => /[«»“”"]/.test(no + en))).toEqual([]);
});

test('a text is confirmed alone, and a group with all its texts', () => {
  const marked = setIn(VERSION, [NO, '$sample'], ['hero', 'about']);
  expect(isSample(marked, NO, 'hero.lead')).toBe(true);
  const after = withConfirmed(marked, [NO], ['hero.lead', 'about']);
  expect([isSample(after, NO, 'hero.lead'), isSample(after, NO, 'hero.title')]).toEqual([false, true]);
  expect(isSample(after, NO, 'about.title')).toBe(false);
});

test('an answer replaces the one of an earlier value', () => {
  const answer = (price: number) => ({ file: COMPANY_FILE, list: '$confirmed' as const, entry: `priceFrom: ${price}` });
  const asked = setIn(VERSION, [COMPANY_FILE, '$confirmed'], ['priceFrom: 99', 'newsUrl']);
  expect(getIn(answered(asked, answer(98)), [COMPANY_FILE, '$confirmed'])).toEqual(['newsUrl', 'priceFrom: 98']);
});

test('a new short name replaces the former one in all texts', () => {
  const named = setIn(VERSION, [COMPANY_FILE, 'brand'], 'Ravn');
  const base = setIn(named, [NO, 'footer', 'description'], 'Ravn, Ravns tall');
  expect(formerName(base, base)).toBeUndefined();
  const now = setIn(base, [COMPANY_FILE, 'brand'], 'Svale');
  expect(formerName(base, now)).toEqual({ former: 'Ravn', count: 1 });
  expect(getIn(renamed(now, 'Ravn'), [NO, 'footer', 'description'])).toBe('Svale, Svales tall');
});
