import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { filesOf, NOT_SERVED } from './delivery/exported';
import { CONTENT_TYPES, headersAt } from './delivery/headers';
import { type Site, siteOf } from './delivery/site';
import { run } from './run';

/** Where an address leads: to a file of the export, or to another address. */
type Target = { file: string; path: string; status: 200 | 404 } | { location: string };

/** Finds what an address leads to: pages are answered without `.html` and without a trailing slash (decisions, section 1). */
function router(dir: string, { pages, notFound, redirects }: Site): (path: string) => Target {
  const targets = new Map<string, Target>();
  for (const file of filesOf(dir).filter((name) => !NOT_SERVED.test(name))) {
    targets.set(`/${file}`, { file, path: `/${file}`, status: 200 });
  }
  for (const { file, address } of pages) targets.set(address, { file, path: address, status: 200 });
  for (const { from, to } of redirects) targets.set(from, { location: to });
  return (path) => targets.get(path) ?? { file: notFound.file, path: notFound.address, status: 404 };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Answers requests for the files of an export as a host does that follows its description. */
function answer(dir: string) {
  const site = siteOf(dir);
  const route = router(dir, site);
  const files = sirv(dir, { brotli: true, gzip: true, etag: true, extensions: [] });
  return (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    const target = route(decoded(path));
    const headers = headersAt('path' in target ? target.path : decoded(path), site.rules);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    if ('location' in target) {
      return response.writeHead(308, { Location: [target.location, ...query].join('?') }).end();
    }
    response.setHeader('Content-Type', CONTENT_TYPES[extname(target.file).slice(1)] ?? 'application/octet-stream');
    if (target.status === 404) for (const name of ['if-none-match', 'range']) delete request.headers[name];
    const isCompressed = existsSync(join(dir, `${target.file}.br`));
    // sirv does not know the status of a 404 page, what a 304 has to repeat, nor which files come in one form alone.
    const writeHead = response.writeHead.bind(response);
    response.writeHead = ((code: number, sent: Record<string, string>) => {
      if (code === 304) response.removeHeader('Content-Type');
      if (isCompressed) response.setHeader('Vary', 'Accept-Encoding');
      else response.removeHeader('Vary');
      return code === 304
        ? writeHead(304, { ETag: request.headers['if-none-match'] })
        : writeHead(target.status === 404 ? 404 : code, sent);
    }) as typeof response.writeHead;
    request.url = `/${encodeURI(target.file)}`;
    return files(request, response);
  };
}

/** Serves the export in `dir` at http://localhost:`port`, with its real headers and clean addresses. Rejects when the port is taken or there is no export. */
export async function serve(dir: string, port: number): Promise<Server> {
  const server = createServer(answer(resolve(dir)));
  return new Promise((done, fail) => server.once('error', fail).listen(port, () => done(server)));
}

if (process.argv[1]?.endsWith('serve.ts')) {
  run(async () => {
    const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
    await serve('out', port);
    console.log(`http://localhost:${port}`);
  });
}
