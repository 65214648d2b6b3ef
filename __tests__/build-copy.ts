import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = process.cwd();
/** Hidden, and inside the project: so node_modules is found from there, and no other tool looks into it. */
const PREFIX = join(ROOT, '.copy-');
/** Without the lockfile the builder takes the project for the root, where node_modules is. */
const LEFT_OUT = /^(node_modules|out|dist|__tests__|e2e|inbox|test-results|package-lock\.json|\.(?!env).*)$/;

export interface Copy {
  /** The folder of the copy; the export is in `out/` below it. */
  dir: string;
  /** Whether the build went through, and all that it printed. */
  built: boolean;
  output: string;
  remove: () => void;
}

/**
 * Builds a copy of the site in which some files are other than in the project.
 * `edits` maps a path to what the file's text becomes, null for none; a file that is not there starts empty. `settings` are
 * environment variables that the build gets besides those of this process.
 */
export function buildCopy(
  edits: Record<string, (text: string) => string | null>,
  settings: Record<string, string | undefined> = {},
): Copy {
  const dir = mkdtempSync(PREFIX);
  for (const name of readdirSync(ROOT).filter((entry) => !LEFT_OUT.test(entry))) {
    // Masters are not built from, and large.
    cpSync(join(ROOT, name), join(dir, name), {
      recursive: true,
      filter: (path) => !path.endsWith('.avif') || !path.includes('/art/'),
    });
  }
  for (const [file, edit] of Object.entries(edits)) {
    const path = join(dir, file);
    mkdirSync(dirname(path), { recursive: true });
    const text = edit(existsSync(path) ? readFileSync(path, 'utf8') : '');
    if (text === null) rmSync(path);
    else writeFileSync(path, text);
  }
  const next = join(ROOT, 'node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, JEST_WORKER_ID: undefined, ...settings };
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], { cwd: dir, env, encoding: 'utf8' });
  return { dir, built: status === 0, output: stdout + stderr, remove: () => rmSync(dir, { recursive: true }) };
}
