import { readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { LOCALE_IDS } from '@/i18n/locales';
import { PAGE_IDS, pagePath } from '@/site/pages';
import { type Host, startCaddy, startNginx } from './hosts';

const HOSTS = [
  { name: 'nginx', start: startNginx, port: 4181 },
  { name: 'Caddy', start: startCaddy, port: 4182 },
];

const first = (folder: string, extension: string) =>
  `/${folder}/${readdirSync(`out/${folder}`).find((file) => file.endsWith(extension))}`;
const pages = PAGE_IDS.flatMap((page) => LOCALE_IDS.map((locale) => pagePath(page, locale)));

/** What is asked of every host; each line is one kind of answer. */
const PATHS = [
  ...pages,
  '/en?a=1',
  ...pages.filter((path) => path !== '/').flatMap((path) => [`${path}/?a=1&b=%20`, `${path}.html`]),
  '/index.html?a=1',
  ...[
    '/unknown',
    '/unknown/',
    '/EN',
    '/404',
    '/404.html',
    '/en/unknown',
    '/_headers',
    '/en.html.br',
    '/pictures',
    '/en/%2e%2e/%2e%2e/package.json',
  ],
  ...['/_next/static/chunks/unknown.js', '/pictures/unknown.avif', '/pictures/'],
  first('_next/static/chunks', '.js'),
  first('_next/static/chunks', '.css'),
  first('_next/static/media', '.woff2'),
  first('pictures', '.avif'),
  first('brand', '.svg'),
  first('.', '.txt'),
  '/index.txt',
  '/robots.txt',
  '/sitemap.xml',
];

/** What hosts may name as they like: times and marks of their own, and how they send what they send. */
const OWN = /^(date|server|connection|keep-alive|etag|last-modified|accept-ranges|content-length|transfer-encoding)$/;

async function answer(origin: string, path: string, headers: Record<string, string>) {
  const response = await fetch(origin + path, { headers, redirect: 'manual' });
  const redirected = response.status === 308;
  return {
    status: response.status,
    headers: Object.fromEntries(
      // What a redirect says besides its address is never shown.
      [...response.headers].filter(([name]) => !OWN.test(name) && !(redirected && name === 'content-type')),
    ),
    body: redirected ? '' : await response.text(),
  };
}

// One server of a kind for the whole file.
test.describe.configure({ mode: 'default' });
test.skip(({ browserName }) => browserName !== 'chromium', 'no browser has a part in it');

for (const { name, start, port } of HOSTS) {
  test.describe(name, () => {
    let host: Host | null;
    test.beforeAll(async () => {
      host = await start(port);
      if (!host) console.error(`${name} is not on this machine: its settings were not tried.`);
    });
    test.afterAll(() => host?.stop());

    for (const path of PATHS) {
      test(`answers ${path} as the development server does`, async ({ baseURL }) => {
        test.skip(!host, 'not on this machine');
        for (const encoding of [...(host as Host).encodings, 'identity']) {
          const headers = { 'Accept-Encoding': encoding };
          expect(await answer((host as Host).origin, path, headers)).toEqual(
            await answer(baseURL as string, path, headers),
          );
        }
      });
    }

    test('repeats every header when nothing has changed', async ({ baseURL }) => {
      test.skip(!host, 'not on this machine');
      const unchanged = async (origin: string) => {
        const response = await fetch(`${origin}/en`);
        return answer(origin, '/en', { 'If-None-Match': response.headers.get('ETag') as string });
      };
      const expected = await unchanged(baseURL as string);
      expect(expected.status).toBe(304);
      expect(await unchanged((host as Host).origin)).toEqual(expected);
    });
  });
}
