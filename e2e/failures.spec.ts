import type { Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { FIELD_NAMES, STORAGE_KEYS } from '@/lib/constants';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { PAGE_IDS, pagePath, SECTION_IDS } from '@/lib/pages';
import { CATALOGS, expect, hydrated, inOtherLanguage, receivePosts, test } from './support';
import { expectTyped, field, fillIn, menu, openMenu, PHONE, settings } from './visitor';

const { no } = CATALOGS;
const CHUNKS = '**/_next/static/chunks/*.js';
/** How often a document has come since, as a function to ask. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** What a visitor has without the site's scripts: all sections, the navigation, a form that works, nothing dead. */
async function expectPlainPage(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByRole('link', { name: no.nav.contact, exact: true })).toBeVisible();
  for (const id of SECTION_IDS) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole('button')).toHaveText([no.contact.form.submit]);
  await page.getByRole('banner').getByRole('link', { name: no.nav.contact, exact: true }).click();
  await expect(page.getByRole('heading', { name: no.contact.title })).toBeInViewport();
  await receivePosts(page);
  await fillIn(page);
  const request = page.waitForRequest(FORM_ENDPOINT);
  await page.getByRole('button', { name: no.contact.form.submit }).click();
  expect((await request).method()).toBe('POST');
}

inOtherLanguage((locale, text) => {
  for (const id of PAGE_IDS) {
    test(`the page ${id} says the same without JavaScript and has no dead button`, async ({
      browser,
      page,
      baseURL,
    }) => {
      const path = pagePath(id, locale);
      const linesOf = async (shown: Page) => {
        await shown.goto(path);
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is there
        return (await shown.locator('body').innerText()).split('\n').filter((line) => line.trim());
      };
      const withScripts = await linesOf(page);
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const plain = await context.newPage();
      const lines = await linesOf(plain);
      const needScripts = [
        text.contact.map.consentMessage,
        text.contact.map.openSettings,
        text.footer.cookieSettings,
        text.privacy.cookies.openSettings,
      ];
      const openNow = await page.locator('.hours-now').allTextContents();
      expect(
        withScripts.filter((line) => !lines.includes(line) && ![...needScripts, ...openNow].includes(line)),
      ).toEqual([]);
      await expect(plain.getByRole('button')).toHaveText(id === 'home' ? [text.contact.form.submit] : []);
      await expect(plain.locator('#consent-banner')).toBeHidden();
      await context.close();
    });
  }

  test('the year is that of the visit, not of the build', async ({ page }) => {
    await page.clock.setFixedTime('2031-01-01T00:00:01+01:00');
    await page.goto(pagePath('privacy', locale));
    await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  });
});

test.describe('scripts that come half-way', () => {
  test.use({ viewport: PHONE, consent: null, expectedErrors: /Failed to load resource|ChunkLoadError|Loading chunk/ });

  for (const nth of [0, 5]) {
    test(`without script number ${nth + 1} the page is the one without JavaScript`, async ({ page }) => {
      let blocked = '';
      let seen = 0;
      const loads = countLoads(page);
      await page.route(CHUNKS, (route) => {
        if (seen++ === nth) blocked = route.request().url();
        return route.request().url() === blocked ? route.fulfill({ status: 404, body: '' }) : route.continue();
      });
      await page.goto('/');
      await expect(page.locator('html[data-js]')).toHaveCount(0, { timeout: 15_000 });
      expect(loads()).toBeLessThanOrEqual(2);
      await expectPlainPage(page);
    });
  }

  test('with a script that hangs, a press is answered by the plain page in the end', async ({ page }) => {
    let seen = 0;
    await page.clock.install();
    await page.route(CHUNKS, (route) => (seen++ === 2 ? undefined : route.continue()));
    await page.goto('/', { waitUntil: 'commit' });
    await openMenu(page);
    await page.clock.runFor(15_000);
    await expectPlainPage(page);
  });
});

test.describe('in a tunnel', () => {
  test.use({ viewport: PHONE, expectedErrors: /Failed to load resource|net::ERR/ });

  test('a press without a network keeps the page, and the next one is answered when it is back', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const loads = countLoads(page);
    await page.route(CHUNKS, (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
    await openMenu(page);
    await failed;
    await expect(page.getByRole('button', { name: no.nav.openMenu })).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(CHUNKS);
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    expect(loads()).toBe(0);
  });

  for (const nth of [0, 1, 2, 3, 4, 5]) {
    test(`a visit that lacks script number ${nth + 1} for a while is hydrated at a press after`, async ({ page }) => {
      let lost = '';
      let seen = 0;
      const loads = countLoads(page);
      await page.route(CHUNKS, (route) => {
        if (seen++ === nth) lost = route.request().url();
        return route.request().url() === lost ? route.abort('internetdisconnected') : route.continue();
      });
      const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
      await page.goto('/');
      await failed;
      await page.unroute(CHUNKS);
      await expect(page.locator('html[data-js]')).toHaveCount(1);
      await openMenu(page);
      await expect(menu(page)).toBeVisible();
      expect(loads()).toBe(1);
    });
  }
});

test.describe('a page that is older than the files on the host', () => {
  test.use({ viewport: PHONE, expectedErrors: /Failed to load resource|ChunkLoadError|Loading chunk/ });

  test('is loaded anew, once, and what was typed is still there', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await fillIn(page);
    let gone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) gone = false;
    });
    await page.route(CHUNKS, (route) => (gone ? route.fulfill({ status: 404, body: '' }) : route.continue()));
    const reloaded = page.waitForEvent('load');
    await openMenu(page);
    await reloaded;
    await hydrated(page);
    await expectTyped(page);
    await openMenu(page);
    await expect(menu(page)).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  });

  test('does not loop when the file of the dialog stays away, and nothing else is lost', async ({ page }) => {
    const own = new Set<string>();
    page.on('request', (request) => void own.add(request.url()));
    await page.goto('/');
    await hydrated(page);
    await fillIn(page);
    const loads = countLoads(page);
    const needed = new Set(own);
    await page.route(CHUNKS, (route) =>
      needed.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
    );
    await settings(page).click();
    await expect.poll(loads).toBe(1);
    await hydrated(page);
    await expectTyped(page);
    await settings(page).click();
    await expect(page.locator('html:not([data-js])')).toHaveCount(1);
    expect(loads()).toBe(1);
    await expectTyped(page);
    await expectPlainPage(page);
  });

  test('still says what happened to a message', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await page.route(CHUNKS, (route) => route.fulfill({ status: 404, body: '' }));
    await receivePosts(page);
    await fillIn(page);
    await page.getByRole('button', { name: no.contact.form.submit }).click();
    await expect(page.getByRole('status').getByText(no.toast.success.title)).toBeVisible();
  });
});

