import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { FIELD_NAMES } from '@/lib/constants';
import { FORM_ENDPOINT, FORM_PATH } from '@/lib/form-endpoint';
import { pagePath } from '@/lib/pages';
import { CATALOGS, expect, hydrated, inEnglish, openWithClock, receivePosts, test } from './support';

const TYPED = {
  navn: 'Kari Testesen',
  email: 'kari@firma.example',
  telefon: '99 99 99 99',
  organisasjonsnummer: '',
  melding: 'Hei,\nvi er tre.',
};

inEnglish((locale, { contact, toast }) => {
  const { form } = contact;
  const field = (page: Page, name: keyof typeof TYPED) => page.locator(`[name=${name}]`);
  const submit = (page: Page) => page.getByRole('button', { name: form.submit });

  async function fillIn(page: Page, values: Partial<typeof TYPED> = TYPED): Promise<void> {
    for (const [name, value] of Object.entries(values)) await field(page, name as keyof typeof TYPED).fill(value);
  }

  /** Lets a moment pass, in which what is due goes. */
  async function gone(page: Page, toastTitle: Locator): Promise<boolean> {
    await page.clock.runFor(100);
    return (await toastTitle.count()) === 0;
  }

  test.beforeEach(async ({ page }) => {
    await page.goto(pagePath('home', locale));
    await hydrated(page);
  });

  test('sends all five fields once, in their order, and clears the form', async ({ page }) => {
    const posts = await receivePosts(page);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('status').getByText(toast.success.title)).toBeVisible();
    await expect(page.getByRole('status').getByText(toast.success.description)).toBeVisible();
    expect(posts).toHaveLength(1);
    expect(posts[0]?.fields).toEqual(FIELD_NAMES.map((name) => [name, TYPED[name].replace('\n', '\r\n')]));
    for (const name of FIELD_NAMES) await expect(field(page, name)).toHaveValue('');
  });

  test('blocks what lacks a name, a phone or an e-mail, marks what is missing and goes there', async ({ page }) => {
    const posts = await receivePosts(page);
    for (const [title, values, missing] of [
      ['an empty form', {}, ['navn', 'telefon', 'email']],
      ['a name of spaces', { ...TYPED, navn: '   ' }, ['navn']],
      ['no phone', { ...TYPED, telefon: '' }, ['telefon']],
      ['an e-mail of tabs', { ...TYPED, email: '\t' }, ['email']],
    ] as const) {
      await fillIn(page, values);
      await submit(page).click();
      await expect(page.getByRole('alert').getByText(toast.missing.title), title).toBeVisible();
      await expect(page.getByRole('alert').getByText(toast.missing.description)).toBeVisible();
      await expect(field(page, missing[0]), title).toBeFocused();
      const marked = page.locator('[aria-invalid=true]');
      expect(await marked.evaluateAll((fields) => fields.map((input) => input.getAttribute('name')))).toEqual([
        ...missing,
      ]);
      await page.getByRole('button', { name: toast.dismiss }).click();
      await expect(page.locator('.toast')).toHaveCount(0);
    }
    expect(posts).toHaveLength(0);
  });

  test('ties its message to each empty field and takes it away when the field is filled', async ({ page }) => {
    await submit(page).click();
    await expect(field(page, 'navn')).toHaveAccessibleDescription(form.errors.name);
    await expect(field(page, 'telefon')).toHaveAccessibleDescription(form.errors.phone);
    await expect(field(page, 'email')).toHaveAccessibleDescription(form.errors.email);
    await field(page, 'navn').fill('K');
    await expect(field(page, 'navn')).not.toHaveAttribute('aria-invalid');
    await expect(page.getByText(form.errors.name)).toHaveCount(0);
    await expect(page.getByText(form.errors.phone)).toBeVisible();
  });

  test('does not check the form of an address or a number', async ({ page }) => {
    const posts = await receivePosts(page);
    await fillIn(page, { ...TYPED, email: 'not an address', telefon: 'call me' });
    await submit(page).click();
    await expect(page.getByText(toast.success.title)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('disables the button while it sends and sends once however often it is pressed', async ({ page }) => {
    let finish = (_: 'ok') => {};
    const answered = new Promise<'ok'>((resolve) => {
      finish = resolve;
    });
    const posts = await receivePosts(page, () => answered);
    await fillIn(page);
    await submit(page).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
      button.form?.requestSubmit();
    });
    const sending = page.getByRole('button', { name: form.submitting });
    await expect(sending).toBeDisabled();
    finish('ok');
    await expect(submit(page)).toBeEnabled();
    expect(posts).toHaveLength(1);
  });

  test.describe('failures', () => {
    test.use({
      expectedErrors:
        /Failed to fetch|ERR_CONNECTION_RESET|ERR_INTERNET_DISCONNECTED|AbortError|signal is aborted|NetworkError/,
    });

    test('keeps everything typed and logs when sending fails', async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      await receivePosts(page, () => 'fail');
      await fillIn(page);
      await submit(page).click();
      await expect(page.getByRole('alert').getByText(toast.error.title, { exact: true })).toBeVisible();
      await expect(page.getByRole('alert').getByText(toast.error.description)).toBeVisible();
      for (const name of FIELD_NAMES) await expect(field(page, name)).toHaveValue(TYPED[name]);
      await expect(submit(page)).toBeEnabled();
      expect(logged.join()).toMatch(/TypeError/);
      expect(logged.join()).not.toContain('Kari');
    });

    test('sends what was kept when the network is back', async ({ page, context }) => {
      const posts = await receivePosts(page);
      // What says so is fetched when somebody begins to write.
      await page.waitForLoadState('networkidle');
      const code = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.js'));
      await fillIn(page);
      await code;
      await context.setOffline(true);
      await page.unroute(FORM_ENDPOINT);
      await submit(page).click();
      await expect(page.getByRole('alert').getByText(toast.error.title, { exact: true })).toBeVisible();
      await context.setOffline(false);
      const again = await receivePosts(page);
      await submit(page).click();
      await expect(page.getByText(toast.success.title)).toBeVisible();
      expect([...posts, ...again]).toHaveLength(1);
    });

    test('gives up a request that hangs after 20 s, not before', async ({ page }) => {
      await openWithClock(page, pagePath('home', locale));
      await receivePosts(page, () => new Promise(() => {}));
      await fillIn(page);
      await submit(page).click();
      const sending = page.getByRole('button', { name: form.submitting });
      await expect(sending).toBeVisible();
      await page.clock.runFor(19_999);
      await expect(sending).toBeDisabled();
      await page.clock.runFor(1);
      await expect(page.getByRole('alert').getByText(toast.error.title, { exact: true })).toBeVisible();
      await expect(field(page, 'melding')).toHaveValue(TYPED.melding);
    });
  });

  test('lets a toast be dismissed by keyboard', async ({ page }) => {
    await submit(page).click();
    const title = page.getByRole('alert').getByText(toast.missing.title);
    await expect(title).toBeVisible();
    await page.getByRole('button', { name: toast.dismiss }).focus();
    await page.keyboard.press('Enter');
    await expect(title).toHaveCount(0);
  });

  test('shows toasts for their time, longer while they are read', async ({ page }) => {
    await openWithClock(page, pagePath('home', locale));
    await submit(page).click();
    const title = page.getByRole('alert').getByText(toast.missing.title);
    await expect(title).toBeVisible();
    await page.clock.runFor(11_900);
    await expect(title).toBeVisible();
    await title.hover();
    await page.clock.runFor(5000);
    await expect(title).toBeVisible();
    await page.mouse.move(0, 0);
    await expect.poll(() => gone(page, title)).toBe(true);
  });

  test('shows the thanks for 8 s', async ({ page }) => {
    await openWithClock(page, pagePath('home', locale));
    await receivePosts(page);
    await fillIn(page);
    await submit(page).click();
    const title = page.getByRole('status').getByText(toast.success.title);
    await expect(title).toBeVisible();
    await page.clock.runFor(7900);
    await expect(title).toBeVisible();
    await expect.poll(() => gone(page, title)).toBe(true);
  });

  test('has a message field of fifteen rows', async ({ page }) => {
    await expect(field(page, 'melding')).toHaveAttribute('rows', '15');
    const height = await field(page, 'melding').evaluate((area) => area.clientHeight);
    expect(Math.floor(height / 32)).toBe(15);
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
