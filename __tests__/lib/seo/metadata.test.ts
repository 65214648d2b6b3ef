/** @jest-environment node */
import { TEXTS } from '@/__tests__/texts';
import * as home from '@/app/[locale]/page';
import * as privacy from '@/app/[locale]/personvern/page';
import manifest from '@/app/manifest';
import robots from '@/app/robots';
import sitemap from '@/app/sitemap';
import { COLORS } from '@/content/colors';
import { localesOf, PAGE_IDS } from '@/i18n/pages';
import { company, siteUrl } from '@/lib/company';
import { ICONS, OG_IMAGES } from '@/lib/pictures';
import { languageAddresses, notFoundMetadata, pageMetadata, viewport } from '@/lib/seo/metadata';

jest.mock('next-intl/server', () => jest.requireActual('@/__tests__/texts'));

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
  ] as const)('lets search engines index %s in the language %s at “%s”', async (page, locale, path) => {
    const { alternates, robots, formatDetection, openGraph } = await pageMetadata(page, locale);
    expect(alternates).toEqual({ canonical: siteUrl + path, languages: languageAddresses(page) });
    expect(openGraph).toMatchObject({ type: 'website', url: siteUrl + path });
    expect(robots).toEqual({ 'max-image-preview': 'large' });
    // Phones would make links of numbers.
    expect(formatDetection).toEqual({ telephone: false, address: false, email: false });
  });

  it('gives the 404 page a title in every language, and does not let it be indexed', async () => {
    const titles = (['no', 'se', 'pl'] as const).map((locale) => TEXTS[locale].meta.notFound.title);
    const title = `${titles.join(' / ')} | ${TEXTS.no.meta.siteName}`;
    expect(await notFoundMetadata()).toEqual({ title, icons: ICONS, robots: { index: false } });
  });

  it('lists every code of every language, and the Norwegian page for all others', () => {
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
  ] as const)('has a link preview in the language %s: %s, others: %j', async (id, locale, alternateLocale) => {
    const own = { src: '/pictures/card-own.jpeg', width: 1, height: 2 };
    jest.replaceProperty(OG_IMAGES, id, own);
    const { openGraph } = await pageMetadata('home', id);
    const { siteName, ogImageAlt: alt } = TEXTS[id].meta;
    const images = [{ url: siteUrl + own.src, width: 1, height: 2, alt }];
    expect(openGraph).toMatchObject({ siteName, locale, alternateLocale, images });
    jest.restoreAllMocks();
  });

  it('has names in Norwegian and the colors of the site in the manifest', async () => {
    const { siteName: name, home } = TEXTS.no.meta;
    const description = home.description.replace('{city}', 'Båtsfjord');
    const colors = { theme_color: COLORS.ink, background_color: COLORS.paper };
    const maskable = ['192x192', '512x512'].map((sizes) => expect.objectContaining({ sizes, purpose: 'maskable' }));
    const icons = [expect.not.objectContaining({ purpose: 'maskable' }), ...maskable];
    expect(await manifest()).toMatchObject({
      lang: 'nb',
      name,
      short_name: company.brand,
      description,
      ...colors,
      icons,
    });
    expect(viewport).toEqual({ themeColor: COLORS['ink-shadow'] });
  });

  it('lists every page in every language once, and the date of the privacy policy, for all robots', () => {
    const entries = sitemap().map(({ url, ...others }) => [url, ...Object.values(others)]);
    const day = company.privacyUpdated;
    const [homes, policies, others] = [entries.slice(0, 3), entries.slice(3, 6), entries.slice(6)];
    expect(homes).toEqual(['', '/se', '/pl'].map((path) => [siteUrl + path, undefined]));
    expect(policies).toEqual(['', '/se', '/pl'].map((path) => [`${siteUrl + path}/personvern`, day]));
    expect(others).toHaveLength(PAGE_IDS.slice(2).flatMap(localesOf).length);
    expect(robots()).toEqual({ rules: { userAgent: '*', allow: '/' }, sitemap: `${siteUrl}/sitemap.xml` });
  });
});