test.describe('storage', () => {
  test('a draft that is none fills no field and is removed', async ({ page }) => {
    // More of the kind in __tests__/boot/draft.test.ts.
    for (const value of ['', '{', '{"navn":{"a":1}}']) {
      await page.goto('/personvern');
      await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [STORAGE_KEYS.draft, value] as const);
      await page.goto('/');
      await hydrated(page);
      await expect.poll(() => page.evaluate(() => ({ ...sessionStorage })), value).toEqual({});
      for (const name of FIELD_NAMES) await expect(field(page, name), value).toHaveValue('');
    }
  });

  test('a stored language that the site does not have counts as none', async ({ page }) => {
    await page.goto('/se');
    for (const value of ['', 'SE', 'constructor', 'x'.repeat(1_000_000)]) {
      await page.evaluate(([key, text]) => localStorage.setItem(key, text), [STORAGE_KEYS.language, value] as const);
      await page.goto('/');
      await expect(page.locator('html'), value.slice(0, 20)).toHaveAttribute('lang', LOCALES.no.html);
      await expect(page).toHaveURL('/');
    }
  });

  test('that is full lets the language be switched, and the message be sent', async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const posts = await receivePosts(page);
    await page.goto('/personvern');
    await page.getByRole('banner').getByRole('link', { name: CATALOGS.se.language.name }).first().click();
    await expect(page).toHaveURL('/se/personvern');
    await page.goto('/se');
    await hydrated(page);
    await fillIn(page);
    await page.getByRole('button', { name: CATALOGS.se.contact.form.submit }).click();
    await expect(page.getByText(CATALOGS.se.toast.success.title)).toBeVisible();
    expect(posts).toHaveLength(1);
  });

  test('cookies that are off leave the choice of a language in force', async ({ page, context }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }),
    );
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: CATALOGS.se.language.name }).first().click();
    await expect(page).toHaveURL('/se');
    await page.goto('/');
    await expect(page).toHaveURL('/se');
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('the way of a message', () => {
  test.use({ expectedErrors: /Failed to fetch|net::ERR|Failed to load resource/ });

  test('says so and keeps everything, whatever it fails by', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    await fillIn(page);
    const failure = page.getByRole('alert').getByText(no.toast.error.title, { exact: true });
    for (const reason of ['connectionrefused', 'namenotresolved', 'blockedbyclient', 'timedout', 'accessdenied']) {
      await page.route(FORM_ENDPOINT, (route) => route.abort(reason));
      await page.getByRole('button', { name: no.contact.form.submit }).click();
      await expect(failure, reason).toBeVisible();
      await expectTyped(page);
      await expect(page.getByRole('button', { name: no.contact.form.submit })).toBeEnabled();
      await page.getByRole('button', { name: no.toast.dismiss }).click();
      await expect(failure).toHaveCount(0);
    }
  });

  test('takes 19 seconds and still ends well', async ({ page }) => {
    let answer = (_: 'ok') => {};
    const late = new Promise<'ok'>((resolve) => {
      answer = resolve;
    });
    await page.clock.install();
    await receivePosts(page, () => late);
    await page.goto('/');
    await hydrated(page);
    await fillIn(page);
    await page.getByRole('button', { name: no.contact.form.submit }).click();
    await expect(page.getByRole('button', { name: no.contact.form.submitting })).toBeVisible();
    await page.clock.runFor(19_000);
    answer('ok');
    await expect(page.getByRole('status').getByText(no.toast.success.title)).toBeVisible();
    await expect(page.getByRole('region', { name: no.toast.region }).getByRole('alert')).toBeEmpty();
  });
});

test.describe('files that fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  for (const [how, answer] of [
    ['are gone', 'abort'],
    ['hang', 'hang'],
  ] as const) {
    test(`text is there in another face when the fonts ${how}`, async ({ page }) => {
      await page.route(/\.woff2$/, (route) => (answer === 'abort' ? route.abort() : undefined));
      await page.goto('/personvern', { waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    });
  }
});

test.describe('two tabs', () => {
  test('keep what is typed apart', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/');
    await page.goto('/');
    await hydrated(page);
    await fillIn(page);
    await page.getByRole('banner').getByRole('link', { name: CATALOGS.se.language.name }).first().click();
    await expect(page).toHaveURL(/\/se/);
    await expectTyped(page);
    await other.reload();
    await expect(other).toHaveURL('/se');
    await expect(field(other, 'navn')).toHaveValue('');
  });
});
