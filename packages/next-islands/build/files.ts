import { existsSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join, relative } from 'node:path';

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

/** Removes folders without files: on some hosts, an empty folder `x/` hides the page `x.html`. */
export function removeEmptyFolders(dir: string): void {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(dir, entry.name));
  }
  if (readdirSync(dir).length === 0) rmdirSync(dir);
}
