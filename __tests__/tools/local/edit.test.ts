/** @jest-environment node */
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { type OutgoingHttpHeaders, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { localEditor } from '@/tools/local/edit';
import { MAX_BYTES } from '@/tools/local/edit-guard';
import { serve } from '@/tools/local/serve';
import { newFolder } from '../../folder';

// Jest cannot load it.
jest.mock('rolldown', () => ({ build: async () => ({ output: [{ code: 'script' }] }) }));

const COMPANY = 'content/company.json';
const ID = 'a'.repeat(40);
const PICTURE = Buffer.from('picture');

let root: string;
let server: Server;
let port: number;
let built: string[][];

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  root = newFolder({
    [COMPANY]: '{}',
    'messages/no.json': '{}',
    'content/colors.ts': '',
    'public/prices.pdf': 'old',
    'secret.txt': 'secret',
    'elsewhere/x.png': 'x',
  });
  built = [];
  const edit = localEditor(root, async (changed) => {
    built.push(changed);
    return '';
  });
  server = await serve('nowhere', 0, { edit });
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  jest.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

interface Sent {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string;
}
/** Sends a request, with headers that `fetch` would replace. Returns the status and the body. */
const ask = (path: string, { method = 'POST', headers = {}, body = '{}' }: Sent = {}) =>
  new Promise<[status: number | undefined, body: string]>((done, fail) => {
    const own = { Host: `localhost:${port}`, Origin: `http://localhost:${port}`, 'Content-Type': 'application/json' };
    const all = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== undefined);
    const sent = send({ port, path, method, headers: Object.fromEntries(all) }, async (response) =>
      done([response.statusCode, Buffer.concat(await response.toArray()).toString()]),
    );
    sent.once('error', fail);
    if (method === 'POST') sent.write(body);
    sent.end();
  });
const status = async (path: string, sent?: Sent) => (await ask(path, sent))[0];
/** Runs a verb, and returns its answer. */
const run = async (name: string, given: object = {}) => {
  const [code, body] = await ask(`/edit/folder/${name}`, { body: JSON.stringify(given) });
  return code === 200 ? JSON.parse(body) : code;
};
const here = (name: string) => name.replace('PORT', String(port));

