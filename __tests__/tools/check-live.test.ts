/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { checkLive, deadLinks } from '@/tools/live/checks';
import { headersAt } from '@/tools/local/serve';
import MESSAGES from '@/tools/messages.json' with { type: 'json' };
import { newFolder, writeFiles } from '../folder';

const ORIGIN = 'https://www.orn.test';
const FORM = 'https://skjema.test/s/orn';
const SCRIPT = '/_next/static/chunks/a.js';
const HEAD = `<link rel="icon" href="/a.svg"/><link rel="canonical" href="${ORIGIN}"/>`;
const page = (title: string) => `<!DOCTYPE html><html lang="nb"><head>${HEAD}</head><body>
  <h1>${title}</h1><a href="mailto:hei@orn.test">hei@orn.test</a>
  <script src="${SCRIPT}"></script><form action="${FORM}"></form></body></html>`;
/** The editor's page; only the host knows the address of previews. */
const editor = (preview: string) =>
  readFileSync('editor/edit.html', 'utf8').replace('API', 'https://api.github.com').replaceAll('PREVIEW', preview);

const FILES: Record<string, string> = {
  'build-day.txt': '2026-12-24',
  'edit.html': editor(''),
  'index.html': page('Hjem'),
  'personvern.html': page('Personvern'),
  '404.html': page('Oops'),
  _headers: readFileSync('public/_headers', 'utf8'),
  [SCRIPT.slice(1)]: 'go()',
  'manifest.webmanifest': '{}',
  'favicon.ico': 'an icon',
  'robots.txt': 'User-Agent: *\nAllow: /\n',
  'sitemap.xml': '<urlset/>',
  'frister.ics': 'BEGIN:VCALENDAR\r\nSEQUENCE:17\r\n',
  'prisliste.pdf': '%PDF-1.7',
  'index.html.br': 'short',
  'index.html.gz': 'longer',
};
const TYPES: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.webmanifest': 'application/manifest+json',
  '.ics': 'text/calendar; charset=utf-8',
  '.txt': 'text/plain',
  '.pdf': 'application/pdf',
  '.xml': 'application/xml',
};

type Change = { status?: number; headers?: Record<string, string | undefined>; text?: (body: string) => string };
/** Returns what a host does otherwise than it should. */
type Fault = (url: URL, status: number) => Change;

const dir = newFolder();
let fault: Fault;
let methods: (string | undefined)[];

