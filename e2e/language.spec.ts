import type { Page, Route } from '@playwright/test';
import { CATALOGS, expect, holdBack, hydrated, open, test } from './support';
import { expectTyped, fillIn } from './visitor';

const { no, se } = CATALOGS;
const choose = (page: Page, { language }: typeof no) =>
  page.getByRole('banner').getByRole('link', { name: language.name }).first().click();
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('in a Polish browser', () => {
  test.use({ locale: 'pl-PL' });

  test('the landing page is the Polish one, and detection stores nothing', async ({ page, context }) => {
    await page.goto('/?a=1#services');
    await expect(page).toHaveURL('/pl?a=1#services');
    expect(await stored(page)).toBeNull();
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('in a Sámi browser', () => {
  test.use({ locale: 'se-NO' });

  test('the privacy policy opens in Sámi, unless Norwegian has been chosen', async ({ page }) => {
    await page.goto('/personvern');
    await expect(page).toHaveURL('/se/personvern');
    await hydrated(page);
    await choose(page, no);
    await expect(page).toHaveURL('/personvern');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });

  test('nothing of the Norwegian page is painted on the way', async ({ page }) => {
    const painted: string[] = [];
    await page.exposeFunction('painted', (entry: string) => painted.push(entry));
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries())
          (window as unknown as { painted(entry: string): void }).painted(`${location.pathname} ${name}`);
      }).observe({ type: 'paint', buffered: true });
    });
    await page.route('**/se', async (route) => {
      // A slow network: the page has time to paint.
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/');
    await expect(page).toHaveURL('/se');
    await hydrated(page);
    expect(painted.filter((entry) => entry.startsWith('/ first-contentful'))).toEqual([]);
  });

  for (const [what, answer] of [
    ['is stopped', (route: Route) => route.fulfill({ status: 204 })],
    ['hangs', () => undefined],
  ] as const) {
    test(`the Norwegian page comes back where the redirect ${what}`, async ({ page }) => {
      await page.route('**/se', answer);
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('footer')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
      expect(await stored(page)).toBeNull();
    });
  }

  test('with storage blocked, detection goes by the browser and nothing throws', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await expect(page).toHaveURL('/se');
    await hydrated(page);
    await page.locator('[name=navn]').fill('Kari');
    await choose(page, no);
    await page.waitForLoadState('load');
  });
});

test.describe('the switch of languages', () => {
  test('before hydration leads to the same section and keeps what is typed', async ({ page }) => {
    const go = await holdBack(page, '**/_next/static/islands/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await fillIn(page);
    await page.evaluate(() => document.getElementById('technology')?.scrollIntoView());
    await choose(page, se);
    await expect(page).toHaveURL('/se#technology');
    await expectTyped(page);
    go();
    await hydrated(page);
    await expectTyped(page);
  });

  test('a switch leads to the same section and keeps what is typed, over the privacy policy too', async ({ page }) => {
    await open(page, '/');
    await fillIn(page);
    await page.evaluate(() => document.getElementById('technology')?.scrollIntoView());
    await choose(page, se);
    await expect(page).toHaveURL('/se#technology');
    await hydrated(page);
    await expectTyped(page);
    const top = () => page.locator('#technology').evaluate((section) => section.getBoundingClientRect().top);
    expect(Math.round(await top())).toBe(104);
    await page.locator('#contact-form').getByRole('link').click();
    await expect(page).toHaveURL('/se/personvern');
    await choose(page, no);
    await expect(page).toHaveURL('/personvern');
    await page.getByRole('banner').getByRole('link', { name: no.nav.contact, exact: true }).click();
    await expectTyped(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });
});