describe('requests that do not come from the page', () => {
  it.each<[string, Sent, number]>([
    ['from the page', {}, 200],
    ['from another port', { headers: { Origin: 'http://localhost:1' } }, 403],
    ['from another site', { headers: { Origin: 'https://foreign.example' } }, 403],
    ['from a file or a sandbox', { headers: { Origin: 'null' } }, 403],
    ['from the other loopback name', { headers: { Origin: 'http://127.0.0.1:PORT' } }, 403],
    ['without an origin', { headers: { Origin: undefined } }, 403],
    [
      'to a name that leads here',
      { headers: { Host: 'foreign.example:PORT', Origin: 'http://foreign.example:PORT' } },
      421,
    ],
    ['to another port', { headers: { Host: 'localhost:1', Origin: 'http://localhost:1' } }, 421],
    ['from a site on another port', { headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
    ['from a site elsewhere', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['as a form', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'a=1' }, 415],
    ['as text, which needs no permission', { headers: { 'Content-Type': 'text/plain' } }, 415],
    ['as a link', { method: 'GET' }, 405],
    ['as another method', { method: 'PUT' }, 405],
    ['to ask what is allowed', { method: 'OPTIONS', headers: { Origin: 'https://foreign.example' } }, 403],
    ['without JSON', { body: '{' }, 400],
    ['with something more', { body: '{"path":"x"}' }, 400],
    ['that are too large', { body: JSON.stringify('x'.repeat(MAX_BYTES * 1.4)) }, 413],
  ])('%s', async (_, { headers = {}, ...sent }, expected) => {
    const filled = Object.entries(headers).map(([name, value]) => [name, value && here(String(value))]);
    expect(await status('/edit/folder/head', { ...sent, headers: Object.fromEntries(filled) })).toBe(expected);
  });

  it.each([
    ['/edit', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' }, 200],
    ['/edit', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' }, 403],
    ['/edit', { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'iframe' }, 403],
    ['/edit/main.js', { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Dest': 'script' }, 403],
    ['/edit/main.js', { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'image' }, 403],
    ['/edit/unknown', {}, 404],
    ['/edit/folder/unknown', {}, 404],
    ['/edit/folder/toString', {}, 404],
  ])('%s with %j: %s', async (path, headers, expected) => {
    expect(await status(path, { method: 'GET', headers: { Origin: undefined, ...headers } })).toBe(expected);
  });

  it('come from another machine', async () => {
    const [address] = Object.values(networkInterfaces()).flatMap((all = []) =>
      all.filter(({ family, internal }) => family === 'IPv4' && !internal),
    );
    // A development server listens there too.
    server.close();
    server.closeAllConnections();
    await new Promise<void>((done) => server.listen(0, '0.0.0.0', done));
    ({ port } = server.address() as AddressInfo);
    const from = (host: string) =>
      new Promise((done) => {
        const headers = { Host: `localhost:${port}` };
        send({ host, port, path: '/edit', headers }, ({ statusCode }) => done(statusCode)).end();
      });
    expect([await from('127.0.0.1'), address ? await from(address.address) : 403]).toEqual([200, 403]);
  });

  it('the page says itself that nobody may frame it, and what it loads', async () => {
    const response = await fetch(`http://localhost:${port}/edit`);
    expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(await response.text()).toMatch(/connect-src 'self' https:\/\/data\.brreg\.no\/enhetsregisteret\/api\/ +;/);
  });
});

/** Saves entries on top of what is there. Returns a status if that is refused. */
async function save(...entries: object[]) {
  const from = await run('head');
  const to = await run('commit', { parent: from, entries });
  return typeof to === 'number' ? to : run('move', { from, to });
}
const text = (path: string) => readFileSync(join(root, path), 'utf8');

describe('files that are not the company’s', () => {
  it.each([
    '../outside.json',
    'content/../package.json',
    'content/images/../../package.json',
    'content\\images\\x.png',
    '/content/images/x.png',
    'content//images/x.png',
    'content/images/.hidden.png',
    'content/images/x.png.',
    'content/images/x\u0000.png',
    'content/images/c:x.png',
    'content/colors.ts',
    'content/images/x.html',
    'messages/languages.ts',
    'messages/deep/no.json',
    'public/index.html',
    'public/_headers',
    'public/../tools/x.pdf',
    'tools/x.pdf',
    'package.json',
    '.env',
  ])('%j is not written', async (path) => {
    expect(await save({ path, content: 'x' })).toBe(403);
    expect(built).toEqual([]);
  });

  it('are not reached by a link', async () => {
    symlinkSync(join(root, 'elsewhere'), join(root, 'content/images'));
    symlinkSync(join(root, 'secret.txt'), join(root, 'public/secret.pdf'));
    const files = Object.keys(await run('tree', { version: await run('head') }));
    expect(files.filter((path) => /images|secret/.test(path))).toEqual([]);
    expect(await save({ path: 'content/images/x.png', content: 'x' })).toBe(403);
    expect(await save({ path: 'public/secret.pdf', content: 'x' })).toBe(403);
    expect([text('secret.txt'), readdirSync(join(root, 'elsewhere'))]).toEqual(['secret', ['x.png']]);
  });
});

describe('a save', () => {
  it('writes all files, and builds once', async () => {
    const sha = await run('upload', { content: PICTURE.toString('base64') });
    const entries = [
      { path: COMPANY, content: '{"a":1}' },
      { path: 'content/images/x.png', sha },
      { path: 'public/prices.pdf', sha: null },
    ];
    expect(await save(...entries)).toBe(true);
    expect([text(COMPANY), text('content/images/x.png')]).toEqual(['{"a":1}', 'picture']);
    expect(existsSync(join(root, 'public/prices.pdf'))).toBe(false);
    expect(built).toEqual(
      [[COMPANY, 'content/images/x.png', 'public/prices.pdf'].sort()].map((all) => expect.arrayContaining(all)),
    );
    expect(await run('live')).toMatchObject({ state: 'live', commit: '1' });
  });

  it('is not done on top of what somebody has changed since', async () => {
    const from = await run('head');
    const to = await run('commit', { parent: from, entries: [{ path: COMPANY, content: '{"a":1}' }] });
    writeFileSync(join(root, COMPANY), '{"b":2}');
    expect([await run('move', { from, to }), text(COMPANY)]).toEqual([false, '{"b":2}']);
  });

  it('reads what it has replaced, and says which file is gone', async () => {
    const before = await run('head');
    const { 'public/prices.pdf': id, [COMPANY]: facts } = await run('tree', { version: before });
    await save({ path: 'public/prices.pdf', sha: null }, { path: COMPANY, content: '{"a":1}' });
    const read = async (one: string) => Buffer.from(await run('blob', { id: one }), 'base64').toString();
    expect([await read(id), await read(facts)]).toEqual(['old', '{}']);
    const [code, body] = await ask('/edit/folder/commit', {
      body: JSON.stringify({ parent: await run('head'), entries: [{ path: 'content/images/x.png', sha: ID }] }),
    });
    expect([code, JSON.parse(body).message]).toEqual([410, 'content/images/x.png']);
  });

  it('writes no file if one cannot be written', async () => {
    // A folder is where the second file is to be.
    mkdirSync(join(root, 'messages/nn.json/x'), { recursive: true });
    expect(await save({ path: COMPANY, content: '{"a":1}' }, { path: 'messages/nn.json', content: '{}' })).toBe(500);
    expect([text(COMPANY), built]).toEqual(['{}', []]);
    expect(readdirSync(join(root, '.edit')).filter((name) => name.startsWith('new-'))).toEqual([]);
  });
});
