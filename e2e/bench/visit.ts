import { type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test';
import { STORAGE_KEYS } from '@/lib/constants';
import { findChromium } from '../browser';
import { DESK } from '../support';

/** A connection and a processor: kbit/s, ms, and how many times slower than this machine. */
export interface Device {
  link: number;
  latency: number;
  rate: number;
}

/** What the visitor does: on which screen, with which control, and when, in milliseconds after the first paint. */
interface Act {
  isDesk?: boolean;
  control: string;
  key?: string; // typed into the control, instead of a touch
  after?: number; // else when the page has come to rest
}

const REST_MS = 6000;
const WATCH_MS = 1500;

export const ACTS = {
  'menu at first paint': { control: '[data-island=MobileMenu] button', after: 0 },
  menu: { control: '[data-island=MobileMenu] button' },
  dropdown: { control: '[aria-controls=services-list]', isDesk: true },
  dialog: { control: 'footer [data-island=ConsentButton] button' },
  language: { control: 'header a[data-language]:not([aria-current])', isDesk: true },
  slide: { control: '#hero fieldset button:nth-of-type(2)' },
  'first key': { control: 'form input', key: 'a' },
  send: { control: 'form [type=submit]' },
} satisfies Record<string, Act>;

export type Measures = Record<string, number | undefined>;

const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** Runs in the page, before its own scripts. */
function observe(consent: string): void {
  try {
    localStorage.setItem(consent, 'false');
  } catch {
    // The page before the first one has no storage.
  }
  const seen = { tasks: [] as number[][], events: [] as number[][], largest: 0, shift: 0, acted: 0, opened: 0 };
  Object.assign(window, { seen });
  const onEntries = (type: string, read: (entry: never) => void, options = {}) =>
    new PerformanceObserver((list) => (list.getEntries() as never[]).forEach(read)).observe({
      type,
      buffered: true,
      ...options,
    });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean };
  onEntries('longtask', ({ startTime, duration }: Entry) => seen.tasks.push([startTime, duration]));
  onEntries('event', ({ startTime, duration }: Entry) => seen.events.push([startTime, duration]), {
    durationThreshold: 16,
  });
  onEntries('largest-contentful-paint', ({ startTime }: Entry) => {
    seen.largest = startTime;
  });
  onEntries('layout-shift', ({ value, hadRecentInput }: Entry) => {
    seen.shift += hadRecentInput ? 0 : value;
  });
  for (const event of ['pointerdown', 'keydown']) {
    addEventListener(event, () => (seen.acted ||= performance.now()), true);
  }
  // A language switch would leave the page, with what is measured.
  addEventListener('click', (event) => (event.target as Element).closest('a') && event.preventDefault());
  const look = () => {
    if (seen.acted && document.querySelector('dialog[open]')) seen.opened ||= performance.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const firstPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          for (const { startTime } of list.getEntriesByName('first-contentful-paint')) done(startTime);
        }).observe({ type: 'paint', buffered: true });
      }),
  );

/** Uses a control. Returns false if it is not there. */
async function use(page: Page, session: CDPSession, { control, key, after, isDesk }: Act): Promise<boolean> {
  const element = page.locator(control).first();
  if ((await element.count()) === 0) return false;
  // Without waiting, as a visitor does not know that the page is busy.
  const center = await element.evaluate((one, withFocus) => {
    const { top, bottom } = one.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) one.scrollIntoView({ behavior: 'instant', block: 'center' });
    if (withFocus) (one as HTMLElement).focus();
    const box = one.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }, key !== undefined);
  if (after === undefined) await page.waitForTimeout(WATCH_MS);
  if (key) await page.keyboard.press(key);
  else if (isDesk) await page.mouse.click(center.x, center.y);
  else {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [center] });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  return true;
}

/** Visits a page for the first time in a browser of its own, and uses a control of it. Times are in milliseconds. */
export async function visit(url: string, { link, latency, rate }: Device, act?: Act): Promise<Measures> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  try {
    // A browser of another language would be sent to another page.
    const locale = /<html[^>]* lang="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
    const context = await browser.newContext({ locale, ...(act?.isDesk ? { viewport: DESK } : PHONE) });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = { downloadThroughput: link * 125, uploadThroughput: (link * 125) / 2 };
    await session.send('Network.emulateNetworkConditions', { offline: false, latency, ...throughput });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    // tsx wraps functions in this helper, which pages do not have.
    await page.addInitScript('globalThis.__name = (wrapped) => wrapped');
    await page.addInitScript(observe, STORAGE_KEYS.consent);
    await page.goto(url, { waitUntil: 'commit' });
    const paint = await firstPaint(page);
    await page.waitForTimeout(act?.after ?? REST_MS);
    const isThere = act ? await use(page, session, act) : true;
    await page.waitForTimeout(act?.after === undefined ? WATCH_MS : REST_MS);
    if (!isThere) return {};
    const { seen, hydrated, script } = await page.evaluate(() => ({
      seen: Reflect.get(window, 'seen') as { tasks: number[][]; events: number[][] } & Record<string, number>,
      hydrated: performance.getEntriesByName('hydrated')[0]?.startTime,
      script: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    }));
    const { acted = 0, opened = 0, largest, shift } = seen;
    if (act) {
      const durations = seen.events
        .filter(([start = 0]) => acted && start >= acted - 50)
        .map(([, length = 0]) => length);
      return { inp: Math.max(0, ...durations), open: opened ? opened - acted : undefined };
    }
    const tasks = seen.tasks
      .filter(([start = 0, length = 0]) => start + length > paint)
      .map(([, length = 0]) => length);
    const blocked = tasks.reduce((sum, length) => sum + Math.max(0, length - 50), 0);
    return { paint, largest, hydrated, blocked, longest: Math.max(0, ...tasks), shift, script };
  } finally {
    await browser.close();
  }
}
