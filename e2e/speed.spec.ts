import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from '@playwright/test';
import { company } from '@/lib/company';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { BELOW_FIRST_VIEW } from '@/lib/first-view.mjs';
import { holdBack, hydrated, layoutShift, nextFrame, open, visit } from './page';
import { openMenu } from './parts';
import { home, IN_SE, text } from './second-language';
import { CATALOGS, DESK, expect, FIRST_VISIT, PHONE, test } from './support';

/** Where a script is held back, a page may never be loaded. */
const EARLY = { waitUntil: 'domcontentloaded' } as const;

test.describe('before the scripts have loaded', () => {
  test.use({ ...IN_SE, consent: null, viewport: DESK });

  test('a press on a button and a decision take effect later, and the button is busy until then', async ({ page }) => {
    const release = await holdBack(page, '**/*.js');
    await page.goto(home, EARLY);
    const button = page.getByRole('button', { name: text.nav.servicesList });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('button', { name: text.consent.banner.accept, exact: true }).click();
    release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('cookieConsent'))).toBe('true');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).not.toHaveAttribute('aria-busy');
  });
});

test('on a phone, only the first picture and the logo are fetched before the first paint', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, '/');
  const early = () =>
    page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
      const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < paint);
      return fetched
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => /\/(pictures\/(?!logo)|brand\/)/.test(path));
    });
  await expect.poll(early).toEqual([expect.stringContaining(`/${company.slides[0]}-portrait`)]);
});

test('a program that reads the page once it is loaded reads every section', async ({ page }) => {
  await page.goto('/', { waitUntil: 'load' });
  const texts = await page.locator('main > section, footer').allInnerTexts();
  expect(texts.filter((text) => !text.trim())).toEqual([]);
});

for (const viewport of [PHONE, DESK]) {
  test(`at ${viewport.width} px nothing moves when the fonts load late`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const release = await holdBack(page, '**/*.woff2');
    await page.goto('/', EARLY);
    await hydrated(page);
    release();
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    await nextFrame(page);
    expect(await layoutShift(page)).toBe(0);
  });
}

/** As CDNs compress. Ten packets, about 14 kB, are what a server sends in its first round trip. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** The font files that a page fetches from now on: name and bytes as sent. */
function fontsOf(page: Page): Map<string, number> {
  const fonts = new Map<string, number>();
  page.on('response', (response) => {
    const name = /[^/]+\.woff2$/.exec(response.url())?.[0];
    if (name) fonts.set(name, Number(response.headers()['content-length']));
  });
  return fonts;
}

