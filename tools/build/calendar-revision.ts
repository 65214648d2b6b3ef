import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { COMPANY_FILE, catalogFile } from '@/checks/content';
import { readText } from './files';

/** Returns what the calendar of deadlines shows of a file. */
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
  const common = Math.max(
    changedAt(root, COMPANY_FILE, factsIn),
    ...['deadlines', 'holidays'].map((name) => changedAt(code, `lib/calendar/${name}.ts`, codeIn)),
  );
  const revisionOf = (locale: string) => Math.max(common, changedAt(root, catalogFile(locale), wordsIn));
  return Object.fromEntries(locales.map((locale) => [locale, revisionOf(locale)]));
}

// The oldest commit since which the file has shown the same as now. In a copy with the last commits only it may be too late, so that
// calendar programs miss no correction.
function changedAt(folder: string, file: string, shown: Shown): number {
  const path = join(folder, file);
  const now = JSON.stringify(shown(readText(path)));
  const commits = commitsOf(folder, file);
  const other = commits.findIndex(({ text }) => JSON.stringify(shown(text)) !== now);
  const same = other < 0 ? commits : commits.slice(0, other);
  return same.at(-1)?.time ?? Math.floor(statSync(path).mtimeMs);
}

function commitsOf(folder: string, file: string): { time: number; text: string }[] {
  const list = git(folder, ['rev-list', '--first-parent', '--timestamp', 'HEAD', '--', file]).toString();
  const rows = list.split('\n').flatMap((line) => (line ? [line.split(' ')] : []));
  const names = rows.map(([, id]) => `${id}:./${file}\n`);
  const texts = objectsIn(git(folder, ['cat-file', '--batch=%(objectsize)'], names.join('')));
  return rows.map(([seconds], index) => ({ time: Number(seconds) * 1000, text: texts[index] ?? '' }));
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
