import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesOf } from './export-files';

const TEXT = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Not for .html files of `publicDir`: the host files take what has a compressed copy for a page. */
export async function compress(dir: string, publicDir: string): Promise<void> {
  const isOwnersHtml = (name: string) => name.endsWith('.html') && existsSync(join(publicDir, name));
  const names = filesOf(dir).filter((name) => TEXT.test(name) && !isOwnersHtml(name));
  await Promise.all(names.map((name) => compressFile(join(dir, name))));
}

async function compressFile(path: string): Promise<void> {
  const text = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const brotli = await promisify(brotliCompress)(text, { params });
  if (brotli.length >= text.length) return;
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: 9 }));
}
