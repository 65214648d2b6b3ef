/**
 * `npm run bench`: measures the last build and writes docs/speed.md. Takes about 25 minutes on two cores, which should have
 * nothing else to do; says what it is doing.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { LOCALE_IDS } from '@/i18n/locales';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { INTERACTIONS, latency, returnsFromCache } from './bench/interactions';
import { audit, LIGHTHOUSE, type Report, type Throttling } from './bench/lighthouse';
import { cell, table } from './bench/report';
import { serveVariants } from './bench/variants';
import { findChromium } from './browser';
import { run } from './run';

const RUNS = Number(process.env.RUNS ?? 5);
const FILE = 'docs/speed.md';

/** What `measure` gives for each of `names`, in turns, so that a slow moment of the machine meets them all. */
async function inTurns<Name extends string, Value>(
  what: string,
  names: Name[],
  measure: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value[]>> {
  const values = Object.fromEntries(names.map((name) => [name, [] as Value[]])) as Record<Name, Value[]>;
  for (let round = 1; round <= RUNS; round += 1) {
    console.log(`${what}: round ${round} of ${RUNS}`);
    for (const name of names) values[name].push(await measure(name));
  }
  return values;
}

/** The metrics of every run, a row each and a column for each variant. */
function metricsTable(reports: Record<string, Report[]>): string {
  const metrics = Object.keys(Object.values(reports)[0]?.[0]?.metrics ?? {});
  return table(
    ['', ...Object.keys(reports)],
    metrics.map((name) => [
      name,
      ...Object.values(reports).map((runs) => cell(runs.map(({ metrics: found }) => found[name]))),
    ]),
  );
}

async function bench(): Promise<void> {
  const executablePath = findChromium();
  const { urls, close } = await serveVariants();
  const variants = Object.keys(urls) as (keyof typeof urls)[];
  // Playwright switches the back/forward cache off.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], ignoreDefaultArgs });
  try {
    const audits = (throttling: Throttling) =>
      inTurns(`Lighthouse, ${throttling}`, variants, (name) =>
        audit(urls[name], executablePath, throttling, 'performance'),
      );
    const throttled = await audits('devtools');
    const simulated = await audits('simulate');
    const latencies = await inTurns('presses', INTERACTIONS, (name) => latency(browser, urls.ours, name));
    const pages: string[][] = [];
    for (const path of PAGE_IDS.flatMap((page) => LOCALE_IDS.map((locale) => pagePath(page, locale)))) {
      console.log(`all of Lighthouse: ${path}`);
      const url = new URL(path, urls.ours).href;
      const { scores } = await audit(url, executablePath, 'simulate');
      pages.push([path, Object.values(scores).join(' '), (await returnsFromCache(browser, url)) ? 'yes' : 'no']);
    }
    const { version } = createRequire(`${process.cwd()}/`)('next/package.json');
    const bytes = Object.keys(simulated.ours[0]?.bytes ?? {});
    writeFileSync(
      FILE,
      `# Speed

Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${RUNS} runs in turns, median (least–most), milliseconds. Next ${version},
Chromium ${browser.version()}, ${LIGHTHOUSE}, its language Norwegian; ${cpus().length} × ${cpus()[0]?.model.trim()}.

- **ours**: \`/\` on a first visit, as it is published
- **plain**: the same build as Next writes it, without what \`build/next-output\` does
- **limit**: our page without a script and with all styles in it: what no framework can beat

\`answer\` is when the islands answer.

## Network and processor really held back

562.5 ms a request, 1.47 Mbit/s, processor 4 × slower (Lighthouse, \`devtools\`).

${metricsTable(throttled)}

## Lighthouse's simulation

${metricsTable(simulated)}

## From a press to the next paint, processor slowed 4 ×

${table(
  ['press', 'time'],
  Object.entries(latencies).map(([name, times]) => [name, cell(times)]),
)}

## Bytes sent at first, without a touch, kB

${table(
  ['', ...variants],
  bytes.map((kind) => [kind, ...variants.map((name) => ((simulated[name][0]?.bytes[kind] ?? 0) / 1000).toFixed(1))]),
)}

## Pages

${table(['page', 'performance, accessibility, best practices, search', 'back/forward cache'], pages)}
`,
    );
    console.log(`Written to ${FILE}.`);
  } finally {
    await browser.close();
    close();
  }
}

run(bench);
