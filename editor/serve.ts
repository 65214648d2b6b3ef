import { readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { build, context } from 'esbuild';
import { hiddenTexts } from '@/export/checks/hidden';
import { readText } from '@/export/files';
import { CMS_FOLDER, HERE, installCms } from '@/export/install-cms';
import { DEFAULT_LOCALE, LOCALE_IDS } from '@/i18n/locales';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { cmsConfig } from './config';

export type Project = ReturnType<typeof readProject>;

/** The forms for the texts and facts of the company, made from its files and their schemas. */
export function readProject() {
  const catalogOf = (locale: string) => posix.join(CONTENT_DIR, `messages/${locale}.json`);
  const company = posix.join(CONTENT_DIR, 'content/company.json');
  const read = (file: string) => JSON.parse(readText(file));
  const facts = read(company);
  const texts = read(catalogOf(DEFAULT_LOCALE));
  // Only the folder is worked on; the CMS asks for a repository all the same.
  const backend = { name: 'github', repo: `-/${basename(process.cwd())}` };
  return {
    config: cmsConfig({ catalogOf, company, locales: LOCALE_IDS }, facts, texts, backend),
    folder: process.cwd(),
    /** A file that tells this folder from others. */
    mark: { file: 'messages/descriptions.json', text: readFileSync('messages/descriptions.json', 'utf8') },
    files: [...LOCALE_IDS.map(catalogOf), company],
    hidden: hiddenTexts(facts, texts),
  };
}

/** Serves the editor's page to this machine. `port` 0 is any free one. Throws when the CMS cannot be installed. */
export async function serveEditor(project: Project, port: number): Promise<string> {
  installCms();
  // The CMS finds its fonts in `assets/` beside the page.
  const servedir = CMS_FOLDER;
  await build({
    entryPoints: [`${HERE}/page.ts`, `${HERE}/index.html`],
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
