import type { Page } from '@playwright/test';
import { pagePath } from '@/lib/pages';
import { axe, violationsOf } from './overflow';
import { expect, inOtherLanguage, open, receivePosts, test } from './support';

/** Pages as they open are checked for every content (content.spec.ts); these are the states that a visitor brings them to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** Looks at the part of the page that the state has changed. */
async function expectAccessible(page: Page, state: string, part: string): Promise<void> {
  expect.soft(await violationsOf(axe(page).include(part).withTags(TAGS)), state).toEqual([]);
}

test.use({ consent: 'true' });

inOtherLanguage((locale, { nav, footer, consent, contact, toast }) => {
  const submit = async (page: Page, answer: string) => {
    await page.getByRole('button', { name: contact.form.submit }).click();
    await page.getByText(answer, { exact: true }).waitFor();
  };

  test('axe finds nothing on a phone: menu, dialog, form with errors', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, pagePath('home', locale));
    await page.getByRole('button', { name: nav.openMenu }).click();
    await page.getByRole('dialog', { name: nav.menu }).waitFor();
    await expectAccessible(page, 'menu', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).click();
    await page.getByRole('dialog', { name: consent.dialog.title }).waitFor();
    await expectAccessible(page, 'dialog', '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await submit(page, toast.missing.title);
    await expectAccessible(page, 'form with errors', '#contact, #toasts');
  });

  test('axe finds nothing on a large screen: services, map, sent request', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, pagePath('home', locale));
    await page.getByRole('button', { name: nav.servicesList }).press('Enter');
    await expectAccessible(page, 'list of services', 'header');
    await receivePosts(page);
    for (const field of await page.locator('[required]').all()) await field.fill('1');
    await submit(page, toast.success.title);
    await expectAccessible(page, 'map, sent request', '#contact-map, #toasts');
  });
});
