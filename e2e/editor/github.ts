import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { filesOf } from 'next-islands/files';
import { commitTo, MemoryObjects } from '@/__tests__/cms/editor/memory';
import { Rest } from './rest';

/** As GitHub sends them: the names of headers, not `*`. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, X-GitHub-Api-Version',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset, X-GitHub-SSO',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
};
/** GitHub's API over HTTP. */
export class TestGitHub extends Rest {
  private server: Server;

  constructor(override readonly objects: MemoryObjects) {
    super(objects);
    this.server = createServer(async (request, response) => {
      if (request.method === 'OPTIONS') return response.writeHead(204, HEADERS).end();
      const chunks = await request.toArray();
      const done = this.respond({
        method: request.method ?? '',
        path: (request.url ?? '').replace('/api/v3', ''),
        token: request.headers.authorization?.replace('Bearer ', ''),
        body: chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : undefined,
      });
      if (done === 'offline') return request.socket.destroy();
      if (done === 'hang') return;
      const text = typeof done.body === 'string' ? done.body : JSON.stringify(done.body);
      response.writeHead(done.status, { ...HEADERS, 'Content-Type': 'application/json', ...done.headers }).end(text);
    }).listen(0);
  }

  get root(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}/api/v3`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

export const COMPANY = 'content/company.json';
const COMPANY_DIR = 'fixture';
const FOLDERS = ['content', 'messages', 'public/skjemaer'];

/** Writes the company of the tests into a folder. */
export function writeFirm(work: string): void {
  for (const name of FOLDERS) cpSync(join(COMPANY_DIR, name), join(work, name), { recursive: true, dereference: true });
  for (const name of readdirSync(join(work, 'messages')).filter((file) => file.endsWith('.json'))) {
    const file = join(work, 'messages', name);
    // As the editor writes it.
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\u00ad', '\\u00ad'));
  }
  const facts = join(work, COMPANY);
  const ofFirm = readFileSync(facts, 'utf8')
    .replace(/"siteUrl": "[^"]*"/, '"siteUrl": "https://www.firm.test"')
    // To be asked for.
    .replaceAll(/^ {2}"(people|priceFrom)": .*\n/gm, '');
  // Some of the sample is left, which keeps a site that visitors reach from being published.
  const $sample = '"$sample": ["vatRegistered", "register", "retentionMonths", "logDays"]';
  const marked = ofFirm.replace(/^.*\$schema.*$/m, (line) => `${line}\n  ${$sample},`);
  writeFileSync(facts, marked);
}

/** Starts a GitHub with a repository that contains the company of the tests, as it is written into `folder`. */
export function startGitHub(folder: string): TestGitHub {
  writeFirm(folder);
  const objects = new MemoryObjects();
  commitTo(objects, 'main', filesIn(folder));
  return new TestGitHub(objects);
}

/** Returns the files of a folder by their paths. */
export const filesIn = (folder: string) =>
  Object.fromEntries(filesOf(folder).map((name) => [name, readFileSync(join(folder, name))]));
