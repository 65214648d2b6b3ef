/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'next/package.json';
import { checkBudgets, weights } from '@/build/budgets';
import { writeExport } from './export-fixture';

/** A project whose export has a page with a script, a style sheet and a face of the given sizes, made with a Next. */
function project(sizes: { script: number; css?: number; words?: number }, next = version): string {
  const face = '@font-face{src:url(../media/a.woff2)}';
  const out = writeExport({
    'index.html':
      '<script type="text/plain" data-src="/s.js"></script><link rel="stylesheet" href="/_next/static/css/a.css"/>'.concat(
        ' '.repeat(sizes.words ?? 0),
      ),
    's.js': 'x'.repeat(sizes.script),
    '_next/static/css/a.css': face.padEnd(sizes.css ?? 100),
    '_next/static/media/a.woff2': 'x'.repeat(300),
  });
  const dir = join(out, '..');
  writeFileSync(join(dir, 'package.json'), '{}');
  mkdirSync(join(dir, 'node_modules/next'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/next/package.json'), JSON.stringify({ version: next }));
  return dir;
}

/** The most that scripts may weigh: those of an empty page and ours. */
const MOST = 127_000;

it('weighs what the page loads at first', () => {
  const found = weights(join(project({ script: 500 }), 'out'));
  expect(found).toEqual({ HTML: 107, 'first view': expect.any(Number), CSS: 100, fonts: 300, JavaScript: 500 });
});

it('passes a page within its budgets', () => {
  expect(checkBudgets(project({ script: MOST }))).toEqual([]);
});

it('names what has grown, by how much, and why it must not', () => {
  expect(() => checkBudgets(project({ script: MOST + 1, css: 13_534 }))).toThrow(
    /^CSS of \/ is 13534 bytes, 34 more than its budget of 13500: .+\nJavaScript of \/ is 127001 bytes, 1 more than its budget of 127000: .+$/,
  );
});

it('says what an owner’s words weigh too much, and does not stop the build for them', () => {
  const [first, ...others] = checkBudgets(project({ script: 500, words: 27_001 - 107 }));
  expect(first).toMatch(/^HTML of \/ is 27001 bytes, 1 more than its budget of 27000: .+ Shorter texts/);
  expect(others).toEqual([]);
});

it('never stops the build of another Next for its own scripts, and says what to measure anew', () => {
  expect(checkBudgets(project({ script: 500_000 }, '99.0.0'))).toEqual([
    expect.stringMatching(/^The scripts of an empty page.*this is 99\.0\.0/),
  ]);
});
