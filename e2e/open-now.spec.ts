import type { Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { company } from '@/lib/company';
import { openState } from '@/lib/open-state';
import { formatTime } from '@/lib/opening-hours';
import { pagePath } from '@/lib/pages';
import { expect, fill, forEveryLocale, inOtherLanguage, test } from './support';

const line = (page: Page) => page.locator('.hours-now');
const HOUR_MS = 3_600_000;

/** The first moment from a day on at which the office’s state is such. */
function moment(is: (state: NonNullable<ReturnType<typeof openState>>) => boolean): Date {
  const start = Date.UTC(2026, 10, 23);
  for (let hour = 0; hour < 24 * 366; hour++) {
    const now = new Date(start + hour * HOUR_MS);
    const state = openState(now, company.openingHours, company.closedDates, company.timeZone);
    if (state && is(state)) return now;
  }
  throw new Error('The office is never in this state.');
}

test.use({ timezoneId: 'Pacific/Auckland' });

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);
  const { hours } = text.contact;

  test('says in a far time zone until when the office is open, and turns with the minute', async ({ page }) => {
    const now = moment((state) => state.open);
    const state = openState(now, company.openingHours, company.closedDates, company.timeZone);
    if (!state?.open) throw new Error('The office should be open.');
    await page.clock.install({ time: now });
    await page.goto(`${home}#contact`);
    await expect(line(page)).toHaveText(fill(hours.openNow, { closes: formatTime(state.closes, locale) }));
    await expect(line(page)).toHaveAttribute('data-state', 'open');
    // Hour by hour until it closes: each step ends on a minute of the clock.
    for (let hour = 0; hour < 24 && (await line(page).getAttribute('data-state')) === 'open'; hour++)
      await page.clock.fastForward(HOUR_MS);
    await expect(line(page)).toHaveAttribute('data-state', 'closed');
  });

  test('moves nothing when it appears', async ({ page }) => {
    await page.goto(`${home}#contact`);
    await expect(line(page)).not.toHaveText('');
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await line(page).evaluate((element) => {
        const written = (element as HTMLElement).offsetHeight;
        const words = element.firstElementChild as HTMLElement;
        words.hidden = true;
        const empty = (element as HTMLElement).offsetHeight;
        words.hidden = false;
        return { written, empty };
      });
      expect(heights.empty, `${width} px`).toBe(heights.written);
    }
  });
});

forEveryLocale((locale, text) => {
  test('names the day of the next opening', async ({ page }) => {
    const now = moment((state) => !state.open && state.inDays > 1 && state.inDays < 7);
    const state = openState(now, company.openingHours, company.closedDates, company.timeZone);
    if (!state || state.open) throw new Error('The office should be closed.');
    const day = new Intl.DateTimeFormat(LOCALES[locale].html, { weekday: 'long', timeZone: 'UTC' });
    await page.clock.setFixedTime(now);
    await page.goto(`${pagePath('home', locale)}#contact`);
    await expect(line(page)).toHaveText(
      fill(text.contact.hours.opensOn, {
        day: day.format(new Date(state.date)),
        opens: formatTime(state.opens, locale),
      }),
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the line is not there', async ({ page }) => {
    await page.goto('/#contact');
    await expect(line(page)).toBeHidden();
  });
});
