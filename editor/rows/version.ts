import { COMPANY_FILE, catalogFile, isPicture, LANGUAGES_FILE, PICTURES_FILE } from '@/checks/content';
import { fileMistake, isPublished } from '@/checks/picture-files';
import { compressedTexts } from '@/checks/position';
import type { Problem } from '@/checks/problem';
import { parseSource } from '@/checks/source';
import { LOCALE_IDS } from '@/i18n/locales';
import type { Bilingual } from '@/model/bilingual';
import { deepEqual, type Group, isGroup, keysOf, remembered } from '@/model/data';
import { emptyValue, FACT_TREE, ROW_LISTS, readRows, withDefaults } from '@/model/fact-tree';
import type { Company } from '@/model/facts';
import { documentType } from '@/model/formats';
import { formatFile } from '@/model/json-format';
import { normalizeCatalog, normalizeFacts } from '@/model/normalize';
import { textEntries } from '@/model/review';
import type { TreeEntry } from '@/model/versions';
import { BrokenFile } from '../errors';
import { messageOf } from '../labels/messages';
import { bytesOf } from '../stores/base64';
import type { Store } from '../stores/store';
import { withRowNames } from './row-lists';

export const CATALOGS = LOCALE_IDS.map(catalogFile);
export const [FIRST_CATALOG = ''] = CATALOGS;
export const EDITED_FILES = [COMPANY_FILE, ...CATALOGS];

const isDocument = (path: string) => path.startsWith('public/') && documentType(path) !== undefined;
/** Whether the editor shows a file. */
export const isContent = (path: string) => isPicture(path) || isDocument(path) || EDITED_FILES.includes(path);

/** The files of a commit, or of the next one, by path: facts and catalogs as data, others as object ids with their modes. */
export type Version = Record<string, Group | string>;

export interface Edits {
  base: Version;
  now: Version;
}

/** Reads a commit of a branch. Throws a `BrokenFile` for a file of facts or texts that is not JSON. */
export async function readVersion(store: Store, commit: string, branch: string): Promise<Version> {
  const tree = await store.tree(commit);
  const files = EDITED_FILES.filter((path) => path in tree);
  const entries = files.map(async (path) => {
    const text = await store.text(tree[path] ?? '');
    const source = parseSource(path, text);
    const [mistake] = source.isReadable ? [] : source.errors;
    if (mistake) throw brokenFile(store, mistake, branch);
    return [path, path === COMPANY_FILE ? readFacts(source.data) : source.data];
  });
  // Read now for those who ask later. A missing file is refused by the checks.
  const texts = [PICTURES_FILE, 'package.json'].map((path) => tree[path] && store.text(tree[path]).catch(() => {}));
  await Promise.all([...texts, inspectFiles(store, tree)]);
  return { ...tree, ...Object.fromEntries(await Promise.all(entries)) };
}

function brokenFile({ kind }: Store, problem: Problem, branch: string): BrokenFile {
  const { file, line = 1 } = problem;
  return new BrokenFile(`${kind}.broken`, { file, line, branch, reason: messageOf(problem) });
}

/** Facts whose file is of a template before 4.0.0, in which lists were arrays. */
const OUTDATED = new WeakSet<Group>();

/** Returns facts as they are edited: a list has its rows in their order, each with a name. */
export function readFacts(data: Group): Group {
  const facts = withRowNames(readRows(data));
  if (ROW_LISTS.some((list) => Array.isArray(data[list]))) OUTDATED.add(facts);
  return facts;
}

/** Pictures that the editor has stored have these endings, and were inspected before. */
const INSPECTED = /\.(svg|png|jpg|webp|avif)$/;

/** Reads files that may be refused: pictures with another ending, and those that are published as they are. */
export async function inspectFiles(store: Store, version: Version): Promise<void> {
  const unknown = Object.entries(version).filter(([path]) =>
    isPicture(path) ? !INSPECTED.test(path) : isPublished(path),
  );
  await Promise.all(unknown.map(([path, id]) => inspect(store, path, String(id))));
}

async function inspect(store: Store, path: string, id: string): Promise<void> {
  const file = `${path} ${id}`;
  if (store.mistakes.has(file)) return;
  const content = await store.blob(id).catch(() => undefined);
  if (content === undefined) return;
  store.mistakes.set(file, await mistakeOf(path, content));
}

/** Returns what the build would refuse of a file. @param content in base64 */
export async function mistakeOf(path: string, content: string): Promise<Bilingual | undefined> {
  const bytes = bytesOf(content);
  return fileMistake(path, bytes, await Promise.all(compressedTexts(bytes).map(decompress)));
}

/** Decompresses a text of a picture; one that nobody can read is empty. */
async function decompress(text: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([new Uint8Array(text)]).stream().pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer().catch(() => new ArrayBuffer()));
}

/** Returns the entries of a commit that changes `before` to `after`. */
export const treeEntries = (before: Version, after: Version): TreeEntry[] =>
  keysOf(before, after).flatMap((path) => treeEntry(path, before[path], after[path]) ?? []);

function treeEntry(path: string, before: Version[string] | undefined, after: Version[string] | undefined) {
  const isOutdated = isGroup(before) && OUTDATED.has(before);
  if (deepEqual(before, after) && !isOutdated) return undefined;
  if (after === undefined) return { path, sha: null };
  if (typeof after === 'string') return { path, sha: after };
  const content = formatFile(path, after);
  const isSame = before && !isOutdated && formatFile(path, Object(before)) === content;
  return isSame ? undefined : { path, content };
}

export const factsIn = (version: Version) => version[COMPANY_FILE] as Group;
/** Required facts that are missing are empty, and lists that cannot be read. */
export const companyIn = (version: Version): Company => companyOf(factsIn(version));
const companyOf = remembered((facts: Group): Company => {
  const unreadable = ROW_LISTS.filter((list) => list in facts && !Array.isArray(facts[list]));
  return withDefaults({ ...EMPTY, ...facts, ...Object.fromEntries(unreadable.map((list) => [list, []])) });
});
const EMPTY = Object(emptyValue(FACT_TREE));

/** Returns the texts of all languages. */
export const textsIn = (version: Version) =>
  CATALOGS.flatMap((file) => textEntries(version[file]).map(([key, text]) => ({ file, key, text })));

/** Returns a version with its facts and texts as the site reads them: pasted values normalized. */
export function normalized(version: Version): Version {
  const files = EDITED_FILES.filter((file) => file in version);
  const read = (file: string, data: Group) => (file === COMPANY_FILE ? normalizeFacts(data) : normalizeCatalog(data));
  return { ...version, ...Object.fromEntries(files.map((file) => [file, read(file, version[file] as Group)])) };
}

/** Whether a version has another template, or other languages, than this page, which then does not know all facts and texts. */
export async function isOtherTemplate(store: Store, version: Version): Promise<boolean> {
  const { template } = store;
  const { 'package.json': id, [LANGUAGES_FILE]: ids } = version;
  if (!template || typeof id !== 'string') return false;
  const { version: number } = JSON.parse(await store.text(id));
  return number !== template.version || ids !== template.languages;
}
