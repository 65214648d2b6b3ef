import { pagePath } from '@/lib/pages';
import { expect, NO, test } from './support';

test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has none between documents');

for (const [wish, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`motion: ${wish}`, () => {
    test.use({ reducedMotion: wish });

    test(`one page ${fades ? 'fades' : 'does not fade'} into the other`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          const { viewTransition } = event as Event & { viewTransition: object | null };
          Object.assign(window, { fades: viewTransition !== null });
        });
      });
      await page.goto(pagePath('home', NO));
      await page
        .getByRole('contentinfo')
        .locator(`a[href="${pagePath('privacy', NO)}"]`)
        .click();
      await page.waitForURL(pagePath('privacy', NO));
      await expect.poll(() => page.evaluate(() => (window as unknown as { fades?: boolean }).fades)).toBe(fades);
    });
  });
}
