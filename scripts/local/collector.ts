import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { CONFIRMATION, keeper } from './inbox';
import { HOST, listen } from './serve';

/** Largest request that is kept, in bytes; a form of five texts stays far below. */
const MAX_BYTES = 1_000_000;

class Refused extends Error {
  constructor(readonly status: number) {
    super(`Refused with ${status}`);
  }
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    // What is too large is read to its end, so that the sender gets an answer, but not kept.
    if (size <= MAX_BYTES) parts.push(part);
  }
  if (size > MAX_BYTES) throw new Refused(413);
  return new Uint8Array(Buffer.concat(parts));
}

async function formOf(request: IncomingMessage): Promise<FormData> {
  const body = await bodyOf(request);
  const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
  return new Request('http://collector', { method: 'POST', headers, body }).formData().catch(() => {
    throw new Refused(400);
  });
}

/** The origins of a site that this machine serves on a port: the machine has several names for itself. */
export function ownOrigins(port: number): string[] {
  return ['localhost', '127.0.0.1', '[::1]', HOST].map((name) => `http://${name}:${port}`);
}

/**
 * Receives contact requests at `port`, path /contact, from the site's script and from its plain form, and keeps each as a
 * file in `inbox`. Takes them from pages of the `origins` alone, which may be added to later: any page of the web can
 * post to this machine, and a browser says where a post comes from. For a first run and for tests; no part of the
 * site. Rejects when the port is taken.
 */
export function collect(port: number, origins: ReadonlySet<string>, inbox = 'inbox'): Promise<Server> {
  const keep = keeper(inbox);
  const receive = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url?.split('?')[0] !== '/contact') throw new Refused(404);
    if (request.method !== 'POST') throw new Refused(405);
    if (!origins.has(request.headers.origin ?? '')) throw new Refused(403);
    keep(await formOf(request));
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(CONFIRMATION);
  };
  const server = createServer((request, response) => {
    receive(request, response).catch((error) => {
      if (!(error instanceof Refused)) console.error(error);
      const status = error instanceof Refused ? error.status : 500;
      response.writeHead(status, status === 405 ? { Allow: 'POST' } : {}).end();
    });
  });
  return listen(server, port);
}
