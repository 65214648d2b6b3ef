import type { Page } from '@playwright/test';
import { pagePath } from '@/lib/pages';
import { axe, violationsOf } from './overflow';
import { expect, hydrated, inOtherLanguage, receivePosts, type Texts, test } from './support';

/** Pages as they open are asked of every content (content.spec.ts); these are the states that a visitor brings them to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function expectOpenToEverybody(page: Page, state: string): Promise<void> {
  expect.soft(await violationsOf(axe(page).withTags(TAGS)), state).toEqual([]);
}

async function submit(page: Page, { contact }: Texts, answer: string): Promise<void> {
  await page.getByRole('button', { name: contact.form.submit }).click();
  await page.getByText(answer, { exact: true }).waitFor();
}

test.use({
  consent: 'true',
  expectedErrors: /ERR_CONNECTION_RESET|Failed to (fetch|load resource)/,
});
inOtherLanguage((locale, text) => {
  const { nav, footer, consent, toast } = text;
  async function open(page: Page): Promise<void> {
    await page.goto(pagePath('home', locale));
    await hydrated(page);
  }
  async function openDialog(page: Page): Promise<void> {
    await page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).click();
    await page.getByRole('dialog', { name: consent.dialog.title }).waitFor();
  }

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('axe has nothing against the map, the menu and the dialog', async ({ page }) => {
      await open(page);
      await page.locator('iframe').scrollIntoViewIfNeeded();
      await expectOpenToEverybody(page, 'the map');
      await page.getByRole('button', { name: nav.openMenu }).click();
      await page.getByRole('dialog', { name: nav.menu }).waitFor();
      await expectOpenToEverybody(page, 'the menu');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await openDialog(page);
      await expectOpenToEverybody(page, 'the dialog with the map allowed');
    });

    test('axe has nothing against a form with errors, and one that could not be sent', async ({ page }) => {
      await open(page);
      await submit(page, text, toast.missing.title);
      await expectOpenToEverybody(page, 'a form with errors and the toast that says so');
      await receivePosts(page, () => 'fail');
      for (const field of await page.locator('[required]').all()) await field.fill('1');
      await submit(page, text, toast.error.title);
      await expectOpenToEverybody(page, 'a request that has failed');
    });
  });

  test.describe('on a large screen', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('axe has nothing against the list of services, the dialog and a request that has arrived', async ({
      page,
    }) => {
      await open(page);
      await page.getByRole('button', { name: nav.servicesList }).press('Enter');
      await expectOpenToEverybody(page, 'the list of services');
      await receivePosts(page);
      for (const field of await page.locator('[required]').all()) await field.fill('1');
      await submit(page, text, toast.success.title);
      await expectOpenToEverybody(page, 'a request that has arrived');
      await openDialog(page);
      await page.getByRole('switch').click();
      await expectOpenToEverybody(page, 'the dialog with the map refused');
    });
  });
});
