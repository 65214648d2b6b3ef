import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';

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
