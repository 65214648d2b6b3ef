import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { EXPORT_DIR } from '@/company/content-dir.mjs';
import { FORM_ENDPOINT } from '@/company/form-endpoint';
import { FIELD_NAMES } from '@/company/form-fields';
import { pagePath } from '@/company/pages';
import { CATALOGS, expect, holdBack, hydrated, inOtherLanguage, movedBy, open, test } from './support';
import { menu, openMenu, PHONE, settings } from './visitor';

const holdScripts = (page: Page) => holdBack(page, '**/*.js');
/** Where a script is held back, a page may never be loaded. */
const EARLY = { waitUntil: 'domcontentloaded' } as const;

inOtherLanguage('a page', (locale, text) => {
  const home = pagePath('home', locale);

  test.describe('before the scripts have come', () => {
    test.use({ consent: null, viewport: { width: 1440, height: 900 } });

    test('a press is kept, and shows that it was, and so is a decision', async ({ page }) => {
      const go = await holdScripts(page);
      await page.goto(home, EARLY);
      const button = page.getByRole('button', { name: text.nav.servicesList });
      await button.click();
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await page.getByRole('button', { name: text.consent.banner.accept, exact: true }).click();
      go();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).not.toHaveAttribute('aria-busy');
    });

    test('the form is sent by the browser, and what is typed stays', async ({ page }) => {
      const go = await holdScripts(page);
      await page.goto(home, EARLY);
      for (const name of FIELD_NAMES) await page.locator(`[name=${name}]`).fill(`my ${name}`);
      await page.locator('[name=email]').fill('a@b.example');
      await page.route(FORM_ENDPOINT, (route) => route.fulfill({ status: 204 }));
      const request = page.waitForRequest(FORM_ENDPOINT);
      await page.getByRole('button', { name: text.contact.form.submit }).click();
      expect((await request).method()).toBe('POST');
      go();
      await hydrated(page);
      await expect(page.locator('[name=navn]')).toHaveValue('my navn');
    });

    test('a pointer on the services opens them afterwards', async ({ page }) => {
      const go = await holdScripts(page);
      await page.goto(home, EARLY);
      await page.getByRole('banner').getByRole('link', { name: text.nav.services, exact: true }).hover();
      go();
      await expect(page.getByRole('link', { name: text.services.payroll.nav, exact: true })).toBeVisible();
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('no picture but the first is fetched before the first view is painted', async ({ page }) => {
    await open(page, '/');
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint);
      return fetched.map(({ name }) => new URL(name).pathname).filter((path) => /\/(pictures|brand)\//.test(path));
    });
    expect(early).toEqual([expect.stringContaining('/fjord-portrait')]);
  });

  test('what is below the first view is there once that is painted, or where the address leads there', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('html[data-unpainted]')).toHaveCount(0);
    await settings(page).scrollIntoViewIfNeeded();
    await expect(settings(page)).toBeInViewport();
    await page.goto('/personvern');
    await page.goto('/#contact');
    await expect(page.locator('#contact h2')).toBeInViewport();
  });

  test('the code of menu, dialog and toasts is fetched when it is needed', async ({ page }) => {
    await open(page, '/');
    const submit = page.getByRole('button', { name: CATALOGS.no.contact.form.submit });
    for (const enter of [() => openMenu(page), () => settings(page).click(), () => submit.click()]) {
      await page.waitForLoadState('networkidle');
      const chunk = page.waitForRequest(/\.js$/);
      await enter();
      await chunk;
      await menu(page).or(page.getByRole('dialog')).or(page.locator('[data-kind]')).first().waitFor();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

for (const [path, locale, consent] of [
  ['/', 'nb-NO', null],
  ['/se/personvern', 'se-NO', 'false'],
] as const) {
  test.describe(path, () => {
    test.use({ consent, viewport: PHONE, locale });

    test('hardly anything moves when the font comes late', async ({ page }) => {
      const go = await holdBack(page, '**/*.woff2');
      await page.goto(path, EARLY);
      await hydrated(page);
      go();
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      });
      // The top bar's numerals and, at some widths, a line of the banner: a hundredth of what counts as good.
      expect(await movedBy(page)).toBeLessThan(0.01);
    });
  });
}

/** As CDNs compress. Ten packets, about 14 kB, are what a server sends in its first round trip. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The font files that a page fetches from now on: name and bytes as sent. */
function fontsOf(page: Page): Map<string, number> {
  const fonts = new Map<string, number>();
  page.on('response', async (response) => {
    const name = /[^/]+\.woff2$/.exec(response.url())?.[0];
    const length = await response.headerValue('content-length');
    if (name) fonts.set(name, Number(length ?? (await response.body()).length));
  });
  return fonts;
}

test.describe('what is fetched', () => {
  test('a page in its own language weighs 24 kB of fonts, and another letter fetches its file', async ({ page }) => {
    const fonts = fontsOf(page);
    await open(page, '/');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await expect.poll(() => fonts.size).toBe(2);
    expect([...fonts.keys()].filter((name) => name.includes('more'))).toEqual([]);
    expect([...fonts.values()].reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(24_000);

    await page.locator('textarea').fill('Zażółć gęślą jaźń');
    await expect.poll(() => [...fonts.keys()].filter((name) => name.includes('more'))).toHaveLength(1);
  });

  test('a first file that is late fetches no second one', async ({ page }) => {
    const fonts = fontsOf(page);
    await page.route(/grotesk_400.*woff2/, () => {});
    await page.goto('/', { waitUntil: 'commit' });
    await expect.poll(() => [...fonts.keys()].some((name) => name.includes('numerals'))).toBe(true);
    expect(fonts.size).toBe(1);
  });

  test('the landing page is within its budgets', () => {
    const html = readFileSync(`${EXPORT_DIR}/index.html`, 'utf8');
    const bytesOf = (path: string) => statSync(`${EXPORT_DIR}${path}.br`).size;
    const sum = (paths: RegExp) => [...html.matchAll(paths)].reduce((bytes, [, path = '']) => bytes + bytesOf(path), 0);
    const firstView = html.slice(0, html.indexOf('</section>', html.indexOf('id="hero"')));
    // Words are left out: a longer text is no fault of the code.
    const words = brotliCompressSync(JSON.stringify({ ...CATALOGS.no, privacy: null })).length;
    const bytes = {
      HTML: bytesOf('/index.html') - words,
      firstView: brotliCompressSync(firstView, FAST).length,
      CSS: sum(/<link rel="stylesheet" href="([^"]+)"/g),
      JavaScript: sum(/<script type="module" async src="([^"]+)"/g),
    };
    expect.soft(bytes.HTML).toBeLessThanOrEqual(17_600);
    expect.soft(bytes.firstView).toBeLessThanOrEqual(14_080);
    expect.soft(bytes.CSS).toBeLessThanOrEqual(13_400);
    // 59,400 of them are React DOM.
    expect.soft(bytes.JavaScript).toBeLessThanOrEqual(68_600);
    expect(Object.values(bytes).every((size) => size > 10_000)).toBe(true);
  });
});
