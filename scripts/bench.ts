/** `npm run bench`: Lighthouse on the last build, and on its pages as Next wrote them. Ten minutes; `RUNS=1` is faster. */
import { execFile } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { plainExport } from '@/export/finish-export';
import { findChromium } from './browser';
import { serve } from './local/serve';
import { run } from './run';

/** Norwegian: a browser that asks for English would be redirected from `/` to `/en`. */
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --lang=nb-NO --accept-lang=nb-NO';
/** Network and processor are really held back. */
const OPTIONS = ['--throttling-method=devtools', '--quiet', '--output=json', `--chrome-flags=${CHROME_FLAGS}`];
const AUDITS = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const RUNS = Number(process.env.RUNS ?? 5);

async function lighthouse(url: string): Promise<number[]> {
  const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? findChromium() };
  // npm's own file: Windows cannot start `npx` without a shell.
  const args = [process.env.npm_execpath ?? '', 'exec', '--yes', '--', 'lighthouse@12.8.2', url, ...OPTIONS];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 100_000_000 });
  const { audits } = JSON.parse(stdout);
  return AUDITS.map((id) => audits[id].numericValue);
}

function cell(values: number[]): string {
  const sorted = values.map(Math.round).sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`;
}

run(async () => {
  const servers = await Promise.all(['out', await plainExport()].map((dir) => serve(dir, 0)));
  const figures: number[][][] = servers.map(() => []);
  // In turns, so that a slow moment of the machine meets both.
  for (let round = 1; round <= RUNS; round += 1) {
    console.error(`Round ${round} of ${RUNS}`);
    for (const [index, server] of servers.entries()) {
      figures[index]?.push(await lighthouse(`http://localhost:${(server.address() as AddressInfo).port}/`));
    }
  }
  console.log('| ms | published | without export/next-output |\n| --- | --- | --- |');
  for (const [row, name] of AUDITS.entries()) {
    console.log(`| ${[name, ...figures.map((runs) => cell(runs.map((run) => run[row] ?? 0)))].join(' | ')} |`);
  }
  for (const server of servers) server.close();
});
