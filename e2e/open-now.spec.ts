import type { Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { formatTime } from '@/lib/opening-hours';
import { pagePath } from '@/lib/pages';
import { CATALOGS, expect, fill, NO, test } from './support';

const line = (page: Page) => page.locator('[data-open-now]');
const HOUR_MS = 3_600_000;

test.use({ timezoneId: 'Pacific/Auckland' });

// In Norwegian: browsers have no Sámi weekdays.
const contact = `${pagePath('home', NO)}#contact`;
const { hours } = CATALOGS[NO].contact;

test.describe('the line of the opening hours', () => {
  // The fixture's office: 08:30 to 15:45, on Fridays 09:00 to 13:00.
  test('says in a far time zone until when the office is open, and from when on the next day', async ({ page }) => {
    const friday = new Date('2026-11-27T12:00:00+01:00');
    await page.clock.install({ time: friday });
    await page.goto(contact);
    await expect(line(page)).toHaveText(fill(hours.openNow, { closes: formatTime('13:00', NO) }));
    await page.clock.fastForward(HOUR_MS);
    const day = new Intl.DateTimeFormat(LOCALES[NO].lang, { weekday: 'long' }).format(Date.parse('2026-11-30'));
    await expect(line(page)).toHaveText(fill(hours.opensOn, { day, opens: formatTime('08:30', NO) }));
  });

  test('moves nothing when it appears', async ({ page }) => {
    await page.goto(contact);
    await expect(line(page)).not.toHaveText('');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await line(page).evaluate((element) => {
        const copy = element.cloneNode() as HTMLElement;
        element.after(copy);
        const empty = copy.offsetHeight;
        copy.remove();
        return [empty, (element as HTMLElement).offsetHeight];
      });
      expect(heights[1], `${width} px`).toBe(heights[0]);
    }
  });
});
