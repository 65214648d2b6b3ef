/** @jest-environment node */
import { LOCALE_IDS } from '@/i18n/locales';
import { siteUrl } from '@/lib/company';
import { languageAddresses, pageMetadata } from '@/lib/metadata';
import { OG_IMAGES } from '@/lib/pictures';
import { TEXTS } from '../fixture';

jest.mock('next-intl/server', () => jest.requireActual('./translations'));

it('takes title and description from the catalog', async () => {
  expect(await pageMetadata('privacy', 'se')).toMatchObject(TEXTS.se.meta.privacy);
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

it('names every code of every language, and the Norwegian page for all others', () => {
  expect(languageAddresses('privacy')).toEqual({
    nb: `${siteUrl}/personvern`,
    no: `${siteUrl}/personvern`,
    se: `${siteUrl}/se/personvern`,
    pl: `${siteUrl}/pl/personvern`,
    'x-default': `${siteUrl}/personvern`,
  });
});

it('names the language of a link preview and the other ones', async () => {
  const [norwegian, sami] = await Promise.all((['no', 'se'] as const).map((locale) => pageMetadata('home', locale)));
  expect(norwegian?.openGraph).toMatchObject({ locale: 'nb_NO', alternateLocale: ['se_NO', 'pl_PL'] });
  expect(sami?.openGraph).toMatchObject({ locale: 'se_NO', alternateLocale: ['nb_NO', 'pl_PL'] });
});

it.each(LOCALE_IDS)('shows the picture of the language %s in link previews', async (locale) => {
  const { openGraph } = await pageMetadata('home', locale);
  const { src, width, height } = OG_IMAGES[locale];
  const image = expect.objectContaining({ url: siteUrl + src, width, height });
  expect(openGraph?.images).toEqual([image]);
});

it('keeps phones from making links of figures', async () => {
  const { formatDetection } = await pageMetadata('home', 'no');
  expect(formatDetection).toEqual({ telephone: false, address: false, email: false });
});
