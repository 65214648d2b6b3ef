import { readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/boot/bundle';
import { firm } from '@/site/firm';
import { FORM_ENDPOINT } from '@/site/form-endpoint';
import { compress } from './delivery/compress';
import { filesOf, pagesOf } from './delivery/exported';
import { writeHosts } from './delivery/hosts';
import { licenses } from './delivery/licenses';
import { rewritePage } from './delivery/rewrite';

/** What Next writes and no page asks for: the 404 page under a second name, lists and texts for a router that this site does not use. */
const NOT_PUBLIC = /^_not-found[./]|^_next\/static\/[^/]+\/_\w+Manifest\.js$|^(?!robots\.txt$).*\.txt$/;

function removeNotPublic(dir: string): void {
  for (const file of filesOf(dir).filter((name) => NOT_PUBLIC.test(name))) rmSync(join(dir, file));
  removeEmptyFolders(dir);
}

function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

/**
 * Makes an export ready to be published: pages locked down, licence texts added, hosts described, text files compressed.
 * `dir` is the export. Throws an error whose message says which page breaks which rule.
 */
export function finishExport(dir: string): void {
  removeNotPublic(dir);
  const origins = { form: new URL(FORM_ENDPOINT).origin, map: firm.map && new URL(firm.map.embedUrl).origin };
  const boot = bootScript(process.cwd());
  const { pages, notFound } = pagesOf(dir);
  for (const { file, html } of [...pages, notFound]) {
    writeFileSync(join(dir, file), rewritePage(html, file, { boot, origins }));
  }
  writeFileSync(join(dir, 'licenses.txt'), licenses(process.cwd()));
  writeHosts(dir);
  compress(dir);
}
