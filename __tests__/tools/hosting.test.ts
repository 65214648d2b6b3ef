/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { request as send } from 'node:http';
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { newFolder } from '../folder';
import { finishedExport, OWN_FILES } from './build/export-fixture';
import { BROTLI_MODULE, type Host, isInstalled, SERVERS } from './hosts';

const SECURITY = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /Permissions-Policy: (.*camera=.*geolocation=.*microphone=.*)/.exec(
    OWN_FILES._headers ?? '',
  )?.[1],
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'SAMEORIGIN',
  'content-security-policy': "frame-ancestors 'self'",
};

const isPicture = (path: string) => /^\/(pictures\/|brand\/|favicon)/.test(path);
/** Pictures may be shown elsewhere. */
const headersOf = (path: string) =>
  isPicture(path) ? { ...SECURITY, 'cross-origin-resource-policy': 'cross-origin' } : SECURITY;
/** Some hosts send the headers of a picture with the page that says that it is missing. */
const headersOfMissing = (path: string) =>
  isPicture(path) ? { ...SECURITY, 'cross-origin-resource-policy': expect.any(String) } : SECURITY;

const REVALIDATE = 'public, max-age=0, must-revalidate';
const YEAR = 'public, max-age=31536000, immutable';
const DAY = 'public, max-age=86400';
/** A file of each kind: its type, and its Cache-Control. */
const FILES: [path: string, type: RegExp, cache: string | undefined][] = [
  ['/', /^text\/html; ?charset=utf-8$/, REVALIDATE],
  ['/en/personvern', /^text\/html; ?charset=utf-8$/, REVALIDATE],
  ['/_next/static/islands/start-0.js', /^(text|application)\/javascript/, YEAR],
  ['/_next/static/media/a.woff2', /^font\/woff2$/, YEAR],
  ['/pictures/a.1234.avif', /^image\/avif$/, YEAR],
  ['/brand/icon.svg', /^image\/svg\+xml$/, DAY],
  ['/favicon.ico', /^image\//, DAY],
  ['/manifest.webmanifest', /^application\/manifest\+json$/, REVALIDATE],
  ['/frister.ics', /^text\/calendar; ?charset=utf-8$/, REVALIDATE],
  ['/robots.txt', /^text\/plain/, REVALIDATE],
  ['/google123.html', /^text\/html/, REVALIDATE],
  ['/a1b2c3.txt', /^text\/plain/, REVALIDATE],
  ['/prisliste.pdf', /^application\/pdf$/, REVALIDATE],
];
const COMPRESSED = ['/', '/en', '/licenses.txt', '/frister.ics', '/_next/static/islands/start-0.js', '/brand/icon.svg'];
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
/** What no browser sends; each server may refuse it in its own way. */
const ODD = ['//', '//en/', '/%00', '/%zz', '/../package.json', '/en/%2e%2e/x', '/en%2F', `/${'a'.repeat(400)}`];

type Answer = [status: number, location?: string];
interface Behaviour {
  redirect: number; // status of a redirect from `.html` or from a slash at the end
  missing: (path: string) => string; // Cache-Control of the 404 page
  answers: Record<string, Answer>;
  compresses: boolean;
}
const USUAL: Behaviour = { redirect: 308, missing: () => REVALIDATE, answers: {}, compresses: true };
/** How a host differs from the others (docs/owners.md). */
const DIFFERENCES: Record<string, Partial<Behaviour>> = {
  // It treats every .html file as a page, and compresses in its network, to which this server does not belong.
  Cloudflare: {
    redirect: 307,
    answers: {
      '/404': [200],
      '/404.html': [307, '/404'],
      '/index': [307, '/'],
      '/google123.html': [307, '/google123'],
    },
    // The headers of a path also apply to files that are missing there.
    missing: (path) => ({ '/_next/static/gone.js': YEAR, '/brand/': DAY })[path] ?? REVALIDATE,
    compresses: false,
  },
};

let out: string;
beforeAll(async () => {
  out = resolve(await finishedExport({ '_next/static/media/a.woff2': 'not really a font' }));
}, 60_000);

const hasRsync = spawnSync('rsync', ['--version']).error === undefined;
(hasRsync ? test : test.skip)('a server can read all that rsync sends (docs/owners.md), whatever the umask', () => {
  const [, command = ''] = /^ {4}(rsync .*)$/m.exec(readFileSync('docs/owners.md', 'utf8')) ?? [];
  const cwd = newFolder({ 'out/en/a.html': '', 'tools/hosts/nginx.conf': '', ssh: 'shift; umask 077; eval "$*"\n' });
  const here = command.replace(/root@\S+:/, `server:${cwd}`).replace('/srv/site', '/site');
  const env = { ...process.env, RSYNC_RSH: `sh ${cwd}/ssh` };
  expect(spawnSync('sh', ['-c', `umask 077; chmod -R go= out; ${here}`], { cwd, env }).status).toBe(0);
  const modes = ['', '/out', '/out/en', '/out/en/a.html', '/hosts/nginx.conf'].map(
    (path) => statSync(`${cwd}/site${path}`).mode & 0o777,
  );
  expect(modes).toEqual([0o755, 0o755, 0o755, 0o644, 0o644]);
});

describe.each(Object.entries(SERVERS))('%s', (name, start) => {
  if (!isInstalled(name)) return it.skip('is not installed, so its file in tools/hosts/ was not tested', () => {});

  const { redirect, missing, answers, compresses } = { ...USUAL, ...DIFFERENCES[name] };
  const isUsual = (path: string) => !(path in answers);

  let host: Host;
  beforeAll(async () => {
    host = await start(out);
  }, 60_000);
  afterAll(() => host?.stop());

  /** Sends an address unchanged; `fetch` would normalize it. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await new Promise<import('node:http').IncomingMessage>((done, fail) => {
      send({ port: host.port, host: 'localhost', path, headers }, done).on('error', fail).end();
    });
    const location = answer.headers.location?.replace(`https://localhost:${host.port}/`, '/');
    const answered = location ? { ...answer.headers, location } : answer.headers;
    return { status: answer.statusCode, headers: answered, body: (await buffer(answer)).toString() };
  }

  it.each(Object.entries(PAGES))('answers %s with its page', async (path, heading) => {
    expect(await get(path)).toMatchObject({ status: 200, body: expect.stringContaining(`<h1>${heading}`) });
  });

  it.each(FILES.filter(([path]) => isUsual(path)))('answers %s with its headers', async (path, type, cache) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(type);
    expect(headers).toMatchObject({ ...headersOf(path), 'cache-control': cache });
    expect(headers['x-robots-tag']).toBe(/[.](txt|webmanifest)$/.test(path) ? 'noindex' : undefined);
  });

  it.each(Object.entries(REDIRECTS))('redirects %s to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: redirect, headers: { ...SECURITY, location } });
  });

  it.each(UNKNOWN.filter(isUsual))('answers %s with the 404 page', async (path) => {
    const { status, headers, body } = await get(path);
    expect([status, body]).toEqual([404, expect.stringContaining('Oops')]);
    expect(headers).toMatchObject({ ...headersOfMissing(path), 'cache-control': missing(path) });
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  });

  it('answers other addresses as listed', async () => {
    for (const [path, expected] of Object.entries(answers)) {
      const { status, headers } = await get(path);
      expect([path, status, headers.location]).toEqual([path, expected[0], expected[1]]);
    }
  });

  const encodings: [accepted: string, encoding: string | undefined][] = [
    ['gzip, deflate, br', name === 'nginx' && !existsSync(BROTLI_MODULE) ? 'gzip' : 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ];
  it.each(compresses ? encodings : encodings.slice(2))(
    'compresses for Accept-Encoding: %s',
    async (accepted, encoding) => {
      for (const path of COMPRESSED) {
        const { headers } = await get(path, { 'Accept-Encoding': accepted });
        expect([path, headers['content-encoding']]).toEqual([path, encoding]);
        expect(headers['content-language']).toBeUndefined();
        if (encoding) expect(headers.vary).toBe('Accept-Encoding');
      }
    },
  );

  it('sends the same headers for a page that has not changed', async () => {
    const { etag = '' } = (await get('/en')).headers;
    const { status, headers } = await get('/en', { 'If-None-Match': etag });
    expect([status, headers['cache-control']]).toEqual([304, REVALIDATE]);
    expect(headers).toMatchObject(SECURITY);
  });

  it('survives odd addresses, and does not redirect to another site', async () => {
    for (const path of ODD) expect((await get(path)).headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    await get('/licenses.txt', { Range: 'bytes=5-2' });
    expect((await get('/')).status).toBe(200);
  });
});
