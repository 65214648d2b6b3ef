import { existsSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/boot/bundle';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { company } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { compress } from './compress';
import { filesByNext, pagesOf } from './export-files';
import { licenses } from './licenses';
import { optimize } from './next-output';
import { addCsp, assertCspSafe } from './policy';

/** What Next writes and no page asks for: the 404 page under a second name, lists and texts for a router that this site does not use. */
const NOT_PUBLIC = /^_not-found[./]|^_next\/static\/[^/]+\/_\w+Manifest\.js$|^(?!robots\.txt$).*\.txt$/;

function removeNotPublic(dir: string, publicDir: string): void {
  for (const file of filesByNext(dir, publicDir).filter((name) => NOT_PUBLIC.test(name))) rmSync(join(dir, file));
  // The default language has no folder (prefixedLocales).
  for (const copy of [`${DEFAULT_LOCALE}.html`, DEFAULT_LOCALE]) {
    rmSync(join(dir, copy), { recursive: true, force: true });
  }
  for (const file of filesIn(join(dir, 'brand')).filter(
    (name) => name.startsWith('badge-') && name !== company.badge,
  )) {
    rmSync(join(dir, 'brand', file));
  }
  removeEmptyFolders(dir);
}

function filesIn(dir: string): string[] {
  return existsSync(dir) ? readdirSync(dir) : [];
}

function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

/**
 * Makes an export ready to be published: optimizes its pages, adds their policies and the licence texts, compresses.
 * @param dir the export
 * @param isOptimized false leaves pages as Next wrote them, but for their policies
 * @param publicDir files of this folder are published unchanged
 * @throws with every page and attribute that a policy would disable
 */
export async function finishExport(dir: string, isOptimized = true, publicDir = 'public'): Promise<void> {
  removeNotPublic(dir, publicDir);
  const origins = { form: new URL(FORM_ENDPOINT).origin, map: company.map && new URL(company.map.embedUrl).origin };
  const boot = bootScript();
  const { pages, notFound } = pagesOf(dir, publicDir);
  const all = [...pages, notFound];
  for (const { file, html } of all) assertCspSafe(html, file);
  const sources = all.map(({ html }) => html);
  const finished = isOptimized ? await optimize(sources, dir) : sources;
  for (const [index, { file }] of all.entries()) {
    writeFileSync(join(dir, file), addCsp(finished[index] ?? '', boot, origins));
  }
  writeFileSync(join(dir, 'licenses.txt'), licenses(process.cwd()));
  await compress(dir, publicDir);
}
