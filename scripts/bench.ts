import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import { LOCALE_IDS } from '@/i18n/locales';
import { PAGE_IDS, pagePath } from '@/site/pages';
import { INTERACTIONS, latency, returnsFromCache } from './bench/interactions';
import { audit } from './bench/lighthouse';
import { lighthouseTable, METRICS, type Results, reportOf, spread, VARIANTS } from './bench/report';
import { serveVariants } from './bench/variants';
import { visitTwice, weigh } from './bench/visit';
import { findChromium } from './browser';
import { run } from './run';

const RUNS = 5;
const FILE = 'bench/results.json';
const REPORT = 'docs/speed.md';

const mapValues = <Key extends string, From, To>(record: Record<Key, From>, to: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, to(value as From)])) as Record<Key, To>;

/** What `measure` gives for each of `names`, in turns, so that a slow moment of the machine meets them all. */
async function alternate<Name extends string, Value>(
  runs: number,
  names: readonly Name[],
  measure: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value[]>> {
  const values = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>;
  for (let round = 1; round <= runs; round += 1) {
    console.log(`Round ${round} of ${runs}: ${names.join(', ')}`);
    for (const name of names) values[name].push(await measure(name));
  }
  return values;
}

/** Measures the export in out/ against the same page without scripts and a bare Next export, and writes the results down. */
async function bench(): Promise<void> {
  const executablePath = findChromium();
  const { urls, close } = await serveVariants('out');
  // Playwright switches the back/forward cache off.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], ignoreDefaultArgs });
  try {
    const audits = await alternate(RUNS, VARIANTS, (name) => audit(urls[name], executablePath, 'performance'));
    const latencies = await alternate(RUNS, INTERACTIONS, (name) => latency(browser, urls.ours, name));
    const visits = await alternate(1, VARIANTS, (name) => visitTwice(browser, urls[name]));
    const pages: Results['pages'] = [];
    for (const path of PAGE_IDS.flatMap((page) => LOCALE_IDS.map((locale) => pagePath(page, locale)))) {
      const url = new URL(path, urls.ours).href;
      const { scores } = await audit(url, executablePath);
      pages.push({ path, scores, backForwardCache: await returnsFromCache(browser, url) });
    }
    const results: Results = {
      next: createRequire(`${process.cwd()}/`)('next/package.json').version,
      chromium: browser.version(),
      runs: RUNS,
      metrics: mapValues(audits, (rounds) =>
        mapValues(METRICS, (id) => spread(rounds.map(({ metrics }) => metrics[id] ?? Number.NaN))),
      ),
      interactions: mapValues(latencies, spread),
      firstVisit: mapValues(visits, ([visit]) => weigh(visit?.first ?? [])),
      secondVisit: mapValues(visits, ([visit]) => weigh(visit?.second ?? [])),
      pages,
    };
    mkdirSync('bench', { recursive: true });
    writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);
    writeFileSync(REPORT, reportOf(results));
    const readme = readFileSync('README.md', 'utf8');
    writeFileSync(
      'README.md',
      readme.replace(/^\| +\| ours .*?\n\n/ms, () => `${lighthouseTable(results)}\n\n`),
    );
    execFileSync('npx', ['biome', 'format', '--write', 'README.md']);
    console.log(reportOf(results));
  } finally {
    await browser.close();
    close();
  }
}

run(bench);
