/** @jest-environment node */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'next/package.json';
import { checkBudgets, weights } from '@/scripts/budgets';
import { writeExport } from './export-fixture';

/** A project whose export has a page with a script, a style sheet and a face of the given sizes, measured with a Next. */
function project(sizes: { script: number; css?: number }, next = version): string {
  const face = '@font-face{src:url(../media/a.woff2)}';
  const out = writeExport({
    'index.html':
      '<script type="text/plain" data-src="/s.js"></script><link rel="stylesheet" href="/_next/static/css/a.css"/>',
    's.js': 'x'.repeat(sizes.script),
    '_next/static/css/a.css': face.padEnd(sizes.css ?? 100),
    '_next/static/media/a.woff2': 'x'.repeat(300),
  });
  const dir = join(out, '..');
  mkdirSync(join(dir, 'bench'));
  writeFileSync(join(dir, 'bench/results.json'), JSON.stringify({ next, firstVisit: { floor: { script: 1000 } } }));
  writeFileSync(join(dir, 'package.json'), '{}');
  mkdirSync(join(dir, 'node_modules/next'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/next/package.json'), JSON.stringify({ version }));
  return dir;
}

it('weighs what the page loads at first', () => {
  const found = weights(join(project({ script: 500 }), 'out'));
  expect(found).toEqual({ HTML: 107, CSS: 100, fonts: 300, JavaScript: 500 });
});

it('passes a page within its budgets', () => {
  expect(() => checkBudgets(project({ script: 13_000 }))).not.toThrow();
});

it('names what has grown, by how much, and why it must not', () => {
  expect(() => checkBudgets(project({ script: 13_001, css: 13_534 }))).toThrow(
    /^CSS of \/ is 13534 bytes, 34 more than its budget of 13500: .+\nJavaScript of \/ is 13001 bytes, 1 more than its budget of 13000: .+$/,
  );
});

it('asks for a new measurement when the floor is of another Next', () => {
  expect(() => checkBudgets(project({ script: 1 }, '1.0.0'))).toThrow(/measured with Next 1\.0\.0.*npm run bench/);
});
