import { expect, open, test, WHOLE_CHROMIUM } from './support';
import { openMenu, PHONE } from './visitor';

test.use({
  reducedMotion: 'no-preference',
  launchOptions: { ...WHOLE_CHROMIUM, ignoreDefaultArgs: ['--hide-scrollbars'] },
});

test('the page stays where it is beside its scrollbar when a dialog or the menu opens', async ({ page }) => {
  const states = { 1280: () => page.locator('footer').getByRole('button').click(), 390: () => openMenu(page) };
  for (const [width, enter] of Object.entries(states)) {
    await page.setViewportSize({ width: Number(width), height: 800 });
    await open(page, '/');
    const edges = () =>
      page.evaluate(() =>
        ['header', '#hero'].map((part) => document.querySelector(part)?.getBoundingClientRect().right),
      );
    const before = await edges();
    expect(before[0]).toBeLessThan(Number(width));
    await enter();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await edges()).toEqual(before);
  }
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
  await open(page, '/');
  const entries = await page.evaluate(() => history.length);
  for (const button of [page.locator('header button[aria-haspopup]'), page.locator('footer button')]) {
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await back();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  expect(await page.evaluate(() => history.length)).toBe(entries);
});
