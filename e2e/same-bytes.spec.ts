import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, layCopy, UNTYPED } from '@/__tests__/build-copy';
import { filesOf } from '@/build/export-files';

/** What a build leaves to be published. */
const BUILT = ['out', 'dist'];

/** The same files under other names, in as little time and room as there is. */
function link(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) link(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

test.skip(({ browserName }) => browserName !== 'chromium', 'no browser has a part in it');
test.setTimeout(300_000);

test('equal input gives equal output, byte for byte, in another folder and after a build that failed', () => {
  const other = layCopy('again', UNTYPED);
  link(resolve('node_modules'), join(other, 'node_modules'));
  try {
    const facts = join(other, 'content/company.json');
    const text = readFileSync(facts, 'utf8');
    writeFileSync(facts, text.replace('"name"', '"nam"'));
    const failed = build(other);
    expect([failed.built, failed.output]).toEqual([false, expect.stringContaining('content/company.json')]);
    writeFileSync(facts, text);
    const mended = build(other);
    expect(mended.built ? 'built' : mended.output).toBe('built');
    for (const folder of BUILT) {
      const [here, there] = [resolve(folder), join(other, folder)];
      expect(filesOf(there)).toEqual(filesOf(here));
      const differ = filesOf(here).filter(
        (file) => !readFileSync(join(here, file)).equals(readFileSync(join(there, file))),
      );
      expect(differ, 'is out/ built from the files as they are? (`npm run build`)').toEqual([]);
    }
  } finally {
    rmSync(other, { recursive: true });
  }
});
