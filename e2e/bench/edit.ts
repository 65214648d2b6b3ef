/**
 * `npm run fixture && CONTENT_DIR=fixture TSX_TSCONFIG_PATH=fixture/tsconfig.json npx tsx e2e/bench/edit.ts`: how long the editor of a large
 * firm takes to its first form, by the clock and of the processor, and what a key press in a form takes of it. Medians of seven, in
 * milliseconds, with a processor ÷ 4 and 150 ms to GitHub. To compare commits, run it in the folder of each in turns.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '../browser';
import { COMPANY } from '../editor/github';
import { type Firm, startFirm } from '../editor/site';
import { summary } from './summary';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
/** The rows of each list of a large firm. */
const ROWS: Record<string, number> = { people: 12, reasons: 40, trades: 40, questions: 40, links: 40 };
const CATALOGS = ['messages/no.json', 'messages/se.json', 'messages/pl.json'];
const SECTION = /^Om oss/;
const KEYS = 'abcdefghij';
const PAUSE_MS = 800; // the checks run when nobody has typed for a while

type Data = Record<string, unknown>;

/** Repeats the first row of each list in facts or texts. */
function enlarged(data: Data): Data {
  const entries = Object.entries(data).map(([key, value]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [key, value];
    return [key, key in ROWS ? repeated(value as Data, ROWS[key]) : enlarged(value as Data)];
  });
  return Object.fromEntries(entries);
}

function repeated(list: Data, length = 0): Data {
  const row = Object.values(list).find((value) => typeof value === 'object');
  const texts = Object.entries(list).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries([...texts, ...Array.from({ length }, (_, index) => [`row${index}`, row])]);
}

function enlargeFirm({ objects }: Firm): void {
  const texts = [COMPANY, ...CATALOGS].map((file) => {
    const data = JSON.parse(objects.textOn('main', file));
    if (file === COMPANY) data.people = { row0: { name: 'Kari Nordmann' } };
    return [file, JSON.stringify(enlarged(data), undefined, 2)];
  });
  objects.commitTo('main', Object.fromEntries(texts));
}

interface Task {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/** Returns the milliseconds of processor time that the page's own thread takes for something. */
async function processorTime(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await act();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: Task[] };
  const threads = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isOwn = ({ pid, tid }: Task) => threads.some((thread) => thread.pid === pid && thread.tid === tid);
  const tasks = traceEvents.filter((event) => event.ph === 'X' && /RunTask$/.test(event.name) && isOwn(event));
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/** Runs in the page, before its scripts: signs in, and finds when the first form is painted. */
function watchForm(): void {
  localStorage.setItem('editor.token', 'good');
  const look = () => {
    if (!document.querySelector('main :is(input, textarea)')) requestAnimationFrame(look);
    else setTimeout(() => performance.mark('form'));
  };
  requestAnimationFrame(look);
}

/** Visits the editor as somebody who is signed in. */
async function visit(firm: Firm) {
  // The host of previews is not there. With a route, requests would wait for the page's thread.
  const args = ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'];
  const browser = await chromium.launch({ executablePath: findChromium(), args });
  try {
    const page = await browser.newPage({ locale: 'nb-NO' });
    const session = await page.context().newCDPSession(page);
    // tsx wraps functions in this helper, which pages do not have.
    await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
    await page.addInitScript(watchForm);
    const throughput = { downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...throughput });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const form = page.locator('main :is(input, textarea)').first();
    const opening = await processorTime(browser, page, async () => {
      await page.goto(firm.address);
      await form.waitFor();
    });
    const opened = await page.evaluate(() => performance.getEntriesByName('form')[0]?.startTime ?? Number.NaN);
    await page.waitForTimeout(3 * PAUSE_MS);
    await page.getByRole('navigation').getByRole('button', { name: SECTION }).press('Enter');
    await page.locator('main textarea').first().focus();
    await page.waitForTimeout(3 * PAUSE_MS);
    const keys = await processorTime(browser, page, async () => {
      for (const key of KEYS) {
        await page.keyboard.press(key);
        await page.waitForTimeout(PAUSE_MS);
      }
    });
    return { opened, opening, key: keys / KEYS.length };
  } finally {
    await browser.close();
  }
}

const firm = await startFirm();
enlargeFirm(firm);
const visits: Awaited<ReturnType<typeof visit>>[] = [];
for (let round = 0; round < ROUNDS; round++) visits.push(await visit(firm));
for (const name of ['opened', 'opening', 'key'] as const)
  process.stdout.write(`${name}  ${summary(visits.map((one) => one[name]))}\n`);
firm.close();
