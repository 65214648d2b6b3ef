/** @jest-environment node */
import sharp from 'sharp';
import * as home from '@/app/[locale]/page';
import * as privacy from '@/app/[locale]/personvern/page';
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { absoluteUrl, company, siteUrl } from '@/company/company';
import { LOCALE_IDS } from '@/company/locales';
import { languageAddresses, notFoundMetadata, pageMetadata } from '@/company/metadata';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { OG_IMAGES } from '@/company/pictures';
import { TEXTS } from './texts';

jest.mock('next-intl/server', () => jest.requireActual('./texts'));

describe('metadata', () => {
  it('takes title and description of each page from the catalog', async () => {
    const params = Promise.resolve({ locale: 'se' });
    expect(await home.generateMetadata({ params })).toMatchObject({ title: expect.stringContaining('Båtsfjord') });
    expect(await privacy.generateMetadata({ params })).toMatchObject(TEXTS.se.meta.privacy);
  });

  it.each([
    ['home', 'no', ''],
    ['home', 'se', '/se'],
    ['privacy', 'no', '/personvern'],
    ['privacy', 'se', '/se/personvern'],
  ] as const)(
    'makes the page %s in the language %s its own canonical address, and asks that it is indexed',
    async (page, locale, path) => {
      const { alternates, robots } = await pageMetadata(page, locale);
      expect(alternates).toEqual({ canonical: `${siteUrl}${path}`, languages: languageAddresses(page) });
      expect(robots).toEqual({ index: true, follow: true, 'max-image-preview': 'large' });
    },
  );

  it('asks that the 404 page is not indexed', async () => {
    expect(await notFoundMetadata()).toMatchObject({ title: TEXTS.no.meta.notFound.title, robots: { index: false } });
  });

  it('names every code of every language, and the Norwegian page for all others', () => {
    expect(languageAddresses('privacy')).toEqual({
      nb: `${siteUrl}/personvern`,
      no: `${siteUrl}/personvern`,
      se: `${siteUrl}/se/personvern`,
      pl: `${siteUrl}/pl/personvern`,
      'x-default': `${siteUrl}/personvern`,
    });
  });

  it.each([
    ['no', 'nb_NO', ['se_NO', 'pl_PL']],
    ['se', 'se_NO', ['nb_NO', 'pl_PL']],
    ['pl', 'pl_PL', ['nb_NO', 'se_NO']],
  ] as const)(
    'describes link previews in the language %s: its picture, %s, and the others',
    async (id, own, others) => {
      const { openGraph } = await pageMetadata('home', id);
      const { src, width, height } = OG_IMAGES[id];
      const images = [expect.objectContaining({ url: siteUrl + src, width, height })];
      expect(openGraph).toMatchObject({ locale: own, alternateLocale: others, images });
    },
  );

  it('keeps phones from making links of numbers', async () => {
    const { formatDetection } = await pageMetadata('home', 'no');
    expect(formatDetection).toEqual({ telephone: false, address: false, email: false });
  });

  it('names the site in Norwegian', async () => {
    expect(await manifest()).toMatchObject({
      lang: 'nb',
      name: TEXTS.no.meta.siteName,
      short_name: company.brand,
      start_url: '/',
    });
  });

  it('names icons of the size that they have', async () => {
    const pngs = (await manifest()).icons?.filter(({ type }) => type === 'image/png') ?? [];
    const sizes = await Promise.all(
      pngs.map(async ({ src }) => (await sharp(`fixture/public${src}`).metadata()).width),
    );
    expect(sizes.map((size) => `${size}x${size}`)).toEqual(pngs.map(({ sizes }) => sizes));
  });

  it('lists every page in every language once, with its translations; the privacy policy has a date', () => {
    const pages = PAGE_IDS.flatMap((page) =>
      LOCALE_IDS.map((locale) => ({
        url: absoluteUrl(pagePath(page, locale)),
        lastModified: page === 'privacy' ? company.privacyUpdated : undefined,
        alternates: { languages: languageAddresses(page) },
      })),
    );
    expect(sitemap()).toEqual(pages);
    for (const { url, alternates } of pages) expect(Object.values(alternates.languages)).toContain(url);
  });

  it('lets robots read everything, and tells them where the sitemap is', () => {
    expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` });
  });
});
