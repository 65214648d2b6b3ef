import type { Browser, Page } from '@playwright/test';
import no from '@/messages/no.json' with { type: 'json' };

/** A phone as of today. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The main presses, each on a page of its own; what has to be done before is not measured. */
const PRESSES: Record<string, { prepare?: (page: Page) => Promise<void>; press: (page: Page) => Promise<void> }> = {
  'open menu': { press: (page) => button(page, no.nav.openMenu).tap() },
  'open dialog': { press: (page) => page.getByRole('contentinfo').getByRole('button').tap() },
  'switch slide': { press: (page) => page.locator('.indicator button').nth(1).tap() },
  'submit form': {
    prepare: async (page) => {
      for (const name of ['navn', 'telefon', 'email']) await page.locator(`[name=${name}]`).fill('x');
    },
    press: (page) => button(page, no.contact.form.submit).tap(),
  },
};
export const INTERACTIONS = Object.keys(PRESSES);

/** How long after a press the next paint came, as web vitals count it: the longest event of the interaction, in ms. */
export async function latency(browser: Browser, url: string, name: string): Promise<number> {
  const context = await browser.newContext({ ...PHONE, locale: 'nb-NO' });
  await context.addInitScript(() => {
    localStorage.setItem('cookieConsent', 'false');
    const durations: number[] = [];
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ((entry as PerformanceEventTiming & { interactionId: number }).interactionId) durations.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  // The form is answered at once, and nothing leaves this machine.
  await context.route(
    (address) => address.origin !== new URL(url).origin,
    (route) => route.fulfill({ body: '' }),
  );
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const { prepare, press } = PRESSES[name] ?? {};
  await prepare?.(page);
  await page.waitForTimeout(500);
  const read = () => page.evaluate(() => (window as unknown as { durations: number[] }).durations.splice(0));
  await read();
  await press?.(page);
  await page.waitForTimeout(1000);
  const durations = await read();
  await context.close();
  // Below 16 ms a browser tells nothing.
  return Math.max(16, ...durations);
}

/** Whether a page comes back from the back/forward cache. The browser must be one that has it. */
export async function returnsFromCache(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage({ locale: 'nb-NO' });
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.goto(new URL('/robots.txt', url).href);
  // Playwright's own way back waits for a load that a page from the cache does not have.
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const type = new Promise<string>((done) => session.once('Page.frameNavigated', (event) => done(event.type)));
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  await session.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
  const persisted = (await type) === 'BackForwardCacheRestore';
  await page.close();
  return persisted;
}
