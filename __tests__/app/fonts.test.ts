/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

const lettersOf = (file: string) => new Set((create(readFileSync(file)) as Font).characterSet);
const own = lettersOf('app/fonts/schibsted-grotesk-400-700.woff2');
const more = lettersOf('app/fonts/schibsted-grotesk-more-400-700.woff2');
const card = lettersOf('build/images/schibsted-grotesk-500.woff2');

/** What a language has besides a to z; capitals follow. */
const ALPHABETS = {
  Norwegian: 'æøåéèêóòôàü«»–—’…§',
  English: '‘’“”—–…€&@%',
  Swedish: 'åäöé',
  Danish: 'æøåé',
  Finnish: 'åäöšž',
  Icelandic: 'áðéíóúýþæö„',
  Polish: 'ąćęłńóśźż„”',
  Lithuanian: 'ąčęėįšųūž„“',
  Latvian: 'āčēģīķļņšūž',
  Estonian: 'äõöüšž',
  German: 'äöüß„“‚‘›‹',
  French: 'àâæçéèêëîïôœùûüÿ‹›',
  Spanish: 'áéíñóúü¿¡ªº',
  Romanian: 'ăâîșțşţ„',
  'Northern Sámi': 'áčđŋšŧž',
  'Lule Sámi': 'áåäæñńŋ',
  'Southern Sámi': 'åæäøöï',
  'Inari Sámi': 'áâäčđŋšž',
  'Skolt Sámi': 'âčʒǯđǧǥǩŋõšžåäʹ',
};
const codes = (letters: string) => [...letters].map((letter) => letter.codePointAt(0) as number);

it.each(Object.entries(ALPHABETS))(
  'the letters of %s are in one of the two files, and on link previews',
  (_, letters) => {
    const missing = codes(letters + letters.toUpperCase()).filter(
      (code) => !((own.has(code) || more.has(code)) && card.has(code)),
    );
    expect(String.fromCodePoint(...missing)).toBe('');
  },
);

it.each(['Norwegian', 'English'] as const)('%s needs the first file alone', (language) => {
  const missing = codes(`${ALPHABETS[language]}ÅÆØÉ`).filter((code) => !own.has(code));
  expect(String.fromCodePoint(...missing)).toBe('');
});

it('fetches the second file for its letters, and for none of the first', () => {
  const [, ranges = ''] = /value:\s*'(U\+0023[^']+)'/.exec(readFileSync('app/fonts.ts', 'utf8')) ?? [];
  const asked = new Set(
    ranges.split(', ').flatMap((range) => {
      const [from = 0, to = from] = range.match(/[\dA-F]+/g)?.map((code) => Number.parseInt(code, 16)) ?? [];
      return Array.from({ length: to - from + 1 }, (_, index) => from + index);
    }),
  );
  expect([...more].filter((code) => code !== 0xffff && !asked.has(code))).toEqual([]);
  expect([...own].filter((code) => asked.has(code))).toEqual([]);
});
