import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test';
import { LOCALE_IDS } from '@/i18n/locales';
import { company } from '@/lib/company';
import { FIELD_NAMES } from '@/lib/constants';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { CATALOGS, inOtherLanguage, type Texts } from './support';

const { no, se } = CATALOGS;
const MAP_ORIGIN = new URL(company.map?.embedUrl ?? '').origin;
const TYPED = 'Kari Testesen 47110815';

/** Keeps every request that leaves the site, and answers it here. */
async function outgoing(context: BrowserContext, baseURL = ''): Promise<Request[]> {
  const requests: Request[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    (route) => {
      requests.push(route.request());
      return route.fulfill({ contentType: 'text/html', body: '<p>elsewhere' });
    },
  );
  return requests;
}

const hosts = (requests: Request[]) => requests.map((request) => new URL(request.url()).origin);

async function walk(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) await page.mouse.wheel(0, 800);
  await page.waitForLoadState('networkidle');
}

const settings = (page: Page, { footer }: Texts) =>
  page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings });

test('nobody else hears of a visit to any page', async ({ page, context, baseURL }) => {
  const requests = await outgoing(context, baseURL);
  for (const path of [...PAGE_IDS.flatMap((id) => LOCALE_IDS.map((locale) => pagePath(id, locale))), '/unknown']) {
    await page.goto(path);
    await walk(page);
    expect(hosts(requests), path).toEqual([]);
  }
});

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);

  test('nobody else hears of a visit before a yes, whatever is opened', async ({ page, context, baseURL }) => {
    const requests = await outgoing(context, baseURL);
    await page.goto(home);
    await page.getByRole('button', { name: text.consent.banner.settings, exact: true }).click();
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: text.consent.dialog.declineAll }).click();
    await page.setViewportSize({ width: 390, height: 800 });
    await walk(page);
    expect(hosts(requests)).toEqual([]);
  });

  test('the map service hears of a visit after a yes, and not where from', async ({ page, context, baseURL }) => {
    const requests = await outgoing(context, baseURL);
    await page.goto(home);
    await page.getByRole('button', { name: text.consent.banner.accept, exact: true }).click();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    await expect.poll(() => hosts(requests)).toEqual([MAP_ORIGIN]);
    expect(await requests[0]?.headerValue('referer')).toBeNull();
  });

  test('a withdrawn yes takes the map away at once, in other tabs too', async ({ page, context, baseURL }) => {
    await outgoing(context, baseURL);
    await page.goto(home);
    await page.getByRole('button', { name: text.consent.banner.accept, exact: true }).click();
    const other = await context.newPage();
    await other.goto(home);
    await expect(other.locator('iframe')).toHaveCount(1);
    await settings(page, text).click();
    await page.getByRole('button', { name: text.consent.dialog.declineAll }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(other.locator('iframe')).toHaveCount(0);
  });

  test('what is sent goes to the address of the form alone, once', async ({ page, context, baseURL }) => {
    const requests = await outgoing(context, baseURL);
    await page.goto(home);
    await fill(page);
    const endpoint = await page.locator('form').getAttribute('action');
    await page.getByRole('button', { name: text.contact.form.submit }).click();
    await expect(page.getByText(text.toast.success.title)).toBeVisible();
    expect(requests.map((request) => [request.method(), request.url()])).toEqual([['POST', endpoint]]);
  });
});

async function fill(page: Page): Promise<void> {
  for (const name of FIELD_NAMES) await page.locator(`[name="${name}"]`).fill(TYPED);
}

/** Everything that a browser keeps of the site, as one text. */
async function kept(page: Page): Promise<string> {
  const storage = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  );
  return storage + JSON.stringify(await page.context().cookies()) + page.url();
}

for (const [outcome, failure] of [
  ['arrives', null],
  ['fails', 'failed'],
] as const) {
  test(`what is typed is neither logged nor kept when sending ${outcome}`, async ({ page, context, baseURL }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await outgoing(context, baseURL);
    if (failure) await context.route('**/contact', (route) => route.abort(failure));
    await page.goto('/');
    await fill(page);
    await page.getByRole('button', { name: no.contact.form.submit }).click();
    await expect(page.getByText(failure ? no.toast.error.title : no.toast.success.title)).toBeVisible();
    expect(logged.join() + (await kept(page))).not.toContain('Kari');
  });
}

test('what is typed crosses a language switch and is then kept nowhere', async ({ page }) => {
  await page.goto('/');
  await fill(page);
  await page.getByRole('banner').getByRole('link', { name: CATALOGS.se.language.name }).first().click();
  await expect(page).toHaveURL(/\/se/);
  await expect(page.locator('[name="navn"]')).toHaveValue(TYPED);
  expect(await kept(page)).not.toContain('Kari');
});

test('what is stored is what the privacy policy lists', async ({ page, context, baseURL }) => {
  await outgoing(context, baseURL);
  const stored = new Set<string>();
  await page.exposeFunction('stores', (name: string) => stored.add(name));
  await page.addInitScript(() => {
    const { stores } = window as unknown as { stores(name: string): void };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      stores(name);
      setItem.call(this, name, value);
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: no.consent.banner.accept, exact: true }).click();
  await fill(page);
  await page.getByRole('banner').getByRole('link', { name: CATALOGS.se.language.name }).first().click();
  await expect(page).toHaveURL(/\/se/);
  for (const { name } of await context.cookies()) stored.add(name);
  await page.goto('/se/personvern');
  const listed = await page
    .getByRole('table', { name: se.privacy.cookies.tableCaption })
    .getByRole('rowheader')
    .locator('span:first-child')
    .allTextContents();
  expect([...stored].sort()).toEqual([...new Set(listed)].sort());
});
