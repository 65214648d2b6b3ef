import type { EarlierVersion, TreeEntry } from '@/model/versions';
import { EditError } from '../errors';
import { say } from '../labels/messages';
import { errorOf } from './github-errors';
import { type Live, type OnlineState, watchLive } from './live';
import { type Answer, pause, send } from './request';
import { readStored, writeStored } from './storage';
import { type Comparison, EDITED, PUBLISHED, Store, shaOf, type Template } from './store';

/** A repository at GitHub, or at a server with the same API. */
export interface Settings {
  repository: string; // `owner/name`
  apiRoot: string; // without a trailing slash
  template?: Template;
}

const TOKEN = 'editor.token';
const readToken = () => readStored(TOKEN);
/** Leaves out what a pasted token has around it: a header cannot have invisible characters. */
export const storeToken = (token: string) => writeStored(TOKEN, token.replace(/[^\w-]/g, ''));

type Call = { method?: string; body?: object; expected?: number[] };

const READ_LIMIT = 30_000; // milliseconds
const WRITE_LIMIT = 300_000; // a picture on a slow line
const RETRY = 1000;
/** GitHub may answer with a reference that is a few seconds old. */
const STALE_WAITS = [500, 1000, 2000, 4000];
const FILE = '100644';

/** The part of GitHub's REST API that the editor uses, with the stored token. Methods throw an `EditError`. */
export class GitHub extends Store {
  readonly kind = 'github';
  private root: string;

  constructor(private settings: Settings) {
    super(settings.repository, settings.template);
    this.root = `${settings.apiRoot}/repos/${settings.repository}`;
  }

  isSignedIn = () => readToken() !== '';

  liveText(which: 'preview' | 'site', { state, since }: Live): string {
    if (which === 'preview') return say(`preview.${state as OnlineState}`);
    return say(since ? 'site.since' : `site.${state as OnlineState}`, { since });
  }

  /** Throws for a status that is neither 2xx nor among `expected`. Reads again if the server fails. */
  private async request(path: string, call: Call = {}): Promise<Answer> {
    const { method = 'GET', expected = [] } = call;
    let answer = await this.send(path, call);
    if (answer.status >= 500 && method === 'GET') {
      await pause(RETRY);
      answer = await this.send(path, call);
    }
    const { status } = answer;
    if ((status >= 200 && status < 300) || expected.includes(status)) return answer;
    // Refused if the whole repository is not there.
    if (status === 404 && path) await this.request('');
    throw errorOf(answer, `${method} ${path}`, this.name);
  }

  private async send(path: string, { method, body }: Call): Promise<Answer> {
    const headers = { Authorization: `Bearer ${readToken()}`, Accept: 'application/vnd.github+json' };
    const options = { method, headers, body: body && JSON.stringify(body) };
    const answer = await send(this.root + path, body ? WRITE_LIMIT : READ_LIMIT, options);
    // A renamed repository has another address. The policy of the page stops redirects to other servers.
    const { redirectedTo: to } = answer;
    const isThere = to.startsWith(`${this.settings.apiRoot}/`) && to.endsWith(path);
    if (isThere) this.root = to.slice(0, to.length - path.length);
    return answer;
  }

  private async post(path: string, body: object) {
    return (await this.request(path, { method: 'POST', body })).data;
  }

  /** Where this browser keeps the newest commit of a branch that was read or made, also for the next visit. */
  private seen = (branch: string) => `editor.seen ${this.name} ${branch}`;

  forget(): void {
    for (const branch of [PUBLISHED, EDITED]) writeStored(this.seen(branch), '');
  }

  /** Returns the newest commit of a branch; undefined if there is no branch. Waits while GitHub answers with an older one than was seen. */
  async head(branch: string): Promise<string | undefined> {
    const seen = readStored(this.seen(branch));
    for (const wait of STALE_WAITS) {
      const { data } = await this.request(`/git/ref/heads/${branch}`, { expected: [404] });
      const head: string | undefined = data.object?.sha;
      if (!seen && !head) return undefined;
      if (head && (!seen || (await this.contains(head, seen)))) {
        writeStored(this.seen(branch), head);
        return head;
      }
      await pause(wait);
    }
    // Somebody has set the branch back; the next call takes that.
    writeStored(this.seen(branch), '');
    throw new EditError('stale');
  }

  /** Whether `commit` is `earlier` or a later one. A commit that is gone has none. */
  async contains(commit: string, earlier: string): Promise<boolean> {
    try {
      return (await this.compare(earlier, commit)).behind === 0;
    } catch (error) {
      if ((error as EditError).status === 404) return false;
      throw error;
    }
  }

