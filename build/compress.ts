import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './export-files';

/** Kinds of files that get smaller; pictures and fonts already are. */
const TEXT = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/**
 * Writes `x.br` and `x.gz` beside every text file `x` of an export, as small as they get; not where `x` is smaller still, and
 * not for an .html file of `publicDir`: hosts know a page by its compressed copy.
 */
export async function compress(dir: string, publicDir = 'public'): Promise<void> {
  const isOwnersHtml = (name: string) => name.endsWith('.html') && existsSync(join(publicDir, name));
  const paths = filesOf(dir).filter((name) => TEXT.test(name) && !isOwnersHtml(name));
  await Promise.all(paths.map((file) => compressFile(join(dir, file))));
}

async function compressFile(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const brotli = await promisify(brotliCompress)(text, { params });
  if (brotli.length >= text.length) return;
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}
