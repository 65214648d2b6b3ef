import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import { readContent } from '@/export/read-content';

/** A copy of the fixture's content, new for every test, that the test may spoil. */
export function contentCopy() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const folder of ['content', 'messages', 'public']) {
      cpSync(join('fixture', folder), join(root, folder), { recursive: true });
    }
  });
  afterEach(() => rmSync(root, { recursive: true }));
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const write = (file: string, content: string | Buffer) => writeFileSync(join(root, file), content);
  return {
    root: () => root,
    content: () => readContent(root),
    read,
    write,
    /** Sets the value at a key with dots in a JSON file; undefined takes it out. */
    set(file: string, key: string, value: unknown) {
      const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
      write(file, applyEdits(read(file), modify(read(file), path, value, {})));
    },
  };
}
