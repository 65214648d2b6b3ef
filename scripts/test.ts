/** `npm test`: runs every part, even after one has failed. Ends with the count of all tests, and with 1 if one has failed. */
import { spawn } from 'node:child_process';

/** Scripts of package.json. Those in one row run at the same time. */
const PARTS = [['lint', 'types'], ['build'], ['unit'], ['e2e']];

interface Counts {
  passed: number;
  failed: number;
}

/** Counts in the output of Jest ("Tests: 2 failed, 9 passed, 11 total") and Playwright ("  9 passed (1m)", one line each). */
function countTests(output: string): Counts {
  const lines = output.split('\n').filter((line) => /^(Tests:| {2}\d+ (passed|failed))/.test(line));
  const sum = (word: string) =>
    lines.reduce((total, line) => total + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

/** Runs a part and prints what it prints. A part without tests of its own counts as one test. */
function run(part: string): Promise<Counts> {
  const child = spawn('npm', ['run', part], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
      process.stdout.write(text);
    });
  }
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const { passed, failed } = countTests(output);
      if (status !== 0) resolve({ passed, failed: failed || 1 });
      else resolve({ passed: passed || 1, failed });
    });
  });
}

const report: string[] = [];
const total: Counts = { passed: 0, failed: 0 };
for (const row of PARTS) {
  const results = await Promise.all(row.map(async (part) => ({ part, ...(await run(part)) })));
  for (const { part, passed, failed } of results) {
    report.push(`${part}: ${passed} passed, ${failed} failed`);
    total.passed += passed;
    total.failed += failed;
  }
}
console.log(`\n${report.join('\n')}\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
