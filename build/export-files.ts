import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One page of an export: its file, and the address that it is answered at. */
export interface ExportedPage {
  file: string;
  address: string;
  html: string;
}

/** Paths of all files of an export relative to it, with `/` between the folders, in a stable order. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(dir, '/').length).replaceAll('\\', '/'))
    .sort();
}

/** The same without the files of `publicDir`, which Next copies into the export. */
export function filesByNext(dir: string, publicDir = 'public'): string[] {
  return filesOf(dir).filter((file) => !existsSync(join(publicDir, file)));
}

/**
 * The pages of an export, and the page that answers every unknown address. `en.html` is answered at `/en`,
 * `index.html` at `/`. Throws when there is no 404 page.
 */
export function pagesOf(dir: string, publicDir?: string): { pages: ExportedPage[]; notFound: ExportedPage } {
  const all = (existsSync(dir) ? filesByNext(dir, publicDir) : [])
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file,
      address: `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/'),
      html: readFileSync(join(dir, file), 'utf8'),
    }));
  const notFound = all.find((page) => page.file === '404.html');
  if (!notFound) throw new Error(`${dir}/404.html is missing: run \`npm run build\` first.`);
  return { pages: all.filter((page) => page !== notFound), notFound };
}
