/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { FORM_PATH } from '@/lib/form-endpoint';
import { FIELD_NAMES } from '@/model/form-fields';
import { receiveForm } from '@/tools/local/form';
import { serve } from '@/tools/local/serve';
import { newFolder } from '../../folder';

let server: Server;
let port: number;
let inbox: string;
const print = jest.spyOn(console, 'log').mockImplementation();
beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation();
  inbox = join(newFolder(), 'inbox');
  server = await serve('nowhere', 0, { inbox });
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

function form(): FormData {
  const data = new FormData();
  for (const name of FIELD_NAMES) data.append(name, name === 'melding' ? 'Hei\næøå' : `<${name}>`);
  return data;
}
const kept = () => readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));
const post = (body: BodyInit, Origin = `http://localhost:${port}`) =>
  fetch(`http://localhost:${port}${FORM_PATH}`, { method: 'POST', body, headers: { Origin } });

describe('the receiver of the form', () => {
  it('stores and prints a message, and does not repeat it in the response', async () => {
    const response = await post(form());
    expect([response.status, await response.text()]).toEqual([200, expect.not.stringContaining('navn')]);
    expect(Object.keys(kept()[0])).toEqual(['time', ...FIELD_NAMES]);
    // Lines of a multipart post end so, whatever they ended with in the page.
    expect(kept()[0]).toMatchObject({ navn: '<navn>', melding: 'Hei\r\næøå' });
    expect(print).toHaveBeenCalledWith(expect.stringContaining('"navn": "<navn>"'));
    const clock = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2026-11-20T10:00:00.000Z');
    for (const _ of [1, 2]) await post(form());
    expect(kept()).toHaveLength(3);
    clock.mockRestore();
  });

  /** Requests with another `Host`, which `fetch` would replace. Returns the status. */
  const statusFor = (Host: string) =>
    new Promise<number | undefined>((done) => {
      send({ port, path: FORM_PATH, headers: { Host } }, ({ statusCode }) => done(statusCode)).end();
    });

  it.each([
    ['http://localhost:PORT', 200],
    ['http://localhost:1', 403],
    ['http://localhost.foreign.example:PORT', 403],
    ['null', 403],
  ])('answers a post from a page of %s with %d', async (origin, status) => {
    expect((await post(form(), origin.replace('PORT', String(port)))).status).toBe(status);
    expect(existsSync(inbox)).toBe(status === 200);
  });

  it.each([
    // There is no export here.
    ['LOCALHOST', 500],
    ['[::1]', 500],
    ['127.0.0.1.foreign.example', 421],
    ['', 421],
  ])('answers a request with the host name %j with %d, on this machine only', async (name, status) => {
    expect(await statusFor(`${name}:${port}`)).toBe(status);
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  });

  it.each([
    ['what is not a form', 400, 'localhost:3000', 'nonsense', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['a form of `next dev` under another host name', 403, 'foreign.example:3000', form(), {}],
  ])('refuses %s with %d', async (_, status, host, body, type) => {
    const headers = { host, origin: `http://${host}`, ...type };
    const request = new Request('http://localhost/', { method: 'POST', body, headers: new Headers(headers) });
    expect((await receiveForm(request, inbox)).status).toBe(status);
    expect(existsSync(inbox)).toBe(false);
  });
});
