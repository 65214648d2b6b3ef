import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.txt': 'text/plain',
};
const IS_TEXT = /html|javascript|css|svg|json|plain/;

type Answer = { body: Buffer; type: string };

/** Reads what is at a path of an export; undefined if nothing is. `isPlain` leaves out the scripts of pages. */
function read(dir: string, path: string, isPlain: boolean): Answer | undefined {
  for (const name of [path, `${path}.html`, join(path, 'index.html')]) {
    try {
      const file = readFileSync(join(dir, name));
      const type = TYPES[extname(name)] ?? 'application/octet-stream';
      const body = isPlain && name.endsWith('.html') ? withoutScripts(file) : file;
      return { body: IS_TEXT.test(type) ? brotliCompressSync(body) : body, type };
    } catch {
      // No file, or a folder.
    }
  }
}

const withoutScripts = (page: Buffer) => Buffer.from(page.toString().replaceAll(/<script\b.*?<\/script>/gs, ''));

/** Serves an export as a host does: compressed, and for one visit. Returns its address. */
export function serveExport(dir: string, isPlain: boolean): Promise<string> {
  const answers = new Map<string, Answer | undefined>();
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (!answers.has(pathname)) answers.set(pathname, read(dir, decodeURIComponent(pathname), isPlain));
    const answer = answers.get(pathname);
    if (!answer) return void response.writeHead(404).end();
    const encoding = IS_TEXT.test(answer.type) ? { 'Content-Encoding': 'br' } : {};
    response.writeHead(200, { 'Content-Type': answer.type, 'Cache-Control': 'max-age=600', ...encoding });
    response.end(answer.body);
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => done(`http://localhost:${(server.address() as { port: number }).port}`));
    server.unref();
  });
}
