/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIELD_NAMES } from '@/lib/constants';
import { collect, ownOrigins } from '@/scripts/local/collector';

const OWN = 'http://localhost:3000';
let server: Server;
let inbox: string;
let address: string;
let print: jest.SpyInstance;
beforeEach(async () => {
  print = jest.spyOn(console, 'log').mockImplementation(() => {});
  inbox = join(mkdtempSync(join(tmpdir(), 'inbox-')), 'inbox');
  server = await collect(0, new Set(ownOrigins(3000)), inbox);
  address = `http://localhost:${(server.address() as AddressInfo).port}/contact`;
});
afterEach(() => void server.close());

function form(message = 'Hei\næøå'): FormData {
  const data = new FormData();
  for (const name of FIELD_NAMES) data.append(name, name === 'melding' ? message : `<${name}>`);
  return data;
}
const kept = () => readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));
const post = (body: BodyInit, headers = {}) =>
  fetch(address, { method: 'POST', body, headers: { Origin: OWN, ...headers } });

describe('the collector', () => {
  it('keeps what was sent, in the order in which it came', async () => {
    await post(form());
    expect(Object.keys(kept()[0])).toEqual(['time', ...FIELD_NAMES]);
    // Lines of a multipart post end so, whatever they ended with in the page.
    expect(kept()[0]).toMatchObject({ navn: '<navn>', melding: 'Hei\r\næøå' });
  });

  it('keeps a post without a script in it as well', async () => {
    await post(new URLSearchParams({ navn: 'Å', email: 'a@b' }));
    expect(kept()[0]).toMatchObject({ navn: 'Å', email: 'a@b' });
  });

  it('answers with a page that repeats nothing of what was sent', async () => {
    const response = await post(form());
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('navn')]);
  });

  it('prints what it keeps', async () => {
    await post(form());
    expect(print).toHaveBeenCalledWith(expect.stringContaining('"navn": "<navn>"'));
  });

  it('keeps requests that come at the same time in a file each', async () => {
    await Promise.all(Array.from({ length: 5 }, () => post(form())));
    expect(kept()).toHaveLength(5);
  });

  it.each([
    ['another address', () => fetch(`${address}/x`, { method: 'POST', body: form() }), 404],
    ['a visit', () => fetch(address), 405],
    ['what is no form', () => post('nonsense', { 'Content-Type': 'multipart/form-data; boundary=x' }), 400],
    ['what says nothing of its kind', () => post(new Uint8Array([0, 1, 2])), 400],
    ['more than a form can hold', () => post(form('x'.repeat(1_100_000))), 413],
  ])('refuses %s', async (_, send, status) => {
    expect((await send()).status).toBe(status);
    expect(() => readdirSync(inbox)).toThrow('ENOENT');
  });

  it.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'takes posts from %s',
    async (Origin) => {
      expect((await post(form(), { Origin })).status).toBe(200);
    },
  );

  it.each([
    'https://foreign.example',
    'http://localhost:8080',
    'https://localhost:3000',
    'http://localhost.foreign.example:3000',
    'null',
  ])('takes none from %s', async (Origin) => {
    expect((await post(form(), { Origin })).status).toBe(403);
    expect((await fetch(address, { method: 'POST', body: form(), headers: { Referer: `${Origin}/` } })).status).toBe(
      403,
    );
    expect(() => readdirSync(inbox)).toThrow('ENOENT');
  });

  it('is reached from this machine alone', () => {
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it('lives on when a sender goes away in the middle', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const socket = connect((server.address() as AddressInfo).port);
    socket.write(
      'POST /contact HTTP/1.1\r\nHost: x\r\nOrigin: http://localhost:3000\r\nContent-Length: 1000\r\n\r\npart',
    );
    await new Promise((done) => setTimeout(done, 50));
    socket.destroy();
    await post(form());
    expect(kept()).toHaveLength(1);
  });
});
