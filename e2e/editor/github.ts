import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { components } from '@octokit/openapi-types';

/** The schemas of GitHub's OpenAPI description. */
type Schemas = components['schemas'];
type DeepPartial<Whole> = Whole extends object ? { [Name in keyof Whole]?: DeepPartial<Whole[Name]> } : Whole;
type Answer = [status: number, body: unknown];
/** An answer whose body has the types of a schema. */
const answer = <Name extends keyof Schemas>(status: number, _: Name, body: DeepPartial<Schemas[Name]>): Answer => [
  status,
  body,
];

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Content-Type': 'application/json',
};
const FILE = '100644';
const identity = (role: string) => ({ [`GIT_${role}_NAME`]: 'Kari', [`GIT_${role}_EMAIL`]: 'kari@firm.example' });

// biome-ignore lint/suspicious/noExplicitAny: as GitHub's documents say
type Body = Record<string, any>;
/** A file with its content or its object id; `null` deletes it. */
type Blob = { path: string; content?: string | Buffer; sha?: string | null };

/** An error, with its status as a string in the body. */
const refusal = (status: number, message: string) =>
  answer(status, 'basic-error', { message, documentation_url: 'https://docs.github.com/rest', status: String(status) });
const refOf = (status: number, ref: string, sha: string) =>
  answer(status, 'git-ref', { ref, object: { type: 'commit', sha } });

/** The part of GitHub's REST API that the editor uses, over a bare Git repository. */
export class TestGitHub {
  /** The only token that is accepted. */
  token = 'good';
  /** What the token may not do. */
  refuses?: 'writing' | 'protected';
  /** Called once before the next commit is made. */
  beforeCommit?: () => void;
  /** An address to which every request is redirected. */
  redirect?: string;
  private server: Server;

  constructor(readonly repository: string) {
    this.server = createServer(async (request, response) => {
      if (this.redirect) return response.writeHead(307, { ...HEADERS, Location: this.redirect }).end();
      const [status, body] = request.method === 'OPTIONS' ? [204, ''] : await this.respond(request);
      response.writeHead(status, HEADERS).end(status === 204 ? undefined : JSON.stringify(body));
    }).listen(0);
  }

