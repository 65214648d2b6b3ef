/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkLive } from '@/scripts/live/checks';
import { serve } from '@/scripts/local/serve';
import { type Sent, startHost, type TestHost } from './host';

const ORIGIN = 'https://www.orn.test';
const FORM = 'https://skjema.test/s/orn?a=1&b=2';
const page = (
  title: string,
) => `<!DOCTYPE html><html lang="nb"><head><link rel="canonical" href="${ORIGIN}"/></head><body>
  <h1>${title}</h1><a href="mailto:hei@orn.test">hei@orn.test</a>
  <script src="/_next/static/chunks/a.js"></script><form action="${FORM.replace('&', '&amp;')}"></form></body></html>`;

const FILES: Record<string, string> = {
  'index.html': page('Hjem'),
  'personvern.html': page('Personvern'),
  '404.html': page('Oops'),
  _headers: readFileSync('public/_headers', 'utf8'),
  '_next/static/chunks/a.js': 'go()',
  'manifest.webmanifest': '{}',
  'favicon.ico': 'an icon',
  'robots.txt': 'User-Agent: *\nAllow: /\n',
  'sitemap.xml': '<urlset/>',
};
// The local server takes what has a compressed copy for a page.
const COPIES = { 'index.html.gz': '', 'personvern.html.gz': '' };

let dir: string;
let local: Server;
/** Changes what the host sends; the rest is as the local server answers. */
let change: (url: URL, sent: Sent) => Sent | undefined;
let methods: string[];
let host: TestHost;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'live-'));
  for (const [file, text] of Object.entries({ ...FILES, ...COPIES })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
  local = await serve(dir, 0);
  host = await startHost(['www.orn.test', 'orn.test', 'skjema.test'], ['other.test'], answer);
});
beforeEach(() => {
  change = () => undefined;
  methods = [];
});
afterAll(() => {
  local.close();
  host.close();
});

async function answer(url: URL, method: string): Promise<Sent> {
  if (url.hostname === 'skjema.test') methods.push(method);
  const sent = await asPublished(url);
  return change(url, sent) ?? sent;
}

async function asPublished(url: URL): Promise<Sent> {
  const headers = { location: ORIGIN + url.pathname };
  if (url.hostname === 'skjema.test') return { status: 200, headers: {}, body: '' };
  if (url.origin !== ORIGIN) return { status: 301, headers, body: '' };
  const { port } = local.address() as AddressInfo;
  const init = { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } } as const;
  const found = await fetch(`http://localhost:${port}${url.pathname}`, init);
  // A test may change the length.
  const { 'content-length': _, ...kept } = Object.fromEntries(found.headers);
  return { status: found.status, headers: kept, body: await found.text() };
}

const faults = (site: { origin?: string; sendsMessage?: boolean } = {}) =>
  checkLive({ origin: ORIGIN, dir, ask: host.ask, sendsMessage: false, ...site });

/** Changes the text of every page. */
const inPages = (rewrite: (html: string) => string) => (url: URL, sent: Sent) =>
  url.origin === ORIGIN && sent.headers['content-type']?.startsWith('text/html')
    ? { ...sent, body: rewrite(sent.body) }
    : undefined;
const added = (script: string) => inPages((html) => html.replace('</body>', `${script}</body>`));
const header = (name: string, value?: string) => (_: URL, sent: Sent) => {
  const { [name]: __, ...others } = sent.headers;
  return { ...sent, headers: { ...others, ...(value && { [name]: value }) } };
};

it('finds no fault in a site that is as it was built', async () => {
  expect(await faults()).toEqual([]);
  expect(methods).toEqual(['GET']);
});

