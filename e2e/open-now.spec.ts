import { pagePath } from '@/company/pages';
import { expect, SE, test } from './support';

test.describe('the line of the opening hours', () => {
  for (const [state, now, weekday] of [
    ['short', '2026-11-23T10:00Z', ''],
    ['long', '2026-11-28T20:00Z', 'vuossárga'],
  ] as const) {
    test(`moves nothing when it appears with a ${state} sentence`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await page.goto(`${pagePath('home', SE)}#contact`);
      const line = page.locator('[data-open-now]');
      await expect(line).not.toHaveText('');
      // The words of the build: browsers have no Sámi weekdays.
      await expect(line).toContainText(weekday);
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const heights = await line.evaluate((element) => {
          const copy = element.cloneNode() as HTMLElement;
          element.after(copy);
          const empty = copy.offsetHeight;
          copy.remove();
          return [empty, (element as HTMLElement).offsetHeight];
        });
        expect(heights[1], `${width} px`).toBe(heights[0]);
      }
    });
  }
});
