import type { Page } from '@playwright/test';
import { CATALOGS, expect, open, test, WHOLE_CHROMIUM } from './support';
import { expectTyped, fillIn, menu, openMenu, PHONE, settings } from './visitor';

const { no } = CATALOGS;

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be started with its cache on');
test.use({
  viewport: PHONE,
  launchOptions: { ...WHOLE_CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
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

test.describe('on a first visit', () => {
  test.use({ consent: null });

  test('a return follows what was decided about the map in between', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator('#consent-banner')).toBeVisible();
    await leaveAndReturn(page, () => localStorage.setItem('cookieConsent', 'false'));
    await expect(page.locator('#consent-banner')).toBeHidden();
  });
});

test('a return with a message on its way gets an answer, and what was typed is still there until then', async ({
  page,
}) => {
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
