import type { File, Objects } from '@/e2e/editor/rest';

interface Commit {
  tree: string;
  parents: string[];
  message: string;
  date: string;
}

/** A repository in memory, with numbers as object ids. */
export class MemoryObjects implements Objects {
  private heads = new Map<string, string>();
  private blobs = new Map<string, Buffer>();
  private ids = new Map<string, string>(); // of blobs by their content
  private trees = new Map<string, File[]>();
  private commits = new Map<string, Commit>();
  private count = 0;

  private newId = () => String(++this.count).padStart(40, '0');

  head = (branch: string) => this.heads.get(branch);
  setHead = (branch: string, commit: string) => void this.heads.set(branch, commit);
  treeOf = (commit: string) => this.commits.get(commit)?.tree ?? (this.trees.has(commit) ? commit : undefined);
  files = (id: string) => this.trees.get(this.treeOf(id) ?? '') ?? [];
  blob = (sha: string) => this.blobs.get(sha);

  addBlob(content: Buffer): string {
    const text = content.toString('base64');
    const id = this.ids.get(text) ?? this.newId();
    this.ids.set(text, id);
    this.blobs.set(id, content);
    return id;
  }

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
}
