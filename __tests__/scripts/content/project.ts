import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of the content in a folder of its own, which each test may spoil; it is new for every test. */
export function contentCopy() {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'content-'));
    for (const folder of ['messages', 'site']) cpSync(folder, join(root, folder), { recursive: true });
  });
  afterEach(() => {
    rmSync(root, { recursive: true });
    delete process.env.NEXT_PUBLIC_FORM_ENDPOINT;
  });
  return {
    root: () => root,
    path: (file: string) => join(root, file),
    /** Replaces the first place of a text in a file, which must be there. */
    plant(file: string, from: string, to: string) {
      const text = readFileSync(join(root, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(join(root, file), text.replace(from, to));
    },
  };
}
