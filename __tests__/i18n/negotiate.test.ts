import { acceptedLanguages, negotiate } from '@/i18n/negotiate';
import { PAGES } from '@/lib/pages';
import { PERSONS, ROBOTS } from './user-agents';

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36';

const to = (path: string, stored: string | null, languages: string[], userAgent = PERSON) =>
  negotiate({ path, stored, languages, userAgent }, Object.values(PAGES));

// Stored value × browser languages → language; null stays Norwegian.
it.each([
  [null, ['nb-NO'], null],
  [null, ['no'], null],
  [null, ['NB-no'], null],
  [null, ['se'], '/se'],
  [null, ['da-DK', 'sv-SE'], null],
  [null, [], null],
  [null, ['de-DE', 'nn', 'se-NO'], null],
  [null, ['nb-NO', 'se-NO'], null],
  [null, ['sexy'], null],
  ['no', ['se-NO'], null],
  ['se', ['nb-NO'], '/se'],
  ['se', [], '/se'],
  ['de', ['se-NO'], '/se'],
  ['', ['se-NO'], '/se'],
  ['__proto__', ['se'], '/se'],
  ['x'.repeat(1_000_000), ['nb-NO'], null],
])('with %j stored and the languages %j, the landing page leads to %j', (stored, languages, expected) => {
  expect(to('/', stored, languages)).toBe(expected);
});

it('leads to the same page in the other language', () => {
  expect(to('/personvern', 'se', [])).toBe('/se/personvern');
});

it.each(['/se', '/se/personvern', '/se/', '/unknown', '/personvern/x', '/_next/static/chunks/a.js', ''])(
  'leaves %j where it is, whatever is stored',
  (path) => {
    expect(to(path, 'se', ['se'])).toBeNull();
    expect(to(path, 'no', ['nb'])).toBeNull();
  },
);

it.each(ROBOTS)('never leads %s away', (userAgent) => {
  expect(to('/', 'se', ['se-NO'], userAgent)).toBeNull();
});

it.each([PERSON, ...PERSONS])('takes %s for a person', (userAgent) => {
  expect(to('/', null, ['se-NO'], userAgent)).toBe('/se');
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
