import type { Page } from '@playwright/test';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { company, shows } from '@/lib/company';
import { enlargeLetters, nextFrame, open } from '../page';
import { CONTENT_LOCALES, expect, forEveryLocale, ONCE, test, UNKNOWN_ADDRESS } from '../support';
import { flaws, RULES, violationsIn } from './flaws';

/** The name behind the footer of a company without a logo: decoration, which screen readers leave out. */
const GHOST = 'footer [aria-hidden=true]';

/** What should be on one line, or apart, and is not. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (selector: string) => (document.querySelector(selector) as Element).getBoundingClientRect();
    const [phone, number] = [box('[name=telefon]'), box('[name=organisasjonsnummer]')];
    const [header, cta] = [box('header'), box('header > div nav > a:last-child')];
    const button = box('#hero .hero-buttons > a:last-of-type');
    // A single slide has no controls.
    const controls = document.querySelector('#hero fieldset')?.getBoundingClientRect();
    const isOver = controls && controls.top < button.bottom && controls.left < button.right;
    return [
      ...(Math.abs(phone.bottom - number.bottom) > 1 ? ['fields'] : []),
      ...(isOver ? ['button and controls of the hero'] : []),
      ...(cta.height > 0 && header.bottom - cta.bottom < 8 ? ['button of the header'] : []),
    ];
  });

test.describe('a page', () => {
  test.use({ consent: null, expectedErrors: UNKNOWN_ADDRESS });

  for (const locale of CONTENT_LOCALES) {
    const home = pagePath('home', locale);
    // The 404 page has every language.
    const unknown = locale === ONCE ? ['/unknown'] : [];
    for (const path of [...PAGE_IDS.map((id) => pagePath(id, locale)), ...unknown]) {
      test(`${path} has all its words, also with large letters, and passes axe, in ${locale}`, async ({ page }) => {
        await open(page, path);
        for (const width of [320, 600, 768, 1024, 1280, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await flaws(page), `${width} px`).toEqual([]);
          if (width >= 768 && path === home) expect(await misplaced(page), `${width} px`).toEqual([]);
          // The header is a menu on the one and a navigation on the other; code and colors are the same in every language.
          if (locale !== ONCE || (width !== 320 && (width !== 1280 || path !== home))) continue;
          expect(await violationsIn(page, { exclude: GHOST }, RULES), `${width} px`).toEqual([]);
        }
        for (const width of [320, 1024, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          await enlargeLetters(page);
          await nextFrame(page);
          expect(await flaws(page), `${width} px, letters at 200 %`).toEqual([]);
          if (path !== home) continue;
          const header = await page.locator('header').boundingBox();
          const headline = await page.locator('.hero-lines').boundingBox();
          expect(headline?.y, `${width} px: the headline is below the header`).toBeGreaterThanOrEqual(
            header?.height ?? 0,
          );
        }
      });
    }
  }
});

/** Phones, small ones, and the part of a laptop’s screen that its browser leaves. In lower windows the banner is part of the page. */
const WINDOWS = [
  [390, 844],
  [390, 664],
  [360, 740],
  [430, 932],
  [1280, 720],
  [1366, 768],
  [1366, 657],
  [1536, 730],
  [1440, 900],
] as const;

const BUTTONS = '#hero .ui-button';
/** What the company is, what it costs for whom, who answers, and what to do next; in the order of the page. */
const ANSWERS = ['#hero h1', '#hero .hero-eyebrow', ...(shows('hero.price') ? ['.hero-facts > p'] : []), BUTTONS];

/** The elements that are not wholly in view between the header and the banner. */
const unseen = (page: Page, elements = ANSWERS.join()): Promise<string[]> =>
  page.evaluate((selector) => {
    const top = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const end = document.querySelector('#consent-banner')?.getBoundingClientRect().top ?? 0;
    const hidden = [...document.querySelectorAll(selector)].filter((element) => {
      const box = element.getBoundingClientRect();
      // The letters of the headline begin a little below the top of its box.
      const inset = element.matches('h1') ? 0.1 * Number.parseFloat(getComputedStyle(element).fontSize) : 0;
      return box.height === 0 || box.top + inset < top || box.bottom > end || box.right > innerWidth;
    });
    return hidden.map((element) => element.textContent ?? '');
  }, elements);

forEveryLocale('a first visit', (locale) => {
  test.use({ consent: null });
  test.skip(!company.map, 'without a map there is no banner');

  test('has what, for whom, at what price, who and what next in the first view', async ({ page }) => {
    await open(page, pagePath('home', locale));
    for (const answer of ANSWERS) await expect(page.locator(answer), answer).not.toHaveCount(0);
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('#consent-banner')).toBeInViewport({ ratio: 1 });
      await expect.poll(() => unseen(page), `${width} × ${height}`).toEqual([]);
    }
    // Too small for all of them; the buttons are what counts.
    for (const [width, height] of [
      [320, 653],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => unseen(page, BUTTONS), `${width} × ${height}`).toEqual([]);
    }
  });
});
