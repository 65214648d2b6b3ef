import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { siteUrl } from '@/company/company';
import { EXPORT_DIR } from '@/company/content-dir.mjs';
import { attribute } from '@/export/html';
import { all, having, pages } from './exported-pages';
import { placeOf } from './place';

type ExportedPage = (typeof all)[number];

test.skip(({ browserName }) => browserName !== 'chromium', 'no browser has a part in it');

/** Whether a link within the site leads to a page and, with a fragment, to an element of it. */
function leadsSomewhere({ pathname, hash }: URL): boolean {
  const target = pages.find((page) => page.address === pathname);
  const isFile = existsSync(join(EXPORT_DIR, decodeURI(pathname)));
  if (!target) return isFile && pathname !== '/';
  return !hash || having(target.html, 'id').some(({ value }) => value === decodeURI(hash.slice(1)));
}

function deadLinks({ file, address, html }: ExportedPage): string[] {
  const links = having(html, 'href').filter(({ element }) => element.tagName === 'a');
  const dead = links.filter(({ value }) => {
    const url = new URL(value, siteUrl + address);
    return url.origin === siteUrl && !leadsSomewhere(url);
  });
  return dead.map(({ value }) => `${file} links to ${value}, which does not exist: correct ${placeOf(value)}`);
}

function missingFiles({ file, html }: ExportedPage): string[] {
  const sources = having(html, 'src').map(({ value }) => value);
  const linked = having(html, 'href').filter(({ element }) => element.tagName === 'link');
  const loaded = linked.filter(({ element }) => attribute(element, 'rel') !== 'alternate').map(({ value }) => value);
  const pictures = having(html, 'srcset').flatMap(({ value }) =>
    value.split(',').map((part) => part.trim().split(' ')[0]),
  );
  const paths = [...sources, ...loaded, ...pictures].filter((path = '') => path.startsWith('/'));
  const missing = paths.filter((path = '') => !existsSync(join(EXPORT_DIR, path)));
  return missing.map((path) => `${file} shows ${path}, which is not there: run \`npm run images\``);
}

test.describe('an exported page', () => {
  test('every link leads somewhere', () => {
    expect(all.flatMap(deadLinks)).toEqual([]);
  });

  test('every picture, style and script is there', () => {
    expect(all.flatMap(missingFiles)).toEqual([]);
  });
});
