import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIELD_NAMES } from '@/lib/constants';
import { FORM_ENDPOINT, FORM_PATH } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { expect, inOtherLanguage, open, receivePosts, test } from './support';
import { fillIn } from './visitor';

inOtherLanguage((locale, { contact, toast }) => {
  test.use({ expectedErrors: /Failed to fetch|ERR_INTERNET_DISCONNECTED|NetworkError/ });

  test('sends what was kept when the network is back', async ({ page, context }) => {
    await open(page, pagePath('home', locale));
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

  test('reaches a real collector as multipart form data', async ({ page }) => {
    // The server of the tests collects what is sent.
    await page.route(FORM_ENDPOINT, (route) => route.continue({ url: new URL(FORM_PATH, page.url()).href }));
    await open(page, pagePath('home', locale));
    await fillIn(page);
    const name = `Prøve ${Date.now()}`;
    await page.locator('[name=navn]').fill(name);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByText(toast.success.title)).toBeVisible();
    const inbox = process.env.INBOX ?? 'inbox';
    const kept = readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));
    expect(Object.keys(kept.find(({ navn }) => navn === name))).toEqual(['time', ...FIELD_NAMES]);
  });
});
