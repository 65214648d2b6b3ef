import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { type Answer, Rest } from '@/e2e/editor/rest';
import { LOCALE_IDS } from '@/i18n/locales';
import { readRows } from '@/model/fact-tree';
import type { Company } from '@/model/facts';
import { formatFile } from '@/model/json-format';

interface File {
  path: string;
  mode: string;
  sha: string;
}
interface Commit {
  tree: string;
  parents: string[];
  message: string;
  date: string;
}

/** A repository in memory, with numbers as object ids. */
export class Repository {
  private heads = new Map<string, string>();
  private blobs = new Map<string, Buffer>();
  private ids = new Map<string, string>(); // of blobs by their content
  private trees = new Map<string, File[]>();
  private commits = new Map<string, Commit>();
  private count = 0;

  private newId = () => String(++this.count).padStart(40, '0');

  branches = () => [...this.heads.keys()];
  head = (branch: string) => this.heads.get(branch);
  removeHead = (branch: string) => void this.heads.delete(branch);
  setHead = (branch: string, commit: string) => void this.heads.set(branch, commit);
  treeOf = (commit: string) => this.commits.get(commit)?.tree ?? (this.trees.has(commit) ? commit : undefined);
  files = (id: string) => this.trees.get(this.treeOf(id) ?? '') ?? [];
  blob = (sha: string) => this.blobs.get(sha);
  fileOn = (branch: string, path: string) => this.files(this.head(branch) ?? '').find((file) => file.path === path);
  bytesOn = (branch: string, path: string) => this.blob(this.fileOn(branch, path)?.sha ?? '') ?? Buffer.from('');
  textOn = (branch: string, path: string) => String(this.bytesOn(branch, path));
  factsOn = (branch: string) => readRows(JSON.parse(this.textOn(branch, COMPANY_FILE))) as Company & typeof FACTS;

  addBlob(content: Buffer): string {
    const text = content.toString('base64');
    const id = this.ids.get(text) ?? this.newId();
    this.ids.set(text, id);
    this.blobs.set(id, content);
    return id;
  }

  /** @param files those without a `sha` are removed */
  addTree(base: string, files: (Omit<File, 'sha'> & { sha?: string | null })[]): string {
    const changed = new Set(files.map(({ path }) => path));
    const kept = this.files(base).filter(({ path }) => !changed.has(path));
    const added = files.flatMap(({ sha, ...file }) => (sha ? [{ ...file, sha }] : []));
    const id = this.newId();
    this.trees.set(id, [...kept, ...added]);
    return id;
  }

  addCommit(tree: string, parents: string[], message: string): string {
    const id = this.newId();
    this.commits.set(id, { tree, parents, message, date: new Date().toISOString() });
    return id;
  }

  /** The commits that a commit contains, newest first. */
  log(commit: string) {
    const found = new Set<string>();
    const queue = [commit];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (!found.has(id)) queue.push(...(this.commits.get(id)?.parents ?? []));
      if (this.commits.has(id)) found.add(id);
    }
    // Ids grow with each commit.
    const newestFirst = [...found].sort().reverse();
    return newestFirst.map((sha) => ({ sha, ...(this.commits.get(sha) as Commit) }));
  }

  mergeBase(one: string, other: string): string | undefined {
    const ofOther = new Set(this.log(other).map(({ sha }) => sha));
    return this.log(one).find(({ sha }) => ofOther.has(sha))?.sha;
  }

  /** Makes a commit on a branch, with some files changed. */
  commitTo(branch: string, files: Record<string, string | Buffer | null>, mode = '100644'): string {
    const onto = this.head(branch);
    const changed = Object.entries(files).map(([path, text]) => {
      return { path, mode, sha: text === null ? null : this.addBlob(Buffer.from(text as string)) };
    });
    const commit = this.addCommit(this.addTree(onto ?? '', changed), onto ? [onto] : [], 'Other');
    this.setHead(branch, commit);
    return commit;
  }

  /** Commits facts as another person. */
  commitFacts = (branch: string, facts: object) =>
    this.commitTo(branch, { [COMPANY_FILE]: formatFile(COMPANY_FILE, { ...this.factsOn(branch), ...facts }) });
}

