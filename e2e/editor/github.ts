import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type File, type Objects, Rest } from './rest';

/** As GitHub sends them: the names of headers, not `*`. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, If-Match, If-Modified-Since, If-None-Match, X-GitHub-Api-Version',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-RateLimit-Remaining, X-RateLimit-Reset, X-GitHub-SSO',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, PUT, DELETE',
};
const FILE = '100644';
const identity = (role: string) => ({ [`GIT_${role}_NAME`]: 'Kari', [`GIT_${role}_EMAIL`]: 'kari@firm.example' });

/** A file with its content or its object id; `null` deletes it. */
type Blob = { path: string; mode?: string; content?: string | Buffer; sha?: string | null };

/** The objects of a bare Git repository. */
class Repository implements Objects {
  constructor(readonly folder: string) {}

  git(args: string[], input?: string | Buffer): string {
    const env = { ...process.env, ...identity('AUTHOR'), ...identity('COMMITTER') };
    const stdio: ['pipe', 'pipe', 'ignore'] = ['pipe', 'pipe', 'ignore'];
    const options = { input, env, encoding: 'utf8' as const, maxBuffer: 1e8, stdio };
    return execFileSync('git', ['--git-dir', this.folder, ...args], options).trimEnd();
  }

  private tried(...args: string[]): string | undefined {
    try {
      return this.git(args);
    } catch {
      return undefined;
    }
  }

  head = (branch: string) => this.tried('rev-parse', '--verify', `refs/heads/${branch}`);
  setHead = (branch: string, commit: string) => void this.git(['update-ref', `refs/heads/${branch}`, commit]);
  treeOf = (commit: string) => this.tried('rev-parse', '--verify', `${commit}^{tree}`);
  mergeBase = (one: string, other: string) => this.tried('merge-base', one, other);
  addBlob = (content: Buffer) => this.git(['hash-object', '-w', '--stdin'], content);

  files(commit: string): File[] {
    const lines = this.git(['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean);
    return lines.map((line) => {
      const [, mode = '', sha = '', path = ''] = /^(\d+) \w+ (\w+)\t(.*)$/.exec(line) ?? [];
      return { mode, sha, path };
    });
  }

  blob(sha: string): Buffer | undefined {
    if (this.tried('cat-file', '-e', sha) === undefined) return undefined;
    return execFileSync('git', ['--git-dir', this.folder, 'cat-file', 'blob', sha], { maxBuffer: 1e8 });
  }

  addTree(base: string, files: Blob[]): string {
    const entries = files.map(({ path, mode = FILE, sha }) =>
      sha ? `${mode} ${sha}\t${path}\0` : `0 ${'0'.repeat(40)}\t${path}\0`,
    );
    this.git(['read-tree', base]);
    this.git(['update-index', '-z', '--index-info'], entries.join(''));
    return this.git(['write-tree']);
  }

  addCommit(tree: string, parents: string[], message: string): string {
    return this.git(['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message]);
  }

  log(commit: string) {
    const lines = this.git(['log', '--format=%H%x09%cI%x09%s', commit]).split('\n');
    return lines.map((line) => {
      const [sha = '', date = '', message = ''] = line.split('\t');
      return { sha, date, message };
    });
  }
}

/** GitHub over a bare Git repository. */
export class TestGitHub extends Rest {
  private server: Server;
  private repository: Repository;

  constructor(folder: string) {
    const repository = new Repository(folder);
    super(repository);
    this.repository = repository;
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

  git = (args: string[]) => this.repository.git(args);
  bytes = (object: string) => this.repository.blob(object) ?? Buffer.from('');
  head = (branch: string) => this.repository.head(branch);

  /** Makes a commit with some files changed, as somebody else would. */
  commit(branch: string, message: string, files: Blob[]): string {
    const onto = this.head(branch) ?? '';
    const blobs = files.map(({ content, ...file }) =>
      content === undefined ? file : { ...file, sha: this.repository.addBlob(Buffer.from(content)) },
    );
    const commit = this.repository.addCommit(this.repository.addTree(onto, blobs), [onto], message);
    this.repository.setHead(branch, commit);
    return commit;
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

/** Starts a GitHub with a repository in `folder`, which contains the company of the tests. */
export function startGitHub(folder: string): TestGitHub {
  const work = join(folder, 'work');
  const bare = join(folder, 'bare.git');
  writeFirm(work);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: work });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Start');
  git('clone', '-q', '--bare', '.', bare);
  return new TestGitHub(bare);
}
