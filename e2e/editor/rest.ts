import type { components } from '@octokit/openapi-types';
import type { Repository } from '@/__tests__/editor/memory';

/** The schemas of GitHub's OpenAPI description. */
type Schemas = components['schemas'];
type DeepPartial<Whole> = Whole extends object ? { [Name in keyof Whole]?: DeepPartial<Whole[Name]> } : Whole;
export interface Answer {
  status: number;
  body?: unknown; // a text is sent as it is
  headers?: Record<string, string>;
}
/** An answer whose body has the types of a schema. */
const answer = <Name extends keyof Schemas>(status: number, _: Name, body: DeepPartial<Schemas[Name]>): Answer => ({
  status,
  body,
});
/** An error, with its status as a string in the body. */
export const refusal = (status: number, message: string, headers?: Record<string, string>): Answer => ({
  ...answer(status, 'basic-error', {
    message,
    documentation_url: 'https://docs.github.com/rest',
    status: String(status),
  }),
  headers,
});
const refOf = (status: number, ref: string, sha: string) =>
  answer(status, 'git-ref', { ref, object: { type: 'commit', sha } });

const CREATIONS = 'Repository rule violations found\n\nCannot create ref due to creations being restricted.\n\n';

// biome-ignore lint/suspicious/noExplicitAny: as GitHub's documents say
type Body = Record<string, any>;
export interface Request {
  method: string;
  path: string; // after the API's root
  token?: string;
  body?: Body;
}
/** What happens to a request instead of its answer, or after its work. */
export type Trouble = Answer | 'offline' | 'lost' | 'hang';

/** The part of GitHub's REST API that the editor uses. */
export class Rest {
  /** The only token that is accepted. */
  token = 'good';
  /** What the token may not do. */
  refuses?: 'writing' | 'branches';
  /** Called once before the next commit is made. */
  beforeCommit?: () => void;
  /** Whether the repository has another name now. */
  isRenamed = false;
  /** How often a branch that has moved is still read as it was. */
  staleReads = 0;
  /** Returns what happens to a request; without it, its answer. */
  trouble: (call: string) => Trouble | undefined = () => undefined;
  private stale = new Map<string, { sha: string; reads: number }>();

  constructor(readonly objects: Repository) {}

  /** Returns the answer, or why there is none. */
  respond({ method, path, token, body = {} }: Request): Answer | 'offline' | 'hang' {
    const [, name, rest = ''] = /^\/(repos\/firm\/site|repositories\/1)(\/.*)?$/i.exec(path) ?? [];
    const call = `${method} ${rest}`;
    const trouble = this.trouble(call);
    if (trouble && trouble !== 'lost') return trouble;
    if (token !== this.token) return refusal(401, 'Bad credentials');
    if (this.isRenamed && name !== 'repositories/1') {
      const headers = { Location: `/api/v3/repositories/1${rest}` };
      return { ...refusal(method === 'GET' ? 301 : 307, 'Moved Permanently'), headers };
    }
    if (this.refuses === 'writing' && method !== 'GET') {
      return refusal(403, 'Resource not accessible by personal access token');
    }
    const done = name ? this.handle(call, body) : refusal(404, 'Not Found');
    return trouble ? 'offline' : done;
  }

  private handle(call: string, body: Body): Answer {
    const routes: [RegExp, (first: string, second: string) => Answer][] = [
      [/^GET $/, () => answer(200, 'full-repository', { default_branch: this.objects.branches()[0] ?? 'main' })],
      [/^GET \/git\/matching-refs\/heads\/(.+)$/, (start) => this.matchingRefs(start)],
      [/^GET \/git\/ref\/heads\/(.+)$/, (branch) => this.readRef(branch)],
      [/^POST \/git\/refs$/, () => this.makeRef(body)],
      [/^PATCH \/git\/refs\/heads\/(.+)$/, (branch) => this.moveRef(branch, body)],
      [/^GET \/git\/trees\/(\w+)\?recursive=1$/, (sha) => this.readTree(sha)],
      [/^POST \/git\/trees$/, () => this.makeTree(body)],
      [/^GET \/git\/blobs\/(\w+)$/, (sha) => this.readBlob(sha)],
      [/^POST \/git\/blobs$/, () => this.makeBlob(body)],
      [/^GET \/git\/commits\/(\w+)$/, (sha) => this.readCommit(sha)],
      [/^POST \/git\/commits$/, () => this.makeCommit(body)],
      [/^GET \/commits\?sha=(\w+)&per_page=(\d+)$/, (branch, count) => this.listCommits(branch, Number(count))],
      [/^GET \/compare\/(\w+)\.\.\.(\w+)/, (base, head) => this.compare(base, head)],
    ];
    for (const [pattern, handle] of routes) {
      const [isFound, first = '', second = ''] = pattern.exec(call) ?? [];
      if (isFound) return handle(first, second);
    }
    return refusal(404, 'Not Found');
  }

  private readRef(branch: string): Answer {
    const old = this.stale.get(branch);
    if (old && old.reads-- > 0) return refOf(200, `refs/heads/${branch}`, old.sha);
    const sha = this.objects.head(branch);
    if (sha) return refOf(200, `refs/heads/${branch}`, sha);
    return this.objects.branches().length > 0 ? refusal(404, 'Not Found') : refusal(409, 'Git Repository is empty.');
  }

