/** @jest-environment node */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@/scripts/serve';
import { finishedExport } from './export-fixture';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = await serve(finishedExport(), 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers, redirect: 'manual' });

it('says what to do when there is nothing to serve', async () => {
  await expect(serve('nowhere', 0)).rejects.toThrow('run `npm run build` first');
});

describe('addresses', () => {
  it.each([
    ['/', 'Hjem'],
    ['/en', 'Home'],
    ['/en?a=1', 'Home'],
    ['/en/personvern', 'Privacy'],
  ])('answers %s with its page', async (path, heading) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(heading)]);
  });

  it.each([
    ['/en/', '/en'],
    ['/en/?a=1&b=2', '/en?a=1&b=2'],
    ['/en.html', '/en'],
    ['/index.html?a=1', '/?a=1'],
    ['/en/personvern.html', '/en/personvern'],
  ])('leads from %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([308, location]);
  });

  it.each([
    '/nope',
    '/404',
    '/404.html',
    '/EN',
    '/en/nope/',
    '/%zz',
    '//example.com/',
    '/../package.json',
    '/_headers',
    '/en.html.br',
    '/_not-found',
    '/_not-found.html',
  ])('answers %s with the 404 page', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Oops')]);
  });

  it('takes no posts', async () => {
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });
});

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', null],
    ['/nope', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', 'noindex'],
    ['/index.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate', 'noindex'],
    ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate', null],
    ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', null],
    ['/_next/static/chunks/gone.js', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', 'noindex'],
    ['/pictures/a.1234.avif', 'image/avif', 'public, max-age=31536000, immutable', null],
    ['/brand/icon.svg', 'image/svg+xml', 'public, max-age=86400', null],
  ])('%s has its type, its time and its mark for search engines', async (path, type, cache, robots) => {
    const { headers } = await get(path);
    expect([headers.get('Content-Type'), headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([
      type,
      cache,
      robots,
    ]);
  });

  it.each(['/', '/en/', '/nope', '/_next/static/chunks/a.js'])('%s is protected', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toMatch(/^max-age=\d{8}/);
    expect(headers.get('Permissions-Policy')).toMatch(/camera=\(\).*microphone=\(\)/);
  });

  it.each(['/', '/en/personvern', '/nope'])(
    '%s has the policy that stands in it, and may not be framed',
    async (path) => {
      const response = await get(path);
      const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(await response.text())?.[1];
      expect(response.headers.get('Content-Security-Policy')).toBe(`${inPage}; frame-ancestors 'none'`);
    },
  );

  it('repeats them when nothing has changed', async () => {
    const first = await get('/');
    const second = await get('/', { 'If-None-Match': first.headers.get('ETag') ?? '' });
    expect(second.status).toBe(304);
    for (const name of ['Content-Security-Policy', 'Cache-Control', 'ETag', 'Vary', 'X-Frame-Options']) {
      expect([name, second.headers.get(name)]).toEqual([name, first.headers.get(name)]);
    }
  });
});

describe('bodies', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('come compressed as the browser takes them: %s', async (accepted, encoding) => {
    const { headers } = await get('/index.txt', { 'Accept-Encoding': accepted });
    expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding']);
  });

  it('are left out for HEAD', async () => {
    const response = await get('/', {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(100);
  });

  it('come in parts when asked for', async () => {
    const response = await get('/robots.txt', { Range: 'bytes=0-9', 'Accept-Encoding': 'identity' });
    expect([response.status, await response.text()]).toEqual([206, 'User-Agent']);
  });
});
