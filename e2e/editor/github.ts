import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { filesOf } from 'next-islands/files';
import { Repository } from '@/__tests__/editor/memory';
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

  constructor(objects: Repository) {
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
const FOLDERS = ['content', 'messages', 'public/skjemaer'];

/** Starts a GitHub with a repository that contains the company of the tests. */
export function startGitHub(): TestGitHub {
  const names = FOLDERS.flatMap((folder) => filesOf(join('fixture', folder)).map((name) => join(folder, name)));
  const files = names.map((name) => [name, asWritten(name, readFileSync(join('fixture', name)))]);
  const objects = new Repository();
  objects.commitTo('main', Object.fromEntries(files));
  return new TestGitHub(objects);
}

/** A file as the editor writes it, with facts that are to be asked for. */
function asWritten(name: string, content: Buffer): Buffer | string {
  if (/^messages.*json$/.test(name)) return String(content).replaceAll('\u00ad', '\\u00ad');
  if (name !== COMPANY) return content;
  // Some of the sample is left, which keeps a site that visitors reach from being published.
  const $sample = '"$sample": ["vatRegistered", "register", "retentionMonths", "logDays"]';
  return String(content)
    .replace(/"siteUrl": "[^"]*"/, '"siteUrl": "https://www.firm.test"')
    .replaceAll(/^ {2}"(people|priceFrom)": .*\n/gm, '')
    .replace(/^.*\$schema.*$/m, (line) => `${line}\n  ${$sample},`);
}
