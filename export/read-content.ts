import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY_FILE, type Content, PICTURES_FILE } from '@/checks/content';
import { CONTENT_DIR } from '@/company/content-dir.mjs';
import { COLORS, PAIRS } from '@/content/colors';
import { languages } from '@/messages/languages';
import { filesOf, readText } from './files';

const PICTURE_FOLDERS = ['content/images', 'content/brand', 'public/brand'];
/** Excludes catalog.schema.json. */
const CATALOG = /^messages\/[\w-]+\.json$/;
const PICTURE = /\.(svg|avif|png|jpe?g|webp|tiff?)$/i;

/** Reads what the checks need from a company's folder. Colors and languages are always those of `CONTENT_DIR`. */
export function readContent(root = CONTENT_DIR): Content {
  const catalogs = filesIn(root, 'messages').filter((file) => CATALOG.test(file));
  const jsonFiles = [COMPANY_FILE, PICTURES_FILE, ...catalogs];
  const drawings = filesIn(root, 'content/brand').filter((file) => file.endsWith('.svg'));
  const pictures = PICTURE_FOLDERS.flatMap((folder) => filesIn(root, folder)).filter((file) => PICTURE.test(file));
  const texts = (names: string[]) => {
    const existing = names.filter((file) => existsSync(join(root, file)));
    return Object.fromEntries(existing.map((file) => [file, readText(join(root, file))]));
  };
  return {
    files: texts(jsonFiles),
    drawings: texts(drawings),
    pictures: Object.fromEntries(pictures.map((file) => [file, gitId(readFileSync(join(root, file)))])),
    languages,
    colors: COLORS,
    pairs: PAIRS,
    paths: ['content', 'public'].flatMap((folder) => filesIn(root, folder)),
    formOverride: process.env.NEXT_PUBLIC_FORM_ENDPOINT,
  };
}

function filesIn(root: string, folder: string): string[] {
  return existsSync(join(root, folder)) ? filesOf(join(root, folder)).map((name) => `${folder}/${name}`) : [];
}

/** Returns the object id that Git gives to a file. */
export function gitId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
