import { pagePath, SECTION_IDS } from '@/site/pages';
import { EN, NO } from '../fixture';

it('gives every page its address in every language, without a trailing slash', () => {
  expect([NO, EN].map((locale) => pagePath('home', locale))).toEqual(['/', '/en']);
  expect([NO, EN].map((locale) => pagePath('privacy', locale))).toEqual(['/personvern', '/en/personvern']);
});

it('names the sections of the landing page in their order', () => {
  expect(SECTION_IDS).toEqual(['hero', 'about', 'services', 'technology', 'contact']);
});
