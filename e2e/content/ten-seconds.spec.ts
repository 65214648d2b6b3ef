import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { pagePath } from '@/company/pages';
import { CONTENT_LOCALES, expect, forEveryLocale, open, test } from '../support';

/** Telephones, one of them on its side, and the part of a laptop’s screen that its browser leaves. */
const WINDOWS = [
  '390 × 844',
  '390 × 664',
  '360 × 740',
  '430 × 932',
  '844 × 390',
  '1280 × 720',
  '1366 × 768',
  '1366 × 657',
  '1536 × 730',
  '1440 × 900',
];

/** What the company is, what it costs for whom, who answers, and what to do next; in the order of the page. */
const ANSWERS = '#hero h1, .hero-row > :first-child > p:first-child, .hero-facts > p, #hero .ui-button';

/** Those that are not wholly seen between the header and the banner. */
const unseen = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const end = document.querySelector('#consent-banner')?.getBoundingClientRect().top ?? 0;
    const hidden = [...document.querySelectorAll(selector)].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.height === 0 || box.top < top || box.bottom > end || box.right > innerWidth;
    });
    return hidden.map((element) => element.textContent ?? '');
  }, ANSWERS);

forEveryLocale(
  'a first visit',
  (locale) => {
    test.use({ consent: null });
    test.skip(!company.map, 'without a map there is no banner');

    test('answers what, for whom, at what price, who and what next in the first view', async ({ page }) => {
      await open(page, pagePath('home', locale));
      for (const window of WINDOWS) {
        const [width = 0, height = 0] = window.split(' × ').map(Number);
        await page.setViewportSize({ width, height });
        await page.reload();
        await expect(page.locator('#consent-banner')).toBeInViewport({ ratio: 1 });
        expect(await unseen(page), window).toEqual([]);
      }
    });
  },
  CONTENT_LOCALES,
);
