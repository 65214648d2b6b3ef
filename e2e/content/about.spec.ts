import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE } from '@/i18n/locales';
import { pagePath } from '@/i18n/pages';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { open } from '../page';
import { expect, test } from '../support';

/** What the facts may leave out below the texts of the section. */
const PARTS = [
  '.about-credentials > figure',
  '.about-people',
  '.about-people li > div > :nth-child(n + 3)',
  '.about-proof',
  '.about-picture',
];
/** None, one or all of them are left out of the company of fixture/, which has them all; another page is unchanged. */
const LEFT_OUT = CONTENT_DIR === 'fixture' ? [[], ...PARTS.map((part) => [part]), PARTS] : [[]];
/** No empty square may be as wide as this share of the page. */
const LARGEST = 0.5;

/** The corners of the empty squares of this size below the heading of the section. */
const emptySquares = (page: Page) =>
  page.evaluate((share) => {
    const section = document.querySelector('#about') as HTMLElement;
    const { left, right, width } = section.getBoundingClientRect();
    const top = section.querySelector('h2')?.getBoundingClientRect().bottom ?? 0;
    const boxes = [...section.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      boxes.push(...range.getClientRects());
    }
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const [size, step] = [share * width, width / 30];
    const isEmpty = (x: number, y: number) =>
      boxes.every((box) => box.right <= x || box.left >= x + size || box.bottom <= y || box.top >= y + size);
    const corners: string[] = [];
    for (let y = top; y + size <= bottom; y += step)
      for (let x = left; x + size <= right; x += step)
        if (isEmpty(x, y)) corners.push(`an empty square ${Math.round(y - top)} px below the heading`);
    return corners;
  }, LARGEST);

test('whatever the facts leave out of the section About, no hole is left', async ({ page }) => {
  await open(page, pagePath('home', DEFAULT_LOCALE));
  if (CONTENT_DIR === 'fixture') for (const part of PARTS) await expect(page.locator(part), part).not.toHaveCount(0);
  for (const width of [768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const parts of LEFT_OUT) {
      await page.locator('#about').evaluate((section, selectors) => {
        const kept = window as unknown as { whole?: Node };
        kept.whole ??= section.cloneNode(true);
        const copy = kept.whole.cloneNode(true) as HTMLElement;
        section.replaceWith(copy);
        for (const selector of [...selectors, 'div:empty'])
          for (const part of copy.querySelectorAll(selector)) part.remove();
      }, parts);
      expect.soft(await emptySquares(page), `${width} px, without ${parts}`).toEqual([]);
    }
  }
});
