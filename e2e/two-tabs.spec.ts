import type { Page } from '@playwright/test';
import { company } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { expect, fill, hydrated, inEnglish, test } from './support';

inEnglish((locale, text) => {
  const { banner, dialog: words } = text.consent;
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
  const toggle = (page: Page) => dialog(page).getByRole('switch', { name: fill(words.mapsToggle, company.map ?? {}) });
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('cookieConsent'));

  async function open(page: Page): Promise<void> {
    await page.goto(pagePath('home', locale));
    await hydrated(page);
  }
  async function openSettings(page: Page): Promise<void> {
    await page.getByRole('contentinfo').getByRole('button', { name: text.footer.cookieSettings }).click();
    await expect(dialog(page)).toBeVisible();
  }

  test.describe('two tabs', () => {
    test.use({ consent: null });

    test('the open dialog follows what is decided in the other, and the last decision stands', async ({
      context,
      page,
    }) => {
      const other = await context.newPage();
      await open(page);
      await open(other);
      await openSettings(page);
      await toggle(page).click();
      await button(other, banner.decline).click();
      await expect(toggle(page)).not.toBeChecked();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(page)).toBe('false');

      await openSettings(page);
      await openSettings(other);
      await button(other, words.acceptAll).click();
      await expect(toggle(page)).toBeChecked();
      await toggle(page).click();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(other)).toBe('false');

      // The same again says no more loudly: what was switched on before it goes off.
      await openSettings(page);
      await openSettings(other);
      await toggle(page).click();
      await button(other, words.declineAll).click();
      await expect(toggle(page)).not.toBeChecked();

      // The storage emptied: closing is no yes.
      await toggle(page).click();
      await other.evaluate(() => localStorage.clear());
      await expect(toggle(page)).not.toBeChecked();
    });

    test('word that has not come yet counts all the same', async ({ context, page }) => {
      const other = await context.newPage();
      await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation(), true));
      await open(page);
      await open(other);
      await openSettings(page);
      await toggle(page).click();
      await button(other, banner.decline).click();
      // Another process's storage is the same a moment later.
      await expect.poll(() => stored(page)).toBe('false');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      expect(await stored(other)).toBe('false');
    });

    test('a decision of more than twelve months ago is asked for again, before anything is painted', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        localStorage.setItem('cookieConsent', 'true');
        localStorage.setItem('cookieConsentDate', '2020-01-01T00:00:00.000Z');
      });
      await page.goto(pagePath('home', locale), { waitUntil: 'commit' });
      await expect(page.getByRole('region', { name: banner.label })).toBeVisible();
      await hydrated(page);
      await expect(page.getByRole('region', { name: banner.label })).toBeVisible();
      await expect(page.locator('#contact iframe')).toHaveCount(0);
    });
  });
});
