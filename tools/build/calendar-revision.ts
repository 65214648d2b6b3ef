import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { readText } from './files';

type Shown = (text: string) => unknown;

const factsIn: Shown = (text) => {
  const { name, brand, phone, siteUrl } = parse(text) ?? {};
  return [name, brand, phone, siteUrl];
};
const wordsIn: Shown = (text) => {
  const { event, label } = parse(text)?.services?.deadlines ?? {};
  return [event, label];
};
const codeIn: Shown = (text) => text.replaceAll(/\/\*.*?\*\/|\/\/.*?$|\s/gms, '');

/** Fetches the history of texts where a host has copied the last commit only. If it cannot, each publication changes the calendars. */
export function fetchHistory(folder: string): void {
  const args = ['fetch', '--quiet', '--unshallow', '--filter=blob:limit=200k'];
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  spawnSync('git', args, { cwd: folder, env, stdio: 'ignore', timeout: 60_000 });
}

/** Returns when each language's calendar was last changed in what it shows, in milliseconds. @param root the content's folder */
export function calendarRevisions(locales: string[], root: string, code = '.'): Record<string, number> {
  const rules = ['deadlines', 'holidays'].map((name) => `lib/calendar/${name}.ts`);
  const inCode = versionsOf(code, rules);
  const inContent = versionsOf(root, [COMPANY_FILE, ...locales.map(catalogFile)]);
  const common = Math.max(
    changedAt(root, COMPANY_FILE, inContent, factsIn),
    ...rules.map((file) => changedAt(code, file, inCode, codeIn)),
  );
  const revisionOf = (locale: string) => Math.max(common, changedAt(root, catalogFile(locale), inContent, wordsIn));
  return Object.fromEntries(locales.map((locale) => [locale, revisionOf(locale)]));
}

interface Version {
  file: string;
  time: number;
  text: string;
}

// The oldest commit since which the file has shown the same as now. In a copy with the last commits only it may be too late, so that
// calendar programs miss no correction.
function changedAt(folder: string, file: string, all: Version[], shown: Shown): number {
  const path = join(folder, file);
  const now = JSON.stringify(shown(readText(path)));
  const versions = all.filter((version) => version.file === file);
  const other = versions.findIndex(({ text }) => JSON.stringify(shown(text)) !== now);
  const same = other < 0 ? versions : versions.slice(0, other);
  return same.at(-1)?.time ?? Math.floor(statSync(path).mtimeMs);
}

/** What Git prints of a changed file: its new object, and its path. */
const CHANGED = /^:\S+ \S+ \S+ (\S+) \S\t(.+)$/;

/** Returns the versions of files that are in the history of a folder, the newest first. */
function versionsOf(folder: string, files: string[]): Version[] {
  const shown = ['--first-parent', '--diff-merges=first-parent', '--raw', '--no-abbrev', '--no-renames', '--relative'];
  // Settings of whoever builds may leave out the first commit.
  const log = git(folder, ['-c', 'log.showRoot=true', 'log', ...shown, '--format=%ct', '--', ...files]).toString();
  const versions: { file: string; time: number; object: string }[] = [];
  let time = 0;
  for (const line of log.split('\n')) {
    const [, object, file] = CHANGED.exec(line) ?? [];
    if (object && file) versions.push({ file, time, object });
    else if (/^\d+$/.test(line)) time = Number(line) * 1000;
  }
  const names = versions.map(({ object }) => `${object}\n`);
  const texts = objectsIn(git(folder, ['cat-file', '--batch=%(objectsize)'], names.join('')));
  return versions.map(({ file, time }, index) => ({ file, time, text: texts[index] ?? '' }));
}

/** Splits what Git prints of objects: a line with the size of each, or that it is missing, and its content. */
function objectsIn(output: Buffer): string[] {
  const objects: string[] = [];
  for (let start = 0; start < output.length; ) {
    const content = output.indexOf('\n', start) + 1;
    const line = output.toString('utf8', start, content).trim();
    const size = /^\d+$/.test(line) ? Number(line) : -1;
    objects.push(output.toString('utf8', content, content + size));
    start = content + size + 1;
  }
  return objects;
}

function git(folder: string, args: string[], input = ''): Buffer {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, input, maxBuffer: Number.POSITIVE_INFINITY });
  return status === 0 ? stdout : Buffer.alloc(0);
}
