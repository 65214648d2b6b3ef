import { createServer, type IncomingMessage, request as requestHttp, type Server } from 'node:http';
import { createServer as createSecureServer, request as requestHttps } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Ask } from '@/scripts/live/site';
import { certificateFor } from './certificate';

/** What a server sends. */
export interface Sent {
  status: number;
  headers: Record<string, string>;
  body: string;
}
export type Handler = (url: URL, method: string) => Promise<Sent>;

/** A host for some names on this machine, with http and https; `ask` finds these names, and no other. */
export interface TestHost {
  ask: Ask;
  close: () => void;
}

/** Starts a host that answers as `handle` says. Its certificate is of `names`; `ask` also finds `others` there. */
export async function startHost(names: string[], others: string[], handle: Handler): Promise<TestHost> {
  const certificate = certificateFor(...names);
  const respond =
    (scheme: string) => async (request: IncomingMessage, response: import('node:http').ServerResponse) => {
      await buffer(request);
      const { status, headers, body } = await handle(
        new URL(`${scheme}://${request.headers.host}${request.url}`),
        request.method ?? '',
      );
      response.writeHead(status, headers).end(body);
    };
  const http = await listening(createServer(respond('http')));
  const https = await listening(createSecureServer(certificate, respond('https')));

  const ask: Ask = async (address, { method = 'GET', headers = {}, body } = {}) => {
    const { protocol, hostname, pathname, search } = new URL(address);
    if (![...names, ...others].includes(hostname)) throw Object.assign(new Error(address), { code: 'ENOTFOUND' });
    const isSecure = protocol === 'https:';
    const { port } = (isSecure ? https : http).address() as AddressInfo;
    const encoded = new Response(body ?? null);
    const type = encoded.headers.get('content-type');
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const options = {
        host: '127.0.0.1',
        port,
        method,
        path: pathname + search,
        servername: hostname,
        ca: certificate.cert,
      };
      const sent = { ...(headers as Record<string, string>), Host: hostname, ...(type && { 'Content-Type': type }) };
      const request = (isSecure ? requestHttps : requestHttp)({ ...options, headers: sent }, done).on('error', fail);
      void encoded.arrayBuffer().then((bytes) => request.end(Buffer.from(bytes)));
    });
    const answered = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) answered.set(name, String(value));
    return new Response(await buffer(answer), { status: answer.statusCode, headers: answered });
  };
  return {
    ask,
    close: () => {
      http.close();
      https.close();
    },
  };
}

async function listening<S extends Server>(server: S): Promise<S> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return server;
}