it.each<[what: string, fault: typeof change, expected: string]>([
  [
    'e-mail addresses that are rewritten',
    inPages((html) =>
      html.replace(/<a href="mailto.*<\/a>/, '<a class="__cf_email__" data-cfemail="5a">[email&#160;protected]</a>'),
    ),
    '/personvern: e-mail addresses are rewritten, unreadable without JavaScript: turn off “Email Address Obfuscation”',
  ],
  ['Rocket Loader', added('<script src="/cdn-cgi/scripts/rocket-loader.min.js"></script>'), '“Rocket Loader”'],
  [
    'counted visitors',
    added('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>'),
    '“Web Analytics”',
  ],
  [
    'a script that tests browsers',
    added("<script>d.src='/cdn-cgi/challenge-platform/x.js'</script>"),
    '“Bot Fight Mode”',
  ],
  [
    'another script',
    added('<script src="https://cdn.test/a.js"></script>'),
    'https://cdn.test/a.js is not of the build',
  ],
  ['an old deployment', inPages((html) => html.replace('<h1>', '<h1>Gammel ')), '/: this is not the last build'],
  ['a missing header', header('x-frame-options'), '/: the header x-frame-options is missing'],
  ['another caching', header('cache-control', 'max-age=14400'), 'Browser Cache TTL'],
  ['pages kept from search engines', header('x-robots-tag', 'noindex'), '/: search engines are kept away'],
  [
    '200 for an unknown page',
    (_, sent) => (sent.status === 404 ? { ...sent, status: 200 } : sent),
    'answers 200 instead of 404',
  ],
  [
    'a page that is missing',
    (url, sent) => (url.pathname === '/personvern' ? { ...sent, status: 404 } : sent),
    '/personvern: answers 404',
  ],
  [
    '.html that does not lead to the page',
    (_, sent) => (sent.status === 308 ? { ...sent, status: 200 } : sent),
    '/personvern.html answers 200',
  ],
  [
    'http that does not redirect',
    (url, sent) => (url.protocol === 'http:' ? { ...sent, headers: {} } : sent),
    'turn on “Always Use HTTPS”',
  ],
  [
    'both with and without www',
    (url, sent) => (url.host === 'orn.test' ? { ...sent, headers: {} } : sent),
    'https://orn.test answers 301 and does not lead to',
  ],
  [
    'a robots.txt that Cloudflare writes',
    (url, sent) => (url.pathname === '/robots.txt' ? { ...sent, body: 'x' } : sent),
    '“Managed robots.txt”',
  ],
  ['a page before the site', header('cf-mitigated', 'challenge'), 'turn off “Under Attack Mode” and “Bot Fight Mode”'],
  [
    'a form service that is broken',
    (url, sent) => (url.hostname === 'skjema.test' ? { ...sent, status: 503 } : sent),
    `the form posts to ${FORM}, which answers 503`,
  ],
])('names %s', async (_, fault, expected) => {
  change = fault;
  expect((await faults()).join('\n')).toContain(expected);
});

it('names a certificate of another name, and nothing else', async () => {
  expect(await faults({ origin: 'https://other.test' })).toEqual([
    expect.stringContaining('its certificate is of another name'),
  ]);
});

it('names a domain that leads nowhere', async () => {
  expect(await faults({ origin: 'https://missing.test' })).toEqual([
    expect.stringContaining('no server has this name'),
  ]);
});

it('names the address that search engines are told of, when it is another', async () => {
  expect((await faults({ origin: 'https://orn.test' })).join('\n')).toContain(
    `siteUrl is ${ORIGIN}, so search engines`,
  );
});

it('sends a message only if asked, and names a form that refuses it', async () => {
  expect(await faults({ sendsMessage: true })).toEqual([]);
  expect(methods).toEqual(['POST']);
  change = (url, sent) => (url.hostname === 'skjema.test' ? { ...sent, status: 404 } : sent);
  expect(await faults({ sendsMessage: true })).toEqual([expect.stringContaining('which answers 404')]);
});

it.each([
  ['https://form.invalid/', 'where nobody reads: set formEndpoint'],
  ['http://localhost:3000/contact', 'where nobody reads: set formEndpoint'],
  ['https://missing.test/s/orn', 'no server has this name'],
])('names a form that posts to %s', async (address, expected) => {
  writeFileSync(join(dir, 'index.html'), FILES['index.html']?.replace(/action="[^"]+"/, `action="${address}"`) ?? '');
  expect(await faults()).toEqual([expect.stringContaining(expected)]);
  writeFileSync(join(dir, 'index.html'), FILES['index.html'] ?? '');
});
