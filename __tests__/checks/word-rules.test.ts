/** @jest-environment node */

import { checkContent } from '@/checks/check-content';
import { checkLaunch } from '@/checks/check-launch';
import { catalogFile } from '@/checks/content';
import { checkHints } from '@/checks/hints';
import { findPlural, findService, KNOWN_LANGUAGES } from '@/checks/word-rules';
import words from '@/checks/words.json' with { type: 'json' };
import { changedContent, linesOf } from './content-copy';
import FIRMS from './firms.json' with { type: 'json' };

describe('the list of words', () => {
  it.each([
    ['nb', 'En av oss ringer, og vi gir vårt svar.', 'En av oss', 'Jeg ringer, og jeg gir mitt svar.'],
    ['nb', 'Alle som arbeider hos oss, har taushetsplikt.', 'Alle som arbeider hos oss, har', 'Jeg har taushetsplikt.'],
    [
      'nb',
      'Bare de som trenger det, ser lønns\u00adopplysningene.',
      'Bare de som trenger det, ser lønns\u00adopplysningene',
      'Bare jeg ser lønnsopplysningene.',
    ],
    ['en', 'We are here, and we’ll call. It is ours.', 'We are', 'I am here, and I’ll call. It is mine.'],
    ['en', 'A member of the team will contact you.', 'A member of the team', 'I will contact you.'],
  ])('in %s, rewords “%s” for one person', (lang, text, word, wording) => {
    expect(findPlural(text, lang)).toEqual({ word, wording });
    expect(findPlural(wording, lang)).toBeUndefined();
  });

  it.each([
    ['nb', 'Teamet – 2026.', 'Teamet'],
    ['nb', 'Et lite team', 'team'],
    ['en', 'A small team', 'team'],
    ['en', 'The team – 2026.', 'The team'],
    ['en', 'the EU–US framework, hours and USB', undefined],
    ['nb', 'Vivian og våren', undefined],
    ['ja', 'we', undefined],
  ])('in %s, finds in “%s” the word for several people: %s', (lang, text, word) => {
    expect(findPlural(text, lang)?.word).toBe(word);
  });

  it.each([
    ['Regnskap og lønn', 'lønn'],
    ['Belønning', undefined],
  ])('finds in “%s” the service: %s', (text, word) => {
    expect(findService(text, 'nb', 'payroll')).toBe(word);
  });

  it('has only valid expressions', () => {
    const all = [...Object.values(words.plural).flat(), ...Object.values(words.services).flatMap(Object.values)];
    for (const expression of all.flat()) expect(() => new RegExp(expression, 'u')).not.toThrow();
    expect(KNOWN_LANGUAGES).toEqual(['nb', 'en']);
  });
});

describe('texts of firms', () => {
  const TODAY = '2026-11-26';
  const { content, set, keepCatalogs } = changedContent();

  /** Returns the words that the checks ask about in texts of a firm, as points of a service. */
  function askedWords(texts: string[], lang: string): (string | undefined)[] {
    const file = catalogFile(lang === 'nb' ? 'no' : 'se');
    keepCatalogs(catalogFile('no'), file);
    set(file, 'services.payroll.points', Object.fromEntries(texts.map((text, index) => [`q${index}`, text])));
    const languages = { ...content().languages, se: { ...content().languages.se, lang: 'en' } };
    const changed = { ...content(), languages } as ReturnType<typeof content>;
    const all = [checkContent(changed), checkLaunch(changed), checkHints(changed, TODAY)].flat();
    const about = all.filter((problem) => problem.file === file && /\.q\d+/.test(problem.key));
    const lines = linesOf(about.filter(({ message }) => !/too long/.test(message.en)));
    return lines.map((line) => /: (.*?) (–|$)/.exec(line)?.[1]);
  }

  it.each(['nb', 'en'] as const)('of the texts of real firms in %s, none is asked about', (lang) => {
    expect(askedWords(FIRMS[lang], lang)).toEqual([]);
  });
});
