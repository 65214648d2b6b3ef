import type { Page } from '@playwright/test';
import { CONTENT_DIR, IS_OTHER_COMPANY } from '@/company/content-dir.mjs';
import { DEFAULT_LOCALE } from '@/company/locales';
import { pagePath } from '@/company/pages';
import { expect, open, test } from '../support';

/** What the facts may leave out below the texts of the section. */
const PARTS = ['figure', 'ul', '.about-association', '.about-proof > div:has(> p + a)', 'li > div > :nth-child(n + 3)'];
/** Each way to leave some parts out; an owner's own page is unchanged. */
const WAYS = IS_OTHER_COMPANY ? 2 ** PARTS.length : 1;
const LEFT_OUT = Array.from({ length: WAYS }, (_, bits) => PARTS.filter((_, part) => bits & (1 << part)));
/** No empty square may be as wide as this share of the page. */
const LARGEST = 0.5;

/** The side of the largest empty square below the heading of the section, as a share of the page's width. */
const largestEmptySquare = (page: Page) =>
  page.evaluate(() => {
    const COLUMNS = 60;
    const section = document.querySelector('#about') as HTMLElement;
    const { left, width } = section.getBoundingClientRect();
    const top = section.querySelector('h2')?.getBoundingClientRect().bottom ?? 0;
    const size = width / COLUMNS;
    const boxes = [...section.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      boxes.push(...range.getClientRects());
    }
    const rows = Math.ceil((Math.max(...boxes.map(({ bottom }) => bottom)) - top) / size);
    // The side of the square that ends in each cell: one more than that of its three neighbours, if the cell is empty.
    const sides = Array.from({ length: rows + 1 }, () => new Array<number>(COLUMNS + 1).fill(0));
    const side = (row: number, column: number) => sides[row]?.[column] ?? 0;
    let largest = 0;
    for (let row = 1; row <= rows; row += 1) {
      const bottom = top + row * size;
      const inRow = boxes.filter((box) => box.top < bottom && box.bottom > bottom - size);
      for (let column = 1; column <= COLUMNS; column += 1) {
        const right = left + column * size;
        if (inRow.some((box) => box.left < right && box.right > right - size)) continue;
        const found = 1 + Math.min(side(row - 1, column), side(row, column - 1), side(row - 1, column - 1));
        (sides[row] as number[])[column] = found;
        largest = Math.max(largest, found);
      }
    }
    return largest / COLUMNS;
  });

test.describe('the section About', () => {
  test('whatever the facts leave out of it, no hole is left', async ({ page }) => {
    await open(page, pagePath('home', DEFAULT_LOCALE));
    for (const width of [768, 1024, 1440, 2560]) {
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
        expect.soft(await largestEmptySquare(page), `${width} px, without ${parts}`).toBeLessThan(LARGEST);
      }
    }
  });

  test('the portraits of a row begin at one height, and so do the names below, also without a portrait', async ({
    page,
  }) => {
    test.skip(CONTENT_DIR !== 'fixture/small', 'it multiplies the one person of fixture/small/');
    await page.setViewportSize({ width: 768, height: 900 });
    await open(page, pagePath('home', DEFAULT_LOCALE));
    const tops = await page.locator('#about ul').evaluate((list) => {
      list.parentElement?.after(list);
      const [person] = list.children;
      for (const words of ['Kari', 'Kari Nordmann '.repeat(6)]) {
        const copy = person?.cloneNode(true) as Element;
        copy.lastElementChild?.replaceChildren(words);
        list.append(copy);
      }
      list.children[1]?.firstElementChild?.remove();
      const topsOf = (selector: string) =>
        [...list.querySelectorAll(selector)].map((part) => Math.round(part.getBoundingClientRect().top));
      return { pictures: topsOf('picture'), names: topsOf('li > div') };
    });
    expect(tops.pictures).toEqual(Array(2).fill(tops.pictures[0]));
    expect(tops.names).toEqual(Array(3).fill(tops.names[0]));
  });
});
