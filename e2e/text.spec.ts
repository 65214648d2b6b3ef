import type { Page } from '@playwright/test';
import { gluedWords } from '@/__tests__/glued-words';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { allPages } from './content/exported-pages';
import { dialog, fillIn, openMenu, settingsButton, submit, toast } from './parts';
import { DESK, expect, IN_SE, open, PHONE, SE, test } from './support';

const home = pagePath('home', SE);
test.use({ ...IN_SE, consent: null, expectedErrors: /Failed to (load resource|fetch)|net::ERR/ });
test.skip(({ browserName }) => browserName !== 'chromium', 'no browser takes part in what is compared');

test('without styles, no words of the export run together', () => {
  for (const { file, html } of allPages) expect.soft(gluedWords(html), file).toEqual([]);
});

test('nor do those of a page that somebody uses', async ({ page }) => {
  const expectApart = async (state: string) => expect.soft(gluedWords(await page.content()), state).toEqual([]);
  for (const id of PAGE_IDS) {
    await open(page, pagePath(id, SE));
    await expectApart(id);
  }
  await useMenu(page, () => expectApart('menu'));
  await page.setViewportSize(DESK);
  await settingsButton(page).click();
  await expect(dialog(page)).toBeVisible();
  await expectApart('settings');
  await page.keyboard.press('Escape');
  await open(page, home);
  await submit(page);
  await expect(toast(page)).toBeVisible();
  await expectApart('missing fields');
  await fillIn(page);
  await submit(page);
  await expect(page.locator('[data-outcome=failed]')).toBeVisible();
  await expectApart('failure');
  await page.route(FORM_ENDPOINT, (route) => route.fulfill({ body: '' }));
  await submit(page);
  await expect(page.locator('[data-outcome=sent]')).toBeVisible();
  await expectApart('sent');
});

async function useMenu(page: Page, check: () => Promise<void>): Promise<void> {
  await page.setViewportSize(PHONE);
  await openMenu(page);
  await expect(dialog(page)).toBeVisible();
  await check();
  await page.keyboard.press('Escape');
}
