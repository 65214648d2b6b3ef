import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesByNext, filesOf, removeEmptyFolders } from 'next-islands/files';
import { isLeftover } from '@/checks/content';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { BUILD_DAY_FILE, buildDay } from '@/lib/calendar/build-day';
import { company } from '@/lib/company';
import { licenses } from './licenses';
import { publishEditor } from './publish-editor';

const COMPRESSED = /\.(css|html|ico|ics|js|json|svg|txt|webmanifest|xml)$/;

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
  const duplicates = filesByNext(dir, publicDir).filter((name) => DUPLICATE.test(name));
  const files = filesOf(dir);
  const calendars = files.filter((name) => !company.deadlines && /^([a-z-]+\/)?frister\.ics$/.test(name));
  for (const name of [...duplicates, ...calendars, ...files.filter(isLeftover)])
    rmSync(join(dir, name), { force: true });
  removeEmptyFolders(dir);
}

async function compress(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const brotli = await promisify(brotliCompress)(text, { params });
  if (brotli.length >= text.length) return;
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}

/** Finishes an export whose pages have their islands. Throws on a file of `publicDir` with the name of a page. */
export async function finishExport(dir: string, publicDir = 'public'): Promise<void> {
  restoreOwnFiles(dir, publicDir);
  removeUnused(dir, publicDir);
  writeFileSync(join(dir, 'licenses.txt'), licenses());
  writeFileSync(join(dir, BUILD_DAY_FILE), buildDay());
  if (company.editor) await publishEditor(dir, company.editor);
  // nginx treats .html files with a compressed copy as pages (tools/hosts/nginx.conf).
  const isOwnHtml = (name: string) => name.endsWith('.html') && existsSync(join(publicDir, name));
  const texts = filesOf(dir).filter((name) => COMPRESSED.test(name) && !isOwnHtml(name));
  await Promise.all(texts.map((name) => compress(join(dir, name))));
}
