import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { LOCALES } from '@/company/locales';
import { pagePath } from '@/company/pages';
import { CONTENT_LOCALES, expect, test } from '../support';
import { flaws } from './flaws';

/** In pixels, as visitors set them: media queries in em follow these, and not the size of the root. */
const TEXT_SIZES = [16, 18, 20, 22, 24, 26, 28, 30, 32];
const WINDOWS = ['320 × 844', '390 × 844', '768 × 1024', '1024 × 768', '1366 × 768', '1440 × 900'];

/** Words that lie over other words, a picture or a button, as lines to read. */
const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Part = { words: string; of: Element; box: DOMRect };
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const isOver = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    /** Without what the font has above and below its letters. */
    const inner = ({ x, y, width, height }: DOMRect) => new DOMRect(x, y + height * 0.28, width, height * 0.44);
    const parts: Part[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const of = node.parentElement as Element;
      const words = node.textContent?.trim() ?? '';
      if (!words || !isShown(of) || of.closest('script, style, thead, svg')) continue;
      if (getComputedStyle(of).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) if (box.width > 1) parts.push({ words, of, box: inner(box) });
    }
    const pictures = [...document.querySelectorAll('main picture, main .ui-button')]
      .filter((element) => isShown(element) && !element.closest('.hero-view'))
      .map((of) => ({ words: of.textContent || 'a picture', of, box: of.getBoundingClientRect() }));
    const found = parts.flatMap((part, index) =>
      [...parts.slice(index + 1), ...pictures]
        .filter(
          ({ of, box }) => of !== part.of && !of.contains(part.of) && !part.of.contains(of) && isOver(part.box, box),
        )
        .map(({ words }) => `“${part.words.slice(0, 30)}” lies over ${words.slice(0, 30)}`),
    );
    return [...new Set(found)];
  });

/** The buttons of the first view that are wholly seen: those of the hero above the banner. */
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

test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium can be started with a text size');

for (const locale of CONTENT_LOCALES) {
  test(`text of every size to 200 % lies over nothing, in ${locale}`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.slow();
    const found: string[] = [];
    const seen = new Map<string, string[]>();
    for (const size of TEXT_SIZES) {
      const args = [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${size}`];
      const browser = await playwright.chromium.launch({ ...launchOptions, args });
      const page = await browser.newPage({ baseURL, locale: LOCALES[locale].intl, reducedMotion: 'reduce' });
      for (const window of WINDOWS) {
        const [width = 0, height = 0] = window.split(' × ').map(Number);
        await page.setViewportSize({ width, height });
        await page.goto(pagePath('home', locale));
        if (company.map) await expect(page.locator('#consent-banner')).toBeInViewport();
        await page.evaluate(() => document.fonts.ready);
        const shown = await buttonsInView(page);
        if (!seen.has(window)) seen.set(window, shown);
        const missing = seen.get(window)?.filter((button) => !shown.includes(button)) ?? [];
        const lost = missing.map((button) => `the button “${button}” is out of view`);
        for (const flaw of [...(await flaws(page)), ...(await overlaps(page)), ...lost])
          found.push(`${(100 * size) / 16} %, ${window}: ${flaw}`);
      }
      await browser.close();
    }
    expect(found).toEqual([]);
  });
}
