/** @jest-environment node */
import { findPlural, findService, KNOWN_LANGUAGES } from '@/cms/checks/word-rules';
import words from '@/cms/checks/words.json' with { type: 'json' };

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
