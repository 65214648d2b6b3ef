/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Bilingual } from '@/cms/schema/bilingual';
import { checkLive, deadLinks, type Site } from '@/tools/live/checks';
import { serve } from '@/tools/local/serve';
import { newFolder, writeFiles } from '../folder';

const ORIGIN = 'https://www.orn.test';
const MAP = 'https://ramme.kart.test';
const HOSTS = ['www.orn.test', 'orn.test', 'tall.orn.test', 'skjema.test', 'ramme.kart.test'];
const FORM = 'https://skjema.test/s/orn?a=1&b=2';
const page = (
  title: string,
) => `<!DOCTYPE html><html lang="nb"><head><link rel="icon" href="/a.svg"/><link rel="canonical" href="${ORIGIN}"/></head><body>
  <h1>${title}</h1><a href="mailto:hei@orn.test">hei@orn.test</a>
  <script src="/_next/static/chunks/a.js"></script><form action="${FORM.replace('&', '&amp;')}"></form></body></html>`;

/** The editor's page; only the host knows the address of previews. */
const editor = (preview: string) =>
  readFileSync('cms/editor/edit.html', 'utf8').replace('API', 'https://api.github.com').replaceAll('PREVIEW', preview);

const FILES: Record<string, string> = {
  'build-day.txt': '2026-12-24',
  'edit.html': editor(''),
  'edit.html.gz': '',
  'index.html': page('Hjem'),
  'personvern.html': page('Personvern'),
  '404.html': page('Oops'),
  _headers: readFileSync('public/_headers', 'utf8'),
  '_next/static/chunks/a.js': 'go()',
  'manifest.webmanifest': '{}',
  'favicon.ico': 'an icon',
  'robots.txt': 'User-Agent: *\nAllow: /\n',
  'sitemap.xml': '<urlset/>',
  // The local server takes what has a compressed copy for a page.
  'index.html.gz': '',
  'personvern.html.gz': '',
};

/** Returns a response in place of `sent`. */
type Fault = (url: URL, sent: Response) => Response | Promise<Response>;

const dir = newFolder(FILES);
const fetchLocally = globalThis.fetch;
let local: Server;
let fault: Fault;
let formMethods: string[];

const networkError = (code: string) => new TypeError('fetch failed', { cause: { code } });

/** Answers for the hosts of this company. */
async function answer(address: URL | RequestInfo, init?: RequestInit): Promise<Response> {
  const url = new URL(String(address));
  if (!HOSTS.includes(url.hostname)) throw networkError('ENOTFOUND');
  if (url.hostname === 'skjema.test') formMethods.push(init?.method ?? 'GET');
  return fault(url, await asPublished(url));
}

beforeAll(async () => {
  local = await serve(dir, 0);
});
afterAll(() => {
  local.closeAllConnections();
  local.close();
});
beforeEach(() => {
  writeFiles(dir, FILES);
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  fault = (_, sent) => sent;
  formMethods = [];
});

async function asPublished(url: URL): Promise<Response> {
  if (['skjema.test', 'ramme.kart.test'].includes(url.hostname)) return new Response();
  if (url.origin !== ORIGIN) return Response.redirect(ORIGIN + url.pathname, 301);
  const address = `http://localhost:${(local.address() as AddressInfo).port}${url.pathname}`;
  return changed(await fetchLocally(address, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } }));
}

type Change = { status?: number; text?: (body: string) => string; headers?: Record<string, string | undefined> };

/** Returns the same response with another status, text or headers; undefined removes a header. */
async function changed(sent: Response, { status = sent.status, text = String, headers = {} }: Change = {}) {
  const all: Change['headers'] = { ...Object.fromEntries(sent.headers), 'content-length': undefined, ...headers };
  const kept = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return new Response(text(await sent.text()), { status, headers: kept });
}

const inEnglish = (messages: Bilingual[]) => messages.map(({ en }) => en);
const problems = async (site: Partial<Site> = {}) =>
  inEnglish(await checkLive({ origin: ORIGIN, dir, sendsMessage: false, ...site }));

const at =
  (address: string, change: Change): Fault =>
  (url, sent) =>
    url.href.startsWith(address) || url.pathname === address ? changed(sent, change) : sent;
const everywhere = (change: Change) => at('http', change);
const withStatus =
  (before: number, status: number): Fault =>
  (_, sent) =>
    sent.status === before ? changed(sent, { status }) : sent;
