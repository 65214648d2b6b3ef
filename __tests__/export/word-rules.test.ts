/** @jest-environment node */
import { KNOWN_LANGUAGES, severalPeople, speaksOfService } from '@/export/checks/word-rules';
import words from '@/export/checks/words.json' with { type: 'json' };

it.each([
  ['nb', 'En av oss ringer, og vi gir vårt svar.', 'En av oss', 'Jeg ringer, og jeg gir mitt svar.'],
  ['nb', 'Alle som arbeider hos oss, har taushetsplikt.', 'Alle som arbeider hos oss, har', 'Jeg har taushetsplikt.'],
  ['en', 'We are here, and we’ll call. It is ours.', 'We are', 'I am here, and I’ll call. It is mine.'],
  ['en', 'A member of the team will contact you.', 'A member of the team', 'I will contact you.'],
])('in %s, “%s” speaks of several people, and the wording of one', (lang, text, word, wording) => {
  expect(severalPeople(text, lang)).toEqual({ word, wording });
  expect(severalPeople(wording, lang)).toBeUndefined();
});

it.each([
  ['de', 'Unsere Bücher', 'Unsere'],
  ['pl', 'Prowadzimy księgi', 'Prowadzimy'],
  ['uk', 'Ведемо облік', 'Ведемо'],
])('in %s, “%s” speaks of several people', (lang, text, word) => {
  expect(severalPeople(text, lang)).toEqual({ word });
});

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
  expect(KNOWN_LANGUAGES).toEqual(expect.arrayContaining(['nb', 'en']));
});
