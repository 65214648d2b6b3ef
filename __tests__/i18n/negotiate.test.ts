import { acceptedLanguages } from '@/i18n/languages';
import { negotiate, negotiationRules } from '@/i18n/negotiate';
import { PAGES } from '@/lib/pages';
import { PERSONS, ROBOTS } from './user-agents';

const rules = negotiationRules(Object.values(PAGES));
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

const to = (path: string, stored: string | null, languages: string[], userAgent = PERSON) =>
  negotiate({ path, stored, languages, userAgent }, rules);

// Stored value × browser languages → language; null stays Norwegian.
it.each([
  [null, ['nb-NO'], null],
  [null, ['nn-NO'], null],
  [null, ['no'], null],
  [null, ['nb'], null],
  [null, ['NB-no'], null],
  [null, ['en-GB'], '/en'],
  [null, ['en'], '/en'],
  [null, ['EN-us'], '/en'],
  [null, ['de-DE'], null],
  [null, ['da-DK', 'sv-SE'], null],
  [null, [], null],
  [null, ['de-DE', 'en-US', 'nb'], '/en'],
  [null, ['de-DE', 'nn', 'en-US'], null],
  [null, ['nb-NO', 'en-US'], null],
  [null, ['english'], null],
  ['no', ['en-GB'], null],
  ['en', ['nb-NO'], '/en'],
  ['en', [], '/en'],
  ['de', ['en-GB'], '/en'],
  ['de', ['nb-NO'], null],
  ['', ['en-GB'], '/en'],
  ['EN', ['nb-NO'], null],
  ['constructor', ['nb-NO'], null],
  ['__proto__', ['en'], '/en'],
  ['x'.repeat(1_000_000), ['nb-NO'], null],
])('with %j stored and the languages %j, the landing page leads to %j', (stored, languages, expected) => {
  expect(to('/', stored, languages)).toBe(expected);
});

it('leads to the same page in the other language', () => {
  expect(to('/personvern', 'en', [])).toBe('/en/personvern');
});

it.each(['/en', '/en/personvern', '/en/', '/unknown', '/personvern/x', '/_next/static/chunks/a.js', ''])(
  'leaves %j where it is, whatever is stored',
  (path) => {
    expect(to(path, 'en', ['en'])).toBeNull();
    expect(to(path, 'no', ['nb'])).toBeNull();
  },
);

it.each(ROBOTS)('never leads %s away', (userAgent) => {
  expect(to('/', 'en', ['en-US'], userAgent)).toBeNull();
});

it.each([PERSON, ...PERSONS])('takes %s for a person', (userAgent) => {
  expect(to('/', null, ['en-US'], userAgent)).toBe('/en');
});

it('goes by a pattern that browsers of every age can read', () => {
  expect(rules.crawlers).not.toMatch(/\(\?[<!=]/);
});

it.each([
  ['nb-NO,nb;q=0.9,en;q=0.8', ['nb-NO', 'nb', 'en']],
  ['en;q=0.5, nb', ['nb', 'en']],
  ['de, en;q=0', ['de']],
  ['', []],
  [null, []],
  [' , ;q=1', []],
])('reads the header %j', (header, languages) => {
  expect(acceptedLanguages(header)).toEqual(languages);
});
