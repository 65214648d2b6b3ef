import type { BrowserContext, Page, Request } from '@playwright/test';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { company } from '@/lib/company';
import { FIELD_NAMES } from '@/model/form-fields';
import { boxOf } from './page';
import { dialog, enter, settingsButton, submit } from './parts';
import { CATALOGS, expect, NO, PHONE, test, UNKNOWN_ADDRESS } from './support';

const { no, se } = CATALOGS;
const MAP_ORIGIN = new URL(company.map?.embedUrl ?? '').origin;

test.use({ consent: null });

/** Keeps every request that leaves the site, and answers it here. */
async function outgoingRequests(context: BrowserContext, baseURL = ''): Promise<Request[]> {
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

const origins = (requests: Request[]) => requests.map((request) => new URL(request.url()).origin);

/** Lets the page fetch all that it would while somebody reads it to its end. */
async function fetchAll(page: Page): Promise<void> {
  await page.mouse.wheel(0, 20_000);
  await page.evaluate(() => {
    for (const lazy of document.querySelectorAll<HTMLImageElement>('[loading=lazy]')) lazy.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
}

async function fillInAll(page: Page): Promise<void> {
  for (const name of FIELD_NAMES) await enter(page, name, 'Kari Testesen 47110815');
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, consent: 'false' });

  test('every section of the policy has the way back in view, which covers no focus', async ({ page }) => {
    await page.goto(pagePath('privacy', NO));
    const back = page.locator('.privacy-back');
    for (const id of ['data', 'cookies']) {
      await page.goto(`${pagePath('privacy', NO)}#${id}`);
      await expect(back).toBeInViewport({ ratio: 1 });
    }
    const links = page.locator('#privacy-policy section a');
    for (const link of (await links.all()).toReversed()) {
      await link.focus();
      expect((await boxOf(link)).bottom).toBeLessThanOrEqual((await boxOf(back)).top);
    }
    await back.click();
    await expect(page.locator('#contents')).toBeInViewport();

    await test.step('no hyphen comes into an address, and no line begins with a punctuation mark or a space', async () => {
      const address = page.locator('main [href^="mailto:"]').first();
      await expect(address).toHaveCSS('hyphens', 'manual');
      await expect(address.locator('xpath=..')).toHaveCSS('hyphens', 'auto');
      const found: string[] = [];
      for (let width = 320; width <= 480; width += 8) {
        await page.setViewportSize({ width, height: 800 });
        const lines = await page.evaluate(() => {
          const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
          const begun: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            const start = node.parentElement?.closest('p, li, td')?.getBoundingClientRect().left;
            const words = node.textContent ?? '';
            for (const { index } of words.matchAll(/(?:^[.,;:])|[\u00a0–]/g)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + 1);
              if (range.getBoundingClientRect().left === start) begun.push(words);
            }
          }
          return begun;
        });
        found.push(...lines.map((words) => `${width} px: ${words}`));
      }
      expect(found).toEqual([]);
    });
  });
});

test.describe('beside the policy', () => {
  test.use({ viewport: { width: 1280, height: 500 }, consent: 'false' });

  test('the contents scroll where they are higher than the window, so the focus is in view', async ({ page }) => {
    await page.goto(pagePath('privacy', NO));
    for (const link of await page.locator('nav:has(#contents) a').all()) {
      await link.focus();
      await expect(link).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('a visit', () => {
  test.use({ expectedErrors: UNKNOWN_ADDRESS });

  test('sends nothing to others, on any page', async ({ page, context, baseURL }) => {
    const requests = await outgoingRequests(context, baseURL);
    for (const path of [...PAGE_IDS.map((id) => pagePath(id, NO)), '/unknown']) {
      await page.goto(path);
      await fetchAll(page);
      expect(origins(requests), path).toEqual([]);
    }
  });

  test('contacts the map service after a yes, without a referrer', async ({ page, context, baseURL }) => {
    const requests = await outgoingRequests(context, baseURL);
    await page.goto('/');
    await page.getByRole('button', { name: no.consent.banner.settings, exact: true }).click();
    await page.getByRole('switch').click();
    await page.getByRole('button', { name: no.consent.dialog.declineAll }).click();
    await expect(dialog(page)).toHaveCount(0);
    await fetchAll(page);
    expect(origins(requests)).toEqual([]);
    await settingsButton(page).click();
    await page.getByRole('button', { name: no.consent.dialog.acceptAll }).click();
    await page.locator('#contact-map').scrollIntoViewIfNeeded();
    // The first asks whether the service answers, the second is the frame.
    await expect.poll(() => origins(requests)).toEqual([MAP_ORIGIN, MAP_ORIGIN]);
    for (const request of requests) expect(await request.headerValue('referer')).toBeNull();
  });
});

test.describe('a message', () => {
  test.use({ expectedErrors: /ERR_FAILED|Failed to (fetch|load resource)/ });

  test('goes nowhere else, and is neither logged nor kept', async ({ page, context, baseURL }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    const requests = await outgoingRequests(context, baseURL);
    await page.goto('/');
    await fillInAll(page);
    const endpoint = (await page.locator('form').getAttribute('action')) ?? '';
    const expectNothingKept = async () => {
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
      );
      expect([...logged, kept, JSON.stringify(await context.cookies()), page.url()].join()).not.toContain('Kari');
    };
    await context.route(endpoint, (route) => route.abort(), { times: 1 });
    await submit(page);
    await expect(page.getByText(no.toast.error.title)).toBeVisible();
    expect(requests).toEqual([]);
    await expectNothingKept();
    await submit(page);
    await expect(page.getByText(no.toast.success.title)).toBeVisible();
    expect(requests.map((request) => [request.method(), request.url()])).toEqual([['POST', endpoint]]);
    await expectNothingKept();
  });
});

test('what is stored is what the privacy policy lists', async ({ page, context, baseURL }) => {
  await outgoingRequests(context, baseURL);
  const stored = new Set<string>();
  await page.exposeFunction('onStore', (name: string) => stored.add(name));
  await page.addInitScript(() => {
    const { onStore } = window as unknown as { onStore(name: string): void };
    // What the last page has stored when it was left.
    for (const name of Object.keys(sessionStorage)) onStore(name);
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (name, value) {
      onStore(name);
      setItem.call(this, name, value);
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: no.consent.banner.accept, exact: true }).click();
  await fillInAll(page);
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

/** What the policy says is in __tests__/tools/build/export.test.ts; here browsers obey it. */
test.describe('the policy', () => {
  test.use({ expectedErrors: /Content Security Policy|BLOCKED_BY_CSP|Trusted|frame/ });

  const attempts: Record<string, () => unknown> = {
    markup: () => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror="window.broken=true">'),
    'a script': () => document.body.append(Object.assign(document.createElement('script'), { src: '/robots.txt' })),
    // In a later task, since the browser lets what the test itself runs evaluate.
    text: () => new Promise((done) => setTimeout(done)).then(() => new Function('window.broken=true')()),
  };

  test('runs no code that was injected into the page', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'Trusted Types are not in every browser');
    await page.goto('/personvern');
    for (const [name, attempt] of Object.entries(attempts)) {
      const outcome = await page.evaluate(attempt).catch((error: Error) => error.message);
      expect(outcome, name).toMatch(/Trusted|unsafe-eval/);
      expect(await page.evaluate('window.broken'), name).toBeUndefined();
    }
  });
});
