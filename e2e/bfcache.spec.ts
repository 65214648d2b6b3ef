import { type Browser, chromium, type Page } from '@playwright/test';
import { CATALOGS, expect, hydrated, test, WHOLE_CHROMIUM } from './support';
import { expectTyped, fillIn, menu, openMenu, PHONE, settings } from './visitor';

const { no } = CATALOGS;

test.describe('a return from the back/forward cache', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be started with its cache on');

  let browser: Browser;
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    browser = await chromium.launch({ ...WHOLE_CHROMIUM, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  });
  test.afterAll(() => browser.close());

  /** Opens the landing page in a browser that keeps the pages it leaves, at the width of a phone. */
  async function openKept(act: (page: Page) => Promise<unknown>, consent = 'false'): Promise<void> {
    const { baseURL } = test.info().project.use;
    const page = await browser.newPage({ baseURL, locale: 'nb-NO', viewport: PHONE, reducedMotion: 'reduce' });
    await page.addInitScript(
      (value) => localStorage.getItem('cookieConsent') ?? localStorage.setItem('cookieConsent', value),
      consent,
    );
    await page.goto('/');
    await hydrated(page);
    await act(page);
    await page.close();
  }

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

  test('with the menu open finds it open, and it can be closed', () =>
    openKept(async (page) => {
      await openMenu(page);
      await menu(page).waitFor();
      await leaveAndReturn(page);
      await menu(page).getByRole('button', { name: no.nav.closeMenu }).click();
      await expect(menu(page)).toHaveCount(0);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    }));

  test('with the consent dialog open finds it open, and it saves', () =>
    openKept(async (page) => {
      await settings(page).click();
      await page.getByRole('switch').click();
      await leaveAndReturn(page);
      await page.getByRole('button', { name: no.consent.dialog.save, exact: true }).click();
      await expect(page.locator('#contact iframe')).toHaveCount(1);
    }));

  test('follows what was decided about the map in between', () =>
    openKept(async (page) => {
      await expect(page.locator('#consent-banner')).toBeVisible();
      await leaveAndReturn(page, () => localStorage.setItem('cookieConsent', 'false'));
      await expect(page.locator('#consent-banner')).toBeHidden();
    }, 'undecided'));

  test('with a form half filled finds it as it was', () =>
    openKept(async (page) => {
      await fillIn(page);
      await leaveAndReturn(page);
      await expectTyped(page);
    }));

  test('with a message on its way gets an answer, and no button stays stuck', () =>
    openKept(async (page) => {
      await page.evaluate(() => {
        // The answer comes when the page has been left and is back.
        window.fetch = () => new Promise((done) => addEventListener('pageshow', () => done(new Response())));
      });
      await fillIn(page);
      await page.getByRole('button', { name: no.contact.form.submit }).click();
      await page.getByRole('button', { name: no.contact.form.submitting }).waitFor();
      await leaveAndReturn(page);
      await expect(page.getByRole('status').getByText(no.toast.success.title)).toBeVisible();
      await expect(page.getByRole('button', { name: no.contact.form.submit })).toBeEnabled();
    }));

  test('with a toast shown finds a toast that goes', () =>
    openKept(async (page) => {
      await page.getByRole('button', { name: no.contact.form.submit }).click();
      const toast = page.getByRole('alert').getByText(no.toast.missing.title);
      await toast.waitFor();
      await leaveAndReturn(page);
      await page.getByRole('button', { name: no.toast.dismiss }).click();
      await expect(toast).toHaveCount(0);
    }));
});

test.describe('a page that is shown again', () => {
  test.use({ consent: null });

  test('asks the storage for the decision, whoever has told it of one', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await expect(page.locator('#consent-banner')).toBeVisible();
    await page.evaluate(() => {
      localStorage.setItem('cookieConsent', 'false');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await expect(page.locator('#consent-banner')).toBeHidden();
  });
});
