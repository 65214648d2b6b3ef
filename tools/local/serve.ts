import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { Readable } from 'node:stream';
import sirv from 'sirv';
import { FORM_PATH } from '@/lib/form-endpoint';
import type { Editor } from './edit';
import { isLoopback, receiveForm } from './form';

/** `/en.html` and `/en/` for the page `/en`. */
const OTHER_NAME = /^(\/[^/].*?)(?:\.html|\/)$/;
/** Those that sirv does not know, or sends without their charset. */
const TYPES: Record<string, string> = { '.ico': 'image/x-icon', '.ics': 'text/calendar; charset=utf-8' };
const HIDDEN = ['/index', '/404', '/404.html', '/_headers'];

// The default of hosts that read `_headers`.
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Returns the headers for a path according to the text of a `_headers` file. */
export function headersAt(path: string, text: string): Headers {
  const headers = new Headers(REVALIDATE);
  for (const block of text.split(/^(?=\/)/m)) {
    const [paths = ''] = block.split('\n');
    const applies = new RegExp(`^${paths.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);
    const lines = applies ? block.matchAll(/^\s+([\w-]+): (.+)$/gm) : [];
    for (const [, name = '', value = ''] of lines) headers.set(name, value);
  }
  return headers;
}

/** Responds as hosts do (tools/hosts/). Reads files at each request, because a build may replace them. */
function respond(dir: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(`http://localhost${request.url}`);
  const [, page] = OTHER_NAME.exec(pathname) ?? [];
  const notFound = () => {
    response.setHeaders(new Headers({ ...REVALIDATE, 'Content-Type': 'text/html; charset=utf-8' }));
    response.writeHead(404).end(readFileSync(join(dir, '404.html')));
  };
  response.setHeaders(headersAt(pathname, readFileSync(join(dir, '_headers'), 'utf8')));
  // sirv crashes on an invalid range.
  delete request.headers.range;
  const type = TYPES[extname(pathname)];
  if (type) response.setHeader('Content-Type', type);
  // Only pages have a compressed copy; .html files of public/ keep their name.
  const isOtherName = page && existsSync(join(dir, `${page}.html.gz`));
  if (HIDDEN.includes(pathname)) notFound();
  else if (isOtherName) response.writeHead(308, { Location: (page === '/index' ? '/' : page) + search }).end();
  else sirv(dir, { dev: true, etag: true, brotli: true, gzip: true })(request, response, notFound);
}

async function receive(request: IncomingMessage, response: ServerResponse, inbox?: string): Promise<void> {
  const headers = new Headers(request.headers as Record<string, string>);
  const body = Readable.toWeb(request);
  const post = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const received = await receiveForm(new Request('http://localhost', post), inbox);
  response.writeHead(received.status, Object.fromEntries(received.headers)).end(await received.text());
}

interface Options {
  inbox?: string;
  edit?: Editor;
}

/** Serves the export `dir` and saves its contact requests in `inbox`. Responds with 421 to other hosts. Rejects if the port is in use. */
export function serve(dir: string, port: number, { inbox, edit }: Options = {}): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      if (!isLoopback(request.headers.host)) response.writeHead(421).end();
      else if (await edit?.(request, response)) return;
      else if (request.method === 'POST' && request.url === FORM_PATH) await receive(request, response, inbox);
      else respond(dir, request, response);
    } catch (error) {
      console.error(error);
      response.statusCode = 500;
      response.end();
    }
  });
  // Other machines cannot reach it.
  return new Promise((done, fail) => server.once('error', fail).listen(port, '127.0.0.1', () => done(server)));
}
