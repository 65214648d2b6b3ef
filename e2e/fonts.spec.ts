import type { Page } from '@playwright/test';
import { pagePath } from '@/lib/pages';
import { expect, hydrated, NO, test } from './support';

/** The font files that a page fetches from now on: name and bytes as sent. */
function fontsOf(page: Page): Map<string, number> {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    const name = /[^/]+\.woff2$/.exec(response.url())?.[0];
    if (name)
      fonts.set(name, Number((await response.allHeaders())['content-length'] ?? (await response.body()).length));
  });
  return fonts;
}

/** Writes every figure and letter of the page: what lies below the window is laid out too. */
const whole = (page: Page) => page.evaluate(() => document.fonts.ready.then(() => {}));

test('a page in its own language weighs 24 kB of fonts, and another letter fetches its file', async ({ page }) => {
  const fonts = fontsOf(page);
  await page.goto(pagePath('home', NO));
  await hydrated(page);
  await whole(page);
  await expect.poll(() => fonts.size).toBe(2);
  expect([...fonts.keys()].filter((name) => name.includes('more'))).toEqual([]);
  expect([...fonts.values()].reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(24_000);

  await page.locator('textarea').fill('Zażółć gęślą jaźń');
  await expect.poll(() => [...fonts.keys()].filter((name) => name.includes('more'))).toHaveLength(1);
});

test('a first file that is late fetches no second one', async ({ page }) => {
  const fonts = fontsOf(page);
  await page.route(/grotesk_400.*woff2/, () => {});
  await page.goto(pagePath('home', 'no'), { waitUntil: 'commit' });
  await expect.poll(() => [...fonts.keys()].some((name) => name.includes('figures'))).toBe(true);
  expect(fonts.size).toBe(1);
});
