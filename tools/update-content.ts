import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '@/checks/check-content';
import { COMPANY_FILE } from '@/checks/content';
import { MISSING, UNKNOWN } from '@/checks/messages';
import type { Problem } from '@/checks/problem';
import { isIn, keyOfEntry, valueAt, valueEntries } from '@/company/marks';
import { TEXT_GROUPS } from '@/company/texts';
import type { Words } from '@/company/words';
import { readContent } from '@/export/read-content';
import { setValue } from './run';

/** The new names of facts and texts, by their old ones. */
const MOVED_FILE = 'tools/moved.json';
const COLORS_FILE = 'content/colors.ts';
/** Replaces the catalog of a language that the template does not have. */
const FIRST_CATALOG = 'messages/no.json';
const COLOR = /^(?:const|\s+)\s?'?([\w-]+)'?(?: =|:) .*['}]/;

const LISTS = ['$same', '$sample', '$confirmed'] as const;
type List = (typeof LISTS)[number];

type Json = Record<string, unknown>;
/** Git revisions of the template: the version that the company has, and the newer one. */
type Versions = { from: string; to: string };

/**
 * Adapts texts, facts and colors to a newer version of the template, without changing the company's own. Returns a line for each change, and
 * for each text of the template that the company keeps and the template has changed.
 */
export function updateContent(versions: Versions): string[] {
  const files = Object.keys(readContent().files).filter(
    (file) => file === COMPANY_FILE || file.startsWith('messages/'),
  );
  const changes = [...files.flatMap(moveKeys), ...removeUnknown()];
  for (const file of files) updateLists(file);
  return [
    ...changes,
    ...proposeMissing(versions.to),
    ...files.flatMap((file) => changedByTemplate(file, versions)),
    ...mergeColors(versions),
  ];
}

function moveKeys(file: string): string[] {
  const own = readJson(file);
  const moved = Object.entries(newNames(file)).filter(([old]) => valueAt(own, old) !== undefined);
  return moved.map(([old, name]) => {
    if (valueAt(own, name) === undefined) setValue(file, name, valueAt(own, old));
    setValue(file, old, undefined);
    return `${file} ${old}: is ${name} now`;
  });
}

function removeUnknown(): string[] {
  return problemsOf(UNKNOWN).map(({ file, key }) => {
    const value = valueAt(readJson(file), key);
    setValue(file, key, undefined);
    return `${file} ${key}: the site shows this no more; it was ${JSON.stringify(value)}`;
  });
}

/** Renames the entries of lists. `$same` may only name texts that exist. */
function updateLists(file: string): void {
  const own = readJson(file);
  for (const list of LISTS.filter((name) => name in own)) {
    const entries = listOf(own, list).map((entry) => renamed(entry, newNames(file)));
    const exists = (key: string) => list !== '$same' || valueAt(own, key) !== undefined;
    setValue(file, list, entries.filter(exists));
  }
}

function renamed(entry: string, names: Record<string, string>): string {
  const key = keyOfEntry(entry);
  return (names[key] ?? key) + entry.slice(key.length);
}

function proposeMissing(revision: string): string[] {
  const proposed = problemsOf(MISSING).flatMap((problem) => propose(problem, revision));
  // The check misses a translation only once the first language has the text.
  return proposed.length > 0 ? [...proposed, ...proposeMissing(revision)] : [];
}

function propose({ file, key }: Problem, revision: string): string[] {
  const sameLanguage = templateJson(file, revision);
  const template = sameLanguage ?? templateJson(FIRST_CATALOG, revision) ?? {};
  const value = valueAt(template, key) ?? valueAt(template, keyOfSibling(key, template));
  if (value === undefined) return [];
  setValue(file, key, value);
  if (!sameLanguage || isIn(listOf(template, '$sample'), key)) addToList(file, '$sample', key);
  // Else the check would call it untranslated.
  if (!sameLanguage) addToList(file, '$same', key);
  return [`${file} ${key}: is new; proposed in the sample’s words: ${JSON.stringify(value)}`];
}

function addToList(file: string, list: List, key: string): void {
  const entries = listOf(readJson(file), list);
  if (!isIn(entries, key)) setValue(file, list, [...entries, key]);
}

/** The key of the same text of the first service, platform or person. */
function keyOfSibling(key: string, template: Json): string {
  const group = Object.values(TEXT_GROUPS).find((name) => isIn([name], key));
  if (!group) return key;
  const [id = '', ...rest] = key.slice(group.length + 1).split('.');
  const others = Object.keys(Object(valueAt(template, group)));
  const other = others.find((name) => valueAt(template, [group, name, ...rest].join('.')) !== undefined);
  return [group, other ?? id, ...rest].join('.');
}

function changedByTemplate(file: string, { from, to }: Versions): string[] {
  const [before, now] = [templateJson(file, from), templateJson(file, to)];
  if (!before || !now) return [];
  const own = readJson(file);
  return valueEntries(before).flatMap(([key, old]) => {
    const value = valueAt(now, key);
    if (value === undefined || value === old || valueAt(own, key) !== old) return [];
    if (isIn(listOf(own, '$sample'), key)) {
      setValue(file, key, value);
      return [`${file} ${key}: nobody had confirmed this of the sample, which says now: ${JSON.stringify(value)}`];
    }
    return [
      `${file} ${key}: you keep this of the template, which says it otherwise now\n  yours: ${old}\n  new:   ${value}`,
    ];
  });
}

function mergeColors({ from, to }: Versions): string[] {
  const [own, before, now] = [readFileSync(COLORS_FILE, 'utf8'), show(COLORS_FILE, from), show(COLORS_FILE, to)];
  const valueLines = new Map(before.split('\n').flatMap((line) => (COLOR.test(line) ? [[nameIn(line), line]] : [])));
  const added = now.split('\n').map((line) => (COLOR.test(line) && valueLines.get(nameIn(line))) || line);
  const dir = mkdtempSync(join(tmpdir(), 'colors-'));
  const paths = [own, before, added.join('\n')].map((text, index) => {
    writeFileSync(join(dir, String(index)), text);
    return join(dir, String(index));
  });
  const merged = git('merge-file', '-p', '--ours', ...paths);
  if (merged === own) return [];
  writeFileSync(COLORS_FILE, merged);
  return [`${COLORS_FILE}: has colors that are new`];
}

const nameIn = (line: string) => COLOR.exec(line)?.[1];

const problemsOf = (message: Words) => checkContent(readContent()).filter((problem) => problem.message === message);

const listOf = (data: Json, list: List) => (data[list] ?? []) as string[];

const newNames = (file: string) =>
  readJson(MOVED_FILE)[file === COMPANY_FILE ? 'facts' : 'texts'] as Record<string, string>;

const readJson = (file: string): Json => JSON.parse(readFileSync(file, 'utf8'));

/** A JSON file of the template, or undefined. */
export function templateJson(file: string, revision: string): Json | undefined {
  const text = show(file, revision);
  return text ? JSON.parse(text) : undefined;
}

const show = (file: string, revision: string) =>
  git('ls-tree', '--name-only', revision, file) && git('show', `${revision}:${file}`);

const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' });
