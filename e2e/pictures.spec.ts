import type { Page } from '@playwright/test';
import { company } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { expect, holdBack, hydrated, inOtherLanguage, test } from './support';

const source = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.currentSrc);
const loaded = (page: Page, alt: string) =>
  page.getByAltText(alt).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

inOtherLanguage((locale, { about, services }) => {
  const home = pagePath('home', locale);

  test.describe('when pictures fail', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('the stock picture takes the place of one that failed before hydration', async ({ page }) => {
      await page.route(/pictures\/about/, (route) => route.abort());
      // The page opens where the picture is, and its scripts come late.
      const go = await holdBack(page, '**/*.js');
      await page.goto(`${home}#about`, { waitUntil: 'domcontentloaded' });
      await expect.poll(() => source(page, about.body.imageAlt)).toContain('/pictures/fallback');
      go();
      await hydrated(page);
      expect(await source(page, about.body.imageAlt)).toContain('/pictures/fallback');
      await expect.poll(() => loaded(page, about.body.imageAlt)).toBe(true);
    });

    test('and of one that fails after, and only there', async ({ page }) => {
      await page.route(/pictures\/payroll/, (route) => route.abort());
      await page.goto(home);
      await hydrated(page);
      await page.getByAltText(services.payroll.imageAlt).scrollIntoViewIfNeeded();
      await expect.poll(() => source(page, services.payroll.imageAlt)).toContain('/pictures/fallback');
      await page.getByAltText(services.bookkeeping.imageAlt).scrollIntoViewIfNeeded();
      await expect.poll(() => source(page, services.bookkeeping.imageAlt)).toContain('/pictures/bookkeeping');
    });

    test('where the stock picture fails too, the words stand readable on the ground, without a sign', async ({
      page,
    }) => {
      await page.route(/pictures\/(payroll|fallback)/, (route) => route.abort());
      await page.goto(home);
      await hydrated(page);
      const image = page.getByAltText(services.payroll.imageAlt);
      await image.locator('..').scrollIntoViewIfNeeded();
      await expect(image).toBeHidden();
      const shown = await image.evaluate(({ parentElement }) => {
        const { color, backgroundColor } = getComputedStyle(parentElement as Element);
        const { content } = getComputedStyle(parentElement as Element, '::after');
        return { color, backgroundColor, content };
      });
      expect(shown.content).toBe(`"${services.payroll.imageAlt}"`);
      expect([shown.color, shown.backgroundColor]).toEqual(['rgb(247, 244, 238)', 'rgb(16, 44, 54)']);
    });

    test('a stock picture that fails too is asked for once', async ({ page }) => {
      const asked: string[] = [];
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('fallback'));
      page.on('request', (request) => /pictures\/(payroll|fallback)/.test(request.url()) && asked.push(request.url()));
      await page.route(/pictures\/(payroll|fallback)/, (route) => route.abort());
      await page.goto(home);
      await hydrated(page);
      await page.getByAltText(services.payroll.imageAlt).locator('..').scrollIntoViewIfNeeded();
      await failed;
      // A second one would be asked for when the page has heard of that.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
      expect(asked.filter((url) => url.includes('fallback'))).toHaveLength(1);
    });
  });

  for (const [width, height, deviceScaleFactor] of [
    [390, 844, 3],
    [768, 1024, 2],
    [1440, 900, 1],
    [2560, 1440, 1],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor });

      test('each picture is fetched once, in a modern format, and the first one first', async ({ page }) => {
        const fetched: string[] = [];
        page.on(
          'request',
          (request) => /\/pictures\/(?!icon)/.test(request.url()) && fetched.push(new URL(request.url()).pathname),
        );
        await page.goto(home);
        for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        const names = fetched.map((path) => path.match(/pictures\/(\w+)/)?.[1]);
        expect([...names].sort()).toEqual(['about', 'fjord', ...company.services.map(({ id }) => id)].sort());
        expect(fetched.filter((path) => !path.endsWith('.avif'))).toEqual([]);
        const first = page.locator('#hero img').first();
        await expect(first).toHaveAttribute('fetchpriority', 'high');
        await expect(first).not.toHaveAttribute('loading', 'lazy');
      });
    });
  }
});
