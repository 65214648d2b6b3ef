import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { filesOf } from './exported';

/** Kinds of files that get smaller; pictures and fonts already are. */
const TEXT = /\.(css|html|ico|js|json|svg|txt|webmanifest|xml)$/;

/** Writes `x.br` and `x.gz` beside every text file `x` of an export, as small as they get; not where `x` is smaller still. */
export function compress(dir: string): void {
  for (const file of filesOf(dir).filter((name) => TEXT.test(name))) {
    const path = join(dir, file);
    const text = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    const brotli = brotliCompressSync(text, { params });
    if (brotli.length >= text.length) continue;
    writeFileSync(`${path}.br`, brotli);
    writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
  }
}
