/** @jest-environment node */
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { LOCALE_IDS } from '@/i18n/locales';
import { absoluteUrl, company, siteUrl } from '@/lib/company';
import { PAGE_IDS, pagePath } from '@/lib/pages';

jest.mock('next-intl/server', () => ({}));

it('lists every page in every language once', () => {
  const paths = PAGE_IDS.flatMap((page) => LOCALE_IDS.map((locale) => absoluteUrl(pagePath(page, locale))));
  expect(sitemap().map(({ url }) => url)).toEqual(paths);
});

it('names the translations of each page, itself included', () => {
  for (const { url, alternates } of sitemap()) expect(Object.values(alternates?.languages ?? {})).toContain(url);
});

it('dates the privacy policy, and no page that nobody dated', () => {
  const dated = sitemap().filter(({ lastModified }) => lastModified);
  expect(dated.map(({ url, lastModified }) => [url, lastModified])).toEqual(
    LOCALE_IDS.map((locale) => [absoluteUrl(pagePath('privacy', locale)), company.privacyUpdated]),
  );
});

it('tells robots where the sitemap is', () => {
  expect(robots().sitemap).toBe(`${siteUrl}/sitemap.xml`);
});

it('lets robots read everything', () => {
  expect(robots().rules).toEqual({ userAgent: '*', allow: '/' });
});
