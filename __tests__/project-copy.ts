import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What the checks of a build need. */
const PARTS = [
  'company',
  'app',
  'content',
  'export',
  'browser',
  'checks',
  'components',
  'messages',
  'tools',
  'package.json',
  'tsconfig.json',
];
/** Without the settings of the machine that runs the tests. */
export const CHECK_ENV = {
  ...process.env,
  CONTENT_DIR: '',
  NEXT_PUBLIC_FORM_ENDPOINT: '',
  NODE_ENV: 'production' as const,
};

/** Copies the project, as far as its checks need it and without its catalogs, to a new folder, for a company of the tests. */
export function projectCopy(): string {
  const dir = mkdtempSync(join(tmpdir(), 'project-'));
  const filter = (path: string) => !/node_modules|^content\/(images|brand)|^messages\/\w+\.json/.test(path);
  for (const part of PARTS) cpSync(part, join(dir, part), { recursive: true, filter });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'));
  return dir;
}

/** Begins a build in a copy as `next build` does, up to its checks. Returns what was printed, which is empty if nothing is wrong. */
export function beginBuild(dir: string, env: Record<string, string> = {}): string {
  const begin = "import('./export/adapter.mjs').then(({ default: adapter }) => adapter.modifyConfig({}))";
  const settings = { cwd: dir, encoding: 'utf8', stdio: 'pipe', env: { ...CHECK_ENV, ...env } } as const;
  try {
    return execFileSync(process.execPath, ['-e', begin], settings);
  } catch (error) {
    return (error as { stderr: string }).stderr;
  }
}