const inPages = (text: (html: string) => string) => everywhere({ text });
const added = (script: string) => inPages((html) => html.replace('</body>', `${script}</body>`));
const obfuscated = (html: string) =>
  html.replace(/<a href="mailto.*<\/a>/, '<a data-cfemail="5a">[email&#160;protected]</a>');

describe('the check of a live site', () => {
  it('finds no problems in a site as it was built', async () => {
    expect(await problems()).toEqual([]);
    expect(formMethods).toEqual(['GET']);
  });

  it('accepts an editor with the address of previews, but not an old one', async () => {
    fault = at('/edit', { text: () => editor('https://orn.pages.dev') });
    expect(await problems()).toEqual([]);
    fault = at('/edit', { text: (html) => html.replace('base-uri', 'manifest-src') });
    expect(await problems()).toEqual([expect.stringContaining('/edit: this is not the last build')]);
  });

  it.each<[expected: string, fault: Fault]>([
    ['/personvern: email addresses are unreadable without JavaScript: turn off “Email', inPages(obfuscated)],
    ['“Rocket Loader”', added('<script src="/cdn-cgi/rocket-loader.min.js"></script>')],
    ['https://cdn.test/a.js is not part of the build', added('<script src="https://cdn.test/a.js"></script>')],
    ['/: this is not the last build', inPages((html) => html.replace('<h1>', '<h1>Old '))],
    ['x-frame-options is missing', everywhere({ headers: { 'x-frame-options': undefined } })],
    ['Browser Cache TTL', everywhere({ headers: { 'cache-control': 'max-age=14400' } })],
    ['/: X-Robots-Tag keeps search engines away', everywhere({ headers: { 'x-robots-tag': 'noindex' } })],
    ['status 200 instead of 404', withStatus(404, 200)],
    ['/personvern.html: status 200', withStatus(308, 200)],
    ['“Always Use HTTPS”', at('http:', { status: 200, headers: { location: undefined } })],
    ['https://orn.test: status 301', at('https://orn.test', { headers: { location: undefined } })],
    ['“Managed robots.txt”', at('/robots.txt', { text: () => 'x' })],
    ['turn off “Under Attack Mode”', everywhere({ headers: { 'cf-mitigated': 'challenge' } })],
    [`${FORM}: the form’s address answers 503`, at('https://skjema.test', { status: 503 })],
    [
      'the map leads to https://kart.test/samtykke',
      at(MAP, { status: 302, headers: { location: 'https://kart.test/samtykke' } }),
    ],
  ])('reports: %s', async (expected, given) => {
    fault = given;
    expect((await problems()).join('\n')).toContain(expected);
  });

  it('reports links to other sites only if they lead nowhere', async () => {
    const links = [
      'https://skjema.test/gone',
      'https://skjema.test/removed',
      'https://skjema.test/refused',
      'https://missing.test/',
      `${ORIGIN}/gone`,
    ];
    const anchors = [...links, ...links].map((link) => `<a href="${link}">x</a>`);
    writeFiles(dir, { 'index.html': `${FILES['index.html']}${anchors}` });
    fault = async (url, sent) => changed(sent, { status: { '/gone': 404, '/removed': 410 }[url.pathname] ?? 403 });
    expect(inEnglish(await deadLinks({ origin: ORIGIN, dir, sendsMessage: false }))).toEqual([
      'the link to https://skjema.test/gone leads nowhere (404)',
      'the link to https://skjema.test/removed leads nowhere (410)',
      'the link to https://missing.test/ leads nowhere (ENOTFOUND)',
    ]);
  });

  it.each([
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'its certificate is for another name'],
    ['ENOTFOUND', 'no server has this name'],
    ['EPIPE', 'it cannot be reached (EPIPE)'],
  ])('reports only why the site cannot be reached: %s', async (code, expected) => {
    fault = () => {
      throw networkError(code);
    };
    expect(await problems()).toEqual([`${ORIGIN}: ${expected}`].map((line) => expect.stringContaining(line)));
  });

  it('sends a message only if asked to, and reports a form that refuses it', async () => {
    expect(await problems({ sendsMessage: true })).toEqual([]);
    expect(formMethods).toEqual(['POST']);
    fault = at('https://skjema.test', { status: 404 });
    expect(await problems({ sendsMessage: true })).toEqual([expect.stringContaining('answers 404')]);
  });

  it.each([
    [302, 'https://www.orn.test/takk', []],
    [303, 'https://takk.test/', [expect.stringContaining('set its thank-you page to https://www.orn.test')]],
    [308, 'https://takk.test/', [expect.stringContaining('messages are lost: enter that')]],
  ])('reports what becomes of a message that is answered with %d to %s', async (status, location, found) => {
    fault = at('https://skjema.test', { status, headers: { location } });
    expect(await problems({ sendsMessage: true })).toEqual(found);
  });

  it.each([
    ['https://form.invalid/', 'where nobody reads it: enter “Form address”'],
    ['https://missing.test/s/orn', 'no server has this name'],
  ])('reports a form that posts to %s: %s', async (address, expected) => {
    writeFiles(dir, { 'index.html': page('Hjem').replace(/action="[^"]+"/, `action="${address}"`) });
    expect(await problems()).toEqual([expect.stringContaining(expected)]);
  });
});
