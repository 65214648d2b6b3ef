/**
 * `npm run bench`: Lighthouse on the last build as it is published, and on the same pages without build/next-output. Prints a
 * table for the README. Takes about ten minutes on two cores that do nothing else. `RUNS=1` for a quick look.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Milliseconds, but for the layout shift. */
const METRICS: Record<string, (report: Report) => number | undefined> = {
  'first paint': ({ audits }) => audits['first-contentful-paint']?.numericValue,
  'largest paint': ({ audits }) => audits['largest-contentful-paint']?.numericValue,
  'speed index': ({ audits }) => audits['speed-index']?.numericValue,
  hydrated: ({ audits }) => audits['user-timings']?.details?.items.find(({ name }) => name === HYDRATED)?.startTime,
  'blocking time': ({ audits }) => audits['total-blocking-time']?.numericValue,
  'layout shift': ({ audits }) => audits['cumulative-layout-shift']?.numericValue,
};

/** A copy of the last export with its pages as Next wrote them, and their policies. */
async function withoutOptimization(): Promise<string> {
  const dir = join(mkdtempSync(join(tmpdir(), 'bench-')), 'out');
  cpSync('out', dir, { recursive: true });
  for (const page of filesByNext(dir).filter((file) => file.endsWith('.html'))) {
    cpSync(join('.next/server/app', page === '404.html' ? '_not-found.html' : page), join(dir, page));
  }
  await finishExport(dir, false);
  return dir;
}

/** One run of Lighthouse's phone. `devtools` really holds back network and processor, `simulate` calculates. */
async function lighthouse(url: string, throttling: 'devtools' | 'simulate'): Promise<Report> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME_FLAGS}`];
  const child = spawn('npx', ['--yes', LIGHTHOUSE, ...args, `--throttling-method=${throttling}`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: process.env.CHROME_PATH ?? findChromium() },
  });
  const status = await new Promise((done) => child.once('exit', done));
  if (status !== 0) throw new Error(`Lighthouse failed on ${url}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** `median (least–most)`, or a dash. */
function cell(values: (number | undefined)[]): string {
  const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
  const text = (value = 0) => String(value < 1 ? Number(value.toFixed(3)) : Math.round(value));
  if (sorted.length === 0) return '–';
  return `${text(sorted[Math.floor(sorted.length / 2)])} (${text(sorted[0])}–${text(sorted.at(-1))})`;
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

async function bench(): Promise<void> {
  const variants = [
    { name: 'published', dir: 'out', reports: [] as Report[] },
    { name: 'without build/next-output', dir: await withoutOptimization(), reports: [] as Report[] },
  ];
  const servers = await Promise.all(variants.map(({ dir }) => serve(dir, 0)));
  const urls = servers.map((server) => `http://localhost:${(server.address() as AddressInfo).port}/`);
  try {
    // In turns, so that a slow moment of the machine meets both.
    for (let round = 1; round <= RUNS; round += 1) {
      console.error(`Round ${round} of ${RUNS}`);
      for (const [index, { reports }] of variants.entries()) {
        reports.push(await lighthouse(urls[index] ?? '', 'devtools'));
      }
    }
    const { categories } = await lighthouse(urls[0] ?? '', 'simulate');
    const scores = Object.entries(categories).map(([id, { score }]) => `${id} ${Math.round(score * 100)}`);
    const rows = Object.entries(METRICS).map(([name, read]) => [
      name,
      ...variants.map(({ reports }) => cell(reports.map(read))),
    ]);
    const head = ['', ...variants.map(({ name }) => name)];
    console.log([head, head.map(() => '---'), ...rows].map(row).join('\n'));
    console.log(`\n${LIGHTHOUSE}, ${RUNS} runs, median (least–most). Scores of /: ${scores.join(', ')}.`);
  } finally {
    for (const server of servers) server.close();
  }
}

run(bench);
