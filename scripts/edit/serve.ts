import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import type { Project } from './config';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const CMS = join(HERE, 'node_modules/@sveltia/cms');

/** Serves the editor's page to this machine. `port` 0 is any free one. Throws when the CMS cannot be installed. */
export async function serveEditor(project: Project, port: number): Promise<string> {
  const read = (file: string) => existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
  if (read(join(CMS, 'package.json')).version !== read(join(HERE, 'package.json')).dependencies['@sveltia/cms']) {
    console.error('Installing the editor, once.');
    execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: HERE, stdio: ['ignore', 2, 2] });
  }
  // The CMS finds its fonts in `assets/` beside the page.
  const servedir = join(CMS, 'npm');
  await build({
    entryPoints: [join(HERE, 'page.ts'), join(HERE, 'index.html')],
    loader: { '.html': 'copy' },
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    outdir: servedir,
    define: { PROJECT: JSON.stringify(project) },
    logLevel: 'error',
  });
  const site = await context({});
  const server = await site.serve({ servedir, host: '127.0.0.1', port });
  return `http://localhost:${server.port}/`;
}
