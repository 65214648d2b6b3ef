import type { Page, Route } from '@playwright/test';

/** Waits until React has hydrated the islands of a page; the 404 page has none. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const hasIslands = document.readyState === 'loading' || document.querySelector('[data-island]') !== null;
    return 'isHydrated' in window || !hasIslands;
  });

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Loads the pictures further down, too, and the fonts. */
export const loadPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    await document.fonts.ready;
  });

/** Waits for two frames, in which the page has reacted to a new size or scroll position. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));

/** Gives a page style rules besides its own, in place of earlier ones. The policy forbids style elements. */
export const setStyles = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Sets the text size that a visitor has chosen in the browser, which media queries in `em` follow. In Chromium only. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Enlarges all letters, and nothing else. */
export function enlargeLetters(page: Page, factor = 2): Promise<void> {
  return page.evaluate((times) => {
    const all = [document.documentElement, ...document.querySelectorAll<HTMLElement>('body, body *')];
    for (const element of all) element.style.removeProperty('font-size');
    const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, element] of all.entries()) element.style.fontSize = `${times * (sizes[index] ?? 16)}px`;
  }, factor);
}

/** The cumulative layout shift of the page so far (https://web.dev/cls). */
export const layoutShift = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });

/** Holds back the requests for `glob` until the returned function is called; `answer` then decides what happens to them. */
export async function holdBack(
  page: Page,
  glob: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await released;
    await answer(route);
  });
  return release;
}

/** Opens the home page. Returns the files that it has fetched, with the bytes of their bodies as sent. */
export async function visit(page: Page): Promise<{ path: string; bytes: number }[]> {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  return page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: (entry as PerformanceResourceTiming).encodedBodySize,
    })),
  );
}
