import { readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootScript } from '@/boot/bundle';
import { company } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { compress } from './compress';
import { type ExportedPage, filesOf, pagesOf } from './export-files';
import { writeHosts } from './hosts';
import { addCsp, assertCspSafe } from './inject';
import { licenses } from './licenses';
import { OPTIMIZE, optimize } from './next-output';

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
 * Makes an export ready to be published: pages made fast and locked down, licence texts added, hosts described, text files
 * compressed. `dir` is the export; without `fast`, or where Next writes its pages in a way that build/next-output does not
 * know, pages stay as Next wrote them. Rejects with an error whose message says which page breaks which rule.
 */
export async function finishExport(dir: string, fast = OPTIMIZE): Promise<void> {
  removeNotPublic(dir);
  const origins = { form: new URL(FORM_ENDPOINT).origin, map: company.map && new URL(company.map.embedUrl).origin };
  const given = { boot: bootScript(process.cwd()), origins };
  const { pages, notFound } = pagesOf(dir);
  const all = [...pages, notFound];
  for (const { file, html } of all) assertCspSafe(html, file);
  const adapted = fast ? await optimizeAll(all, dir) : undefined;
  for (const [index, { file, html }] of all.entries()) {
    writeFileSync(join(dir, file), addCsp(adapted?.[index] ?? html, given));
  }
  writeFileSync(join(dir, 'licenses.txt'), licenses(process.cwd()));
  writeHosts(dir);
  await compress(dir);
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
