import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';

/** Whether a file was left by an operating system. Such files of `public/` are not published. */
export const isLeftover = (path: string) => /(^|[\\/])(\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(path);

/** The files of a folder and those in it, sorted, with `/` between. */
export function filesOf(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The same without the files of `publicDir`, which Next copies into the export. */
export function filesByNext(dir: string, publicDir = 'public'): string[] {
  return filesOf(dir).filter((file) => !existsSync(join(publicDir, file)));
}

/** The exported pages with their HTML, and the 404 page by itself. */
export function pagesOf(dir: string, publicDir?: string) {
  const pageOf = (file: string) => ({
    file,
    address: `/${file.replace(/(^index)?\.html$/, '')}`, // `/en` for `en.html`, `/` for `index.html`
    html: readFileSync(join(dir, file), 'utf8'),
  });
  const files = filesByNext(dir, publicDir).filter((file) => file.endsWith('.html') && file !== '404.html');
  return { pages: files.map(pageOf), notFound: pageOf('404.html') };
}

/** Takes away the byte order mark that editors of Windows put first into a file: bundlers take it for a mistake. */
export function removeByteOrderMarks(root = CONTENT_DIR): void {
  for (const folder of ['content', 'messages']) {
    const names = readdirSync(join(root, folder)).filter((name) => /\.(json|ts)$/.test(name));
    for (const file of names.map((name) => join(root, folder, name))) {
      const text = readFileSync(file, 'utf8');
      if (text.startsWith('\ufeff')) writeFileSync(file, text.slice(1));
    }
  }
}
