/** @jest-environment node */
import type { Content } from '@/checks/content';
import { KNOWN_LANGUAGES, severalPeople, speaksOfService } from '@/checks/word-rules';
import words from '@/checks/words.json' with { type: 'json' };
import { missingLetters } from '@/export/missing-letters';

describe('the list of words', () => {
  it.each([
    ['nb', 'En av oss ringer, og vi gir vårt svar.', 'En av oss', 'Jeg ringer, og jeg gir mitt svar.'],
    ['nb', 'Alle som arbeider hos oss, har taushetsplikt.', 'Alle som arbeider hos oss, har', 'Jeg har taushetsplikt.'],
    [
      'nb',
      'Så få som mulig ser lønns\u00adopplysningene, og alle som gjør det, har taushetsplikt.',
      'Så få som mulig ser lønns\u00adopplysningene, og alle som gjør det, har',
      'Bare jeg ser lønnsopplysningene, og jeg har taushetsplikt.',
    ],
    ['en', 'We are here, and we’ll call. It is ours.', 'We are', 'I am here, and I’ll call. It is mine.'],
    ['en', 'A member of the team will contact you.', 'A member of the team', 'I will contact you.'],
  ])('in %s, “%s” speaks of several people, and the wording of one', (lang, text, word, wording) => {
    expect(severalPeople(text, lang)).toEqual({ word, wording });
    expect(severalPeople(wording, lang)).toBeUndefined();
  });

  const SEVERAL: Record<string, string[]> = {
    nb: ['Teamet'],
    en: ['The team'],
  };

  it.each(Object.entries(SEVERAL).flatMap(([lang, said]) => said.map((word) => [lang, word])))(
    'in %s, “%s” speaks of several people',
    (lang = '', word = '') => {
      expect(severalPeople(`${word} – 2026.`, lang)?.word).toBe(word);
    },
  );

  it.each([
    ['en', 'the EU–US framework, hours and USB'],
    ['nb', 'Vivian og våren'],
    ['ja', 'we'],
  ])('in %s, “%s” speaks of nobody', (lang, text) => {
    expect(severalPeople(text, lang)).toBeUndefined();
  });

  it('finds services as words of their own', () => {
    expect(speaksOfService('Regnskap og lønn', 'nb', 'payroll')).toBe('lønn');
    expect(speaksOfService('Belønning', 'nb', 'payroll')).toBeUndefined();
  });

  it('has only expressions that can be read', () => {
    const all = [...Object.values(words.several).flat(), ...Object.values(words.services).flatMap(Object.values)];
    for (const expression of all.flat()) expect(() => new RegExp(expression, 'u')).not.toThrow();
    expect(KNOWN_LANGUAGES).toEqual(['nb', 'en']);
  });
});

describe('the letters of the fonts', () => {
  const said = (text: string) =>
    missingLetters({
      files: { 'messages/xx.json': JSON.stringify({ text }) },
      languages: { xx: {} },
    } as unknown as Content);

  it('are not named', () => {
    expect(said('Å være i Łódź, Çeşme, Kárášjohka: 1 000 § – «€»')).toEqual([]);
  });

  it('are all that a text can have: others are named, with what happens', () => {
    expect(said('Привіт, Ωmega')[0]).toMatch(
      /^messages\/xx\.json: the site's fonts lack 7 letters \(Ω П в и р т і …\)/,
    );
  });
});