  private matchingRefs(start: string): Answer {
    const found = this.objects.branches().filter((branch) => branch.startsWith(start));
    return { status: 200, body: found.map((branch) => ({ ref: `refs/heads/${branch}` })) };
  }

  private makeRef({ ref, sha }: Body): Answer {
    const branch = ref.replace('refs/heads/', '');
    if (this.refuses === 'branches') return refusal(422, CREATIONS);
    if (this.objects.branches().some((other) => other.startsWith(`${branch}/`)))
      return refusal(422, 'Reference update failed');
    if (this.objects.head(branch)) return refusal(422, 'Reference already exists');
    if (!this.objects.treeOf(sha)) return refusal(422, 'Object does not exist');
    this.objects.setHead(branch, sha);
    return refOf(201, ref, sha);
  }

  /** Without force only to a descendant. */
  private moveRef(branch: string, { sha, force }: Body): Answer {
    this.beforeCommit?.();
    this.beforeCommit = undefined;
    const head = this.objects.head(branch);
    if (!head) return refusal(422, 'Reference does not exist');
    if (!this.objects.treeOf(sha)) return refusal(422, 'Object does not exist');
    if (!force && this.objects.mergeBase(head, sha) !== head) return refusal(422, 'Update is not a fast forward');
    this.objects.setHead(branch, sha);
    if (this.staleReads > 0) this.stale.set(branch, { sha: head, reads: this.staleReads });
    return refOf(200, `refs/heads/${branch}`, sha);
  }

  /** A recursive tree also has its folders. */
  /** @param name of a commit or a branch. As GitHub, it gives the commit in place of its tree: cscheid/rgithub#43. */
  private readTree(name: string): Answer {
    const sha = this.objects.head(name) ?? name;
    const root = this.objects.treeOf(sha);
    if (!root) return refusal(404, 'Not Found');
    const files = this.objects.files(sha);
    const folders = new Set(
      files.flatMap(({ path }) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))),
    );
    const tree = [
      ...[...folders].map((path) => ({ path, mode: '040000', type: 'tree', sha: root })),
      ...files.map((file) => ({ ...file, type: 'blob' })),
    ];
    return answer(200, 'git-tree', { sha, truncated: false, tree });
  }

  /** A path that does not exist cannot be deleted. */
  private makeTree({ base_tree: base, tree }: Body): Answer {
    const known = new Set(this.objects.files(base).map(({ path }) => path));
    const files = (tree as Body[]).map(({ path = '', mode = '', content, sha }) => {
      return { path, mode, sha: content === undefined ? sha : this.objects.addBlob(Buffer.from(content)) };
    });
    for (const { path, sha } of files) {
      if (sha === null ? !known.has(path) : !this.objects.blob(sha)) return refusal(422, 'GitRPC::BadObjectState');
    }
    return answer(201, 'git-tree', { sha: this.objects.addTree(base, files) });
  }

  private readBlob(sha: string): Answer {
    const bytes = this.objects.blob(sha);
    if (!bytes) return refusal(404, 'Not Found');
    // GitHub breaks lines after 60 characters.
    const content = bytes.toString('base64').replaceAll(/.{60}/g, '$&\n');
    return answer(200, 'blob', { sha, size: bytes.length, encoding: 'base64', content });
  }

  private makeBlob({ content, encoding }: Body): Answer {
    const sha = this.objects.addBlob(Buffer.from(content, encoding));
    return answer(201, 'short-blob', { sha, url: '' });
  }

  private readCommit(sha: string): Answer {
    const tree = this.objects.treeOf(sha);
    return tree ? answer(200, 'git-commit', { sha, tree: { sha: tree, url: '' } }) : refusal(404, 'Not Found');
  }

  private makeCommit({ tree, parents, message }: Body): Answer {
    return answer(201, 'git-commit', { sha: this.objects.addCommit(tree, parents, message) });
  }

  private listCommits(branch: string, count: number): Answer {
    const commits = this.objects.log(this.objects.head(branch) ?? '').slice(0, count);
    const body = commits.map(({ sha, date, message }) => ({ sha, commit: { message, committer: { date } } }));
    return { status: 200, body: body satisfies DeepPartial<Schemas['commit']>[] };
  }

  private compare(base: string, head: string): Answer {
    if (!this.objects.treeOf(base) || !this.objects.treeOf(head)) return refusal(404, 'Not Found');
    const sha = this.objects.mergeBase(base, head);
    if (!sha) return refusal(404, 'No common ancestor between ...');
    const [ofBase, ofHead] = [base, head].map((one) => this.objects.log(one).map((commit) => commit.sha));
    const lacks = (some: string[] = [], others: string[] = []) => others.filter((one) => !some.includes(one)).length;
    return answer(200, 'commit-comparison', {
      merge_base_commit: { sha },
      behind_by: lacks(ofHead, ofBase),
      ahead_by: lacks(ofBase, ofHead),
    });
  }
}
