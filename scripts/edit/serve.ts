import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import type { Project } from './project';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CMS = join(HERE, 'node_modules/@sveltia/cms');

/** Installs what only the editor needs, as its own lockfile has it, unless it is there. Throws when that fails. */
export function installEditor(): void {
  const wanted = JSON.parse(readFileSync(join(HERE, 'package.json'), 'utf8')).dependencies['@sveltia/cms'];
  const found = join(CMS, 'package.json');
  if (existsSync(found) && JSON.parse(readFileSync(found, 'utf8')).version === wanted) return;
  console.error('Installing the editor, once.');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: HERE,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error('The editor could not be installed: is there a connection to the internet?');
}

/** Builds the editor's page into a folder and serves it to this machine. Resolves to its address and what ends it. */
export async function serveEditor(
  project: Project,
  outdir: string,
  port: number,
): Promise<{ url: string; end(): Promise<void> }> {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    entryPoints: [join(HERE, 'page.ts'), join(HERE, 'page.css'), join(HERE, 'index.html')],
    loader: { '.html': 'copy' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir,
    define: { PROJECT: JSON.stringify(project) },
    logLevel: 'error',
  });
  // The CMS finds its fonts beside the page.
  cpSync(join(CMS, 'npm/assets'), join(outdir, 'assets'), { recursive: true });
  const logo = join(project.folder, project.logo);
  if (existsSync(logo)) cpSync(logo, join(outdir, 'logo.svg'));
  const server = await context({});
  const { port: taken } = await server.serve({ servedir: outdir, host: '127.0.0.1', port });
  return { url: `http://localhost:${taken}/`, end: () => server.dispose() };
}
