import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  expect as baseExpect,
  type Locator,
  type Page,
  type WorkerFixture,
} from '@playwright/test';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { isSameBrowser } from '../browser';
import { violationsIn } from '../content/flaws';
import { FOREIGN, withoutQuotes } from './foreign-words';
import { COMPANY } from './github';
import { type Firm, PREVIEW, startFirm } from './site';

/** One of the tests builds a site at the same time. */
export const expect = baseExpect.configure({ timeout: 20_000 });

const SIZE = { width: 1280, height: 800 };
/** The file of the export that the preview serves. */
function previewFile(url: string): string {
  const { pathname } = new URL(url);
  const file = join(EXPORT_DIR, pathname === '/' ? 'index.html' : pathname);
  return existsSync(file) ? file : `${file}.html`;
}

/** Serves the preview, and answers which commits the host has built. */
async function showBuilds(context: BrowserContext, firm: Firm): Promise<void> {
  const commit = () => (firm.isPreviewed ? firm.objects.head('edit') : 'older');
  await context.route(`${PREVIEW}/**`, (route) =>
    route.request().url().endsWith('build.json')
      ? route.fulfill({ json: { commit: commit() }, headers: { 'Access-Control-Allow-Origin': '*' } })
      : route.fulfill({ path: previewFile(route.request().url()) }),
  );
  await context.route(`${new URL(firm.address).origin}/edit/build.json`, (route) =>
    route.fulfill({
      json: { commit: firm.live === 'main' ? firm.objects.head('main') : 'older', preview: PREVIEW },
    }),
  );
}

/** A person's browser, for all tests. */
const person = (locale: string) =>
  [
    async ({ browser, firm }, use) => {
      const context = await browser.newContext({ locale, viewport: SIZE, reducedMotion: 'reduce' });
      context.setDefaultTimeout(20_000);
      context.on('request', (request) => firm.requests.push(request.url()));
      await showBuilds(context, firm);
      const errors: Error[] = [];
      context.on('weberror', (error) => errors.push(error.error()));
      await use(await context.newPage());
      expect(errors).toEqual([]);
      await context.close();
    },
    { scope: 'worker' },
  ] as [WorkerFixture<Page, { browser: Browser; firm: Firm }>, { scope: 'worker' }];

/** A firm, and two people who work for it. */
export const test = base.extend<object, { firm: Firm; kari: Page; ola: Page }>({
  firm: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const firm = await startFirm();
      await use(firm);
      firm.close();
    },
    { scope: 'worker' },
  ],
  kari: person('nb-NO'),
  ola: person('en-GB'),
});

/** Changes the title if it is inserted as HTML. */
export const INJECTION =
  '=1+1 <script>document.title = 1</script></textarea><img src="x" onerror="document.title = 1">';

/** The control of a fact or a text, by its file and key. */
export const field = (page: Page, key: string, file = COMPANY): Locator => page.locator(`[id="${file}:${key}"]`);
/** The message in the header. */
export const status = (page: Page) => page.getByRole('banner').getByRole('status');
export const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
/** A section in the sidebar. */
export const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name: new RegExp(`^${name}`) });
/** Opens a section by keyboard, because the sidebar moves when the checks have run. */
export const openSection = (page: Page, name: string) => section(page, name).press('Enter');
/** The old and new value of a fact or a text, by its name. */
export const comparison = (page: Page, name: string | RegExp) => page.getByRole('region', { name, exact: true });

/** Presses a key until an element has the focus. */
export async function tabTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => element.evaluate((one) => document.activeElement === one);
  for (let pressed = 0; pressed < 120 && !(await hasFocus()); pressed++) await page.keyboard.press(key);
  await expect(element).toBeFocused();
}

export async function save(page: Page): Promise<void> {
  await button(page, /^(Lagre|Save)$/).click();
  await expect(status(page)).toHaveText(/^(Lagret|Saved)\./);
}

export async function signIn(page: Page, firm: Firm): Promise<void> {
  await page.goto(firm.address);
  await page.getByLabel('Token').fill('good');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation')).toBeVisible();
}

/** Expects no words of another language, except in quoted names and in the company's content. */
export async function expectOneLanguage(page: Page): Promise<void> {
  const { lang, words } = await page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const content of copy.querySelectorAll('dd, iframe, noscript, [lang]')) content.remove();
    const named = [...copy.querySelectorAll('[aria-label], [title], [alt]')].flatMap((one) =>
      ['aria-label', 'title', 'alt'].map((name) => one.getAttribute(name) ?? ''),
    );
    const texts = [...copy.querySelectorAll('*')].map((one) =>
      [...one.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : '')).join(''),
    );
    return { lang: document.documentElement.lang as 'nb' | 'en', words: [...named, ...texts] };
  });
  expect(words.map(withoutQuotes).filter((text) => FOREIGN[lang].test(text))).toEqual([]);
}

/** Controls lower than 44 px. */
const smallTargets = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'button, .button, input:not(.sr-only, [type="checkbox"]), select, textarea',
      ),
    ]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44)
      .map((one) => one.outerHTML.slice(0, 90)),
  );

/** Expects no findings of axe within `place`, one language, and targets of 44 px. */
export async function expectAccessible(page: Page, place = 'body'): Promise<void> {
  expect(await violationsIn(page, { include: place })).toEqual([]);
  await expectOneLanguage(page);
  expect(await smallTargets(page)).toEqual([]);
}

/** Buttons whose words stand in a column, letter by letter. */
const brokenButtons = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, .button')]
      .filter((one) => one.offsetHeight > 2 * one.offsetWidth)
      .map((one) => one.textContent),
  );

/** Expects no horizontal scrolling and no broken words, from 320 px and with large text. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const size = page.viewportSize() ?? SIZE;
  for (const [width, letters] of [
    [320, 100],
    [390, 200],
    [768, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((share) => document.documentElement.style.setProperty('font-size', `${share}%`), letters);
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`)
      .toBeLessThanOrEqual(0);
    expect.soft(await brokenButtons(page), `${width} px`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize(size);
}

/** Compares the page with a screenshot, to which the documents link. */
export async function expectScreenshot(page: Page, name: string): Promise<void> {
  const { launchOptions = {} } = test.info().project.use;
  if (!isSameBrowser(launchOptions)) return;
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.005 });
}

/** The message of the newest commit. */
export const message = ({ objects }: Firm) => objects.log(objects.head('edit') ?? '')[0]?.message;
