import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { filesOf } from 'next-islands/files';
import { COMPANY_FILE, type Content, isLeftover, isPicture, PICTURES_FILE } from '@/checks/content';
import { fileMistake, isPublished } from '@/checks/picture-files';
import { compressedTexts } from '@/checks/position';
import { COLORS, PAIRS } from '@/content/colors';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { languages } from '@/messages/languages';
import type { Bilingual } from '@/model/bilingual';
import { readText } from './files';

/** Excludes catalog.schema.json. */
const CATALOG = /^messages\/[\w-]+\.json$/;

/** Reads what the checks need from a company's folder. Colors and languages are always those of `CONTENT_DIR`. */
export function readContent(root = CONTENT_DIR): Content & { files: Record<string, string> } {
  const catalogs = filesIn(root, 'messages').filter((file) => CATALOG.test(file));
  const jsonFiles = [COMPANY_FILE, PICTURES_FILE, ...catalogs].filter((file) => existsSync(join(root, file)));
  const paths = ['content', 'public'].flatMap((folder) => filesIn(root, folder));
  const pictures: Record<string, string> = {};
  const mistakes: Record<string, Bilingual> = {};
  for (const file of paths.filter((path) => isPicture(path) || isPublished(path))) {
    const bytes = readFileSync(join(root, file));
    const mistake = fileMistake(file, bytes, compressedTexts(bytes).map(decompress));
    if (mistake) mistakes[file] = mistake;
    if (isPicture(file)) pictures[file] = gitId(bytes);
  }
  return {
    files: Object.fromEntries(jsonFiles.map((file) => [file, readText(join(root, file))])),
    pictures,
    mistakes,
    languages,
    colors: COLORS,
    pairs: PAIRS,
    paths,
    formOverride: process.env.NEXT_PUBLIC_FORM_ENDPOINT,
  };
}

function decompress(text: Uint8Array): Uint8Array {
  try {
    return inflateSync(text);
  } catch {
    return new Uint8Array();
  }
}

function filesIn(root: string, folder: string): string[] {
  const names = existsSync(join(root, folder)) ? filesOf(join(root, folder)) : [];
  return names.filter((name) => !isLeftover(name)).map((name) => `${folder}/${name}`);
}

export function gitId(bytes: Buffer): string {
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