/** Every text of a catalog that is long enough to be unique, without those that the site fills in. */
function longTexts(catalog: object): string[] {
  return Object.values(catalog)
    .flatMap((value) => (typeof value === 'object' ? longTexts(value) : [String(value)]))
    .filter((value) => value.length > 24 && !/[{<]/.test(value));
}

test('a page in its own language has 25 kB of fonts, and another letter fetches its file', async ({ page }) => {
  const fonts = fontsOf(page);
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await expect.poll(() => fonts.size).toBe(2);
  const others = () => [...fonts.keys()].filter((name) => name.includes('more'));
  expect(others()).toEqual([]);
  expect([...fonts.values()].reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(25_000);
  // The last letter of its longest range.
  await page.locator('textarea').fill('ž');
  await expect.poll(others).toHaveLength(1);
});

// A second rule for a font, in the style sheet, has it fetched and its words laid out once more.
test('a font is fetched once, even if nothing may be kept', async ({ page }) => {
  await page.route('**/*.{woff2,css}', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-store' } });
  });
  const requests: string[] = [];
  page.on('request', (request) => request.url().endsWith('.woff2') && requests.push(request.url()));
  await open(page, '/');
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  expect(requests).toHaveLength(2);
  expect(new Set(requests).size).toBe(2);
});

test('the home page is within its budgets', () => {
  const html = readFileSync(`${EXPORT_DIR}/index.html`, 'utf8');
  const bytesOf = (path: string) => statSync(`${EXPORT_DIR}${path}.br`).size;
  const sum = (paths: RegExp) => [...html.matchAll(paths)].reduce((bytes, [, path = '']) => bytes + bytesOf(path), 0);
  const firstView = html.slice(0, html.indexOf('</section>', html.indexOf('id="hero"')));
  const inlineCode = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, , code]) => code).join('');
  const body = html.slice(html.indexOf('<body')).replace(/<script.*?<\/script>|<[^>]*>/gs, ' ');
  const sizes = {
    firstView: brotliCompressSync(firstView, FAST).length,
    inlineCode: brotliCompressSync(inlineCode).length,
    // Not bytes: a new section has more words, too.
    htmlPerWords: bytesOf('/index.html') / brotliCompressSync(body).length,
    css: sum(/<link rel="stylesheet" href="([^"]+)"/g),
    javaScript: sum(/<script type="module" async src="([^"]+)"/g),
  };
  const budgets = {
    firstView: 13_400,
    inlineCode: 9_450,
    htmlPerWords: 6.7,
    css: 13_600,
    // 59,400 of them are React DOM.
    javaScript: 79_000,
  };
  for (const name of Object.keys(budgets) as (keyof typeof budgets)[]) {
    expect.soft(sizes[name], name).toBeLessThanOrEqual(budgets[name]);
    expect.soft(sizes[name], `${name} is measured`).toBeGreaterThan(budgets[name] / 2);
  }
});

test.describe('the style is computed again', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium counts the elements');
  test.use({ viewport: PHONE });

  /** Returns for how many elements, while something is done. */
  async function restyled(page: Page, act: () => Promise<unknown>): Promise<number> {
    const browser = page.context().browser();
    await browser?.startTracing(page, { categories: ['devtools.timeline'] });
    await act();
    await nextFrame(page);
    const { traceEvents } = JSON.parse(String(await browser?.stopTracing()));
    const counts = (traceEvents as { args: { elementCount?: number } }[]).map(({ args }) => args.elementCount ?? 0);
    return counts.reduce((sum, count) => sum + count, 0);
  }

  test('for a part of the page when a node is added or the menu opens', async ({ page }) => {
    await open(page, '/');
    await expect(page.locator(`:is(${BELOW_FIRST_VIEW}):not([data-painted])`)).toHaveCount(0);
    await nextFrame(page);
    const all = await page.locator('body *').count();
    for (const place of ['#about .wrap', '#contact .wrap', 'body']) {
      const add = () =>
        page
          .locator(place)
          .first()
          .evaluate((element) => element.append('a', document.createElement('p')));
      expect(await restyled(page, add), place).toBeLessThan(all / 5);
    }
    // Once for what becomes inert; the dialog before that, too.
    expect(await restyled(page, () => openMenu(page))).toBeLessThan(1.05 * all);
  });
});

test.describe('on a first visit', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium reports every file');
  test.use(FIRST_VISIT);

  test('few files are fetched, none twice, and no text of another language or page', async ({ page, request }) => {
    const paths = (await visit(page)).map(({ path }) => path);
    expect(paths.length).toBeLessThanOrEqual(16);
    expect(new Set(paths).size).toBe(paths.length);
    const code = paths.filter((path) => path === '/' || path.endsWith('.js'));
    // The page and one script.
    expect(code).toHaveLength(2);
    const loaded = (await Promise.all(code.map(async (path) => (await request.get(path)).text()))).join('\n');
    const { no, ...others } = CATALOGS;
    const { privacy, ...own } = no;
    const known = new Set(longTexts(own));
    const foreign = longTexts({ ...others, privacy }).filter((words) => !known.has(words));
    expect(foreign.length).toBeGreaterThan(100);
    expect(foreign.filter((words) => loaded.includes(words))).toEqual([]);
  });
});
