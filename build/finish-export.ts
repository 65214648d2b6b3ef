import { readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/boot/bundle';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { company } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { compress } from './compress';
import { type ExportedPage, filesByNext, pagesOf } from './export-files';
import { addCsp, assertCspSafe } from './inject';
import { licenses } from './licenses';
import { OPTIMIZE, optimize } from './next-output';

/** What Next writes and no page asks for: the 404 page under a second name, lists and texts for a router that this site does not use. */
const NOT_PUBLIC = /^_not-found[./]|^_next\/static\/[^/]+\/_\w+Manifest\.js$|^(?!robots\.txt$).*\.txt$/;

function removeNotPublic(dir: string, publicDir: string): void {
  for (const file of filesByNext(dir, publicDir).filter((name) => NOT_PUBLIC.test(name))) rmSync(join(dir, file));
  // The default language has no folder (prefixedLocales).
  for (const copy of [`${DEFAULT_LOCALE}.html`, DEFAULT_LOCALE]) {
    rmSync(join(dir, copy), { recursive: true, force: true });
  }
  removeEmptyFolders(dir);
}

function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

/**
 * Makes an export ready to be published: pages made fast and locked down, licence texts added, text files compressed. What
 * comes from `publicDir` stays as it is, byte for byte. `dir` is the export; without `fast`, or where Next writes its pages in
 * a way that build/next-output does not know, pages stay as Next wrote them. Rejects with an error whose message says which
 * page breaks which rule.
 */
export async function finishExport(dir: string, fast = OPTIMIZE, publicDir = 'public'): Promise<void> {
  removeNotPublic(dir, publicDir);
  const origins = { form: new URL(FORM_ENDPOINT).origin, map: company.map && new URL(company.map.embedUrl).origin };
  const given = { boot: bootScript(process.cwd()), origins };
  const { pages, notFound } = pagesOf(dir, publicDir);
  const all = [...pages, notFound];
  for (const { file, html } of all) assertCspSafe(html, file);
  const adapted = fast ? await optimizeAll(all, dir) : undefined;
  for (const [index, { file, html }] of all.entries()) {
    writeFileSync(join(dir, file), addCsp(adapted?.[index] ?? html, given));
  }
  writeFileSync(join(dir, 'licenses.txt'), licenses(process.cwd()));
  await compress(dir, publicDir);
}

/** All pages made fast, or none: undefined, and a warning, when one of them is written otherwise than expected. */
async function optimizeAll(pages: ExportedPage[], dir: string): Promise<string[] | undefined> {
  try {
    return await optimize(
      pages.map(({ html }) => html),
      dir,
    );
  } catch (error) {
    console.warn(
      `Next writes its pages in a new way (${(error as Error).message}): they are published without what made them faster, until build/next-output knows it.`,
    );
  }
}
