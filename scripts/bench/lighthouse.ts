import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { METRICS } from './report';

const CLI = join(createRequire(`${process.cwd()}/`).resolve('lighthouse/package.json'), '..', 'cli', 'index.js');
// A Norwegian browser, which `/` does not send on to another language.
const CHROME_FLAGS = '--headless=new --no-sandbox --disable-gpu --lang=nb-NO --accept-lang=nb-NO';

interface Report {
  finalDisplayedUrl: string;
  audits: Record<string, { numericValue: number }>;
  categories: Record<string, { score: number }>;
}

export interface Audit {
  /** By the id of the audit. */
  metrics: Record<string, number>;
  /** Of 100, by the id of the category. */
  scores: Record<string, number>;
}

/** One run of Lighthouse's simulated mobile. `only` limits it to some categories. Rejects when the page could not be judged. */
export async function audit(url: string, chromium: string | undefined, only?: string): Promise<Audit> {
  // Now and then it loses the beginning of its recording, and asks to be run again.
  return auditOnce(url, chromium, only).catch(() => auditOnce(url, chromium, only));
}

async function auditOnce(url: string, chromium: string | undefined, only?: string): Promise<Audit> {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const args = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${CHROME_FLAGS}`];
  if (only) args.push(`--only-categories=${only}`);
  const env = chromium ? { ...process.env, CHROME_PATH: chromium } : process.env;
  const run = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
  const status = await new Promise((done) => run.once('exit', done));
  if (status !== 0) throw new Error(`Lighthouse could not judge ${url}`);
  const { audits, categories, finalDisplayedUrl }: Report = JSON.parse(readFileSync(file, 'utf8'));
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}`);
  const ids = Object.values(METRICS);
  return {
    metrics: Object.fromEntries(ids.map((id) => [id, audits[id]?.numericValue ?? Number.NaN])),
    scores: Object.fromEntries(Object.entries(categories).map(([id, { score }]) => [id, Math.round(score * 100)])),
  };
}
