import type { Page } from '@playwright/test';
import { weights } from '@/build/budgets';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { FIELD_NAMES } from '@/lib/constants';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { CATALOGS, expect, holdBack, hydrated, inOtherLanguage, NO, SE, test } from './support';
import { PHONE } from './visit';

const holdScripts = (page: Page) => holdBack(page, '**/*.js');

/** Where a script is held back, a page may never be loaded. */
const EARLY = { waitUntil: 'domcontentloaded' } as const;

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);

  test.describe('before the scripts have come', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('keeps a press on the menu button', async ({ page }) => {
      const go = await holdScripts(page);
      await page.goto(home, EARLY);
      await page.getByRole('button', { name: text.nav.openMenu }).click();
      go();
      await expect(page.getByRole('dialog', { name: text.nav.menu })).toBeVisible();
    });

    test('lets the form go its own way, and keeps what is typed', async ({ page }) => {
      const go = await holdScripts(page);
      await page.goto(home, EARLY);
      for (const name of FIELD_NAMES) await page.locator(`[name=${name}]`).fill(`my ${name}`);
      await page.route(FORM_ENDPOINT, (route) => route.fulfill({ status: 204 }));
      const request = page.waitForRequest(FORM_ENDPOINT);
      await page.locator('[name=email]').fill('a@b.example');
      await page.getByRole('button', { name: text.contact.form.submit }).click();
      expect((await request).method()).toBe('POST');
      go();
      await hydrated(page);
      await expect(page.locator('[name=navn]')).toHaveValue('my navn');
    });

    test.describe('on a first visit', () => {
      test.use({ consent: null });

      test('keeps a decision', async ({ page }) => {
        const go = await holdScripts(page);
        await page.goto(home, EARLY);
        await page.getByRole('button', { name: text.consent.banner.accept, exact: true }).click();
        go();
        await expect.poll(() => page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
      });
    });
  });

  test('opens the services under a pointer that was there before the scripts', async ({ page }) => {
    const go = await holdScripts(page);
    await page.goto(home, EARLY);
    await page.getByRole('banner').getByRole('link', { name: text.nav.services, exact: true }).hover();
    go();
    await expect(page.getByRole('link', { name: text.services.payroll.nav, exact: true })).toBeVisible();
  });

  test('stores a language chosen before the scripts have come', async ({ page }) => {
    const go = await holdScripts(page);
    await page.goto(home, EARLY);
    const other = locale === NO ? SE : NO;
    await page.locator(`a[hreflang=${LOCALES[other].html}]`).first().click();
    go();
    await expect(page).toHaveURL(pagePath('home', other));
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
  });
});

test.describe('when a script is gone', () => {
  test.use({ expectedErrors: /404/ });

  /** Lets the first of the scripts be gone once it is told to; the host says so when it is asked (HEAD). */
  async function failFirst(page: Page): Promise<() => void> {
    let failures = 1;
    let go = () => {};
    const gate = new Promise<void>((done) => {
      go = done;
    });
    await page.route('**/*.js', async (route) => {
      await gate;
      const isAsked = route.request().method() === 'HEAD';
      await (isAsked || failures-- > 0 ? route.fulfill({ status: 404 }) : route.continue());
    });
    return go;
  }

  test('loads the page once more', async ({ page }) => {
    const go = await failFirst(page);
    await page.goto('/', EARLY);
    const again = page.waitForEvent('load');
    go();
    await again;
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
  });

  test('leaves the page in peace while somebody writes: it goes on without JavaScript', async ({ page }) => {
    const go = await failFirst(page);
    await page.goto('/', EARLY);
    await page.locator('[name=melding]').fill('half a sentence');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    go();
    await expect(page.locator('html:not([data-js])')).toHaveCount(1);
    await expect(page.locator('[name=melding]')).toHaveValue('half a sentence');
    expect(await page.evaluate('window.sameDocument')).toBe(true);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('becomes the page without JavaScript when it is still gone', async ({ page }) => {
    await page.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await expect(page.getByRole('button', { name: /./ })).toHaveCount(1);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE.viewport });

  test('no script is fetched before the first view is painted', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const [first, painted] = await page.evaluate(() => {
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
      const paint = performance.getEntriesByName('first-contentful-paint')[0];
      return [Math.min(...scripts.map(({ startTime }) => startTime)), paint?.startTime ?? 0];
    });
    expect(first).toBeGreaterThan(painted ?? 0);
  });

  test('no picture but the first is fetched before the first view is painted', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\/(pictures|brand)\//.test(name) && startTime < paint)
        .map(({ name }) => new URL(name).pathname);
    });
    expect(early).toEqual([expect.stringContaining('/fjord-portrait-')]);
  });

  test('shows what is below the first view once that is painted, and at once where the address leads there', async ({
    page,
  }) => {
    const last = page.getByRole('contentinfo').getByRole('button');
    await page.goto('/');
    await expect(page.locator('html[data-unpainted]')).toHaveCount(0);
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await page.goto('/personvern');
    await page.goto('/#contact');
    await expect(page.locator('#contact h2')).toBeInViewport();
  });

  const { no } = CATALOGS;
  const states: Record<string, (page: Page) => Promise<void>> = {
    menu: (page) => page.getByRole('button', { name: no.nav.openMenu }).click(),
    dialog: (page) => page.getByRole('contentinfo').getByRole('button').click(),
    toasts: (page) => page.getByRole('button', { name: no.contact.form.submit }).click(),
  };
  for (const [name, enter] of Object.entries(states)) {
    test(`the code of the ${name} is fetched when it is needed`, async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      const chunk = page.waitForRequest(/\.js$/);
      await enter(page);
      await chunk;
    });
  }
});

// Every page once, and every language.
const PATHS = PAGE_IDS.map((id, index) => pagePath(id, LOCALE_IDS[index % LOCALE_IDS.length] ?? NO));
for (const [column, width] of [390, 1440].entries()) {
  for (const [row, path] of PATHS.entries()) {
    // Every path and every width, on the first visit and on a later one.
    const consent = (column + row) % 2 ? 'false' : null;
    test.describe(`${path} at ${width} px, ${consent ? 'a later' : 'the first'} visit`, () => {
      test.use({ consent, viewport: { width, height: 900 }, locale: path.startsWith('/se') ? 'se-NO' : 'nb-NO' });

      test('hardly anything moves when the font comes late', async ({ page }) => {
        const go = await holdBack(page, '**/*.woff2');
        await page.goto(path, EARLY);
        await hydrated(page);
        go();
        const moved = await page.evaluate(async () => {
          await document.fonts.ready;
          for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
          const observer = new PerformanceObserver(() => {});
          observer.observe({ type: 'layout-shift', buffered: true });
          const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
          return shifts.reduce((sum, { value }) => sum + value, 0);
        });
        // The top bar's figures and, at some widths, a line of the banner: a hundredth of what counts as good.
        expect(moved).toBeLessThan(0.01);
      });
    });
  }
}

test('the page of this company, whose words stay as they are, grows by nothing of ours', () => {
  const { HTML, 'first view': firstView } = weights(EXPORT_DIR);
  expect(HTML).toBeLessThanOrEqual(24_400);
  expect(firstView).toBeLessThanOrEqual(13_000);
});
