/** `npm run bench`: Lighthouse on the last build, and on its pages as Next wrote them. Ten minutes; `RUNS=1` is faster. */
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { HYDRATED } from '@/boot/events';
import { filesByNext } from '@/build/export-files';
import { finishExport } from '@/build/finish-export';
import { findChromium } from './browser';
import { serve } from './local/serve';
import { run } from './run';

/** Not a dependency: it is large, and few measure. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
/** Norwegian: a browser that asks for English would be redirected from `/` to `/en`. */
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --lang=nb-NO --accept-lang=nb-NO';
const RUNS = Number(process.env.RUNS ?? 5);

interface Report {
  audits: Record<string, { numericValue?: number; details?: { items: { name?: string; startTime?: number }[] } }>;
  categories: Record<string, { score: number }>;
}

/** In milliseconds, but for the layout shift. */
const AUDITS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'speed index': 'speed-index',
  'blocking time': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
};

async function withoutOptimization(): Promise<string> {
  const dir = join(mkdtempSync(join(tmpdir(), 'bench-')), 'out');
  cpSync('out', dir, { recursive: true });
  for (const page of filesByNext(dir).filter((file) => file.endsWith('.html'))) {
    cpSync(join('.next/server/app', page === '404.html' ? '_not-found.html' : page), join(dir, page));
  }
  await finishExport(dir, false);
  return dir;
}

/** `devtools` really holds back network and processor, `simulate` calculates. */
async function lighthouse(url: string, throttling: 'devtools' | 'simulate'): Promise<Report> {
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--chrome-flags=${CHROME_FLAGS}`];
  const env = { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? findChromium() };
  const options = { env, maxBuffer: 100_000_000 };
  const { stdout } = await promisify(execFile)('npx', [...args, `--throttling-method=${throttling}`], options);
  return JSON.parse(stdout);
}

function figuresOf({ audits }: Report): (number | undefined)[] {
  const hydrated = audits['user-timings']?.details?.items.find(({ name }) => name === HYDRATED);
  return [...Object.values(AUDITS).map((id) => audits[id]?.numericValue), hydrated?.startTime];
}

/** `median (least–most)`, or a dash. */
function cell(values: (number | undefined)[]): string {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const text = (value = 0) => String(value < 1 ? Number(value.toFixed(3)) : Math.round(value));
  if (sorted.length === 0) return '–';
  return `${text(sorted[Math.floor(sorted.length / 2)])} (${text(sorted[0])}–${text(sorted.at(-1))})`;
}

run(async () => {
  const servers = await Promise.all(['out', await withoutOptimization()].map((dir) => serve(dir, 0)));
  const variants = servers.map((server) => ({
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    figures: [] as (number | undefined)[][],
  }));
  // In turns, so that a slow moment of the machine meets both.
  for (let round = 1; round <= RUNS; round += 1) {
    console.error(`Round ${round} of ${RUNS}`);
    for (const { url, figures } of variants) figures.push(figuresOf(await lighthouse(url, 'devtools')));
  }
  console.log('|  | published | without build/next-output |\n| --- | --- | --- |');
  for (const [index, name] of [...Object.keys(AUDITS), 'hydrated'].entries()) {
    const cells = variants.map(({ figures }) => cell(figures.map((row) => row[index])));
    console.log(`| ${[name, ...cells].join(' | ')} |`);
  }
  const { categories } = await lighthouse(variants[0]?.url ?? '', 'simulate');
  const scores = Object.entries(categories).map(([id, { score }]) => `${id} ${Math.round(score * 100)}`);
  console.log(`\n${LIGHTHOUSE}, ${RUNS} runs, median (least–most). Scores of /: ${scores.join(', ')}.`);
  for (const server of servers) server.close();
});
