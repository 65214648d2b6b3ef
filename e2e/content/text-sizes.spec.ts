import type { Locator, Page } from '@playwright/test';
import { pagePath } from '@/i18n/pages';
import { enlargeLetters, nextFrame, open, setStyles, setTextSize } from '../page';
import { expect, forEveryLocale, test, USUAL } from '../support';
import { flaws, overlaps } from './flaws';

/** In pixels, as visitors choose them in the browser. */
const TEXT_SIZES = [16, 20, 32];
const WINDOWS = [[320, 640], ...USUAL] as const;

/** The number of lines that the words of an element take. */
const linesOf = (words: Locator) =>
  words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getClientRects().length;
  });

/** The buttons of the hero above the banner, and those of the banner, as far as they are wholly in view. */
const buttonsInView = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const end = document.querySelector('#consent-banner')?.getBoundingClientRect().top || innerHeight;
    const isWhole = (button: Element, bottom: number) => {
      const box = button.getBoundingClientRect();
      return box.height > 0 && box.top >= 0 && box.bottom <= bottom && box.right <= innerWidth;
    };
    const hero = [...document.querySelectorAll('#hero .ui-button')].filter((button) => isWhole(button, end));
    const banner = [...document.querySelectorAll('#consent-banner button')].filter((one) => isWhole(one, innerHeight));
    return [...hero, ...banner].map((button) => button.textContent ?? '');
  });

forEveryLocale('text sizes', (locale) => {
  const home = pagePath('home', locale);

  test.describe('chosen in the browser', () => {
    test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium lets a test set the text size');
    test.use({ consent: null });

    test('up to 200 %, nothing on the home page is cut off, lies over something or is lost, and its largest amount is on one line', async ({
      page,
    }) => {
      await open(page, home);
      const found: string[] = [];
      const atFirst = new Map<string, string[]>();
      for (const size of TEXT_SIZES) {
        await setTextSize(page, size);
        for (const [width, height] of WINDOWS) {
          const window = `${width} × ${height}`;
          await page.setViewportSize({ width, height });
          await nextFrame(page);
          const shown = await buttonsInView(page);
          if (!atFirst.has(window)) atFirst.set(window, shown);
          const missing = atFirst.get(window)?.filter((button) => !shown.includes(button)) ?? [];
          const lost = missing.map((button) => `the button “${button}” is out of view`);
          for (const flaw of [...(await flaws(page)), ...(await overlaps(page)), ...lost])
            found.push(`${(100 * size) / 16} %, ${window}: ${flaw}`);
          expect(await linesOf(page.locator('.technology-sum')), `the largest amount, ${window}`).toBe(1);
        }
      }
      expect(found).toEqual([]);
      for (const [window, buttons] of atFirst) expect(buttons, window).not.toEqual([]);
      const sizes = await page
        .locator('#hero :is(h1, .text-lead)')
        .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
      expect(sizes[0], 'the headline is larger than the text below it').toBeGreaterThan(sizes[1] ?? 0);
    });

    test("in a low wide window, larger text leaves the hero's buttons above the banner", async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 560 });
      await open(page, home);
      const shown = await buttonsInView(page);
      expect(shown).toEqual(expect.arrayContaining(await page.locator('#hero .ui-button').allTextContents()));
      await setTextSize(page, 18);
      await nextFrame(page);
      expect(await buttonsInView(page)).toEqual(shown);
    });
  });

  test.describe('larger, or in a font of the visitor', () => {
    test.use({ consent: 'false' });

    test('with a least size of letters, no line of the top bar is cut off', async ({ page }) => {
      await open(page, home);
      for (const width of [1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => {
          for (const link of document.querySelectorAll<HTMLElement>('header section a')) {
            link.style.fontSize = '24px';
            // As long as they may be.
            if (!link.dataset.language) link.textContent = 'Long '.repeat(5);
          }
        });
        await nextFrame(page);
        expect(await flaws(page, 'body > header'), `${width} px`).toEqual([]);
      }
    });

    test('words lie over nothing, and nothing covers them', async ({ page }) => {
      await open(page, home);
      const found: string[] = [];
      const look = async (what: string) => {
        await nextFrame(page);
        for (const flaw of await overlaps(page)) found.push(`${what}: ${flaw}`);
      };
      for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        for (const factor of [1.2, 1.3, 1.5]) {
          await enlargeLetters(page, factor);
          await look(`${width} px, ${factor} times as large`);
        }
      }
      await open(page, home);
      await setStyles(page, '* { font-family: monospace !important; letter-spacing: 0.05em !important }');
      for (const width of [320, 390, 597, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await look(`${width} px, in a wide font`);
      }
      expect(found).toEqual([]);
    });
  });
});
