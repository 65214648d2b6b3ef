import type { Page } from '@playwright/test';
import { belowFirstViewSelector } from '@/browser/boot/dom';
import { expect, holdBack, test, UNKNOWN_ADDRESS } from './support';

/** From a telephone to a large screen, CSS pixels. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

/** The first view, once its fonts and its picture are there. */
async function picture(page: Page): Promise<Buffer> {
  const isThere = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // Not while another one is chosen, for another window.
      await document.querySelector<HTMLImageElement>('#hero img')?.decode();
    });
  await expect(isThere).toPass();
  // Where no motion is wanted, the button that pauses becomes one that plays, once it answers.
  return page.screenshot({ mask: [page.locator('#hero fieldset button').last()] });
}

/** The same, once two in a row are alike: a picture for another window is chosen a moment later. */
async function settled(page: Page): Promise<Buffer> {
  let last = await picture(page);
  const isSettled = async () => {
    const before = last;
    last = await picture(page);
    return before.equals(last);
  };
  await expect.poll(isSettled).toBe(true);
  return last;
}

/** The landing page with JavaScript and without, the others on one visit. */
const VISITS = [
  { path: '/', consent: null },
  { path: '/se/personvern', consent: null },
  { path: '/nowhere', consent: 'false' },
  { path: '/se', consent: 'false', javaScriptEnabled: false },
] as const;

for (const { path, ...options } of VISITS) {
  test.describe(path, () => {
    test.use({ ...options, expectedErrors: UNKNOWN_ADDRESS, locale: path.startsWith('/se') ? 'se-NO' : 'nb-NO' });

    test('looks the same before the style sheet comes as after', async ({ page }) => {
      const go = await holdBack(page, '**/*.css');
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator('main').waitFor();
      // Nothing below is painted without its styles.
      for (const below of await page.locator(belowFirstViewSelector).all()) {
        await expect(below).toHaveCSS('visibility', 'hidden');
      }
      // The banner's room is measured with the fonts that are there, and anew in each window.
      await picture(page);
      const before = new Map<(typeof WINDOWS)[number], Buffer>();
      for (const window of WINDOWS) {
        await page.setViewportSize(window);
        before.set(window, await settled(page));
      }
      go();
      // Opened anew: a browser keeps a larger picture that it has, where it would fetch a smaller one.
      await page.setViewportSize({ width: 1280, height: 720 });
      await page.goto(path);
      for (const below of await page.locator(belowFirstViewSelector).all()) {
        await expect(below).toHaveCSS('visibility', 'visible', { timeout: 3000 });
      }
      await picture(page);
      for (const [window, shot] of before) {
        await page.setViewportSize(window);
        const isSame = async () => shot.equals(await picture(page));
        await expect.soft.poll(isSame, `${window.width} px`).toBe(true);
      }
    });
  });
}

test.describe('the first view', () => {
  test('looks the same while one style sheet is there and another is not', async ({ page }) => {
    const html = await (await page.request.get('/')).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    await page.goto('/');
    const whole = await settled(page);
    for (const late of sheets) {
      const go = await holdBack(page, `**${late}`);
      await page.goto('/', { waitUntil: 'commit' });
      await page.locator('main').waitFor();
      expect.soft((await settled(page)).equals(whole), `without ${late}`).toBe(true);
      go();
    }
  });
});

test.describe('a style sheet that never comes', () => {
  test.use({ expectedErrors: /ERR_FAILED|preloaded/ });

  test('leaves every word to be read', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await page.goto('/');
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(page.locator('footer')).toHaveCSS('visibility', 'visible');
  });
});
