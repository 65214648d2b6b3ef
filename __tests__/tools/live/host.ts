import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request as requestHttp,
  type Server,
} from 'node:http';
import { createServer as createSecureServer, request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Ask } from '@/tools/live/site';

/** A certificate for some names, which nobody else trusts, and its key. */
function certificateFor(names: string[]): { cert: string; key: string } {
  const dir = mkdtempSync(join(tmpdir(), 'certificate-'));
  const subject = `-subj /CN=test -addext subjectAltName=${names.map((name) => `DNS:${name}`)}`;
  const command = `req -x509 -newkey rsa:2048 -nodes -days 2 ${subject} -keyout key -out cert`;
  execFileSync('openssl', command.split(' '), { cwd: dir, stdio: 'ignore' });
  return { cert: readFileSync(join(dir, 'cert'), 'utf8'), key: readFileSync(join(dir, 'key'), 'utf8') };
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** Starts a host with a certificate for `names`. `ask` finds `others` there too, and no other name. */
export async function startHost(
  names: string[],
  others: string[],
  handle: (url: URL, method: string) => Promise<Response>,
): Promise<{ ask: Ask; close: () => void }> {
  const listener =
    (scheme: string): RequestListener =>
    async ({ url, method = '', headers: { host } }, response) => {
      const answer = await handle(new URL(`${scheme}://${host}${url}`), method);
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    };
  const certificate = certificateFor(names);
  const servers = [createServer(listener('http')), createSecureServer(certificate, listener('https'))] as const;
  const [http, https] = await Promise.all(servers.map(portOf));

  const ask: Ask = async (address, { method = 'GET' } = {}) => {
    const { protocol, hostname, pathname: path } = new URL(address);
    if (![...names, ...others].includes(hostname)) throw Object.assign(new Error(address), { code: 'ENOTFOUND' });
    const settings = { host: '127.0.0.1', method, path, agent: false, headers: { Host: hostname } } as const;
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const request =
        protocol === 'http:'
          ? requestHttp({ ...settings, port: http }, done)
          : requestHttps({ ...settings, port: https, servername: hostname, ca: certificate.cert }, done);
      request.on('error', fail).end();
    });
    const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return new Response(await buffer(answer), { status: answer.statusCode, headers });
  };
  const close = () => {
    for (const server of servers) server.close();
  };
  return { ask, close };
}
