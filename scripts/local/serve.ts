import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import type { Duplex } from 'node:stream';
import {
  HIDDEN,
  LEADING_SLASHES,
  MALFORMED,
  MAX_ADDRESS,
  METHODS,
  SPELLED,
  SPELLED_AS_SENT,
  UNCLEAN,
} from '@/build/addresses';
import { filesOf, pagesOf } from '@/build/export-files';
import { CONTENT_TYPES, ELSEWHERE, headersAt } from '@/build/headers';

/** Where servers of this machine listen unless they are asked otherwise: nobody else reaches them there. */
export const HOST = process.env.HOST || '127.0.0.1';

/** How a server's address begins, for somebody at this machine. */
export const originAt = (port: number) => `http://${process.env.HOST || 'localhost'}:${port}`;

/** Opens a server on `port` at `HOST`. Rejects when the port is taken. */
export function listen(server: Server, port: number): Promise<Server> {
  return new Promise((done, fail) => server.once('error', fail).listen(port, HOST, () => done(server)));
}

/** The compressions of files that lie beside them, the best one first, with the ending of their names. */
const ENCODINGS = { br: '.br', gzip: '.gz' };

/** One form of a file: its bytes, and a mark that changes with them. */
interface Form {
  encoding: string | null;
  body: Buffer;
  etag: string;
}

type Answer = { status: number; headers: Record<string, string>; body?: Buffer };

/** Reads a whole export, so that no request waits for a disk, or meets a file that a new build is just replacing. */
function read(dir: string): Map<string, Form[]> {
  const bytes = new Map(filesOf(dir).map((file) => [`/${file}`, readFileSync(join(dir, file))]));
  const form = (body: Buffer | undefined, encoding: string | null): Form[] => {
    const hash = body && createHash('sha256').update(body).digest('base64url').slice(0, 20);
    return body ? [{ encoding, body, etag: `"${hash}"` }] : [];
  };
  return new Map(
    [...bytes].map(([path, body]) => [
      path,
      [
        ...Object.entries(ENCODINGS).flatMap(([encoding, ending]) => form(bytes.get(path + ending), encoding)),
        ...form(body, null),
      ],
    ]),
  );
}

/** Whether a header's list of names with weights (RFC 9110, section 12.4.2) admits a compression. */
function accepts(header: string, encoding: string): boolean {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) : 1] as const;
    }),
  );
  return (weights.get(encoding) ?? weights.get('*') ?? 0) > 0;
}

/** Whether the browser holds what it would be sent. Marks are compared weakly (RFC 9110, section 13.1.2). */
function isUnchanged(header: string | undefined, etag: string): boolean {
  const marks = header?.split(',').map((mark) => mark.trim().replace(/^W\//, '')) ?? [];
  return marks.includes(etag) || header?.trim() === '*';
}

/**
 * Answers requests for the files of an export as its hosts do. Parts (`Range`) and times (`If-Modified-Since`) are not
 * honoured, as HTTP allows: the first needs `Accept-Ranges` to be promised, the second `Last-Modified`.
 */
function answers(dir: string): (request: IncomingMessage) => Answer {
  pagesOf(dir);
  const files = read(dir);

  const send = (
    path: string,
    status: 200 | 404,
    fixed: Record<string, string>,
    { headers }: IncomingMessage,
  ): Answer => {
    const forms = files.get(path) ?? [];
    const wanted = String(headers['accept-encoding'] ?? '');
    const { encoding, body, etag } = forms.find((form) => !form.encoding || accepts(wanted, form.encoding)) as Form;
    const kept = { ...fixed, ...(forms.length > 1 && { Vary: 'Accept-Encoding' }), ETag: etag };
    if (status === 200 && isUnchanged(headers['if-none-match'], etag)) return { status: 304, headers: kept };
    const type = CONTENT_TYPES[extname(path).slice(1)] ?? 'application/octet-stream';
    return {
      status,
      body,
      headers: { ...kept, 'Content-Type': type, ...(encoding && { 'Content-Encoding': encoding }) },
    };
  };

  return (request) => {
    const sent = (request.url ?? '/').replace(/^https?:\/\/[^/?]*/i, '');
    const refuse = (status: number) => ({ status, headers: ELSEWHERE });
    const redirect = (Location: string) => ({ status: 308, headers: { ...ELSEWHERE, Location } });
    const unknown = () => send('/404.html', 404, ELSEWHERE, request);

    if (!METHODS.includes(request.method ?? '')) {
      return { status: 405, headers: { ...ELSEWHERE, Allow: METHODS.join(', ') } };
    }
    if (sent.length > MAX_ADDRESS) return refuse(414);
    const leading = new RegExp(LEADING_SLASHES).exec(sent);
    const path = decoded(sent.split('?')[0] ?? '/');
    if (path === null || new RegExp(MALFORMED).test(sent)) return refuse(400);
    if (leading) return redirect(`/${leading[1]}`);
    if (new RegExp(UNCLEAN).test(sent) || new RegExp(HIDDEN).test(path)) return unknown();

    const [, bare = '', , query = ''] = new RegExp(SPELLED_AS_SENT).exec(sent) ?? [];
    if (bare === '/index') return redirect(`/${query}`);
    const page = new RegExp(SPELLED).exec(path)?.[1];
    if (page) return bare && files.has(`${page}.html`) ? redirect(bare + query) : unknown();
    const file = path === '/' ? '/index.html' : files.has(path) ? path : `${path}.html`;
    return files.has(file) ? send(file, 200, headersAt(path), request) : unknown();
  };
}

/** A path as it is meant; null when it is not written as addresses are. Bytes that are no text name no file. */
function decoded(path: string): string | null {
  if (/%(?![0-9a-f]{2})/i.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Answers by hand what Node.js does not take for a request, and ends the connection. */
function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable) return;
  const status =
    error.code === 'HPE_INVALID_METHOD'
      ? `405 Method Not Allowed\r\nAllow: ${METHODS.join(', ')}`
      : error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
}

/**
 * Serves the export in `dir` on `port`, with its real headers and clean addresses, as it was when the server began.
 * Rejects when the port is taken or there is no export.
 */
export async function serve(dir: string, port: number): Promise<Server> {
  const answer = answers(resolve(dir));
  // As much as other servers read before they refuse it.
  const server = createServer({ maxHeaderSize: 1_000_000 }, (request, response: ServerResponse) => {
    const { status, headers, body } = answer(request);
    const length = status === 304 ? {} : { 'Content-Length': body?.length ?? 0 };
    response.writeHead(status, { ...headers, ...length }).end(request.method === 'HEAD' ? undefined : body);
  });
  server.on('clientError', refuseBroken);
  server.on('connect', (_, socket) => refuseBroken({ code: 'HPE_INVALID_METHOD' } as NodeJS.ErrnoException, socket));
  return listen(server, port);
}
