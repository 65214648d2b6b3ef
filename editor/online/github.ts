/** Where the editor works: a repository at GitHub's API, or at one like it. */
export interface Place {
  repository: string;
  /** `https://api.github.com`, without a slash at its end. */
  apiRoot: string;
  graphqlUrl: string;
}

/** The branch that is edited, and the one that is published. */
export const EDITED = 'edit';
export const PUBLISHED = 'main';

const TOKEN = 'sveltia-cms.user';

/** The token lies where the CMS looks for it. */
export const readToken = (): string => JSON.parse(localStorage.getItem(TOKEN) ?? '{}').token ?? '';
export const keepToken = (token: string) =>
  localStorage.setItem(TOKEN, JSON.stringify({ backendName: 'github', token }));

/** An answer that is none of those expected. `status` 0: nothing was reached. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** `fetch` as the browser has it; the page's own goes through `session.ts`. */
const send = window.fetch.bind(window);

/** GitHub's API with the token that is kept. */
export class GitHub {
  constructor(readonly place: Place) {}

  /** Asks anything of GitHub; the token goes nowhere else. Throws a `Refusal` when nothing is reached. */
  async request(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${readToken()}`);
    return send(url, { ...init, headers, cache: 'no-store' }).catch(() => {
      throw new Refusal(0, '');
    });
  }

  /** Throws a `Refusal` for a status that is neither good nor among `expected`. */
  // biome-ignore lint/suspicious/noExplicitAny: GitHub's documents say what it is
  async rest(path: string, body?: object, method = body ? 'POST' : 'GET', expected: number[] = []): Promise<any> {
    const { apiRoot, repository } = this.place;
    const response = await this.request(`${apiRoot}/repos/${repository}${path}`, {
      method,
      body: body && JSON.stringify(body),
    });
    const data = await response.json().catch(() => ({}));
    if (response.ok || expected.includes(response.status)) return { status: response.status, ...data };
    throw new Refusal(response.status, data.message ?? '');
  }

  // biome-ignore lint/suspicious/noExplicitAny: GitHub's documents say what it is
  async graphql(query: string, variables: object): Promise<any> {
    const body = JSON.stringify({ query, variables });
    const response = await this.request(this.place.graphqlUrl, { method: 'POST', body });
    const { data, errors, message } = await response.json();
    if (response.ok && !errors) return data;
    throw new Refusal(response.status, errors?.[0]?.message ?? message ?? '');
  }

  /** The newest commit of a branch; undefined when there is no such branch. */
  async head(branch: string): Promise<string | undefined> {
    const { object } = await this.rest(`/git/ref/heads/${branch}`, undefined, 'GET', [404]);
    return object?.sha;
  }

  /** The newest commit of the branch that is edited, which is made from the published one when it is missing. */
  async editedHead(): Promise<string> {
    const head = await this.head(EDITED);
    if (head) return head;
    const sha = await this.head(PUBLISHED);
    if (!sha) throw new Refusal(404, PUBLISHED);
    await this.rest('/git/refs', { ref: `refs/heads/${EDITED}`, sha });
    return sha;
  }

  /** Object ids by path of everything in a commit. */
  async tree(commit: string): Promise<Record<string, string>> {
    const { tree } = await this.rest(`/git/trees/${commit}?recursive=1`);
    const blobs: { type: string; path: string; sha: string }[] = tree;
    return Object.fromEntries(blobs.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));
  }

  /** The texts of files in a commit, by path; those that are not there are left out. */
  async texts(commit: string, paths: string[]): Promise<Record<string, string>> {
    const [owner, repo] = this.place.repository.split('/');
    const parts = paths.map((path, index) => {
      return `content_${index}: object(expression: ${JSON.stringify(`${commit}:${path}`)}) { ... on Blob { text } }`;
    });
    const query = `query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { ${parts.join(' ')} } }`;
    const { repository } = await this.graphql(query, { owner, repo });
    const entries = paths.map((path, index): [string, string | undefined] => [
      path,
      repository[`content_${index}`]?.text,
    ]);
    return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== undefined));
  }

  /** The content of a file by its object id, in base64. */
  async blob(id: string): Promise<string> {
    return (await this.rest(`/git/blobs/${id}`)).content.replaceAll('\n', '');
  }

  /**
   * Commits onto a commit of the edited branch: whole files by path, in base64, and paths that go. Throws a `Refusal` when the branch has
   * moved since.
   */
  async commit(onto: string, message: string, files: Record<string, string>, removed: string[]): Promise<string> {
    const additions = Object.entries(files).map(([path, contents]) => ({ path, contents }));
    const query =
      'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
    const input = {
      branch: { repositoryNameWithOwner: this.place.repository, branchName: EDITED },
      expectedHeadOid: onto,
      fileChanges: { additions, deletions: removed.map((path) => ({ path })) },
      message: { headline: message },
    };
    return (await this.graphql(query, { input })).createCommitOnBranch.commit.oid;
  }
}
