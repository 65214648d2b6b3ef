import type { Page } from '@playwright/test';
import { CATALOGS, expect, hydrated, test } from './support';

const languages = (page: Page, label: string) => page.getByRole('banner').getByRole('navigation', { name: label });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.use({ viewport: { width: 1440, height: 900 } });

for (const [locale, path] of [
  ['nb-NO', '/'],
  ['nn-NO', '/'],
  ['de-DE', '/'],
  ['en-GB', '/en'],
] as const) {
  test.describe(`in a browser that asks for ${locale}`, () => {
    test.use({ locale });

    test(`the landing page is ${path}, and detection stores nothing`, async ({ page, context }) => {
      await page.goto('/?a=1#services');
      await expect(page).toHaveURL(`${path}?a=1#services`);
      expect(await stored(page)).toBeNull();
      expect(await context.cookies()).toEqual([]);
    });
  });
}

test.describe('in an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('the privacy policy opens in English', async ({ page }) => {
    await page.goto('/personvern');
    await expect(page).toHaveURL('/en/personvern');
  });

  test('a stored choice comes before the browser, and the way back leads out', async ({ page }) => {
    await page.goto('/en');
    await hydrated(page);
    await languages(page, CATALOGS.en.language.label).getByRole('link', { name: 'Norsk' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/personvern');
    await expect(page).toHaveURL('/personvern');
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
    await page.route('**/en', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/');
    await expect(page).toHaveURL('/en');
    await hydrated(page);
    expect(painted.filter((entry) => entry.startsWith('/ first-contentful'))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an address shows what it says, and the switch works', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
      await languages(page, CATALOGS.no.language.label).getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL('/en');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });
  });

  test('a crawler is never led away', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      baseURL,
      locale: 'en-US',
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const page = await context.newPage();
    await page.goto('/');
    await page.waitForLoadState('load');
    await expect(page).toHaveURL('/');
    await context.close();
  });
});

test('an English address stays English, whatever is stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'no'));
  await page.goto('/en/personvern');
  await hydrated(page);
  await expect(page).toHaveURL('/en/personvern');
});

test('a choice is stored and mirrored to a cookie of one year', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  await languages(page, CATALOGS.no.language.label).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en');
  expect(await stored(page)).toBe('en');
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'language', value: 'en', sameSite: 'Lax', path: '/' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto('/');
  await expect(page).toHaveURL('/en');
});

test('the switch marks the current language and names both in their own', async ({ page }) => {
  for (const [path, label, current] of [
    ['/', CATALOGS.no.language.label, 'NO – norsk'],
    ['/en/personvern', CATALOGS.en.language.label, 'EN – English'],
  ] as const) {
    await page.goto(path);
    const links = languages(page, label).getByRole('link');
    await expect(links).toHaveText(['NO', 'EN']);
    await expect(languages(page, label).locator('[aria-current=true]')).toHaveAccessibleName(current);
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.getAttribute('lang'), link.getAttribute('hreflang')])),
    ).toEqual([
      ['nb', 'nb'],
      ['en', 'en'],
    ]);
  }
});

test('a switch leads to the same section and keeps what is typed, in no storage afterwards', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('[name=navn]').fill('Kari');
  await page.locator('[name=melding]').fill('Hei\nder');
  await page.evaluate(() => document.getElementById('technology')?.scrollIntoView());
  await languages(page, CATALOGS.no.language.label).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en#technology');
  await hydrated(page);
  await expect(page.locator('[name=navn]')).toHaveValue('Kari');
  await expect(page.locator('[name=melding]')).toHaveValue('Hei\nder');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  const top = await page.locator('#technology').evaluate((section) => Math.round(section.getBoundingClientRect().top));
  expect(top).toBe(104);
});

test('a switch leads to the same page', async ({ page }) => {
  await page.goto('/personvern');
  await hydrated(page);
  await languages(page, CATALOGS.no.language.label).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/personvern');
});

test.describe('with storage blocked', () => {
  test.use({ consent: null });

  test('detection goes by the browser and nothing throws', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale: 'en-GB' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
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
    await expect(page).toHaveURL('/en');
    await hydrated(page);
    await page.locator('[name=navn]').fill('Kari');
    await languages(page, CATALOGS.en.language.label).getByRole('link', { name: 'Norsk' }).click();
    await page.waitForLoadState('load');
    expect(errors).toEqual([]);
    await context.close();
  });
});
