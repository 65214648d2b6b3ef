import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { isLoopback } from './form';

export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** What hosts take. */
export const MAX_BYTES = 25 * 1024 * 1024;
/** The largest file in base64, and what is around it. */
const MAX_BODY = Math.ceil((MAX_BYTES * 4) / 3) + 1000;
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;

const portOf = (host: string) => Number(/:(\d+)$/.exec(host)?.[1] ?? 80);

/** Throws unless a request comes from this machine, and from a page of this site or from its user. */
export function assertOwn({ headers, socket }: IncomingMessage, isPage: boolean): void {
  const { host = '', origin } = headers;
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '')) throw new Refusal(403, 'from another machine');
  // Another name leads here by DNS rebinding.
  if (!isLoopback(host) || portOf(host) !== socket.localPort) throw new Refusal(421, 'to another host');
  if (origin !== undefined && origin !== `http://${host}`) throw new Refusal(403, 'from another origin');
  if (!(isPage ? isOpened(headers) : isLoadedHere(headers))) throw new Refusal(403, 'from another site');
}

/** A link elsewhere may lead to the page, but nobody else has it in a frame. */
const isOpened = ({ 'sec-fetch-dest': use = 'document' }: IncomingHttpHeaders) => use === 'document';

const isLoadedHere = ({ 'sec-fetch-site': site = 'none' }: IncomingHttpHeaders) =>
  site === 'none' || site === 'same-origin';

/** Reads the JSON of a request that only a script of this site can have sent. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  const { origin, 'content-type': type = '' } = request.headers;
  if (request.method !== 'POST') throw new Refusal(405, 'POST');
  if (origin === undefined) throw new Refusal(403, 'without an origin');
  // Another type needs no permission to be sent from elsewhere.
  if (!/^application\/json(;|$)/i.test(type)) throw new Refusal(415, 'not JSON');
  try {
    return JSON.parse(await readText(request));
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(400, 'not JSON');
  }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BODY) throw new Refusal(413, 'too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
