import { pagePath } from '@/lib/pages';
import { expect, hydrated, inEnglish, receivePosts, test } from './support';

test.use({ reducedMotion: 'no-preference', expectedErrors: /Failed to (fetch|load resource)|net::ERR/ });

inEnglish((locale, { contact, toast }) => {
  test('a later outcome of the form replaces the earlier one, of whatever kind', async ({ page }) => {
    const answers: ('ok' | 'fail')[] = ['fail', 'ok', 'fail'];
    await receivePosts(page, () => answers.shift() ?? 'ok');
    await page.goto(pagePath('home', locale));
    await hydrated(page);
    const shown = page.locator('.toast:not([data-leaving])');
    const submit = page.getByRole('button', { name: contact.form.submit });
    const fillIn = async () => {
      for (const name of ['navn', 'telefon', 'email']) await page.locator(`[name=${name}]`).fill('a@b.example');
    };
    await submit.click();
    await expect(shown).toHaveText(new RegExp(toast.missing.title));
    await fillIn();
    for (const { title } of [toast.error, toast.success]) {
      await submit.click();
      await expect(page.locator('.toast').getByText(title, { exact: true })).toBeVisible();
      await expect(shown).toHaveCount(1);
    }
    await fillIn();
    await submit.click();
    await expect(page.locator('.toast').getByText(toast.error.title, { exact: true })).toBeVisible();
    await expect(shown).toHaveCount(1);
    // Nothing of what has left stays in the page.
    await expect(page.locator('.toast')).toHaveCount(1);
  });

  test.describe('with the dialog open', () => {
    test.use({ reducedMotion: 'reduce' });

    test('a toast lies over it, and Escape closes the dialog first', async ({ page }) => {
      await page.goto(pagePath('home', locale));
      await page.getByRole('button', { name: contact.form.submit }).click();
      const shown = page.locator('.toast');
      await expect(shown).toBeVisible();
      const before = await shown.screenshot();
      // Pressed by the page itself: a visitor's press would come after the toast has gone, in tests that are slow.
      await page.getByRole('contentinfo').getByRole('button').dispatchEvent('click');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect((await shown.screenshot()).equals(before)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(shown).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(shown).toHaveCount(0);
    });
  });
});
