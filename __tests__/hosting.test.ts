/** @jest-environment node */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { serve } from '@/scripts/local/serve';
import { finishedExport, OWN_FILES } from './export/export-fixture';

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

interface Host {
  port: number;
  stop: () => void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

async function answering(process: ChildProcess, port: number): Promise<Host> {
  for (;;) {
    if (process.exitCode !== null) throw new Error(`It ended: ${process.spawnargs.join(' ')}`);
    if (await fetch(`http://localhost:${port}/unknown`).catch(() => null)) return { port, stop: () => process.kill() };
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** The servers that are compared, each started on an export. */
const SERVERS: Record<string, (out: string) => Promise<Host>> = {
  async local(out) {
    const server = await serve(out, 0);
    return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
  },

  async nginx(out) {
    const [port, dir] = [await freePort(), mkdtempSync(join(tmpdir(), 'nginx-'))];
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`);
    const config = `
      ${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ''} ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; pid ${dir}/pid; events {}
      http {
        access_log off; ${temporary.join(' ')}
        include /etc/nginx/mime.types;
        server { listen ${port}; listen [::]:${port}; root ${out}; include ${dir}/site.conf; }
      }`;
    const site = readFileSync('hosting/nginx.conf', 'utf8');
    writeFileSync(join(dir, 'site.conf'), existsSync(BROTLI_MODULE) ? site : site.replace('brotli_static on;', ''));
    writeFileSync(join(dir, 'nginx.conf'), config);
    return answering(spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')]), port);
  },

  async caddy(out) {
    const [port, dir] = [await freePort(), mkdtempSync(join(tmpdir(), 'caddy-'))];
    // The admin interface has the same port for every Caddy of a machine.
    const site = `{\n\tadmin off\n}\n${readFileSync('hosting/Caddyfile', 'utf8')}`;
    writeFileSync(join(dir, 'Caddyfile'), site);
    const settings = { SITE: `http://localhost:${port}`, ROOT: out, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir };
    const env = { ...process.env, ...settings };
    return answering(spawn('caddy', ['run', '--config', join(dir, 'Caddyfile')], { env, stdio: 'ignore' }), port);
  },
};

const SECURITY = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin',
  'permissions-policy': /Permissions-Policy: (.*camera=.*geolocation=.*microphone=.*)/.exec(
    OWN_FILES._headers ?? '',
  )?.[1],
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': "frame-ancestors 'none'",
};

const [REVALIDATE, YEAR, DAY] = ['0, must-revalidate', '31536000, immutable', '86400'].map(
  (seconds) => `public, max-age=${seconds}`,
);
/** Every kind of file: its type, and how long it may be kept. */
const FILES: [path: string, type: RegExp, cache: string | undefined][] = [
  ['/', /^text\/html; ?charset=utf-8$/, REVALIDATE],
  ['/en/personvern', /^text\/html; ?charset=utf-8$/, REVALIDATE],
  ['/_next/static/chunks/a.js', /^(text|application)\/javascript/, YEAR],
  ['/_next/static/media/a.woff2', /^font\/woff2$/, YEAR],
  ['/pictures/a.1234.avif', /^image\/avif$/, YEAR],
  ['/brand/icon.svg', /^image\/svg\+xml$/, DAY],
  ['/favicon.ico', /^image\//, DAY],
  ['/manifest.webmanifest', /^application\/manifest\+json$/, REVALIDATE],
  ['/robots.txt', /^text\/plain/, REVALIDATE],
  ['/google123.html', /^text\/html/, REVALIDATE],
  ['/prisliste.pdf', /^application\/pdf$/, REVALIDATE],
];
const PAGES = { '/': 'Hjem', '/en': 'Home', '/en?a=1': 'Home', '/en/personvern': 'Privacy' };
const REDIRECTS = {
  '/en/': '/en',
  '/en.html': '/en',
  '/en/personvern/?a=1&b=%20': '/en/personvern?a=1&b=%20',
  '/en/personvern.html?a=1': '/en/personvern?a=1',
  '/index.html': '/',
  '/index.html?a=1&b=%20': '/?a=1&b=%20',
};
const UNKNOWN = [
  ...['/unknown', '/unknown/', '/unknown.html', '/unknown.txt', '/EN', '/brand', '/brand/', '/_next/static/gone.js'],
  ...['/index', '/404', '/404.html', '/_headers', '/_not-found'],
];
const IMPOSSIBLE = [`/${'a'.repeat(400)}`, `/${'a'.repeat(400)}.html`, `/en/${encodeURIComponent('å'.repeat(200))}/`];
/** What no browser sends: each server may refuse it in its own way. */
const ODD = ['//', '//en/', '/%00', '/%zz', '/../package.json', '/en/%2e%2e/x', '/en%2F'];

let out: string;
beforeAll(async () => {
  out = resolve(await finishedExport({ '_next/static/media/a.woff2': 'not really a font' }));
}, 60_000);

describe.each(Object.entries(SERVERS))('%s', (name, start) => {
  const isInstalled = name === 'local' || spawnSync(name, ['version']).error === undefined;
  if (!isInstalled) return it.skip(`is not on this machine, so its file in hosting/ was not tried`, () => {});

  let host: Host;
  beforeAll(async () => {
    host = await start(out);
  }, 60_000);
  afterAll(() => host?.stop());

  /** Sends an address as it stands; `fetch` would tidy it. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await new Promise<import('node:http').IncomingMessage>((done, fail) => {
      send({ port: host.port, host: 'localhost', path, headers }, done).on('error', fail).end();
    });
    return { status: answer.statusCode, headers: answer.headers, body: (await buffer(answer)).toString() };
  }

  it.each(Object.entries(PAGES))('answers %s with its page', async (path, heading) => {
    expect(await get(path)).toMatchObject({ status: 200, body: expect.stringContaining(`<h1>${heading}`) });
  });

  it.each(FILES)('answers %s with its headers', async (path, type, cache) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers).toMatchObject({ ...SECURITY, 'cache-control': cache });
    expect(headers['x-robots-tag']).toBe(/[.](txt|webmanifest)$/.test(path) ? 'noindex' : undefined);
  });

  it.each(Object.entries(REDIRECTS))('redirects %s to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 308, headers: { ...SECURITY, location } });
  });

  async function expectNotFound(path: string) {
    const { status, headers, body } = await get(path);
    expect([status, body]).toEqual([404, expect.stringContaining('Oops')]);
    expect(headers).toMatchObject({ ...SECURITY, 'cache-control': REVALIDATE });
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  }

  it.each(UNKNOWN)('answers %s with the 404 page', expectNotFound);

  it('answers a name that no file can have with the 404 page', async () => {
    for (const path of IMPOSSIBLE) await expectNotFound(path);
    // nginx refuses it before it looks for a file.
    if (name !== 'nginx') await expectNotFound('/%00');
  });

  it.each([
    ['gzip, deflate, br', name === 'nginx' && !existsSync(BROTLI_MODULE) ? 'gzip' : 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('compresses for Accept-Encoding: %s', async (accepted, encoding) => {
    for (const path of ['/', '/en', '/licenses.txt', '/_next/static/chunks/a.js', '/brand/icon.svg']) {
      const { headers } = await get(path, { 'Accept-Encoding': accepted });
      expect([path, headers['content-encoding']]).toEqual([path, encoding]);
      if (encoding) expect(headers.vary).toBe('Accept-Encoding');
    }
  });

  it('keeps its headers when a page has not changed', async () => {
    const { etag = '' } = (await get('/en')).headers;
    const headers = { ...SECURITY, 'cache-control': REVALIDATE };
    expect(await get('/en', { 'If-None-Match': etag })).toMatchObject({ status: 304, headers });
  });

  it.each([
    ...ODD.map((path) => [path, {}] as const),
    ...['bytes=5-2', 'bytes=99999999-', 'x'].map((Range) => ['/licenses.txt', { Range }] as const),
  ])('survives %s %j without leading to another site', async (path, sent) => {
    expect((await get(path, sent)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect((await get('/')).status).toBe(200);
  });
});
