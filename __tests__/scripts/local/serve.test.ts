/** @jest-environment node */
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { finishedExport } from '@/__tests__/build/export-fixture';
import { serve } from '@/scripts/local/serve';

let server: Server;
let origin: string;
beforeAll(async () => {
  server = await serve(await finishedExport(), 0);
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(origin + path, { method, headers, redirect: 'manual' });

/** Sends a request as it stands; `fetch` would tidy it. */
function raw(line: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.end(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return new Promise((done, fail) => {
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.on('end', () => done(text)).on('error', fail);
  });
}

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
    ['/en/?', '/en'],
    ['//', '/'],
    ['//en', '/en'],
    ['///en?a=1', '/en?a=1'],
    ['//example.com/a%20b', '/example.com/a%20b'],
  ])('leads from %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.get('Location')]).toEqual([308, location]);
  });

  it.each([
    '/nope',
    ...['/index', '/index/', '/404/', '/en//personvern', '/en%2Fpersonvern', '/%2fen', '/unknown.html', '/%ff'],
    `/${'x'.repeat(256)}`,
    '/404',
    '/404.html',
    '/EN',
    '/en/nope/',
    '/../package.json',
    '/_headers',
    '/en.html.br',
    '/_not-found',
    '/_not-found.html',
  ])('answers %s with the 404 page', async (path) => {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('Oops')]);
  });

  it.each([
    ['POST', '/', 405],
    ['DELETE', '/en', 405],
    ['NONSENSE', '/', 405],
    ['CONNECT', 'a:1', 405],
    ['GET', '/%00', 400],
    ['GET', '/%zz', 400],
    ['GET', '/../package.json', 400],
    ['GET', '/en/%2E%2e/x', 400],
    ['GET', '//\\example.com', 308],
    ['GET', `/${'x'.repeat(8000)}`, 414],
    ['GET', `/?${'x'.repeat(7000)}`, 200],
    ['GET', 'http://a.example/en', 200],
  ])('answers %s %.20s with %i and lives on', async (method, path, status) => {
    expect(await raw(`${method} ${path} HTTP/1.1`)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect((await get('/')).status).toBe(200);
  });

  it('leads to no other site, however the slashes are written', async () => {
    expect(await raw('GET //\\//example.com HTTP/1.1')).toContain('Location: /example.com\r\n');
  });

  it('are reached from this machine alone', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });
});

describe('headers', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', null],
    ['/nope', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', null],
    ['/licenses.txt', 'text/plain; charset=utf-8', 'public, max-age=0, must-revalidate', 'noindex'],
    ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable', null],
    ['/_next/static/chunks/gone.js', 'text/html; charset=utf-8', 'public, max-age=0, must-revalidate', null],
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

  it.each(['/', '/en/personvern', '/nope', '/robots.txt'])('%s may not be framed', async (path) => {
    expect((await get(path)).headers.get('Content-Security-Policy')).toBe("frame-ancestors 'none'");
  });

  it.each([
    ['the mark', (etag: string) => etag],
    ['a weak mark', (etag: string) => `W/${etag}`],
    ['a list of marks', (etag: string) => `"x", W/"y" , ${etag}`],
    ['anything', () => '*'],
  ])('say that nothing has changed to %s', async (_, mark) => {
    const etag = (await get('/')).headers.get('ETag') ?? '';
    expect((await get('/', { 'If-None-Match': mark(etag) })).status).toBe(304);
    expect((await get('/nope', { 'If-None-Match': mark(etag) })).status).toBe(404);
  });

  it.each(['"x"', '', 'x', '"', 'W/', ',,'])('send everything to the mark %j', async (mark) => {
    expect((await get('/', { 'If-None-Match': mark })).status).toBe(200);
  });

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
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0', null],
    ['*', 'br'],
    ['BR', 'br'],
    ['br;q=nonsense', null],
  ])('come compressed as the browser takes them: %s', async (accepted, encoding) => {
    const { headers } = await get('/licenses.txt', { 'Accept-Encoding': accepted });
    expect([headers.get('Content-Encoding'), headers.get('Vary')]).toEqual([encoding, 'Accept-Encoding']);
  });

  it('are left out for HEAD', async () => {
    const response = await get('/', {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(100);
  });

  it.each(['bytes=0-9', 'bytes=5-2', 'bytes=-10', 'bytes=-', 'bytes=99999-', 'bytes=0-1,4-5', 'x', 'bytes=a-b'])(
    'come whole, since no parts are promised: %s',
    async (Range) => {
      const response = await get('/robots.txt', { Range });
      expect([response.status, response.headers.get('Accept-Ranges')]).toEqual([200, null]);
      expect(await response.text()).toMatch(/^User-Agent: \*\nAllow: \/\n$/);
    },
  );
});
