import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { COMPANY_FILE, isPicture } from '@/checks/content';
import { documentType } from '@/model/formats';
import type { TreeEntry } from '@/model/versions';
import { gitId } from '../build/read-content';
import { MAX_BYTES, Refusal } from './edit-guard';
import { earlierFile, earlierFiles, FOLDERS } from './git';
import { Kept } from './kept';

const CATALOG = /^messages\/[a-z]{2,3}(-\w+)?\.json$/i;
const PICTURE = /\.(svg|png|jpe?g|webp|avif)$/i;
/** Hidden, or another name on some systems. */
const BAD_PART = /^$|^\.|[. ]$|[\\:*?"<>|\p{Cc}]/u;

type Files = Record<string, string>;
/** A file with the names of what it gets and of what it had. */
interface Change {
  path: string;
  draft?: string;
  old?: string;
}

/** Whether the editor may write a file: facts, texts, pictures and documents, and no code. */
function isWritable(path: string): boolean {
  if (path.split('/').some((part) => BAD_PART.test(part))) return false;
  if (path.startsWith('public/')) return documentType(path) !== undefined;
  return path === COMPANY_FILE || CATALOG.test(path) || (isPicture(path) && PICTURE.test(path));
}

/** The facts, texts, pictures and documents in a folder, as versions with the object ids of Git. */
export class Folder {
  private versions = new Map<string, Files>();
  /** Texts, which may be read after they are replaced. */
  private texts = new Map<string, Buffer>();
  private hashes = new Map<string, { stamp: string; id: string }>();
  private kept: Kept;
  private written = new Set<string>();

  constructor(readonly root: string) {
    this.kept = new Kept(join(root, '.edit'));
  }

  head(): string {
    const files: Files = {};
    if (existsSync(join(this.root, 'package.json'))) files['package.json'] = this.idOf('package.json');
    for (const folder of FOLDERS) this.scan(folder, files);
    return this.remember(files);
  }

  /** Does not follow links. */
  private scan(folder: string, files: Files): void {
    if (!lstatSync(join(this.root, folder), { throwIfNoEntry: false })?.isDirectory()) return;
    for (const entry of readdirSync(join(this.root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) this.scan(path, files);
      else if (entry.isFile()) files[path] = this.idOf(path);
    }
  }

  /** Reads a picture or a document again only if it has changed. */
  private idOf(path: string): string {
    const { size, mtimeNs, ctimeNs, ino } = statSync(join(this.root, path), { bigint: true });
    const stamp = [size, mtimeNs, ctimeNs, ino].join();
    const known = this.hashes.get(path);
    if (known?.stamp === stamp && !path.endsWith('.json')) return known.id;
    const bytes = readFileSync(join(this.root, path));
    const id = gitId(bytes);
    if (/\.(json|ts)$/.test(path)) this.texts.set(id, bytes);
    this.hashes.set(path, { stamp, id });
    return id;
  }

  private remember(files: Files): string {
    const sorted = Object.fromEntries(Object.entries(files).sort(([one], [other]) => (one < other ? -1 : 1)));
    const version = gitId(Buffer.from(JSON.stringify(sorted)));
    this.versions.set(version, sorted);
    return version;
  }

  /** Returns the object ids of the files of a version, or of a commit of Git. */
  tree(version: string): Files {
    const files = this.versions.get(version) ?? earlierFiles(this.root, version);
    if (!files) throw new Refusal(404, `no version ${version}`);
    return files;
  }

  /** Whether a version is an earlier one or was made after it. */
  contains = (version: string, earlier: string) => version === earlier || this.written.has(earlier);

  bytes(id: string): Buffer {
    const known = this.texts.get(id) ?? this.kept.read(id);
    if (known) return known;
    const [path] = Object.entries(this.tree(this.head())).find(([, other]) => other === id) ?? [];
    const bytes = path ? readFileSync(join(this.root, path)) : earlierFile(this.root, id);
    if (!bytes) throw new Refusal(404, `no file ${id}`);
    return bytes;
  }

  /** Keeps a file until a version has it. Returns its object id. */
  upload(bytes: Buffer): string {
    if (bytes.length > MAX_BYTES) throw new Refusal(413, 'the file is too large');
    const id = gitId(bytes);
    this.kept.keep(id, bytes);
    return id;
  }

  /** Returns the version that has the files of `parent`, changed by `entries`. Writes nothing. */
  commit(parent: string, entries: TreeEntry[]): string {
    const files = { ...this.tree(parent) };
    for (const { path, content, sha } of entries) {
      if (!isWritable(path)) throw new Refusal(403, `not written: ${path}`);
      if (sha === null) delete files[path];
      else files[path] = content === undefined ? this.known(path, sha ?? '') : this.newText(content);
    }
    return this.remember(files);
  }

  private known(path: string, id: string): string {
    try {
      this.bytes(id);
    } catch {
      throw new Refusal(410, path);
    }
    return id;
  }

  private newText(content: string): string {
    const bytes = Buffer.from(content);
    if (bytes.length > MAX_BYTES) throw new Refusal(413, 'the file is too large');
    const id = gitId(bytes);
    this.texts.set(id, bytes);
    return id;
  }

  /** Writes what `to` has otherwise than `from`: all files, or none. Returns their paths; undefined if the folder has changed since. */
  move(from: string, to: string): string[] | undefined {
    const [before, after] = [this.tree(from), this.tree(to)];
    const paths = Object.keys({ ...before, ...after }).filter((path) => before[path] !== after[path]);
    for (const path of paths) this.assertInside(path);
    const changes: Change[] = [];
    try {
      for (const path of paths) this.prepare(changes, path, before[path], after[path]);
      if (this.head() !== from) return undefined;
      this.replaceAll(changes);
      this.written.add(to);
      return paths;
    } finally {
      for (const { draft, old } of changes) for (const file of [draft, old]) if (file) rmSync(file, { force: true });
    }
  }

  /** Writes what a file has and what it gets beside the folders, so that a full disk changes nothing. */
  private prepare(changes: Change[], path: string, old: string | undefined, id: string | undefined): void {
    const change: Change = { path };
    changes.push(change);
    if (old && !this.texts.has(old)) this.kept.keep(old, this.bytes(old));
    if (old) change.old = this.kept.draft(this.bytes(old));
    if (id) change.draft = this.kept.draft(this.bytes(id));
  }

  /** If one file cannot be replaced, those before it get back what they had. */
  private replaceAll(changes: Change[]): void {
    const done: Change[] = [];
    try {
      for (const change of changes) {
        this.replace(change.path, change.draft);
        done.push(change);
      }
    } catch (error) {
      for (const { path, old } of done) this.replace(path, old);
      throw error;
    }
  }

  private replace(path: string, draft: string | undefined): void {
    const file = join(this.root, path);
    if (!draft) {
      rmSync(file, { force: true });
      return;
    }
    mkdirSync(dirname(file), { recursive: true });
    const old = statSync(file, { throwIfNoEntry: false });
    if (old) chmodSync(draft, old.mode);
    renameSync(draft, file);
  }

  /** Throws for a file that is a link, or in a folder that a link leads to. */
  private assertInside(path: string): void {
    if (!isWritable(path)) throw new Refusal(403, `not written: ${path}`);
    if (lstatSync(join(this.root, path), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new Refusal(403, `a link: ${path}`);
    let folder = dirname(path);
    while (!existsSync(join(this.root, folder))) folder = dirname(folder);
    const expected = join(realpathSync(this.root), folder.replaceAll('/', sep));
    if (realpathSync(join(this.root, folder)) !== expected) throw new Refusal(403, `a link: ${folder}`);
  }
}
