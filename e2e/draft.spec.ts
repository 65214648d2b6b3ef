import { pagePath } from '@/lib/pages';
import { expect, hydrated, inOtherLanguage, test } from './support';
import { expectTyped, fillIn } from './visitor';

test.use({ viewport: { width: 1440, height: 900 } });

inOtherLanguage((locale, text) => {
  test('what is typed is still there after a look at the privacy policy, and in no storage', async ({ page }) => {
    await page.goto(pagePath('home', locale));
    await hydrated(page);
    await fillIn(page);
    await page.locator('#contact-form').getByRole('link').click();
    await expect(page).toHaveURL(pagePath('privacy', locale));
    await page.getByRole('banner').getByRole('link', { name: text.nav.contact, exact: true }).click();
    await expect(page).toHaveURL(`${pagePath('home', locale)}#contact`);
    await expectTyped(page);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('a press that waits for its script shows that it was taken', async ({ page }) => {
    let go = () => {};
    const gate = new Promise<void>((done) => {
      go = done;
    });
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(pagePath('home', locale), { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: text.nav.servicesList });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    go();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
  });
});
