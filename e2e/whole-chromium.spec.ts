import type { Page } from '@playwright/test';
import { CATALOGS, expect, open, test, WHOLE_CHROMIUM } from './support';
import { expectTyped, fillIn, menu, openMenu, PHONE, settings } from './visitor';

const { no } = CATALOGS;

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be started with cache and scrollbars');
test.use({
  viewport: PHONE,
  launchOptions: { ...WHOLE_CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache', '--hide-scrollbars'] },
});

/** Leaves for another document and comes back to the kept one. */
async function leaveAndReturn(page: Page, meanwhile: () => unknown = () => {}): Promise<void> {
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { kept: persisted })),
  );
  await page.evaluate(() => location.assign('/personvern'));
  await page.waitForURL('/personvern');
  await page.evaluate(meanwhile);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'kept')).catch(() => null)).toBe(true);
}

test.describe('a return to a page', () => {
  test('a return finds the menu or the consent dialog open, and they still answer', async ({ page }) => {
    await open(page, '/');
    await openMenu(page);
    await menu(page).waitFor();
    await leaveAndReturn(page);
    await menu(page).getByRole('button', { name: no.nav.closeMenu }).click();
    await expect(menu(page)).toHaveCount(0);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await settings(page).click();
    await page.getByRole('switch').click();
    await leaveAndReturn(page);
    await page.getByRole('button', { name: no.consent.dialog.save, exact: true }).click();
    await expect(page.locator('#contact iframe')).toHaveCount(1);
  });
});

test.describe('a return to the form', () => {
  test('a return with a message on its way gets an answer, and until then has what was typed', async ({ page }) => {
    await open(page, '/');
    await fillIn(page);
    await leaveAndReturn(page);
    await expectTyped(page);
    // The answer comes when the page has been left and is back.
    await page.evaluate(() => {
      window.fetch = () => new Promise((done) => addEventListener('pageshow', () => done(new Response())));
    });
    await page.getByRole('button', { name: no.contact.form.submit }).click();
    await page.getByRole('button', { name: no.contact.form.submitting }).waitFor();
    await leaveAndReturn(page);
    const toast = page.getByRole('status').getByText(no.toast.success.title);
    await expect(toast).toBeVisible();
    await expect(page.getByRole('button', { name: no.contact.form.submit })).toBeEnabled();
    await page.getByRole('button', { name: no.toast.dismiss }).click();
    await expect(toast).toHaveCount(0);
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the page stays where it is beside its scrollbar when a dialog or the menu opens', async ({ page }) => {
    const states = { 1280: () => page.locator('footer').getByRole('button').click(), 390: () => openMenu(page) };
    for (const [width, enter] of Object.entries(states)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await open(page, '/');
      const edges = () =>
        page.evaluate(() =>
          ['header', '#hero'].map((part) => document.querySelector(part)?.getBoundingClientRect().right),
        );
      const before = await edges();
      expect(before[0]).toBeLessThan(Number(width));
      await enter();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await edges()).toEqual(before);
    }
  });

  test('the back gesture closes menu and dialog, without a history entry', async ({ page }) => {
    // The gesture itself is Android's; the page is told of it by its watcher.
    await page.addInitScript(() => {
      const Native = Reflect.get(window, 'CloseWatcher');
      class CloseWatcher extends Native {
        constructor() {
          super();
          Object.assign(window, { watcher: this });
        }
        destroy() {
          super.destroy();
          Object.assign(window, { watcher: 'gone' });
        }
      }
      Object.assign(window, { CloseWatcher });
    });
    await open(page, '/');
    const entries = await page.evaluate(() => history.length);
    for (const button of [page.locator('header button[aria-haspopup]'), page.locator('footer button')]) {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.evaluate('window.watcher.requestClose()');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(button).toBeFocused();
      expect(await page.evaluate('window.watcher')).toBe('gone');
    }
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});
