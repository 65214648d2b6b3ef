import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

export const isLeftover = (path: string) => /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

/** Returns the sorted paths of all files in a folder and its subfolders, with `/`. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** Returns the files of the export `dir` that were not copied from `publicDir`. */
export function filesByNext(dir: string, publicDir = 'public'): string[] {
  return filesOf(dir).filter((file) => !existsSync(join(publicDir, file)));
}

export function pagesOf(dir: string, publicDir?: string) {
  const pageOf = (file: string) => ({
    file,
    address: `/${file.replace(/(^index)?\.html$/, '')}`, // `/en` for `en.html`, `/` for `index.html`
    html: readFileSync(join(dir, file), 'utf8'),
  });
  const files = filesByNext(dir, publicDir).filter((file) => file.endsWith('.html') && file !== '404.html');
  return { pages: files.map(pageOf), notFound: pageOf('404.html') };
}

/** Reads a file as text, without the byte order mark that Windows editors add. */
export const readText = (file: string) => readFileSync(file, 'utf8').replace(/^\ufeff/, '');
