import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Files = Record<string, string | Buffer>;

/** Writes files into a folder; a name that ends with `/` is a folder. */
export function writeFiles(folder: string, files: Files): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(name.endsWith('/') ? path : dirname(path), { recursive: true });
    if (!name.endsWith('/')) writeFileSync(path, content);
  }
}

/** Returns a new temporary folder with these files. */
export function newFolder(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'nordstrek-'));
  writeFiles(folder, files);
  return folder;
}
