/** @jest-environment node */
import type { Content } from '@/export/checks/content';
import { missingLetters } from '@/export/missing-letters';

const said = (text: string) =>
  missingLetters({
    files: { 'messages/xx.json': JSON.stringify({ text }) },
    languages: { xx: {} },
  } as unknown as Content);

it('says nothing of letters that the fonts have', () => {
  expect(said('Å være i Łódź, Çeşme, Kárášjohka: 1 000 § – «€»')).toEqual([]);
});

it('names letters that the fonts lack, and what happens', () => {
  expect(said('Привіт, Ωmega')[0]).toMatch(/^messages\/xx\.json: the site's fonts lack 7 letters \(Ω П в и р т і …\)/);
});
