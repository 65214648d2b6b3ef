import type { Page } from '@playwright/test';
import { BELOW_FIRST_VIEW } from '@/lib/first-view.mjs';
import { holdBack } from './page';
import { DESK, expect, PHONE, test } from './support';

/** A screenshot of the first view, once its fonts and its picture are there. */
async function paint(page: Page): Promise<Buffer> {
  const isThere = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // Fails while another one is chosen, for another window.
      await document.querySelector<HTMLImageElement>('#hero img')?.decode();
    });
  await expect(isThere).toPass();
  // Once hydrated, the button that pauses plays where no motion is wanted, and a second line says that the office is open.
  const later = [page.locator('#hero fieldset button').last(), page.locator('#hero .question-line')];
  return page.screenshot({ mask: later });
}

/** The same, once two in a row are alike: a picture for another window is chosen a moment later. */
async function settled(page: Page): Promise<Buffer> {
  let last = await paint(page);
  const isSettled = async () => {
    const before = last;
    last = await paint(page);
    return before.equals(last);
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}

/** The home page with JavaScript and without, and a page without a hero. */
const VISITS = [
  { path: '/', consent: null },
  { path: '/se/personvern', consent: null },
  { path: '/se', consent: 'false', javaScriptEnabled: false },
] as const;

for (const { path, ...options } of VISITS) {
  test.describe(path, () => {
    test.use({ ...options, locale: path.startsWith('/se') ? 'se-NO' : 'nb-NO' });

    test('looks the same before the style sheet comes as after', async ({ page }) => {
      const release = await holdBack(page, '**/*.css');
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main').waitFor();
      const below = page.locator(BELOW_FIRST_VIEW);
      await expect(below).not.toHaveCount(0);
      for (const part of await below.all()) await expect(part).toHaveCSS('visibility', 'hidden');
      // The banner's room is measured with the fonts that are there, and again in each window.
      await paint(page);
      const before: Buffer[] = [];
      for (const window of [PHONE, DESK]) {
        await page.setViewportSize(window);
        before.push(await settled(page));
      }
      release();
      // Opened again: a browser keeps a larger picture that it has, where it would fetch a smaller one.
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      for (const part of await below.all()) await expect(part).toHaveCSS('visibility', 'visible');
      await paint(page);
      for (const [index, window] of [PHONE, DESK].entries()) {
        await page.setViewportSize(window);
        const isSame = async () => before[index]?.equals(await paint(page));
        await expect.soft.poll(isSame, `${window.width} px`).toBe(true);
      }
    });
  });
}

test.describe('a style sheet', () => {
  test.use({ expectedErrors: /ERR_FAILED|preloaded/ });

  test('that fails to load does not hide the text', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.locator('footer')).toHaveCSS('visibility', 'visible');
  });
});
