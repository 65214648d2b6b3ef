import { PAGE_IDS, pagePath, SECTION_IDS } from '@/site/pages';

it('gives every page its address in every language, without a trailing slash', () => {
  expect(PAGE_IDS.flatMap((page) => [pagePath(page, 'no'), pagePath(page, 'en')])).toEqual([
    '/',
    '/en',
    '/personvern',
    '/en/personvern',
  ]);
});

it('names the sections of the landing page in their order', () => {
  expect(SECTION_IDS).toEqual(['hero', 'about', 'services', 'technology', 'contact']);
});
