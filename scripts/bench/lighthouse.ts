import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HYDRATED } from '@/boot/events';

/** Fetched when it is used: it is a fifth of what would be installed by everybody, and few measure. */
export const LIGHTHOUSE = 'lighthouse@12.8.2';
/** A Norwegian browser: an English one would be led from `/` to `/en` first, and pay for it. */
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --lang=nb-NO --accept-lang=nb-NO';

/** How a slow telephone is made: by arithmetic, from a fast visit, or by holding back network and processor. */
export type Throttling = 'simulate' | 'devtools';

interface Audits {
  [id: string]: { numericValue?: number; details?: { items: Record<string, unknown>[] } };
}

export interface Report {
  /** Milliseconds, CLS without a unit; `answer` is when the islands answer, where they do. */
  metrics: Record<string, number | undefined>;
  /** Of 100, by the id of the category. */
  scores: Record<string, number>;
  /** Bytes sent, by kind. */
  bytes: Record<string, number>;
}

/** One run of Lighthouse's mobile. `categories` limits it to some. Rejects when the page could not be judged. */
export async function audit(
  url: string,
  chromium: string | undefined,
  throttling: Throttling,
  categories?: string,
): Promise<Report> {
  const once = () => auditOnce(url, chromium, throttling, categories);
  // Now and then it loses the beginning of its recording, and asks to be run again.
  return once().catch(once);
}

async function auditOnce(url: string, chromium: string | undefined, throttling: Throttling, categories?: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME_FLAGS}`];
  args.push(`--throttling-method=${throttling}`);
  if (categories) args.push(`--only-categories=${categories}`);
  const env = chromium ? { ...process.env, CHROME_PATH: chromium } : process.env;
  const run = spawn('npx', ['--yes', LIGHTHOUSE, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const status = await new Promise((done) => run.once('exit', done));
  if (status !== 0) throw new Error(`Lighthouse could not judge ${url}`);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.finalDisplayedUrl !== url) throw new Error(`${url} led to ${report.finalDisplayedUrl}`);
  return read(report);
}

function read({ audits, categories }: { audits: Audits; categories: Record<string, { score: number }> }): Report {
  const value = (id: string) => audits[id]?.numericValue;
  const items = (id: string) => audits[id]?.details?.items ?? [];
  return {
    metrics: {
      'first paint': value('first-contentful-paint'),
      'largest paint': value('largest-contentful-paint'),
      'speed index': value('speed-index'),
      answer: items('user-timings').find(({ name }) => name === HYDRATED)?.startTime as number | undefined,
      'blocking time': value('total-blocking-time'),
      'layout shift': value('cumulative-layout-shift'),
    },
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
    bytes: Object.fromEntries(
      items('resource-summary').map(({ label, transferSize }) => [String(label), Number(transferSize)]),
    ),
  };
}
