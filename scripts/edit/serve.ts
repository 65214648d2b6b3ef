import { execSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, posix } from 'node:path';
import { build, context } from 'esbuild';
import { CATALOG_SCHEMA } from '@/export/checks/catalog-schema';
import { hiddenTexts } from '@/export/checks/hidden';
import { DEFAULT_LOCALE, LOCALE_IDS } from '@/i18n/locales';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { fieldsOf } from './fields';

const HERE = 'scripts/edit';

export type Project = ReturnType<typeof readProject>;

/** The forms for the texts and facts of the company, made from its files and their schemas. */
export function readProject() {
  const catalogOf = (locale: string) => posix.join(CONTENT_DIR, `messages/${locale}.json`);
  const company = posix.join(CONTENT_DIR, 'content/company.json');
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const facts = read(company);
  const text = { format: 'catalog', i18n: true, fields: fieldsOf(CATALOG_SCHEMA, read(catalogOf(DEFAULT_LOCALE))) };
  const fact = { format: 'facts', fields: fieldsOf(read('content/company.schema.json'), facts) };
  return {
    /** The configuration of Sveltia CMS (https://sveltiacms.app/en/docs). */
    config: {
      load_config_file: false,
      // Only the folder is worked on; the CMS asks for a repository all the same.
      backend: { name: 'github', repo: `-/${basename(process.cwd())}` },
      app_title: `${facts.brand}: texts and facts`,
      // Uploads are not offered, but a folder has to be named: one that no other file is in.
      media_folder: '.uploads',
      i18n: { structure: 'multiple_files', locales: LOCALE_IDS, default_locale: DEFAULT_LOCALE },
      output: { omit_empty_optional_fields: true },
      editor: { preview: false },
      show_preview_links: false,
      singletons: [
        { name: 'texts', label: 'Texts', file: catalogOf('{{locale}}'), ...text },
        { name: 'company', label: 'Facts of the company', file: company, ...fact },
      ],
    },
    folder: process.cwd(),
    /** A file that tells this folder from others. */
    mark: { file: 'messages/descriptions.json', text: readFileSync('messages/descriptions.json', 'utf8') },
    files: [...LOCALE_IDS.map(catalogOf), company],
    hidden: hiddenTexts(facts, read(catalogOf(DEFAULT_LOCALE))),
  };
}

/** Serves the editor's page to this machine. `port` 0 is any free one. Throws when the CMS cannot be installed. */
export async function serveEditor(project: Project, port: number): Promise<string> {
  if (spawnSync('npm ls @sveltia/cms', { shell: true, cwd: HERE }).status !== 0) {
    console.error('Installing the editor, once.');
    execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: HERE, stdio: ['ignore', 2, 2] });
  }
  // The CMS finds its fonts in `assets/` beside the page.
  const servedir = `${HERE}/node_modules/@sveltia/cms/npm`;
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
