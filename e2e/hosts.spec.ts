import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { LOCALE_IDS } from '@/i18n/locales';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { type Host, startCaddy, startNginx } from './hosts';

const HOSTS = [
  { name: 'nginx', start: startNginx, port: 4181 },
  { name: 'Caddy', start: startCaddy, port: 4182 },
];

const first = (folder: string, extension: string) =>
  `/${folder}/${readdirSync(`out/${folder}`).find((file) => file.endsWith(extension))}`;
const pages = PAGE_IDS.flatMap((page) => LOCALE_IDS.map((locale) => pagePath(page, locale)));
const others = pages.filter((path) => path !== '/');

/** What is asked of every host; each is one kind of answer. Sent as it stands, since `fetch` would tidy it. */
const PATHS = [
  ...pages,
  '/en?a=1',
  ...others.flatMap((path) => [`${path}/?a=1&b=%20`, `${path}/?`, `${path}.html`, `${path}.html/`, `/${path}`]),
  ...['/index.html?a=1', '/index', '/index/', '/index.html/', '/en/index', '/en/index.html'],
  ...['/unknown', '/unknown/', '/unknown.html', '/EN', '/en/PERSONVERN', '/404', '/404/', '/404.html', '/en/unknown'],
  ...[
    '/_headers',
    '/_headers/',
    '/en.html.br',
    '/en.html.gz',
    '/pictures',
    '/pictures/',
    '/_next/',
    '/.html',
    '/en/.html',
  ],
  ...['/_next/static/chunks/unknown.js', '/pictures/unknown.avif', '/brand/unknown.svg'],
  // More slashes than one, and encoded ones.
  ...['//', '///', '//?a=1', '//unknown', '//example.com/', '//example.com/%2e', '//\\example.com', '/\\/example.com'],
  ...['//%5Cexample.com', '//%2Fexample.com', '//%0d%0aSet-Cookie:%20a=b', '//404.html', '//pictures//a'],
  ...['/en//personvern', '/en//', '/pictures//', '/%2F', '/%2fen', '/en%2Fpersonvern', '/en%2f', '/en%5Cpersonvern'],
  // What is no address, or none that a browser sends.
  ...['/%00', '/en%00', '/%zz', '/en%', '/?%zz', '/?%00', '/../package.json', '/en/../personvern', '/en/./personvern'],
  ...['/%2e%2e/package.json', '/en/%2E./x', '/.', '/..', '/en/..', '/...', '/%ff', '/%C3%A5', '/%65n', '/en%2ehtml'],
  // A part longer than a file system takes, and addresses longer than a server does.
  ...[200, 239, 255, 256, 300, 1000].flatMap((length) => [`/${'x'.repeat(length)}`, `/en/${'å'.repeat(length / 2)}`]),
  ...[3000, 7990, 7999, 8000, 8100, 8192, 20_000, 100_000].flatMap((length) => [
    `/${'x/'.repeat(length / 2)}`.slice(0, length),
    `/en?${'x'.repeat(length)}`.slice(0, length),
  ]),
  first('_next/static/chunks', '.js'),
  first('_next/static/chunks', '.css'),
  first('_next/static/media', '.woff2'),
  first('pictures', '.avif'),
  first('brand', '.svg'),
  ...['/robots.txt', '/licenses.txt', '/sitemap.xml', '/manifest.webmanifest', '/favicon.ico'],
].map((path) => encodeURI(path).replace(/%25(?=[0-9a-f]{2}|zz|$)/gi, '%'));

const METHODS = ['HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'NONSENSE'];

/** What hosts may name as they like: times and marks of their own, and how they send what they send. */
const OWN = /^(date|server|connection|keep-alive|etag|last-modified|accept-ranges|content-length|transfer-encoding)$/;

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Sends a request as it stands and reads the answer to its end. */
function ask(origin: string, line: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map((header) => header.join(': '));
  socket.write(`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return new Promise((done, fail) => {
    const parts: Buffer[] = [];
    socket.on('data', (part: Buffer) => parts.push(part));
    // A server may hang up on what it has not read to its end.
    socket.on('close', () => {
      const [head = '', body = ''] = Buffer.concat(parts)
        .toString('latin1')
        .split(/\r\n\r\n(.*)/s);
      const [status = '', ...sent] = head.split('\r\n');
      const named = sent.map((header) => header.split(/: (.*)/s).slice(0, 2) as [string, string]);
      if (!status) return fail(new Error(`${line.slice(0, 80)} got no answer from ${origin}`));
      done({
        status: Number(status.split(' ')[1]),
        headers: Object.fromEntries(
          named.map(([name, value]) => [name.toLowerCase(), value] as const).filter(([name]) => !OWN.test(name)),
        ),
        body: named.some(([name, value]) => /transfer-encoding/i.test(name) && value === 'chunked')
          ? body.replace(/^[0-9a-f]+\r\n|\r\n[0-9a-f]+\r\n(\r\n)?/g, '')
          : body,
      });
    });
    socket.on('error', () => {});
  });
}

/** What of an answer has to be the same everywhere: all that is shown, and of what nobody sees its status and where it leads. */
function said({ status, headers, body }: Answer) {
  if ([200, 304, 404].includes(status))
    return { status, headers, body: createHash('sha256').update(body).digest('hex') };
  const { location, allow } = headers;
  return { status, location, allow };
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
    test.beforeEach(() => test.skip(!host, 'not on this machine'));

    /** Asks host and development server the same; the first answer that differs fails, with the address and all answers that do. */
    async function agree(origin: string, lines: string[], headers: Record<string, string> = {}): Promise<void> {
      const theirs: Record<string, unknown> = {};
      const ours: Record<string, unknown> = {};
      for (const line of lines) {
        const answers = await Promise.all([(host as Host).origin, origin].map((server) => ask(server, line, headers)));
        const [theirAnswer, ourAnswer] = answers.map(said);
        const key = `${line.slice(0, 60)} (${line.length})`;
        if (JSON.stringify(sorted(theirAnswer)) === JSON.stringify(sorted(ourAnswer))) continue;
        theirs[key] = theirAnswer;
        ours[key] = ourAnswer;
      }
      expect(theirs).toEqual(ours);
    }

    test('answers every kind of address as the development server does', async ({ baseURL }) => {
      for (const encoding of [...(host as Host).encodings, 'identity']) {
        await agree(
          baseURL as string,
          PATHS.map((path) => `GET ${path}`),
          { 'Accept-Encoding': encoding },
        );
      }
    });

    test('answers every method as the development server does', async ({ baseURL }) => {
      const paths = ['/', '/en', '/en/', '//en', '/unknown', '/robots.txt', first('pictures', '.avif')];
      await agree(
        baseURL as string,
        METHODS.flatMap((method) => paths.map((path) => `${method} ${path}`)),
      );
      for (const method of ['TRACE', 'CONNECT']) {
        expect([method, (await ask((host as Host).origin, `${method} /`)).status]).toEqual([method, 405]);
      }
    });

    test('repeats every header when nothing has changed', async ({ baseURL }) => {
      const unchanged = async (origin: string) => {
        const response = await fetch(`${origin}/en`, { headers: { 'Accept-Encoding': 'identity' } });
        return ask(origin, 'GET /en', { 'If-None-Match': response.headers.get('ETag') as string });
      };
      const expected = await unchanged(baseURL as string);
      expect(expected.status).toBe(304);
      expect(await unchanged((host as Host).origin)).toEqual(expected);
    });
  });
}

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => [key, sorted(part)]);
}