  /** Returns the newest commit of the edited branch. If the branch is missing, it is created from the published one. */
  async editedHead(): Promise<string> {
    const head = await this.head(EDITED);
    if (head) return head;
    const published = await this.head(PUBLISHED);
    if (published) return this.createEdited(published);
    // Refused if the repository is not there, or not for this token.
    const { data } = await this.request('');
    throw new EditError('noMain', { repository: this.name, reason: data.default_branch });
  }

  private async createEdited(sha: string): Promise<string> {
    const call = { method: 'POST', body: { ref: `refs/heads/${EDITED}`, sha }, expected: [422] };
    const answer = await this.request('/git/refs', call);
    if (answer.status === 201) return sha;
    const head = await this.head(EDITED);
    // Somebody else has created it meanwhile, which the next call may not know yet.
    if (head || /already exists/i.test(answer.data.message)) return head ?? sha;
    const { data: others } = await this.request(`/git/matching-refs/heads/${EDITED}/`);
    const reason = others[0]?.ref.replace('refs/heads/', '');
    throw reason
      ? new EditError('branchInTheWay', { repository: this.name, reason })
      : errorOf(answer, 'POST /git/refs', this.name);
  }

  /** @param name of a commit or a branch @param expected statuses of an answer without files */
  protected async treeOf(name: string, expected?: number[]) {
    return (await this.request(`/git/trees/${name}?recursive=1`, { expected })).data;
  }

  tree = (commit: string) =>
    this.once(commit, async (): Promise<Record<string, string>> => {
      const data = await this.treeOf(commit);
      if (data.truncated) throw new EditError('tooManyFiles', { repository: this.name });
      const files: { type: string; mode: string; path: string; sha: string }[] = data.tree;
      const blobs = files.filter(({ type }) => type === 'blob');
      return Object.fromEntries(blobs.map(({ path, sha, mode }) => [path, mode === FILE ? sha : `${sha} ${mode}`]));
    });

  async blob(id: string): Promise<string> {
    return (await this.request(`/git/blobs/${shaOf(id)}`)).data.content.replaceAll('\n', '');
  }

  async upload(content: string): Promise<string> {
    return (await this.post('/git/blobs', { content, encoding: 'base64' })).sha;
  }

  async commit(message: string, parents: string[], entries: TreeEntry[]): Promise<string> {
    const { data } = await this.request(`/git/commits/${parents.at(-1)}`);
    const files = entries.map(({ sha, ...entry }) => {
      const [object, mode = FILE] = sha?.split(' ') ?? [sha];
      return { ...entry, mode, type: 'blob', ...(sha !== undefined && { sha: object }) };
    });
    const tree =
      files.length > 0 ? await this.post('/git/trees', { base_tree: data.tree.sha, tree: files }) : data.tree;
    return (await this.post('/git/commits', { message, tree: tree.sha, parents })).sha;
  }

  async move(branch: string, from: string | undefined, sha: string): Promise<boolean> {
    const call = { method: 'PATCH', body: { sha, force: false }, expected: [409, 422] };
    const answer = await this.request(`/git/refs/heads/${branch}`, call);
    if (answer.status === 200) {
      writeStored(this.seen(branch), sha);
      return true;
    }
    if (/fast.?forward/i.test(answer.data.message) || (await this.head(branch)) !== from) return false;
    throw errorOf(answer, 'PATCH /git/refs', this.name);
  }

  compare = (base: string, head: string) =>
    this.once(`${base}...${head}`, async (): Promise<Comparison> => {
      if (base === head) return { ancestor: head, behind: 0 };
      const { data } = await this.request(`/compare/${base}...${head}?per_page=1`);
      return { ancestor: data.merge_base_commit.sha, behind: data.behind_by };
    });

  async lastPublished(count: number): Promise<EarlierVersion[]> {
    const { data } = await this.request(`/commits?sha=${PUBLISHED}&per_page=${count}`);
    const commits: { sha: string; commit: { message: string; committer: { date: string } } }[] = data;
    return commits.map(({ sha, commit: { message, committer } }) => {
      return { sha, date: committer.date, message: message.replace(/\n.*/s, '') };
    });
  }

  watch(which: 'preview' | 'site', commit: string, report: (live: Live) => void, signal: AbortSignal): void {
    watchLive(which, (shown) => this.contains(shown, commit).catch(() => false), report, signal);
  }
}
