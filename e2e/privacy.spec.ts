import type { BrowserContext, Page, Request } from '@playwright/test';
import { company } from '@/company/company';
import { FIELD_NAMES } from '@/company/form-fields';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { CATALOGS, expect, NO, test, UNKNOWN_ADDRESS } from './support';

const { no, se } = CATALOGS;
const MAP_ORIGIN = new URL(company.map?.embedUrl ?? '').origin;

test.use({ consent: null, expectedErrors: new RegExp(`${UNKNOWN_ADDRESS.source}|ERR_FAILED|Failed to fetch`) });

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

/** Lets the page fetch all that it would while somebody reads it to its end. */
async function fetchAll(page: Page): Promise<void> {
  await page.mouse.wheel(0, 20_000);
  await page.evaluate(() => {
    for (const lazy of document.querySelectorAll<HTMLImageElement>('[loading=lazy]')) lazy.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

async function fill(page: Page): Promise<void> {
  for (const name of FIELD_NAMES) await page.locator(`[name="${name}"]`).fill('Kari Testesen 47110815');
}

test.describe('a visit', () => {
  test('is heard of by nobody else, on any page', async ({ page, context, baseURL }) => {
    const requests = await outgoing(context, baseURL);
    for (const path of [...PAGE_IDS.map((id) => pagePath(id, NO)), '/unknown']) {
      await page.goto(path);
      await fetchAll(page);
      expect(hosts(requests), path).toEqual([]);
    }
  });

  test('is heard of by the map service, after a yes', async ({ page, context, baseURL }) => {
    const requests = await outgoing(context, baseURL);
    await page.goto('/');
    await page.getByRole('button', { name: no.consent.banner.settings, exact: true }).click();
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: no.consent.dialog.declineAll }).click();
    await fetchAll(page);
    expect(hosts(requests)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('button').click();
    await page.getByRole('button', { name: no.consent.dialog.acceptAll }).click();
    await page.locator('iframe').scrollIntoViewIfNeeded();
    // Once whether it answers, once for the frame.
    await expect.poll(() => hosts(requests)).toEqual([MAP_ORIGIN, MAP_ORIGIN]);
    for (const request of requests) expect(await request.headerValue('referer')).toBeNull();
  });
});

test.describe('a message', () => {
  for (const outcome of ['arrives', 'fails']) {
    test(`that ${outcome} goes nowhere else, and is neither logged nor kept`, async ({ page, context, baseURL }) => {
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      const requests = await outgoing(context, baseURL);
      await page.goto('/');
      await fill(page);
      const endpoint = (await page.locator('form').getAttribute('action')) ?? '';
      if (outcome === 'fails') await context.route(endpoint, (route) => route.abort());
      await page.getByRole('button', { name: no.contact.form.submit }).click();
      await expect(page.getByText(outcome === 'fails' ? no.toast.error.title : no.toast.success.title)).toBeVisible();
      if (outcome === 'arrives')
        expect(requests.map((request) => [request.method(), request.url()])).toEqual([['POST', endpoint]]);
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      );
      expect([...logged, kept, JSON.stringify(await context.cookies()), page.url()].join()).not.toContain('Kari');
    });
  }
});

test.describe('storage', () => {
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
    await page.getByRole('banner').getByRole('link', { name: se.language.name }).first().click();
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
});
