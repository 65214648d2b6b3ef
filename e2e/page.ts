import type { CDPSession, Locator, Page } from '@playwright/test';

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

/** Where an element is in the window, in CSS pixels. */
export const boxOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((shown) => shown.getBoundingClientRect().toJSON());

/** Where a section begins in the window, in whole CSS pixels. */
export const topOf = async (page: Page, section: string) => Math.round((await boxOf(page.locator(`#${section}`))).top);

/** What the browser has computed for a property of an element, or of its pseudo-element. */
export const styleOf = (element: Locator, property: string, pseudo?: string) =>
  element.evaluate((styled, [name, part]) => getComputedStyle(styled, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

/** Gives a page style rules besides its own, in place of earlier ones. The policy forbids style elements. */
export const setStyles = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Chromium keeps what a session has set until that ends. */
const textSizeSessions = new WeakMap<Page, CDPSession>();

/** Sets the text size that a visitor has chosen in the browser, which media queries in `em` follow. In Chromium only. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = textSizeSessions.get(page) ?? (await page.context().newCDPSession(page));
  textSizeSessions.set(page, session);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Takes back the text size of a page, from its next visit on. */
export async function resetTextSize(page: Page): Promise<void> {
  await textSizeSessions.get(page)?.detach();
  textSizeSessions.delete(page);
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

/** Holds back the requests for `glob` until the returned function is called. */
export async function holdBack(page: Page, glob: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, (route) => released.then(() => route.continue()));
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
