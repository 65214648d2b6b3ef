import type { Page } from '@playwright/test';
import { CATALOGS, expect, hydrated, test } from './support';

const languages = (page: Page, label: string) => page.getByRole('banner').getByRole('navigation', { name: label });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.use({ viewport: { width: 1440, height: 900 } });

for (const [locale, path] of [
  ['nb-NO', '/'],
  ['de-DE', '/'],
  ['se-NO', '/se'],
  ['pl-PL', '/pl'],
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

test.describe('in a Sámi browser', () => {
  test.use({ locale: 'se-NO' });

  test('the privacy policy opens in Sámi', async ({ page }) => {
    await page.goto('/personvern');
    await expect(page).toHaveURL('/se/personvern');
  });

  test('a stored choice comes before the browser, and the way back leads out', async ({ page }) => {
    await page.goto('/se');
    await hydrated(page);
    await languages(page, CATALOGS.se.language.label).getByRole('link', { name: CATALOGS.no.language.name }).click();
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
    await page.route('**/se', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/');
    await expect(page).toHaveURL('/se');
    await hydrated(page);
    expect(painted.filter((entry) => entry.startsWith('/ first-contentful'))).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('an address shows what it says, and the switch works', async ({ page }) => {
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
      await languages(page, CATALOGS.no.language.label).getByRole('link', { name: CATALOGS.se.language.name }).click();
      await expect(page).toHaveURL('/se');
      await expect(page.locator('html')).toHaveAttribute('lang', 'se');
    });
  });
});

test('a Sámi address stays Sámi, whatever is stored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'no'));
  await page.goto('/se/personvern');
  await hydrated(page);
  await expect(page).toHaveURL('/se/personvern');
});

test('a choice is stored and mirrored to a cookie of one year', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page);
  await languages(page, CATALOGS.no.language.label).getByRole('link', { name: CATALOGS.se.language.name }).click();
  await expect(page).toHaveURL('/se');
  expect(await stored(page)).toBe('se');
  const [cookie, ...others] = await context.cookies();
  expect(others).toEqual([]);
  expect(cookie).toMatchObject({ name: 'language', value: 'se', sameSite: 'Lax', path: '/' });
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400);
  await page.goto('/');
  await expect(page).toHaveURL('/se');
});

test('the switch marks the current language and names each in its own', async ({ page }) => {
  for (const [path, label, current] of [
    ['/', CATALOGS.no.language.label, 'NO – norsk'],
    ['/se/personvern', CATALOGS.se.language.label, 'SE – davvisámegiella'],
  ] as const) {
    await page.goto(path);
    const links = languages(page, label).getByRole('link');
    await expect(links).toHaveText(['NO', 'SE', 'PL']);
    await expect(languages(page, label).locator('[aria-current=true]')).toHaveAccessibleName(current);
    expect(
      await links.evaluateAll((all) => all.map((link) => [link.getAttribute('lang'), link.getAttribute('hreflang')])),
    ).toEqual([
      ['nb', 'nb'],
      ['se', 'se'],
      ['pl', 'pl'],
    ]);
  }
});

test('a switch leads to the same section and keeps what is typed, in no storage afterwards', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await page.locator('[name=navn]').fill('Kari');
  await page.locator('[name=melding]').fill('Hei\nder');
  await page.evaluate(() => document.getElementById('technology')?.scrollIntoView());
  await languages(page, CATALOGS.no.language.label).getByRole('link', { name: CATALOGS.se.language.name }).click();
  await expect(page).toHaveURL('/se#technology');
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
  await languages(page, CATALOGS.no.language.label).getByRole('link', { name: CATALOGS.se.language.name }).click();
  await expect(page).toHaveURL('/se/personvern');
});

test.describe('with storage blocked', () => {
  test.use({ consent: null });

  test('detection goes by the browser and nothing throws', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, locale: 'se-NO' });
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
    await expect(page).toHaveURL('/se');
    await hydrated(page);
    await page.locator('[name=navn]').fill('Kari');
    await languages(page, CATALOGS.se.language.label).getByRole('link', { name: CATALOGS.no.language.name }).click();
    await page.waitForLoadState('load');
    expect(errors).toEqual([]);
    await context.close();
  });
});
