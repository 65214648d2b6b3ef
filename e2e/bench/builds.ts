import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Returns the export in a folder; else clones a commit, builds it, and returns its export. `settings` are variables of the build. */
export function exportOf(name: string, settings = {}): string {
  if (existsSync(join(name, 'index.html'))) return resolve(name);
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const run = (command: string, ...args: string[]) =>
    execFileSync(command, args, {
      cwd: dir,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...settings },
    });
  run('git', 'clone', '--quiet', '--shared', process.cwd(), '.');
  run('git', 'checkout', '--quiet', name);
  run('npm', 'ci', '--prefer-offline');
  run('npm', 'run', 'build');
  return join(dir, 'out');
}
