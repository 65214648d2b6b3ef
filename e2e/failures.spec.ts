import type { Page } from '@playwright/test';
import { boxOf, open, styleOf } from './page';
import { dialog, expectPlainPage, openMenu } from './parts';
import { CATALOGS, DESK, expect, PHONE, test } from './support';

const { no } = CATALOGS;
const CHUNKS = '**/_next/static/islands/*.js';
const GONE = { status: 404, body: '' };

test.use({ viewport: PHONE, expectedErrors: /Failed to (load resource|fetch)|ChunkLoadError|net::ERR|NetworkError/ });

/** Returns a function that says how many documents have been loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

test('a script that is gone leaves the page without JavaScript', async ({ page }) => {
  const loads = countLoads(page);
  await page.route(CHUNKS, (route) => route.fulfill(GONE));
  await page.goto('/');
  await expect(page.locator('html[data-js]')).toHaveCount(0, { timeout: 15_000 });
  expect(loads()).toBeLessThanOrEqual(2);
  await expectPlainPage(page, no);
});

test.describe('data of the islands that cannot be read', () => {
  test.use({ expectedErrors: /hydration failed/ });

  test('leave the page without JavaScript', async ({ page }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('id="props">[', 'id="props">{') });
    });
    await page.goto('/');
    await expect(page.locator('html[data-js]')).toHaveCount(0);
    await expectPlainPage(page, no);
  });
});

test('text is shown in a fallback font while the fonts do not load', async ({ page }) => {
  await page.route(/\.woff2$/, () => undefined);
  await page.goto('/personvern', { waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

// A copy saved by wget or Firefox has other addresses in it, so that its hash in the policy is wrong.
test('without the inline style the headline is large; without any, icons keep their size', async ({ page }) => {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page.evaluate(() => {
      for (const style of document.querySelectorAll('style')) style.remove();
    });
    const headline = page.locator('#hero h1');
    const size = Number.parseFloat(await styleOf(headline, 'font-size'));
    expect(size).toBeGreaterThan(40);
    const next = await boxOf(page.locator('.hero-foot'));
    expect((await boxOf(headline)).bottom).toBeLessThanOrEqual(next.top + size / 10);
  }
  // As where cascade layers are unknown.
  const widths = await page.evaluate(() => {
    for (const sheet of document.querySelectorAll('link[rel=stylesheet]')) sheet.remove();
    return Array.from(document.querySelectorAll('svg:not(footer svg)'), (icon) => icon.getBoundingClientRect().width);
  });
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.max(...widths)).toBeLessThanOrEqual(160);
});

test.describe('an old browser', () => {
  test.use({ consent: null, expectedErrors: /ResizeObserver/ });

  test('has a site that works', async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Element.prototype, 'checkVisibility');
      Reflect.deleteProperty(PerformanceObserver, 'supportedEntryTypes');
      Reflect.deleteProperty(HTMLElement.prototype, 'inert');
      for (const name of ['CloseWatcher', 'ResizeObserver']) Reflect.deleteProperty(window, name);
    });
    await open(page, '/');
    await page.locator('#consent-banner button').last().click();
    await expect(page.locator('#consent-banner')).toBeHidden();
    await openMenu(page);
    await dialog(page).getByRole('link', { name: no.nav.contact, exact: true }).click();
    await expect(page.getByRole('heading', { name: no.contact.title })).toBeInViewport();
  });
});
