/** @jest-environment node */
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';

jest.mock('@/messages/languages', () => {
  const { languages } = jest.requireActual('@/messages/languages');
  return { languages: { ...languages, pl: { ...languages.pl, privacy: 'se' } } };
});

jest.mock('next-intl/server', () => jest.requireActual('../texts'));

const htmlOf = async (element: ReactNode) => new Response((await prerender(element)).prelude).text();

describe('a language that uses the privacy policy of another', () => {
  const pages: typeof import('@/i18n/pages') = require('@/i18n/pages');

  it('has no such page', async () => {
    const { generateStaticParams } = await import('@/app/[locale]/personvern/page');
    expect(pages.localesOf('privacy')).toEqual(['no', 'se']);
    expect(generateStaticParams()).toEqual([{ locale: 'se' }]);
  });

  it('links and redirects to that one', () => {
    const { negotiate }: typeof import('@/i18n/negotiate') = require('@/i18n/negotiate');
    const visit = { search: '', stored: null, languages: ['pl'], userAgent: '' };
    expect(pages.pagePath('privacy', 'pl')).toBe('/se/personvern');
    expect(negotiate({ ...visit, path: '/personvern' })).toBe('/se/personvern');
    expect(negotiate({ ...visit, path: '/' })).toBe('/pl');
  });

  it('names the language of that one in links, and is not in its alternates', async () => {
    const { languageAddresses, pageMetadata } = await import('@/lib/seo/metadata');
    expect(Object.keys(languageAddresses('privacy'))).toEqual(['nb', 'no', 'se', 'x-default']);
    const { openGraph } = await pageMetadata('privacy', 'no');
    expect(openGraph).toMatchObject({ alternateLocale: ['se_NO'] });
    const { Footer } = await import('@/components/footer/Footer');
    const { Header } = await import('@/components/header/Header');
    const link = /<a [^>]*href="\/se\/personvern" hrefLang="se">[^<]+<span lang="se">\u00a0\(SE\)<\/span>/i;
    expect((await htmlOf(<Footer locale="pl" />)).replace(/<!--.*?-->/g, '')).toMatch(link);
    expect(await htmlOf(<Footer locale="se" />)).not.toMatch(link);
    const header = await htmlOf(<Header page="privacy" locale="se" />);
    const links = [...header.matchAll(/<a [^>]*href="([^"]*)"[^>]* hrefLang/gi)];
    expect(links.map(([, href]) => href)).toEqual(['/personvern?lang=no', '/se/personvern', '/pl']);
  });
});

it('the 404 page has a text in each language, with a link to its home page', async () => {
  const { NotFoundPage } = await import('@/components/not-found/NotFoundPage');
  const { LOCALES } = await import('@/i18n/locales');
  // For the browser's choice: English is what a visitor reads whose language the site does not have.
  jest.replaceProperty(LOCALES.pl, 'lang', 'en');
  const html = await htmlOf(<NotFoundPage />);
  const texts = [
    ...html.matchAll(/lang="(\w+)" dir="ltr"><(h\d)[^>]*>[^<]+.*?href="([^"]*)".*?href="tel:\+4722334455"/gs),
  ];
  expect(texts.map(([, ...text]) => text)).toEqual([
    ['nb', 'h1', '/'],
    ['se', 'h2', '/se'],
    ['en', 'h2', '/'],
  ]);
});

it('a site in one language exports each page twice, since Next needs a parameter', async () => {
  const { staticParams } = await import('@/i18n/locales');
  expect(staticParams(['no'])).toEqual([{ locale: 'no' }]);
  expect(staticParams(['no', 'se'])).toEqual([{ locale: 'se' }]);
});

it.each([
  ['nb', 'ltr'],
  ['se', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['ckb', 'rtl'],
  ['pa-Arab-PK', 'rtl'],
])('a page in “%s” is written in the direction %s', async (lang, dir) => {
  const { languageAttributes } = await import('@/i18n/locales');
  expect(languageAttributes(lang)).toEqual({ lang, dir });
});
