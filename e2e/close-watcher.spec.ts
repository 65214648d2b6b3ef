import { expect, hydrated, test, WHOLE_CHROMIUM } from './support';
import { PHONE } from './visitor';

test.use({
  reducedMotion: 'no-preference',
  launchOptions: { ...WHOLE_CHROMIUM, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('the header stays where it is beside a scrollbar when a dialog opens', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await hydrated(page);
  const places = () =>
    page.evaluate(() =>
      ['.header', 'footer'].map((part) => document.querySelector(part)?.getBoundingClientRect().right),
    );
  const before = await places();
  expect(before[0]).toBeLessThan(1280);
  await page.locator('footer').getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await places()).toEqual(before);
});

test('the back gesture closes menu and dialog, without a history entry', async ({ page }) => {
  await page.setViewportSize(PHONE);
  // The gesture itself is Android's; the page is told of it by its watcher.
  await page.addInitScript(() => {
    const Native = Reflect.get(window, 'CloseWatcher');
    const watchers: { requestClose: () => void }[] = [];
    Object.assign(window, {
      watchers,
      CloseWatcher: class extends Native {
        constructor() {
          super();
          watchers.push(this as unknown as { requestClose: () => void });
        }
      },
    });
  });
  const back = () =>
    page.evaluate(() => {
      const { watchers } = window as unknown as { watchers: { requestClose: () => void }[] };
      watchers.at(-1)?.requestClose();
    });
  await page.goto('/');
  await hydrated(page);
  const entries = await page.evaluate(() => history.length);
  for (const button of [page.locator('.header button[aria-haspopup]'), page.locator('footer button')]) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await back();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
