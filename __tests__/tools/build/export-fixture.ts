import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishExport } from '@/tools/build/finish-export';
import { newFolder, writeFiles } from '../../folder';

// Jest cannot load ES modules: what makes the editor's script and style sheet.
jest.mock('@/tools/build/publish-editor', () => ({ publishEditor: jest.fn() }));

const page = (body: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${body.repeat(20)}</body></html>`;

const FILES: Record<string, string> = {
  'index.html': page('<h1>Hjem</h1>'),
  'en.html': page('<h1>Home</h1>'),
  'en/personvern.html': page('<h1>Privacy</h1>'),
  'no.html': page('<h1>Hjem</h1>'),
  'no/personvern.html': page('<h1>Personvern</h1>'),
  '404.html': page('<h1>Oops</h1>'),
  '_next/0123/': '',
  'en/empty/': '',
  'robots.txt': 'User-Agent: *\nAllow: /\n',
  '_next/static/chunks/a.css': `h1{color:red}${'footer{color:blue}'.repeat(20)}`,
  '_next/static/islands/start-0.js': `console.log(${'"a",'.repeat(200)}1)`,
  'frister.ics': `BEGIN:VCALENDAR${'\r\nBEGIN:VEVENT'.repeat(50)}`,
  'manifest.webmanifest': `{${' '.repeat(100)}}`,
  'sitemap.xml': `<urlset>${'<url/>'.repeat(50)}</urlset>`,
  'pictures/a.1234.avif': 'not really a picture',
};

/** The files of public/, some of them the owner's. */
export const OWN_FILES: Record<string, string> = {
  _headers: readFileSync('public/_headers', 'utf8'),
  'favicon.ico': `not really ${'an icon '.repeat(50)}`,
  'brand/icon.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<g></g>'.repeat(50)}</svg>`,
  'brand/badge-ring.svg': '<svg/>',
  '.well-known/security.txt': 'Contact: mailto:post@nordstrek.example\n',
  'a1b2c3.txt': 'a1b2c3',
  'google123.html': `google-site-verification: google123.html${' '.repeat(100)}`,
  'tilbud/kampanje.html': '<p onclick="go()" style="color: red">Tilbud</p>',
  'prisliste.pdf': '%PDF-1.7',
  'film.mp4': 'not really a film',
  _redirects: '/gammel /',
  CNAME: 'nordstrek.example',
};

/** Files that operating systems, editors and office programs leave there. */
export const LEFTOVERS = [
  ...['.DS_Store', 'brand/Thumbs.db', 'ehthumbs.db', 'desktop.ini', '._robots.txt', '__MACOSX/brand/._logo.svg'],
  ...['.localized', 'Icon\r', '~$prisliste.docx', '.~lock.prisliste.ods#', '@eaDir/prisliste.pdf/SYNOPHOTO.jpg'],
  ...['prisliste.pdf~', '#notater.txt#', '.#notater.txt', '.notater.txt.swp', '.goutputstream-AB12CD', 'film.mp4.part'],
  ...['.fuse_hidden0001', '.Trash-1000/files/prisliste.pdf', '.prisliste.pdf.icloud', 'prisliste.pdf.orig'],
];

/**
 * Writes a small export to a new folder and finishes it as the build does, with some files added or replaced. public/ is beside it, with
 * `own` files that Next writes over. Returns the folder of the export.
 */
export async function finishedExport(files: Record<string, string> = {}, own = {}): Promise<string> {
  const leftovers = Object.fromEntries(LEFTOVERS.map((file) => [file, 'x']));
  const inPublic = { ...OWN_FILES, ...leftovers, ...own };
  const folder = newFolder();
  const [dir, publicDir] = [join(folder, 'out'), join(folder, 'public')];
  writeFiles(publicDir, inPublic);
  writeFiles(dir, { ...inPublic, ...FILES, ...files });
  await finishExport(dir, publicDir);
  return dir;
}
