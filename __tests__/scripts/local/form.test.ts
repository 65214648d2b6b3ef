/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FIELD_NAMES } from '@/lib/constants';
import { FORM_PATH } from '@/lib/form-endpoint';
import { serve } from '@/scripts/local/serve';

let server: Server;
let port: number;
let inbox: string;
const print = jest.spyOn(console, 'log').mockImplementation();
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  inbox = join(mkdtempSync(join(tmpdir(), 'inbox-')), 'inbox');
  server = await serve('nowhere', 0, inbox);
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => void server.close());

function form(): FormData {
  const data = new FormData();
  for (const name of FIELD_NAMES) data.append(name, name === 'melding' ? 'Hei\næøå' : `<${name}>`);
  return data;
}
const kept = () => readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));
const post = (body: BodyInit, Origin = `http://localhost:${port}`, headers: Record<string, string> = {}) =>
  fetch(`http://localhost:${port}${FORM_PATH}`, { method: 'POST', body, headers: { Origin, ...headers } });

it('keeps a contact request as it was sent, prints it, and repeats nothing of it', async () => {
  const response = await post(form());
  expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('navn')]);
  expect(Object.keys(kept()[0])).toEqual(['time', ...FIELD_NAMES]);
  // Lines of a multipart post end so, whatever they ended with in the page.
  expect(kept()[0]).toMatchObject({ navn: '<navn>', melding: 'Hei\r\næøå' });
  expect(print).toHaveBeenCalledWith(expect.stringContaining('"navn": "<navn>"'));
});

it('refuses what is no form and stays up', async () => {
  const type = { 'Content-Type': 'multipart/form-data; boundary=x' };
  expect((await post('nonsense', undefined, type)).status).toBe(400);
  expect(existsSync(inbox)).toBe(false);
  expect((await post(form())).status).toBe(200);
});

it.each([
  ['http://localhost:PORT', 200],
  ['http://[::1]:PORT', 200],
  ['https://foreign.example', 403],
  ['http://localhost.foreign.example:PORT', 403],
  ['null', 403],
])('answers a post from a page of %s with %d', async (origin, status) => {
  expect((await post(form(), origin.replace('PORT', String(port)))).status).toBe(status);
  expect(existsSync(inbox)).toBe(status === 200);
});

it('is reached from this machine alone', () => {
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
});
