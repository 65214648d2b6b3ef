import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { attribute } from 'next-islands/html';
import { siteUrl } from '@/lib/company';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { allPages, type ExportedPage, pages, withAttribute } from './exported-pages';
import { placeOf } from './place';

test.skip(({ browserName }) => browserName !== 'chromium', 'no browser takes part');

/** Whether a link within the site leads to a page and, with a fragment, to an element of it. */
function leadsSomewhere({ pathname, hash }: URL): boolean {
  const target = pages.find((page) => page.address === pathname);
  if (!target) return pathname !== '/' && existsSync(join(EXPORT_DIR, decodeURI(pathname)));
  return !hash || withAttribute(target, 'id').some(({ value }) => value === decodeURI(hash.slice(1)));
}

function deadLinks(page: ExportedPage): string[] {
  const links = withAttribute(page, 'href').filter(({ element }) => element.tagName === 'a');
  const dead = links.filter(({ value }) => {
    const url = new URL(value, siteUrl + page.address);
    return url.origin === siteUrl && !leadsSomewhere(url);
  });
  return dead.map(({ value }) => `${page.file} links to ${value}, which does not exist: correct ${placeOf(value)}`);
}

function missingFiles(page: ExportedPage): string[] {
  const loaded = withAttribute(page, 'href').filter(
    ({ element }) => element.tagName === 'link' && attribute(element, 'rel') !== 'alternate',
  );
  const paths = [
    ...[...withAttribute(page, 'src'), ...loaded].map(({ value }) => value),
    ...withAttribute(page, 'srcset').flatMap(({ value }) => value.split(',').map((part) => part.trim().split(' ')[0])),
  ];
  const missing = paths.filter((path = '') => path.startsWith('/') && !existsSync(join(EXPORT_DIR, path)));
  return missing.map((path) => `${page.file} shows ${path}, which is not there: run \`npm run images\``);
}

test('every link of the export leads somewhere', () => {
  expect(allPages.flatMap((page) => withAttribute(page, 'href')).length).toBeGreaterThan(100);
  expect(allPages.flatMap(deadLinks)).toEqual([]);
});

test('every picture, style sheet and script of the export is there', () => {
  expect(allPages.flatMap((page) => withAttribute(page, 'src')).length).toBeGreaterThan(10);
  expect(allPages.flatMap(missingFiles)).toEqual([]);
});