export const API_ROOT = 'https://api.github.test';

/** Answers the requests of this process. Returns their methods and addresses. */
export function serve(rest: Rest): string[] {
  const asked: string[] = [];
  global.fetch = async (url, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
    asked.push(`${method} ${url}`);
    await new Promise((next) => setImmediate(next));
    const { pathname, search } = new URL(String(url));
    const token = (headers as Record<string, string>).Authorization?.replace('Bearer ', '');
    const request = { method, token, body: body ? JSON.parse(String(body)) : undefined };
    const done = rest.respond({ ...request, path: pathname + search });
    const to = Object(done).headers?.Location?.replace('/api/v3', '');
    if (!to) return responseOf(done, signal ?? undefined);
    const response = await responseOf(rest.respond({ ...request, path: to }));
    return Object.defineProperties(response, { redirected: { value: true }, url: { value: API_ROOT + to } });
  };
  return asked;
}

function responseOf(done: Answer | 'offline' | 'hang', signal?: AbortSignal): Promise<Response> {
  if (done === 'hang') return new Promise((_, fail) => signal?.addEventListener('abort', fail));
  if (done === 'offline') return Promise.reject(new TypeError('Failed to fetch'));
  const text = typeof done.body === 'string' ? done.body : JSON.stringify(done.body);
  return Promise.resolve(new Response(text, { status: done.status, headers: done.headers }));
}

/** The facts and texts of a small firm. */
export const FACTS = {
  phone: '+47 22 00 00 00',
  email: 'email 0',
  slides: ['fjord'],
  platforms: [{ id: 'fiken', name: 'Fiken' }],
  closedDates: ['2027-05-17'],
  customers: [{ name: 'Ås', trade: { no: 'trade 0' }, words: { no: 'words 0' } }],
  people: [
    { id: 'kari', name: 'Kari', phone: 'kari 0' },
    { id: 'ola', name: 'Ola', phone: 'ola 0' },
  ],
  links: [
    { id: 'altinn', url: 'https://altinn.no' },
    { id: 'priser', url: 'https://a.no' },
  ],
  services: [
    { id: 'payroll', account: '5000' },
    { id: 'yearEnd', account: '8000' },
    { id: 'tax', account: '2500' },
  ],
};
const textsOf = (id: string) => ({ title: `${id} title`, body: `${id} body` });
export const TEXTS = {
  hero: { title: 'hero 0', lead: 'lead 0' },
  about: { people: { kari: 'kari title', ola: 'ola title' } },
  services: { title: 'services 0', payroll: textsOf('payroll'), yearEnd: textsOf('yearEnd'), tax: textsOf('tax') },
  technology: { platforms: { fiken: { body: 'fiken body' } } },
};

/** Makes the first commit of the firm on the published branch. */
export function commitFirm(objects: Repository): string {
  const catalogs = LOCALE_IDS.map((locale) => [catalogFile(locale), formatFile(catalogFile(locale), TEXTS)]);
  const files = { [COMPANY_FILE]: formatFile(COMPANY_FILE, FACTS), 'content/images/fjord.png': 'picture' };
  return objects.commitTo('main', { ...files, ...Object.fromEntries(catalogs) });
}

export type ServedFirm = ReturnType<typeof serveFirm>;

export const SETTINGS = { repository: 'firm/site', apiRoot: API_ROOT };

/** Serves the repository of the firm to an editor that has a token. */
export function serveFirm() {
  const objects = new Repository();
  const rest = new Rest(objects);
  const asked = serve(rest);
  const main = commitFirm(objects);
  localStorage.clear();
  localStorage.setItem('editor.token', 'good');
  return { objects, rest, asked, main };
}