  get root(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}/api/v3`;
  }

  close(): void {
    this.server.close();
  }

  git(args: string[], input?: string | Buffer): string {
    const env = { ...process.env, ...identity('AUTHOR'), ...identity('COMMITTER') };
    const stdio: ['pipe', 'pipe', 'ignore'] = ['pipe', 'pipe', 'ignore'];
    const options = { input, env, encoding: 'utf8' as const, maxBuffer: 1e8, stdio };
    return execFileSync('git', ['--git-dir', this.repository, ...args], options).trimEnd();
  }

  bytes(object: string): Buffer {
    return execFileSync('git', ['--git-dir', this.repository, 'cat-file', 'blob', object], { maxBuffer: 1e8 });
  }

  head(branch: string): string | undefined {
    return this.tried('rev-parse', '--verify', `refs/heads/${branch}`);
  }

  private tried(...args: string[]): string | undefined {
    try {
      return this.git(args);
    } catch {
      return undefined;
    }
  }

  /** Makes a commit with some files changed, as somebody else would. */
  commit(branch: string, message: string, files: Blob[]): string {
    const onto = this.head(branch) ?? '';
    const commit = this.git(['commit-tree', this.treeWith(onto, files), '-p', onto, '-m', message]);
    this.git(['update-ref', `refs/heads/${branch}`, commit]);
    return commit;
  }

  private treeWith(onto: string, files: Blob[]): string {
    const entries = files.map(({ path, content, sha }) => {
      const blob = content === undefined ? sha : this.git(['hash-object', '-w', '--stdin'], content);
      return blob ? `${FILE} ${blob}\t${path}\0` : `0 ${'0'.repeat(40)}\t${path}\0`;
    });
    this.git(['read-tree', onto]);
    this.git(['update-index', '-z', '--index-info'], entries.join(''));
    return this.git(['write-tree']);
  }

  private async respond(request: IncomingMessage): Promise<Answer> {
    const chunks = await request.toArray();
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    if (request.headers.authorization !== `Bearer ${this.token}`) return refusal(401, 'Bad credentials');
    if (this.refuses === 'writing' && request.method !== 'GET') {
      return refusal(403, 'Resource not accessible by personal access token');
    }
    const path = (request.url ?? '').replace('/api/v3/repos/firm/site', '');
    return this.rest(`${request.method} ${path}`, body);
  }

  private rest(call: string, body: Body): Answer {
    const routes: [RegExp, (...parts: string[]) => Answer][] = [
      [/^GET \/git\/ref\/heads\/(.+)$/, (branch = '') => this.readRef(branch)],
      [/^POST \/git\/refs$/, () => this.makeRef(body)],
      [/^PATCH \/git\/refs\/heads\/(.+)$/, (branch = '') => this.moveRef(branch, body)],
      [/^GET \/git\/trees\/(\w+)\?recursive=1$/, (sha = '') => this.readTree(sha)],
      [/^POST \/git\/trees$/, () => this.makeTree(body)],
      [/^GET \/git\/blobs\/(\w+)$/, (sha = '') => this.readBlob(sha)],
      [/^POST \/git\/blobs$/, () => this.makeBlob(body)],
      [/^GET \/git\/commits\/(\w+)$/, (sha = '') => this.readCommit(sha)],
      [/^POST \/git\/commits$/, () => this.makeCommit(body)],
      [/^GET \/compare\/(\w+)\.\.\.(\w+)/, (base = '', head = '') => this.compare(base, head)],
    ];
    for (const [pattern, handle] of routes) {
      const match = pattern.exec(call);
      if (match) return handle(...match.slice(1));
    }
    return refusal(404, 'Not Found');
  }

  private readRef(branch: string): Answer {
    const sha = this.head(branch);
    return sha ? refOf(200, `refs/heads/${branch}`, sha) : refusal(404, 'Not Found');
  }

  private makeRef({ ref, sha }: Body): Answer {
    if (this.tried('rev-parse', '--verify', ref)) return refusal(422, 'Reference already exists');
    this.git(['update-ref', ref, sha]);
    return refOf(201, ref, sha);
  }

  /** Without force only to a descendant. */
  private moveRef(branch: string, { sha, force }: Body): Answer {
    this.beforeCommit?.();
    this.beforeCommit = undefined;
    if (this.refuses === 'protected') return refusal(422, 'Changes must be made through a pull request.');
    const head = this.head(branch);
    if (!head) return refusal(422, 'Reference does not exist');
    if (!force && this.tried('merge-base', '--is-ancestor', head, sha) === undefined) {
      return refusal(422, 'Update is not a fast forward');
    }
    this.git(['update-ref', `refs/heads/${branch}`, sha]);
    return refOf(200, `refs/heads/${branch}`, sha);
  }

  private readTree(sha: string): Answer {
    const lines = this.git(['ls-tree', '-r', '-l', '-z', sha]).split('\0').filter(Boolean);
    const tree = lines.map((line) => {
      const [, mode, blob, size, path] = /^(\d+) blob (\w+) +(\d+)\t(.*)$/.exec(line) ?? [];
      return { mode, type: 'blob', sha: blob, size: Number(size), path };
    });
    return answer(200, 'git-tree', { sha: this.git(['rev-parse', `${sha}^{tree}`]), truncated: false, tree });
  }

  /** A path that does not exist cannot be deleted. */
  private makeTree({ base_tree: base, tree }: Body): Answer {
    const files = tree as Blob[];
    const isThere = ({ path }: Blob) => this.tried('cat-file', '-e', `${base}:${path}`) !== undefined;
    if (files.some((file) => file.sha === null && !isThere(file))) return refusal(422, 'GitRPC::BadObjectState');
    return answer(201, 'git-tree', { sha: this.treeWith(base, files) });
  }

  private readBlob(sha: string): Answer {
    const bytes = this.bytes(sha);
    // GitHub breaks lines after 60 characters.
    const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
    return answer(200, 'blob', { sha, size: bytes.length, encoding: 'base64', content });
  }

  private makeBlob({ content, encoding }: Body): Answer {
    const sha = this.git(['hash-object', '-w', '--stdin'], Buffer.from(content, encoding));
    return answer(201, 'short-blob', { sha, url: '' });
  }

  private readCommit(sha: string): Answer {
    return answer(200, 'git-commit', { sha, tree: { sha: this.git(['rev-parse', `${sha}^{tree}`]), url: '' } });
  }

  private makeCommit({ tree, parents, message }: Body): Answer {
    const above = (parents as string[]).flatMap((parent) => ['-p', parent]);
    return answer(201, 'git-commit', { sha: this.git(['commit-tree', tree, ...above, '-m', message]) });
  }

  private compare(base: string, head: string): Answer {
    const counted = this.tried('rev-list', '--left-right', '--count', `${base}...${head}`);
    if (counted === undefined) return refusal(404, 'Not Found');
    const [behind = 0, ahead = 0] = counted.split('\t').map(Number);
    const sha = this.git(['merge-base', base, head]);
    return answer(200, 'commit-comparison', { merge_base_commit: { sha }, behind_by: behind, ahead_by: ahead });
  }
}

export const COMPANY = 'content/company.json';
const COMPANY_DIR = 'fixture';
const FOLDERS = ['content', 'messages', 'public/brand'];

/** Starts a GitHub with a repository in `folder`, which contains the company of the tests. */
export function startGitHub(folder: string): TestGitHub {
  const work = join(folder, 'work');
  const bare = join(folder, 'bare.git');
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
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: work });
  git('init', '-q', '-b', 'main');
  git('add', '-A');
  git('commit', '-q', '-m', 'Start');
  git('clone', '-q', '--bare', '.', bare);
  return new TestGitHub(bare);
}
