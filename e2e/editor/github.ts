import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
  'Access-Control-Allow-Methods': '*',
  'Content-Type': 'application/json',
};
const AUTHOR = { name: 'Kari', email: 'kari@firm.example', avatarUrl: '', user: { id: 1, login: 'kari' } };

type Answer = [status: number, body: unknown];
type Body = {
  query: string;
  // biome-ignore lint/suspicious/noExplicitAny: as GitHub's documents say
  variables: any;
  // biome-ignore lint/suspicious/noExplicitAny: as GitHub's documents say
  [name: string]: any;
};
/** A file: its content, the object id that it has, or none of both if it goes. */
type Blob = { path: string; content?: string | Buffer; sha?: string | null };

/** The part of GitHub's API that the editor uses, over a bare Git repository. */
export class TestGitHub {
  /** What is accepted; change it to withdraw it. */
  token = 'good';
  /** Called once before the next commit is made. */
  beforeCommit?: () => void;
  /** Another address that every request is sent on to. */
  redirect?: string;
  private server: Server;

  constructor(readonly repository: string) {
    this.server = createServer(async (request, response) => {
      if (this.redirect) return response.writeHead(307, { ...HEADERS, Location: this.redirect }).end();
      const [status, body] = request.method === 'OPTIONS' ? [204, ''] : await this.answer(request);
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
    const options: ExecFileSyncOptionsWithStringEncoding = { input, env, encoding: 'utf8', maxBuffer: 1e8 };
    options.stdio = ['pipe', 'pipe', 'ignore'];
    return execFileSync('git', ['--git-dir', this.repository, ...args], options).trimEnd();
  }

  bytes(object: string): Buffer {
    return execFileSync('git', ['--git-dir', this.repository, 'cat-file', 'blob', object], { maxBuffer: 1e8 });
  }

  head(branch: string): string | undefined {
    try {
      return this.git(['rev-parse', '--verify', `refs/heads/${branch}`]);
    } catch {
      return undefined;
    }
  }

  /** Makes a commit with some files changed, as somebody else would. Without `onto`, on the head of the branch. */
  commit(branch: string, message: string, files: Blob[], onto = this.head(branch) ?? ''): string {
    const tree = this.treeWith(onto, files);
    const commit = this.git(['commit-tree', tree, '-p', onto, '-m', message]);
    this.git(['update-ref', `refs/heads/${branch}`, commit]);
    return commit;
  }

  private treeWith(onto: string, files: Blob[]): string {
    const entries = files.map(({ path, content, sha }) => {
      const blob = content === undefined ? sha : this.git(['hash-object', '-w', '--stdin'], content);
      return blob ? `100644 ${blob}\t${path}\0` : `0 ${NO_BLOB}\t${path}\0`;
    });
    this.git(['read-tree', onto]);
    this.git(['update-index', '-z', '--index-info'], entries.join(''));
    return this.git(['write-tree']);
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const chunks = await request.toArray();
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    if (request.headers.authorization?.split(' ')[1] !== this.token) return [401, { message: 'Bad credentials' }];
    const path = (request.url ?? '').replace('/api/v3', '').replace('/repos/firm/site', '');
    if (path === '/graphql') return this.graphql(body);
    return this.rest(`${request.method} ${path}`, body);
  }

  private rest(call: string, body: Body): Answer {
    const calls: [RegExp, (...found: string[]) => Answer][] = [
      [/^GET \/user$/, () => [200, { id: 1, login: 'kari', name: 'Kari', email: AUTHOR.email, avatar_url: '' }]],
      [/^GET \/collaborators\//, () => [204, '']],
      [/^GET \/git\/trees\/(\w+)/, (sha = '') => [200, { tree: this.listTree(sha) }]],
      [/^GET \/git\/blobs\/(\w+)$/, (sha = '') => [200, { content: this.bytes(sha).toString('base64') }]],
      [/^GET \/git\/ref\/heads\/(.+)$/, (branch = '') => this.readRef(branch)],
      [/^POST \/git\/refs$/, () => this.writeRef(body.ref, body.sha)],
      [/^PATCH \/git\/(refs\/heads\/.+)$/, (ref = '') => this.writeRef(ref, body.sha)],
      [/^POST \/git\/trees$/, () => [201, { sha: this.treeWith(body.base_tree, body.tree) }]],
      [/^POST \/git\/commits$/, () => this.makeCommit(body)],
      [/^GET \/compare\/(\w+)\.\.\.(\w+)$/, (base = '', head = '') => this.compare(base, head)],
      [/^POST \/merges$/, () => this.merge(body)],
    ];
    for (const [pattern, answer] of calls) {
      const found = pattern.exec(call);
      if (found) return answer(...found.slice(1));
    }
    return [404, { message: `Not Found: ${call}` }];
  }

  private listTree(sha: string) {
    return this.git(['ls-tree', '-r', '-l', '-z', sha])
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [, blob, size, path] = /blob (\w+) +(\d+)\t(.*)/.exec(line) ?? [];
        return { type: 'blob', sha: blob, size: Number(size), path };
      });
  }

  private readRef(branch: string): Answer {
    const sha = this.head(branch);
    return sha ? [200, { object: { sha } }] : [404, { message: 'Not Found' }];
  }

  private writeRef(ref: string, sha: string): Answer {
    this.git(['update-ref', ref.startsWith('refs/') ? ref : `refs/${ref}`, sha]);
    return [200, { object: { sha } }];
  }

  private makeCommit({ tree, parents, message }: Body): Answer {
    const above = (parents as string[]).flatMap((parent) => ['-p', parent]);
    return [201, { sha: this.git(['commit-tree', tree, ...above, '-m', message]) }];
  }

  private compare(base: string, head: string): Answer {
    const [behind, ahead] = this.git(['rev-list', '--left-right', '--count', `${base}...${head}`])
      .split('\t')
      .map(Number);
    const merged = this.git(['merge-base', base, head]);
    const lines = this.git(['diff', '--name-status', '--no-renames', merged, head]).split('\n').filter(Boolean);
    const files = lines.map((line) => {
      const [status = '', filename] = line.split('\t');
      return { filename, status: STATUS[status] };
    });
    return [200, { merge_base_commit: { sha: merged }, behind_by: behind, ahead_by: ahead, files }];
  }

  private merge({ base, head, commit_message: message }: Body): Answer {
    const into = this.head(base) ?? '';
    const from = this.head(head) ?? head;
    if (this.git(['merge-base', into, from]) === from) return [204, ''];
    try {
      const tree = this.git(['merge-tree', '--write-tree', into, from]);
      const commit = this.git(['commit-tree', tree, '-p', into, '-p', from, '-m', message]);
      this.git(['update-ref', `refs/heads/${base}`, commit]);
      return [201, { sha: commit }];
    } catch {
      return [409, { message: 'Merge conflict' }];
    }
  }

  private graphql({ query, variables }: Body): Answer {
    if (query.includes('createCommitOnBranch')) return this.createCommit(variables.input);
    const answers = [...query.matchAll(/(\w+_\d+):\s+(object|ref)\((?:oid|expression|\w+): ("[^"]*"|\$branch)/g)];
    const entries = answers.map(([, alias = '', kind, name = '']) => [
      alias,
      kind === 'ref' ? HISTORY : this.blob(name),
    ]);
    return [200, { data: { repository: Object.fromEntries(entries) } }];
  }

  private blob(name: string) {
    try {
      return { text: this.git(['cat-file', 'blob', JSON.parse(name)]).concat('\n'), isTruncated: false };
    } catch {
      return null;
    }
  }

  private createCommit({ branch, expectedHeadOid, fileChanges, message }: Body): Answer {
    this.beforeCommit?.();
    this.beforeCommit = undefined;
    if (this.head(branch.branchName) !== expectedHeadOid) {
      return [200, { data: null, errors: [{ message: `Expected branch to point to "${expectedHeadOid}"` }] }];
    }
    const additions: { path: string; contents: string }[] = fileChanges.additions;
    const files: Blob[] = [
      ...additions.map(({ path, contents }) => ({ path, content: Buffer.from(contents, 'base64') })),
      ...(fileChanges.deletions ?? []),
    ];
    const oid = this.commit(branch.branchName, message.headline, files, expectedHeadOid);
    return [200, { data: { createCommitOnBranch: { commit: { oid } } } }];
  }
}

const NO_BLOB = '0'.repeat(40);
const STATUS: Record<string, string> = { A: 'added', D: 'removed', M: 'modified' };
const HISTORY = {
  target: { history: { nodes: [{ author: AUTHOR, committedDate: '2026-11-23T07:00:00Z', oid: '0' }] } },
};
const identity = (role: string) => ({ [`GIT_${role}_NAME`]: AUTHOR.name, [`GIT_${role}_EMAIL`]: AUTHOR.email });
