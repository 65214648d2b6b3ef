import type { Page } from '@playwright/test';
import { CONTENT_DIR, IS_OTHER_COMPANY } from '@/company/content-dir.mjs';
import { DEFAULT_LOCALE } from '@/company/locales';
import { pagePath } from '@/company/pages';
import { expect, open, test } from '../support';

/** What the facts may leave out below the texts of the section. */
const PARTS = [
  'figure',
  'ul',
  'a[data-said], a.group',
  'div > div > div:last-child:has(> p + a)',
  'li > div > :nth-child(n + 3)',
];
/** The margin's columns, empty beside a row of the others, are at most this share of a square as wide as the page. */
const MOST = 0.31;

/** Each way to leave some parts out; an owner's own page is as it stands. */
const WAYS = IS_OTHER_COMPANY ? 2 ** PARTS.length : 1;
const LEFT_OUT = Array.from({ length: WAYS }, (_, bits) => PARTS.filter((_, part) => bits & (1 << part)));

/** The largest empty rectangle below the heading of the section, as a share of a square as wide as the page. */
const largestHole = (page: Page) =>
  page.evaluate(() => {
    const STEP = 8;
    const section = document.querySelector('#about') as HTMLElement;
    const { left, width } = section.getBoundingClientRect();
    const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [...section.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNode(node);
      boxes.push(...range.getClientRects());
    }
    const top = section.querySelector('h2')?.getBoundingClientRect().bottom ?? 0;
    const rows = Math.ceil((Math.max(...boxes.map(({ bottom }) => bottom)) - top) / STEP);
    const columns = Math.ceil(width / STEP);
    const heights = new Array<number>(columns).fill(0);
    let largest = 0;
    /** The largest rectangle that stands on a row: of those that a lower column ends, each is looked at once. */
    const lookAtRow = () => {
      const begun = [{ from: 0, height: 0 }];
      for (const [column, height] of [...heights, 0].entries()) {
        let from = column;
        for (let last = begun.at(-1); last && last.height > height; last = begun.at(-1)) {
          largest = Math.max(largest, last.height * (column - last.from));
          from = last.from;
          begun.pop();
        }
        begun.push({ from, height });
      }
    };
    for (let row = 0; row < rows; row += 1) {
      const y = top + row * STEP;
      const beside = boxes.filter((box) => box.top < y + STEP && box.bottom > y);
      for (let column = 0; column < columns; column += 1) {
        const x = left + column * STEP;
        const isTaken = beside.some((box) => box.left < x + STEP && box.right > x);
        heights[column] = isTaken ? 0 : (heights[column] ?? 0) + 1;
      }
      lookAtRow();
    }
    return (largest * STEP * STEP) / width ** 2;
  });

test.describe('the section About', () => {
  test('what the facts have of badge, people, association and article leaves no hole, whatever is left out', async ({
    page,
  }) => {
    for (const width of [768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, pagePath('home', DEFAULT_LOCALE));
      for (const parts of LEFT_OUT) {
        await page.locator('#about').evaluate((section, selectors) => {
          const kept = window as unknown as { whole?: Node };
          kept.whole ??= section.cloneNode(true);
          const copy = kept.whole.cloneNode(true) as HTMLElement;
          section.replaceWith(copy);
          for (const selector of [...selectors, 'div:empty'])
            for (const part of copy.querySelectorAll(selector)) part.remove();
        }, parts);
        expect.soft(await largestHole(page), `${width} px, without ${parts}`).toBeLessThan(MOST);
      }
    }
  });

  test('portraits of a row begin at one height, and so do the names below them, one of them without a portrait', async ({
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
