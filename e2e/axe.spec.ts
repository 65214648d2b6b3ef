import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PAGE_IDS, pagePath } from '@/site/pages';
import { expect, hydrated, inEnglish, receivePosts, type Texts, test } from './support';

/** Pages as they open are asked of every content (content.spec.ts); these are the states that a visitor brings them to. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function expectOpenToEverybody(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect
    .soft(
      violations.map(({ id: rule, nodes }) => [rule, ...nodes.map(({ html }) => html)]),
      state,
    )
    .toEqual([]);
}

async function submit(page: Page, { contact }: Texts, answer: string): Promise<void> {
  await page.getByRole('button', { name: contact.form.submit }).click();
  await page.getByText(answer, { exact: true }).waitFor();
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.use({
  reducedMotion: 'reduce',
  consent: 'true',
  expectedErrors: /ERR_CONNECTION_RESET|Failed to (fetch|load resource)/,
});
test.beforeEach(({ page }) =>
  // The service's own page is not ours to judge; this one is as good as a page can be.
  page.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html lang=en><title>Map</title><main aria-label=Map><h1>Map</h1>',
    }),
  ),
);

inEnglish((locale, text) => {
  const { nav, footer, consent, toast } = text;

  for (const [size, width] of [
    ['phone', 390],
    ['desktop', 1440],
  ] as const) {
    test.describe(size, () => {
      test.use({ viewport: { width, height: 900 } });

      test('axe has nothing against map, dialog, menus, and a form in any of its states', async ({ page }) => {
        await page.goto(pagePath('home', locale));
        await hydrated(page);
        await page.locator('iframe').scrollIntoViewIfNeeded();
        await expectOpenToEverybody(page, 'the map');
        if (size === 'phone') {
          await page.getByRole('button', { name: nav.openMenu }).click();
          await page.getByRole('dialog', { name: nav.menu }).waitFor();
          await expectOpenToEverybody(page, 'the menu');
        } else {
          await page.getByRole('button', { name: nav.servicesList }).press('Enter');
          await expectOpenToEverybody(page, 'the list of services');
        }
        await close(page);
        await page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).click();
        const dialog = page.getByRole('dialog', { name: consent.dialog.title });
        await dialog.waitFor();
        await expectOpenToEverybody(page, 'the dialog with the map allowed');
        await dialog.getByRole('switch').click();
        await expectOpenToEverybody(page, 'the dialog with the map refused');
        await close(page);
        await submit(page, text, toast.missing.title);
        await expectOpenToEverybody(page, 'a form with errors and the toast that says so');
        let outcome: 'ok' | 'fail' = 'fail';
        await receivePosts(page, () => outcome);
        for (const field of await page.locator('[required]').all()) await field.fill('1');
        await submit(page, text, toast.error.title);
        await expectOpenToEverybody(page, 'a request that has failed');
        outcome = 'ok';
        await submit(page, text, toast.success.title);
        await expectOpenToEverybody(page, 'a request that has arrived');
      });

      test('axe has nothing against text of twice the size', async ({ page }) => {
        for (const id of PAGE_IDS) {
          await page.goto(pagePath(id, locale));
          await hydrated(page);
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%';
          });
          await expectOpenToEverybody(page, id);
        }
      });
    });
  }
});
