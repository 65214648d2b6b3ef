import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { FIELD_NAMES } from '@/lib/constants';
import { FORM_ENDPOINT, FORM_PATH } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { CATALOGS, expect, hydrated, inOtherLanguage, receivePosts, test } from './support';
import { fillIn } from './visitor';

inOtherLanguage((locale, { contact, toast }) => {
  test.use({ expectedErrors: /Failed to fetch|ERR_INTERNET_DISCONNECTED|NetworkError/ });

  test('sends what was kept when the network is back', async ({ page, context }) => {
    await page.goto(pagePath('home', locale));
    await hydrated(page);
    const submit = page.getByRole('button', { name: contact.form.submit });
    // The code of the toasts is fetched when somebody begins to write.
    await page.waitForLoadState('networkidle');
    const code = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
    await fillIn(page);
    await code;
    await context.setOffline(true);
    await submit.click();
    await expect(page.getByRole('alert').getByText(toast.error.title, { exact: true })).toBeVisible();
    await context.setOffline(false);
    const posts = await receivePosts(page);
    await submit.click();
    await expect(page.getByText(toast.success.title)).toBeVisible();
    expect(posts).toHaveLength(1);
  });
});

/** Leads what is sent to the form's address to the server of the tests. */
const toCollector = (page: Page) =>
  page.route(FORM_ENDPOINT, (route) => route.continue({ url: new URL(FORM_PATH, page.url()).href }));

test('reaches a real collector as multipart form data', async ({ page }) => {
  await toCollector(page);
  await page.goto('/');
  await hydrated(page);
  const name = `Prøve ${Date.now()}`;
  await page.locator('[name=navn]').fill(name);
  await page.locator('[name=telefon]').fill('1');
  await page.locator('[name=email]').fill('a@b.example');
  await page.locator('button[type=submit]').click();
  await expect(page.getByRole('status')).toContainText(CATALOGS.no.toast.success.title);
  const inbox = process.env.INBOX ?? 'inbox';
  const kept = readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));
  const own = kept.find((record) => record.navn === name);
  expect(Object.keys(own)).toEqual(['time', ...FIELD_NAMES]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts to the same address natively', async ({ page }) => {
    await toCollector(page);
    await page.goto('/');
    await page.locator('[name=navn]').fill('Ola');
    await page.locator('[name=telefon]').fill('1');
    await page.locator('[name=email]').fill('a@b.example');
    const request = page.waitForRequest(FORM_ENDPOINT);
    await page.locator('button[type=submit]').click();
    expect((await request).method()).toBe('POST');
    expect(await (await request).headerValue('content-type')).toContain('multipart/form-data');
    await expect(page).toHaveURL(FORM_ENDPOINT);
  });
});
