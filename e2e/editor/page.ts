import {
  type Browser,
  test as base,
  expect as baseExpect,
  type Locator,
  type Page,
  type WorkerFixture,
} from '@playwright/test';
import { format } from '@/editor/online/files';
import { axe, violationsOf } from '../content/flaws';
import { isSameBrowser } from '../reference';
import { COMPANY, type Firm, PREVIEW, startFirm } from './site';

/** A build runs beside one of the tests. */
export const expect = baseExpect.configure({ timeout: 30_000 });

const SIZE = { width: 1440, height: 1200 };

/** Somebody's browser, for all tests: a page of the editor takes seconds to open. */
const person = (locale: string) =>
  [
    async ({ browser, firm }, use) => {
      const context = await browser.newContext({ locale, viewport: SIZE, reducedMotion: 'reduce' });
      context.setDefaultTimeout(30_000);
      context.on('request', (request) => firm.asked.push(request.url()));
      const commit = () => (firm.isPreviewed ? firm.github.head('edit') : 'older');
      await context.route(`${PREVIEW}/**`, (route) => route.fulfill({ json: { commit: commit() } }));
      await use(await context.newPage());
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

export const FACTS = 'Facts of the company';
/** What would run if a text were taken for HTML. */
export const HOSTILE = '=1+1 <script>document.title = 1</script></textarea><img src="x" onerror="document.title = 1">';

export const field = (page: Page, key: string, pane = 0): Locator =>
  page.locator(`[data-key-path="${key}"]`).locator('input, textarea').nth(pane);
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** The part of the page above the forms. */
export const bar = (page: Page) => page.locator('#bar');
export const status = (page: Page) => bar(page).getByRole('status');
export const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
/** The list of what is left to do: its heading. */
export const left = (page: Page) => bar(page).locator('summary');
/** A line of a table at the top. */
export const row = (page: Page, name: string) => bar(page).getByRole('row', { name });

export const group = (page: Page, key: string) => page.locator(`[data-key-path="${key}"]`).first();
/** Adds an entry to a list. */
export const add = (page: Page, key: string) => group(page, key).getByRole('button', { name: /^Add/ }).last().click();

/** Presses a key until something has the focus. */
export async function tabTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  const hasFocus = () => place.evaluate((one) => (one.getRootNode() as ShadowRoot).activeElement === one);
  for (let pressed = 0; pressed < 90 && !(await hasFocus()); pressed++) await page.keyboard.press(key);
  await expect(place).toBeFocused();
}

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(bar(page)).toContainText(/Lagret|Saved/);
  await expect(saveButton(page)).toBeDisabled();
}

/** Tries to save, and closes the message of the CMS that nothing was saved. */
export async function saveInVain(page: Page): Promise<void> {
  await saveButton(page).click();
  const message = page.locator('dialog[open]');
  await message.waitFor();
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
}

/** Follows a line at the top to a field. The CMS takes the focus once more after its message was closed. */
export async function follow(page: Page, line: string, to: Locator): Promise<void> {
  await expect(async () => {
    await button(page, line).first().press('Enter');
    await expect(to).toBeFocused({ timeout: 6000 });
  }).toPass();
}

export const expectAccessible = async (page: Page) => expect(await violationsOf(axe(page).include('#bar'))).toEqual([]);

/** Goes to what is left to do, by its line at the top. */
export async function goTo(page: Page, line: string): Promise<void> {
  const list = bar(page).locator('details');
  if ((await list.getAttribute('open')) === null) await left(page).click();
  await button(page, line).click();
}

const PICTURED = { width: 1000, height: 1200 };

/**
 * Compares the page down to a height, or what is above the forms, with a picture to which the documents link. The tolerance is larger than
 * the button to save, which is blue or not when a form is opened.
 */
export async function expectPicture(page: Page, name: string, height?: number): Promise<void> {
  const { launchOptions = {} } = test.info().project.use;
  if (!isSameBrowser(launchOptions)) return;
  const size = page.viewportSize() ?? PICTURED;
  await page.setViewportSize(PICTURED);
  const clip = height && { x: 0, y: 0, width: PICTURED.width, height };
  const seen = (clip ? page : bar(page)) as Page;
  await expect.soft(seen).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.005, ...(clip && { clip }) });
  await page.setViewportSize(size);
}

/** The facts on a branch. */
export const factsOn = (firm: Firm, branch = 'edit') => JSON.parse(firm.textOn(branch, COMPANY));

/** Somebody else changes facts. */
export function elsewhere(firm: Firm, branch: string, change: object): void {
  const content = format(COMPANY, { ...factsOn(firm, branch), ...change });
  firm.github.commit(branch, 'Other', [{ path: COMPANY, content }]);
}

/** The words of the newest commits, newest first. */
export const messages = (firm: Firm, count = 1) =>
  firm.github.git(['log', '--format=%s', `-${count}`, 'edit']).split('\n');

/** The drafts that the CMS keeps, as JSON. */
export const drafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opened = indexedDB.open('github:firm/site');
        opened.onsuccess = () => {
          const read = opened.result.transaction('draft-backups').objectStore('draft-backups').getAll();
          read.onsuccess = () => resolve(JSON.stringify(read.result));
        };
      }),
  );
