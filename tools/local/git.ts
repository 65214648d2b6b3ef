import { spawnSync } from 'node:child_process';
import type { EarlierVersion } from '@/model/versions';

const ID = /^[0-9a-f]{40}$/;
const LINE = /^100(?:644|755) blob ([0-9a-f]{40})\t(.+)$/;
/** What the editor reads; besides them package.json, whose version tells which template it is. */
export const FOLDERS = ['content', 'messages', 'public'];

/** Returns what Git prints in a folder; undefined without Git, or if the folder is no checkout. */
function git(root: string, ...args: string[]): Buffer | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024, timeout: 10_000 });
  return status === 0 ? stdout : undefined;
}

/** Returns the last commits that have changed the folders, newest first; none without Git. */
export function lastCommits(root: string, count: number): EarlierVersion[] {
  const log = git(root, 'log', `-n${count}`, '--format=%H%x00%cI%x00%s', '--', ...FOLDERS);
  const lines = String(log ?? '')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => {
    const [sha = '', date = '', message = ''] = line.split('\0');
    return { sha, date, message };
  });
}

export function earlierFiles(root: string, commit: string): Record<string, string> | undefined {
  // Not with --format, which quotes names: findings/git-ls-tree-quotes-names-despite-z.sh
  const list = ID.test(commit) ? git(root, 'ls-tree', '-r', '-z', commit, '--', ...FOLDERS) : undefined;
  if (!list) return undefined;
  const matches = String(list)
    .split('\0')
    .map((line) => LINE.exec(line));
  return Object.fromEntries(matches.flatMap((match) => (match ? [[match[2], match[1]]] : [])));
}

export const earlierFile = (root: string, id: string): Buffer | undefined =>
  ID.test(id) ? git(root, 'cat-file', 'blob', id) : undefined;
