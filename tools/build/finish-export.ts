import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { BUILD_DAY_FILE, buildDay } from '@/lib/calendar/build-day';
import { company } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { bundleIslands, inlineScript } from './bundle';
import { filesByNext, filesOf, isLeftover, pagesOf } from './files';
import { withFirstViewStyles } from './first-view';
import { withBoot, withIslands } from './islands';
import { licenses } from './licenses';
import { assertCspSafe, withPolicy } from './policy';
import { publishEditor } from './publish-editor';

const COMPRESSED = /\.(css|html|ico|ics|js|json|svg|txt|webmanifest|xml)$/;

// Next's scripts, what they fetch, and a second 404 page.
const UNUSED = /^_not-found[./]|^_next\/.*\.js$|^(?!robots\.txt$).*\.txt$/;

/** Next exports a site with one language twice (`staticParams` in i18n/locales.ts). */
const DUPLICATE = new RegExp(`^${DEFAULT_LOCALE}(\\.html$|/)`);

/** Restores files of `publicDir` that Next has overwritten. Throws if Next's file is a page. */
function restoreOwnFiles(dir: string, publicDir: string): void {
  for (const name of filesOf(publicDir).filter((file) => existsSync(join(dir, file)))) {
    const own = readFileSync(join(publicDir, name));
    if (own.equals(readFileSync(join(dir, name)))) continue;
    if (name.endsWith('.html')) throw new Error(`public/${name}: the site has a page of this name; rename the file`);
    writeFileSync(join(dir, name), own);
  }
}

function removeUnused(dir: string, publicDir: string): void {
  const unused = filesByNext(dir, publicDir).filter((name) => UNUSED.test(name) || DUPLICATE.test(name));
  const files = filesOf(dir);
  const calendars = files.filter((name) => !company.deadlines && /^([a-z-]+\/)?frister\.ics$/.test(name));
  for (const name of [...unused, ...calendars, ...files.filter(isLeftover)]) rmSync(join(dir, name), { force: true });
  removeEmptyFolders(dir);
}

/** On some hosts, an empty folder `x/` hides the page `x.html`. */
function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}

async function compress(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const brotli = await promisify(brotliCompress)(text, { params });
  if (brotli.length >= text.length) return;
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/**
 * Finishes what Next has exported to `dir` (docs/architecture.md, Build). Throws on inline styles and handlers, on unexpected HTML, and on a
 * file of `publicDir` with the name of a page.
 */
export async function finishExport(dir: string, publicDir = 'public'): Promise<void> {
  restoreOwnFiles(dir, publicDir);
  removeUnused(dir, publicDir);
  await finishPages(dir, publicDir);
  writeFileSync(join(dir, 'licenses.txt'), licenses());
  writeFileSync(join(dir, BUILD_DAY_FILE), buildDay());
  if (company.editor) await publishEditor(dir, company.editor);
  // nginx treats .html files with a compressed copy as pages (tools/hosts/nginx.conf).
  const isOwnHtml = (name: string) => name.endsWith('.html') && existsSync(join(publicDir, name));
  const texts = filesOf(dir).filter((name) => COMPRESSED.test(name) && !isOwnHtml(name));
  await Promise.all(texts.map((name) => compress(join(dir, name))));
}

async function finishPages(dir: string, publicDir: string): Promise<void> {
  const { pages, notFound } = pagesOf(dir, publicDir);
  const script = await bundleIslands(dir);
  const origins = { form: new URL(FORM_ENDPOINT).origin, map: company.map && new URL(company.map.embedUrl).origin };
  const head = await inlineScript('components/layout/head.boot.ts');
  const body = await inlineScript('components/layout/body.boot.ts');
  const notFoundBody = await inlineScript('components/not-found/not-found.boot.ts');
  for (const { file, html } of [...pages, notFound]) {
    assertCspSafe(html, file);
    const styled = await withFirstViewStyles(withIslands(html, script), dir);
    const page = withBoot(styled, head, file === notFound.file ? notFoundBody : body);
    writeFileSync(join(dir, file), withPolicy(page, origins));
  }
}
