/** `npm test`: runs all parts, even if one fails, and prints the time and the number of tests of each. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Scripts of package.json. Rows run in parallel. Both types and e2e, which builds first, use `.next/`, so types come last. */
const FIRST = ['lint', 'fixture'];
const ROWS = [['e2e'], ['unit', 'types']];

// Removed at the end, with all temporary files of the tests.
process.env.TMPDIR = mkdtempSync(join(tmpdir(), 'tests-'));

const SUMMARY = /^(Tests:| {2}\d+ (passed|failed))/;

type Result = { part: string; passed: number; failed: number; seconds: number };

/** Reads the number of tests from the output of Jest (`Tests: 2 failed, 9 passed, 11 total`) or Playwright (`  9 passed (1m)`). */
function countTests(output: string, word: 'passed' | 'failed'): number {
  const summaries = output.split('\n').filter((line) => SUMMARY.test(line));
  const counts = summaries.map((line) => Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0));
  return counts.reduce((total, count) => total + count, 0);
}

async function runPart(part: string): Promise<Result> {
  const start = performance.now();
  const child = spawn(`npm run ${part} 2>&1`, { shell: true, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  let output = '';
  for await (const text of child.stdout) {
    output += text;
    process.stdout.write(text);
  }
  const [status] = await closed;
  const passed = countTests(output, 'passed');
  const failed = countTests(output, 'failed');
  const seconds = Math.round((performance.now() - start) / 1000);
  return status === 0 ? { part, passed: passed || 1, failed, seconds } : { part, passed, failed: failed || 1, seconds };
}

async function runRow(parts: string[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const part of parts) done.push(await runPart(part));
  return done;
}

const first = await Promise.all(FIRST.map(runPart));
// The fixture is written, and types are checked, by a part of their own: fixture/generate.ts, next.config.mjs.
process.env.NPM_TEST = 'yes';
const results = [first, ...(await Promise.all(ROWS.map(runRow)))].flat();
rmSync(process.env.TMPDIR, { recursive: true, force: true });
const sum = (count: 'passed' | 'failed') => results.reduce((total, result) => total + result[count], 0);
for (const { part, passed, failed, seconds } of results) {
  console.log(`${part}: ${passed} passed, ${failed} failed, ${seconds} s`);
}
console.log(`\nall: ${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
