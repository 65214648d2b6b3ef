// `npm run bench`: how long a first visit on a phone takes, network and processor held back, with all optimizations, without each of
// them alone, and without any. `-- all 0` compares these two; a name (export/next-output/) leaves that one out; a folder, such as
// another checkout's `out`, is measured as it is. `RUNS=3` is faster than nine.
import { cpSync, existsSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { type Browser, chromium, devices } from '@playwright/test';
import { OPTIMIZATIONS } from '@/export/next-output';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { findChromium } from './browser';
import { serve } from './local/serve';
import { run, runPackage } from './run';

const RUNS = Number(process.env.RUNS ?? 9);
/** Lighthouse's slow 4G and middle-class phone: milliseconds, bytes a second, times. */
const LATENCY_MS = 562.5;
const BYTES_PER_SECOND = (1474 * 1024) / 8;
const CPU_SLOWDOWN = 4;
const REST_MS = 500; // after hydration, for a larger paint

const COLUMNS = ['first paint', 'largest paint', 'hydrated', 'blocked'] as const;
type Figures = Record<(typeof COLUMNS)[number], number>;

/** The folder of the export with the optimizations that `name` stands for, which is built; or `name`, if it is such a folder. */
function exportOf(name: string): string {
  if (existsSync(`${name}/index.html`)) return name;
  const chosen = name === '0' ? '0' : OPTIMIZATIONS.filter((optimization) => optimization !== name).join();
  if (!runPackage('next', ['build'], { env: { ...process.env, OPTIMIZE: chosen }, stdio: 'ignore' }))
    throw new Error(`OPTIMIZE=${chosen} npm run build failed.`);
  const dir = `bench/${name}/out`;
  rmSync(dir, { recursive: true, force: true });
  cpSync(EXPORT_DIR, dir, { recursive: true });
  return dir;
}

/** Runs in the page, before it is loaded: collects what the browser reports. */
function observe(): void {
  const seen = { largest: 0, blocked: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { seen });
}

/** Runs in the page: the figures of the visit so far. No function in it may have a name, which tsx would wrap. */
function read(): Figures {
  const { seen } = window as unknown as { seen: { largest: number; blocked: number } };
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const [hydrated] = performance.getEntriesByName('hydrated');
  return {
    'first paint': paint?.startTime ?? 0,
    'largest paint': seen.largest,
    hydrated: hydrated?.startTime ?? 0,
    blocked: seen.blocked,
  };
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({ ...devices['Moto G4'], locale: 'nb-NO' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND / 2,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  await page.waitForTimeout(REST_MS);
  const figures = await page.evaluate(read);
  await context.close();
  return figures;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

run(async () => {
  const given = process.argv.slice(2);
  const names = given.length > 0 ? given : ['all', ...OPTIMIZATIONS, '0'];
  // The first one is built last: what stays in out/ then is what is published.
  const dirs = names.toReversed().map(exportOf).toReversed();
  printTable(names, await measure(dirs));
});

/** The figures of `RUNS` visits to each export, in turns, so that a slow moment of the machine meets all. */
async function measure(dirs: string[]): Promise<Figures[][]> {
  const visits: Figures[][] = dirs.map(() => []);
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const servers = await Promise.all(dirs.map((dir) => serve(dir, 0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (let round = 0; round < RUNS; round += 1) {
    for (const [index, port] of ports.entries()) visits[index]?.push(await visit(browser, `http://localhost:${port}/`));
  }
  await browser.close();
  for (const server of servers) server.close();
  return visits;
}

function printTable(names: string[], visits: Figures[][]): void {
  console.log(`| | ${COLUMNS.join(' | ')} |\n|${' --- |'.repeat(COLUMNS.length + 1)}`);
  for (const [index, name] of names.entries()) {
    const ofName = visits[index] ?? [];
    const cells = COLUMNS.map((column) => Math.round(median(ofName.map((figures) => figures[column]))));
    const title = OPTIMIZATIONS.some((optimization) => optimization === name) ? `without ${name}` : name;
    console.log(`| ${[title, ...cells].join(' | ')} |`);
  }
}
