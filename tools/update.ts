/** `tsx tools/update.ts OLD NEW`: updates what the company has not written from revision OLD of the template to NEW. Prints each change. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '@/checks/check-content';
import { COLORS_FILE, COMPANY_FILE, PICTURES_FILE, withoutExtension } from '@/checks/content';
import { MISSING, UNKNOWN } from '@/checks/messages';
import { shownPictures } from '@/checks/picture-rules';
import type { Problem } from '@/checks/problem';
import { readingOf } from '@/checks/reading';
import type { Bilingual } from '@/model/bilingual';
import { knownNodeAt } from '@/model/catalog-tree';
import { getIn } from '@/model/data';
import { isRowList, writeRows } from '@/model/fact-tree';
import { confirmChanges, isIn, keyOfEntry, REVIEW_LISTS, type ReviewList, valueEntries } from '@/model/review';
import { readText, setInFile } from './build/files';
import { readContent } from './build/read-content';
import { inBothLanguages, say } from './messages';
import { run } from './run';

/** A line of content/colors.ts that defines a color or a group of them. */
const COLOR = /^(?:const|\s+)\s?'?([\w-]+)'?(?: =|:) .*['}]/;

type Json = Record<string, unknown>;
const [OLD = '', NEW = ''] = process.argv.slice(2);
const MOVED: Record<'files' | 'facts' | 'texts', Record<string, string>> = JSON.parse(readText('tools/moved.json'));

function updateContent(): Bilingual[] {
  const moved = (readContent().paths ?? []).filter((path) => newPath(path) !== path);
  for (const path of moved) renameSync(path, newPath(path));
  nameRows();
  const files = Object.keys(readContent().files).filter((file) => file !== PICTURES_FILE);
  for (const file of files) addSample(file);
  const changes = [...files.flatMap(moveKeys), ...removeUnknown(), ...proposeMissing()];
  removeUnshown();
  return [...changes, ...files.flatMap(changedByTemplate), ...mergeColors()];
}

/** Before version 4, rows with ids were in arrays, and answers about them had their numbers: `people.0.name` is `people.kari.name`. */
function nameRows(): void {
  const own = readJson(COMPANY_FILE);
  const named = (key: string) =>
    key.replace(/^(\w+)\.(\d+)(?=\.)/, (number, list, index) => {
      const id = isRowList(list) && getIn(own, [list, index, 'id']);
      return id ? `${list}.${id}` : number;
    });
  const answers = listOf(own, '$confirmed').map((entry) => entry.replace(keyOfEntry(entry), named));
  setInFile(COMPANY_FILE, '$confirmed', '$confirmed' in own ? answers : undefined);
}

function removeUnshown(): void {
  const { company, pictures } = readingOf(readContent());
  const shown = shownPictures(company);
  for (const [file, id] of Object.entries(pictures))
    if (!shown.includes(withoutExtension(file)) && git('ls-tree', NEW, file).includes(id)) rmSync(file);
}

/** In a copy of a template without `$sample`, adds those entries of the newer version whose values the company has not changed. */
function addSample(file: string): void {
  const own = readJson(file);
  const before = templateJson(file, OLD);
  const now = templateJson(file, NEW);
  if (!before || '$sample' in before || '$sample' in own || !now?.$sample) return;
  const reviewed = { ...own, $sample: listOf(now, '$sample') };
  setInFile(file, '$sample', confirmChanges(before, reviewed, file !== COMPANY_FILE));
}

function moveKeys(file: string): Bilingual[] {
  const own = readJson(file);
  const names = newNames(file, own);
  for (const list of REVIEW_LISTS.filter((name) => name in own)) {
    const newName = (key: string) => {
      const old = Object.keys(names).find((name) => isIn([name], key));
      return old ? key.replace(old, names[old] ?? '') : newPath(key);
    };
    const entries = listOf(own, list).map((entry) => entry.replace(keyOfEntry(entry), newName));
    setInFile(file, list, entries);
  }
  return Object.entries(names).map(([old, name]) => {
    setInFile(file, old, undefined);
    if (getIn(own, name) === undefined) setInFile(file, name, getIn(own, old));
    return say('renamed', { file, old, name });
  });
}

/** Returns the new names of keys in a file. In tools/moved.json, `*` is any name that the site has not, or has with another type. */
function newNames(file: string, own: Json): Record<string, string> {
  const names = Object.entries(MOVED[file === COMPANY_FILE ? 'facts' : 'texts']).flatMap(([old, name]) => {
    if (!old.includes('*')) return [[old, name] as const];
    const ids = Object.keys(Object(getIn(own, old.replace(/\.\*.*/, ''))));
    const pairs = ids.map((id) => [old.replace('*', id), name.replace('*', id)] as const);
    return pairs.filter(([key, next]) => {
      const type = typeof getIn(own, key);
      return knownNodeAt(key)?.type !== type && knownNodeAt(next)?.type === type;
    });
  });
  return Object.fromEntries(names.filter(([old]) => getIn(own, old) !== undefined));
}

/** Returns the new path of a picture, with or without its extension. tools/moved.json has beginnings of paths. */
function newPath(path: string): string {
  const [old = '', name = ''] =
    Object.entries(MOVED.files).find(([beginning]) => `${path}.`.startsWith(beginning)) ?? [];
  return `${path}.`.replace(old, name).slice(0, -1);
}

function removeUnknown(): Bilingual[] {
  return problemsOf(UNKNOWN).map(({ file, key }) => {
    const own = readJson(file);
    const same = listOf(own, '$same').filter((name) => name !== key);
    setInFile(file, key, undefined);
    if (own.$same) setInFile(file, '$same', same);
    return say('removed', { file, key, value: JSON.stringify(getIn(own, key)) });
  });
}

function proposeMissing(): Bilingual[] {
  const proposed = problemsOf(MISSING).flatMap(propose);
  // A translation is reported as missing only once the first language has the text.
  return proposed.length > 0 ? [...proposed, ...proposeMissing()] : [];
}

function propose({ file, key }: Problem): Bilingual[] {
  const sameLanguage = templateJson(file, NEW);
  const template = sameLanguage ?? templateJson('messages/no.json', NEW) ?? {};
  const value = getIn(template, key);
  if (value === undefined) return [];
  setInFile(file, key, value);
  if (!sameLanguage || isIn(listOf(template, '$sample'), key)) addToList(file, '$sample', key);
  // Otherwise the check reports it as untranslated.
  if (!sameLanguage) addToList(file, '$same', key);
  return [say('added', { file, key, value: JSON.stringify(value) })];
}

function addToList(file: string, list: ReviewList, key: string): void {
  const entries = listOf(readJson(file), list);
  if (!isIn(entries, key)) setInFile(file, list, [...entries, key]);
}

function changedByTemplate(file: string): Bilingual[] {
  const before = templateJson(file, OLD);
  const now = templateJson(file, NEW);
  if (!before || !now) return [];
  const own = readJson(file);
  return keysIn(before).flatMap((key) => {
    const [old, value, mine] = [before, now, own].map((data) => JSON.stringify(getIn(data, key)));
    if (!old || !value || value === old || mine !== old) return [];
    if (!isIn(listOf(own, '$sample'), key)) return [say('kept', { file, key, old, value })];
    setInFile(file, key, getIn(now, key));
    return [say('replaced', { file, key, value })];
  });
}

const keysIn = (data: Json) => [...new Set(valueEntries(data).map(([key]) => key.replace(/\.\d+(\.|$).*/, '')))];

/** Adds new colors. Those of the older version keep their value, even if the newer one has another. */
function mergeColors(): Bilingual[] {
  const own = readText(COLORS_FILE);
  const before = show(COLORS_FILE, OLD);
  const oldLines = new Map(before.split('\n').map((line) => [colorIn(line), line]));
  const linesNow = show(COLORS_FILE, NEW).split('\n');
  const withOldValues = linesNow.map((line) => (colorIn(line) && oldLines.get(colorIn(line))) ?? line);
  const dir = mkdtempSync(join(tmpdir(), 'colors-'));
  writeFileSync(join(dir, 'before'), before);
  writeFileSync(join(dir, 'now'), withOldValues.join('\n'));
  git('merge-file', '--ours', COLORS_FILE, join(dir, 'before'), join(dir, 'now'));
  return readText(COLORS_FILE) === own ? [] : [say('newColors', { file: COLORS_FILE })];
}

const colorIn = (line: string) => COLOR.exec(line)?.[1];

const problemsOf = (message: Bilingual) => checkContent(readContent()).filter((problem) => problem.message === message);

const listOf = (data: Json, list: ReviewList) => (data[list] ?? []) as string[];

const readJson = (file: string): Json => JSON.parse(readText(file));

function templateJson(file: string, revision: string): Json | undefined {
  const text = show(file, revision);
  if (!text) return undefined;
  return file === COMPANY_FILE ? writeRows(JSON.parse(text)) : JSON.parse(text);
}

const show = (file: string, revision: string) =>
  git('ls-tree', '--name-only', revision, file) && git('show', `${revision}:${file}`);

const git = (...command: string[]) => execFileSync('git', command, { encoding: 'utf8', stdio: 'pipe' });

run(async () => {
  const changes = updateContent();
  if (changes.length > 0) console.log(inBothLanguages(changes));
});
