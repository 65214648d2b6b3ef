import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sirv from 'sirv';
import { FORM_PATH } from '@/lib/form-endpoint';
import { receiveForm } from './form';

/** Where servers of this machine listen unless they are asked otherwise: nobody else reaches them there. */
const HOST = process.env.HOST || '127.0.0.1';

/** How a server's address begins, for somebody at this machine. */
export const originAt = (port: number) => `http://${process.env.HOST || 'localhost'}:${port}`;

/** Not answered by their names, though there are such files. */
const HIDDEN = ['/index', '/404', '/404.html', '/_headers'];

/** Hosts that read `_headers` send this by themselves. */
const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** The headers that the text of a `_headers` file gives a path; `*` in its paths stands for anything. */
function headersAt(path: string, text: string): Record<string, string> {
  const headers = { ...REVALIDATE };
  let applies = false;
  for (const line of text.split('\n')) {
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) {
      applies = new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);
    } else if (applies && name && value) {
      Object.assign(headers, { [name]: value });
    }
  }
  return headers;
}

/**
 * Answers a request for a file of an export as its hosts do (hosting/). The disk is read every time, since a build may replace
 * the files.
 */
function answer(dir: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(`http://localhost${request.url}`);
  const [, page] = /^(\/[^/].*?)(?:\.html|\/)$/.exec(pathname) ?? [];
  const notFound = () => {
    response.setHeaders(new Headers({ ...REVALIDATE, 'Content-Type': 'text/html; charset=utf-8' }));
    response.writeHead(404).end(readFileSync(join(dir, '404.html')));
  };
  response.setHeaders(new Headers(headersAt(pathname, readFileSync(join(dir, '_headers'), 'utf8'))));
  // sirv ends the process at a range that makes no sense.
  delete request.headers.range;
  if (HIDDEN.includes(pathname)) {
    notFound();
    // Only a page has a compressed copy; an .html file of public/ keeps its name.
  } else if (page && existsSync(join(dir, `${page}.html.gz`))) {
    response.writeHead(308, { Location: (page === '/index' ? '/' : page) + search }).end();
  } else {
    // sirv does not know this type.
    if (pathname.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    sirv(dir, { dev: true, etag: true, brotli: true, gzip: true })(request, response, notFound);
  }
}

/** Gives a form post to `receiveForm`, and sends its answer. */
async function receive(request: IncomingMessage, response: ServerResponse, inbox?: string): Promise<void> {
  const headers = new Headers(request.headers as Record<string, string>);
  const body = await buffer(request);
  const answer = await receiveForm(new Request('http://localhost', { method: 'POST', headers, body }), inbox);
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
}

/**
 * Serves the export in `dir` on `port` with its real headers and addresses, and receives its contact form into `inbox`.
 * Rejects when the port is taken.
 */
export function serve(dir: string, port: number, inbox?: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    try {
      if (request.method === 'POST' && request.url === FORM_PATH) await receive(request, response, inbox);
      else answer(dir, request, response);
    } catch (error) {
      console.error(error);
      response.statusCode = 500;
      response.end();
    }
  });
  return new Promise((done, fail) => server.once('error', fail).listen(port, HOST, () => done(server)));
}
