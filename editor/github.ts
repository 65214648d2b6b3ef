/** A repository at GitHub, or at a server with the same API. */
export interface Settings {
  repository: string; // `owner/name`
  apiRoot: string; // without a trailing slash
}

/** The branch that is edited, and the one that is published. */
export const EDITED = 'edit';
export const PUBLISHED = 'main';

const TOKEN = 'editor.token';
export const readToken = () => localStorage.getItem(TOKEN) ?? '';
export const storeToken = (token: string) => localStorage.setItem(TOKEN, token);
export const removeToken = () => localStorage.removeItem(TOKEN);

/** An unexpected response. `status` is 0 without a network. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message = '',
  ) {
    super(message);
  }
}

// biome-ignore lint/suspicious/noExplicitAny: the endpoint defines its type
type Answer = { status: number; data: any };
type Call = { method?: string; body?: object; expected?: number[] };
/** A file of a new tree: with its text, or with the object id of its content; `null` deletes it. */
export type Entry = { path: string; content?: string; sha?: string | null };

/** The part of GitHub's REST API that the editor uses, with the stored token. Methods throw an `ApiError`. */
export class GitHub {
  /** Texts of files by their object ids, which never change. */
  readonly texts = new Map<string, string>();
  private pictures = new Map<string, Promise<string>>();

  constructor(readonly settings: Settings) {}

  /** Throws for a status that is neither 2xx nor among `expected`. */
  private async request(path: string, { method = 'GET', body, expected = [] }: Call = {}): Promise<Answer> {
    const { apiRoot, repository } = this.settings;
    const headers = { Authorization: `Bearer ${readToken()}`, Accept: 'application/vnd.github+json' };
    // A redirect could send the token to another server.
    const options: RequestInit = { method, headers, cache: 'no-store', redirect: 'error' };
    if (body) options.body = JSON.stringify(body);
    const response = await fetch(`${apiRoot}/repos/${repository}${path}`, options).catch(() => {
      throw new ApiError(0);
    });
    const { status } = response;
    const data = await response.json().catch(() => ({}));
    if (response.ok || expected.includes(status)) return { status, data };
    throw new ApiError(status, data.message);
  }

  private async post(path: string, body: object) {
    return (await this.request(path, { method: 'POST', body })).data;
  }

  /** Returns the newest commit of a branch; undefined if the branch does not exist. */
  async head(branch: string): Promise<string | undefined> {
    return (await this.request(`/git/ref/heads/${branch}`, { expected: [404] })).data.object?.sha;
  }

  /** Returns the newest commit of the edited branch. If the branch is missing, it is created from the published one. */
  async editedHead(): Promise<string> {
    const head = await this.head(EDITED);
    if (head) return head;
    const sha = await this.head(PUBLISHED);
    if (!sha) throw new ApiError(404);
    await this.post('/git/refs', { ref: `refs/heads/${EDITED}`, sha });
    return sha;
  }

  async tree(commit: string): Promise<Record<string, string>> {
    const { data } = await this.request(`/git/trees/${commit}?recursive=1`);
    const blobs: { type: string; path: string; sha: string }[] = data.tree;
    return Object.fromEntries(blobs.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));
  }

  async blob(id: string): Promise<string> {
    return (await this.request(`/git/blobs/${id}`)).data.content.replaceAll('\n', '');
  }

  async text(id: string): Promise<string> {
    const text = this.texts.get(id) ?? textOf(await this.blob(id));
    this.texts.set(id, text);
    return text;
  }

  /** Returns the `data:` URL of a picture by its object id; empty without a network. */
  picture(path: string, id: string): Promise<string> {
    const type = path.endsWith('.svg') ? 'svg+xml' : path.replace(/^.*\./, '');
    const address =
      this.pictures.get(id) ??
      this.blob(id)
        .then((content) => dataUrl(type, content))
        .catch(() => '');
    this.pictures.set(id, address);
    return address;
  }

  /** Uploads a file without a commit. Returns its object id. @param content in base64 */
  async store(content: string): Promise<string> {
    return (await this.post('/git/blobs', { content, encoding: 'base64' })).sha;
  }

  /**
   * Commits to the edited branch, whose newest commit is the first of `parents`: the files of the last parent, changed by `entries`.
   * Returns the commit; undefined if the branch has moved meanwhile.
   */
  async commit(message: string, parents: string[], entries: Entry[]): Promise<string | undefined> {
    const { data } = await this.request(`/git/commits/${parents.at(-1)}`);
    const files = entries.map((entry) => ({ mode: '100644', type: 'blob', ...entry }));
    const tree =
      files.length > 0 ? await this.post('/git/trees', { base_tree: data.tree.sha, tree: files }) : data.tree;
    const { sha } = await this.post('/git/commits', { message, tree: tree.sha, parents });
    return (await this.move(EDITED, parents[0], sha)) ? sha : undefined;
  }

  /** Moves a branch forward to a later commit. Returns false if it is no longer at `from`. */
  async move(branch: string, from: string | undefined, sha: string): Promise<boolean> {
    const call = { method: 'PATCH', body: { sha, force: false }, expected: [409, 422] };
    const { status, data } = await this.request(`/git/refs/heads/${branch}`, call);
    if (status === 200) return true;
    if ((await this.head(branch)) !== from) return false;
    throw new ApiError(status, data.message);
  }

  /** Returns the last common commit, and how many commits `head` lacks and has of its own. */
  async compare(base: string, head: string): Promise<{ ancestor: string; behind: number; ahead: number }> {
    const { data } = await this.request(`/compare/${base}...${head}?per_page=1`);
    return { ancestor: data.merge_base_commit.sha, behind: data.behind_by, ahead: data.ahead_by };
  }

  /** Whether `commit` is `saved` or a later one. */
  async contains(commit: string, saved: string): Promise<boolean> {
    if (!commit || commit === saved) return commit === saved;
    const { behind } = await this.compare(saved, commit).catch(() => ({ behind: 1 }));
    return behind === 0;
  }
}

const dataUrl = (type: string, content: string) => `data:image/${type};base64,${content}`;

export const textOf = (base64: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