/** Answers for all hosts of this company as they should, but for the fault. */
async function respond(address: unknown, init?: RequestInit): Promise<Response> {
  const url = new URL(String(address));
  if (!/(^|\.)(orn|skjema)\.test$/.test(url.hostname)) throw networkError('ENOTFOUND');
  if (url.origin === new URL(FORM).origin) methods.push(init?.method);
  const { status, body = '', headers } = published(url);
  const change = fault(url, status);
  const all = Object.entries({ ...headers, ...change.headers }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  // A response of a string would have a type.
  return new Response(Buffer.from(change.text?.(body) ?? body), { status: change.status ?? status, headers: all });
}

function published({ origin, pathname }: URL): { status: number; body?: string; headers?: Record<string, string> } {
  const headers = Object.fromEntries(headersAt(pathname, FILES._headers ?? ''));
  const short = pathname.replace(/(?<=.)\/$|\.html$/, '');
  if (/skjema/.test(origin)) return { status: 200 };
  if (origin !== ORIGIN) return { status: 301, headers: { location: ORIGIN + pathname } };
  if (short !== pathname) return { status: 308, headers: { location: short } };
  const body = FILES[pathname === '/' ? 'index.html' : pathname.slice(1)] ?? FILES[`${pathname.slice(1)}.html`];
  const type = { 'content-type': TYPES[extname(pathname)] ?? '', 'content-encoding': pathname === '/' ? 'br' : '' };
  return { status: body ? 200 : 404, body: body ?? FILES['404.html'], headers: { ...headers, ...type } };
}

const networkError = (code: string) => new TypeError('fetch failed', { cause: { code } });

beforeEach(() => {
  writeFiles(dir, FILES);
  jest.spyOn(globalThis, 'fetch').mockImplementation(respond);
  fault = () => ({});
  methods = [];
});

/** Returns the names of the problems that are found, without doubles. */
async function problems(sendsMessage = false): Promise<string[]> {
  const found = await checkLive({ origin: ORIGIN, dir, sendsMessage });
  const names = found.map(
    ({ en }) => Object.entries(MESSAGES).find(([, [, text = '']]) => asPattern(text).test(en))?.[0],
  );
  return [...new Set(names.map((name) => name ?? 'no message'))];
}
const asPattern = (text: string) => RegExp(`${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.*')}$`);

const everywhere = (change: Change) => () => change;
const at = (part: string, change: Change) => (url: URL) =>
  url.href.startsWith(part) || url.pathname === part ? change : {};
const added = (html: string) => everywhere({ text: (body) => body.replace('</body>', `${html}</body>`) });
const withStatus = (from: number, status: number) => (_: URL, sent: number) => (sent === from ? { status } : {});

it('a site as it was built has no problems, and its form gets a message only if that is asked for', async () => {
  expect(await problems()).toEqual([]);
  expect(methods).toEqual([undefined]);
  expect(await problems(true)).toEqual([]);
  expect(methods).toEqual([undefined, 'POST']);
  fault = at('/edit', { text: () => editor('https://orn.pages.dev') });
  expect(await problems()).toEqual([]);
  fault = at('/frister.ics', { text: (body) => body.replace('17', '18') });
  expect(await problems()).toEqual([]);
});

it.each<[problem: keyof typeof MESSAGES, fault: Fault]>([
  ['obfuscatedEmail', everywhere({ text: (body) => body.replace(/<a href="mailto.*<\/a>/, '<a data-cfemail="5a">') })],
  ['rocketLoader', added('<script src="/cdn-cgi/rocket-loader.min.js"></script>')],
  ['webAnalytics', added('<script src="https://static.cloudflareinsights.com/beacon.min.js"></script>')],
  ['botFightMode', added('<script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>')],
  ['foreignScript', added('<script src="https://cdn.test/a.js"></script>')],
  ['notLastBuild', everywhere({ text: (body) => body.replace('<h1>', '<h1>Old ') })],
  ['notLastBuild', at('/edit', { text: (body) => body.replace('base-uri', 'manifest-src') })],
  ['otherDay', everywhere({ text: (body) => body.replace('2026-12-24', '2026-12-23').replace('<h1>', '<h1>Old ') })],
  ['noPage', at('/personvern', { status: 500 })],
  ['otherOrigin', at('/', { status: 301, headers: { location: 'https://orn.test/' } })],
  ['noNotFound', withStatus(404, 200)],
  ['otherNotFound', (_, sent) => (sent === 404 ? { text: () => 'Not found' } : {})],
  ['rawCopy', at('/', { headers: { 'content-encoding': undefined }, text: () => 'short' })],
  ['notCompressed', at('/', { headers: { 'content-encoding': undefined } })],
  ['otherType', at('/frister.ics', { headers: { 'content-type': 'text/calendar' } })],
  ['otherType', at('/prisliste.pdf', { headers: { 'content-type': 'application/octet-stream' } })],
  ['otherType', at(SCRIPT, { headers: { 'content-type': 'application/octet-stream' } })],
  ['noType', at('/prisliste.pdf', { headers: { 'content-type': undefined } })],
  ['notLastBuild', at('/frister.ics', { text: () => '' })],
  ['noPage', at('/frister.ics', { status: 404 })],
  ['noIndex', at('/', { headers: { 'x-robots-tag': 'noindex' } })],
  ['noHeader', everywhere({ headers: { 'x-frame-options': undefined } })],
  ['otherHeader', everywhere({ headers: { 'x-frame-options': 'DENY' } })],
  ['otherCacheHeader', everywhere({ headers: { 'cache-control': 'max-age=14400' } })],
  ['noPageRedirect', withStatus(308, 200)],
  ['noHttpsRedirect', at('http:', { status: 200, headers: { location: undefined } })],
  ['noNameRedirect', at('https://orn.test', { headers: { location: undefined } })],
  ['otherRobots', at('/robots.txt', { text: () => 'x' })],
  ['challenge', everywhere({ headers: { 'cf-mitigated': 'challenge' } })],
  ['deadForm', at(FORM, { status: 503 })],
])('reports the problem %s', async (problem, given) => {
  fault = given;
  expect(await problems()).toEqual([problem]);
});

it('a site at an address without HTTPS is asked to redirect to one with it', async () => {
  fault = at('http:', { status: 200, headers: { location: undefined } });
  const found = await checkLive({ origin: ORIGIN.replace('https', 'http'), dir, sendsMessage: false });
  expect(found.map(({ en }) => en)).toContainEqual(expect.stringContaining(`no redirect to ${ORIGIN};`));
});

it('a server that has pages only with .html is named', async () => {
  fault = ({ pathname }, sent) => ({ status: { 308: 200, 200: pathname === '/personvern' ? 404 : 200 }[sent] });
  expect(await problems()).toEqual(['noShortAddress', 'noPageRedirect']);
});

it('what several addresses lack is one line', async () => {
  fault = everywhere({ headers: { 'x-frame-options': undefined, 'referrer-policy': undefined } });
  const found = await checkLive({ origin: ORIGIN, dir, sendsMessage: false });
  expect(found.map(({ en }) => en)).toEqual([
    `/, ${SCRIPT}, /manifest.webmanifest, /favicon.ico: headers are missing (referrer-policy, x-frame-options): the host does not read out/_headers`,
  ]);
});

it.each([
  ['otherAddress', (html: string) => html.replace(`canonical" href="${ORIGIN}`, 'canonical" href="https://orn.test')],
  ['localForm', (html: string) => html.replace(FORM, 'https://form.invalid/')],
  ['noName', (html: string) => html.replace(FORM, 'https://missing.test/')],
])('reports the problem %s of what was built', async (problem, change) => {
  writeFiles(dir, { 'index.html': change(page('Hjem')) });
  expect(await problems()).toContain(problem);
});

it.each([
  ['nothing', 302, `${ORIGIN}/takk`],
  ['deadForm', 404, ''],
  ['foreignThanks', 303, 'https://takk.test/'],
  ['movedForm', 308, 'https://takk.test/'],
])('reports %s of a message that is answered with %d %s', async (problem, status, location) => {
  fault = at(FORM, { status, headers: { location } });
  expect(await problems(true)).toEqual(problem === 'nothing' ? [] : [problem]);
});

it.each([
  ['otherCertificate', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['noName', 'ENOTFOUND'],
  ['unreachable', 'EPIPE'],
])('reports only %s if the site cannot be reached: %s', async (problem, code) => {
  fault = () => {
    throw networkError(code);
  };
  expect(await problems()).toEqual([problem]);
});

it('reports links to other sites only if they lead nowhere', async () => {
  const pages = ['skjema.test/404', 'skjema.test/410', 'skjema.test/403', 'missing.test/'];
  const links = pages.map((page) => `https://${page}`);
  const anchors = [...links, ...links, `${ORIGIN}/404`].map((link) => `<a href="${link}">x</a>`);
  writeFiles(dir, { 'index.html': `${FILES['index.html']}${anchors}` });
  fault = ({ pathname }) => ({ status: Number(pathname.slice(1)) });
  const sentences = await deadLinks({ origin: ORIGIN, dir, sendsMessage: false });
  const results = sentences.map(({ en }) => /https:.*\)/.exec(en)?.[0]);
  const dead = links.filter((link) => !link.endsWith('403'));
  expect(results).toEqual(
    dead.map((link, index) => expect.stringMatching(`${link}.*${['404', '410', 'ENOTFOUND'][index]}`)),
  );
});
