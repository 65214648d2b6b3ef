import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { z } from 'zod';
import { editorFont, editorPage, editorScripts, editorStyles, FONT, ownTemplate } from '../build/bundle-editor';
import { type Build, Builds } from './builds';
import { assertOwn, Refusal, readBody } from './edit-guard';
import { Folder } from './folder';
import { lastCommits } from './git';

/** Nobody else may load or frame it. The page has a policy of its own besides. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
const API = '/edit/folder/';

const ID = z.string().regex(/^[0-9a-f]{40}$/);
const ENTRY = z.strictObject({ path: z.string(), content: z.string().optional(), sha: ID.nullish() });

type Verb = (body: unknown) => unknown;

function verb<Shape extends z.ZodRawShape>(shape: Shape, run: (given: z.infer<z.ZodObject<Shape>>) => unknown): Verb {
  const schema = z.strictObject(shape);
  return (body) => {
    const { data, success } = schema.safeParse(body);
    if (!success) throw new Refusal(400, 'another body is expected');
    return run(data as z.infer<z.ZodObject<Shape>>);
  };
}

/** The requests of the editor (`editor/stores/folder.ts`). */
const verbsOf = (folder: Folder, builds: Builds): Map<string, Verb> =>
  new Map([
    ['head', verb({}, () => folder.head())],
    ['contains', verb({ version: ID, earlier: ID }, ({ version, earlier }) => folder.contains(version, earlier))],
    ['tree', verb({ version: ID }, ({ version }) => folder.tree(version))],
    ['blob', verb({ id: ID }, ({ id }) => folder.bytes(id).toString('base64'))],
    ['upload', verb({ content: z.base64() }, ({ content }) => folder.upload(Buffer.from(content, 'base64')))],
    ['commit', verb({ parent: ID, entries: z.array(ENTRY) }, ({ parent, entries }) => folder.commit(parent, entries))],
    [
      'move',
      verb({ from: ID, to: ID }, ({ from, to }) => {
        const changed = folder.move(from, to);
        if (changed) builds.request(changed);
        return changed !== undefined;
      }),
    ],
    ['earlier', verb({ count: z.int().min(1).max(50) }, ({ count }) => lastCommits(folder.root, count))],
    ['live', verb({}, () => builds.state())],
  ]);

interface File {
  type: string;
  read: () => string | Buffer | Promise<string>;
}

/** Made at each request, so that a reload shows what has changed in the code or the languages. */
function filesOf(root: string): Map<string, File> {
  const settings = () => {
    const hasCommits = lastCommits(root, 1).length > 0;
    return { folder: resolve(root), hasCommits, template: ownTemplate() };
  };
  return new Map<string, File>([
    [
      '/edit',
      { type: 'text/html; charset=utf-8', read: () => editorPage({ API: '', PREVIEW: '', SITE: '' }, ['main.js']) },
    ],
    [
      '/edit/main.js',
      {
        type: 'text/javascript; charset=utf-8',
        read: async () => (await editorScripts('local', settings()))['main.js'] ?? '',
      },
    ],
    ['/edit/main.css', { type: 'text/css; charset=utf-8', read: editorStyles }],
    [`/edit/${FONT}`, { type: 'font/woff2', read: editorFont }],
  ]);
}

/** Answers a request for /edit. Returns false for others. */
export type Editor = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/** Returns the editor of the folder `root` on this machine. @param build makes the site again after a save */
export function localEditor(root: string, build: Build): Editor {
  const verbs = verbsOf(new Folder(root), new Builds(build));
  const files = filesOf(root);

  async function answer(request: IncomingMessage, path: string): Promise<{ type: string; content: string | Buffer }> {
    const run = path.startsWith(API) ? verbs.get(path.slice(API.length)) : undefined;
    if (run) return { type: 'application/json', content: JSON.stringify(run(await readBody(request))) };
    const file = files.get(path);
    if (!file) throw new Refusal(404, 'not found');
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal(405, 'GET');
    return { type: file.type, content: await file.read() };
  }

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (pathname !== '/edit' && !pathname.startsWith('/edit/')) return false;
    response.setHeaders(new Headers(HEADERS));
    try {
      assertOwn(request, pathname === '/edit');
      const { type, content } = await answer(request, pathname);
      response.setHeader('Content-Type', type).end(content);
    } catch (error) {
      refuse(response, error as Error);
    }
    return true;
  };
}

const DISK_FULL = ['ENOSPC', 'EDQUOT'];

function refuse(response: ServerResponse, error: Error): void {
  const { status, code = '', message } = error as Partial<Refusal & NodeJS.ErrnoException>;
  if (!status) console.error(error);
  // The rest of a request that is too large is not read.
  const headers = { 'Content-Type': 'application/json', Connection: 'close' };
  response.writeHead(status ?? (DISK_FULL.includes(code) ? 507 : 500), headers).end(JSON.stringify({ message }));
}
