/** @jest-environment node */
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { firm } from '@/site/firm';

jest.mock('next-intl/server', () => ({}));

it('lists every page in every language once', () => {
  const paths = ['', '/en', '/personvern', '/en/personvern'];
  expect(sitemap().map(({ url }) => url)).toEqual(paths.map((path) => firm.siteUrl + path));
});

it('names the translations of each page, itself included', () => {
  for (const { url, alternates } of sitemap()) expect(Object.values(alternates?.languages ?? {})).toContain(url);
});

it('dates the privacy policy, and no page that nobody dated', () => {
  expect(sitemap().map(({ lastModified }) => lastModified)).toEqual([
    undefined,
    undefined,
    firm.privacyUpdated,
    firm.privacyUpdated,
  ]);
});

it('tells robots where the sitemap is', () => {
  expect(robots().sitemap).toBe(`${firm.siteUrl}/sitemap.xml`);
});

it('lets robots read everything', () => {
  expect(robots().rules).toEqual({ userAgent: '*', allow: '/' });
});
