import type { Page } from '@playwright/test';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { expect, hydrated, NO, test } from './support';

/** What is wrong with the page as it stands: words outside of the window, cut off, torn apart, or on each other. */
function flaws(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((where) => {
    const found = new Set<string>();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide`);
    const boxes: { words: string; box: DOMRect; parent: Element }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement as HTMLElement;
      if (!node.textContent?.trim() || !parent.closest(where)) continue;
      if (parent.closest('script, thead, .sr-only, .skip-link, .wordmark, .hours-now')) continue;
      if (!parent.checkVisibility({ visibilityProperty: true })) continue;
      const words = node.textContent.trim().slice(0, 30);
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.right > root.clientWidth + 1 || box.left < -1) found.add(`“${words}” leaves the window`);
        for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around);
          if (overflowX === 'visible') continue;
          const edge = around.getBoundingClientRect();
          const scrolls = /auto|scroll/.test(overflowY);
          const isOut = box.right > edge.right + 1 || box.left < edge.left - 1;
          if (isOut || (!scrolls && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)))
            found.add(`“${words}” is cut off by ${around.className || around.tagName}`);
        }
        boxes.push({ words, box, parent });
      }
      for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\d]+/gu)) {
        // An address of e-mail has no room on a phone when it is long; it breaks rather than leave the window.
        if (/[\u00ad@.]/.test(node.textContent[index - 1] ?? '') || node.textContent[index + word.length] === '@')
          continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        if (lines.size > 1) found.add(`“${word}” in “${words}” breaks`);
      }
    }
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        const layer = (element: Element) => element.closest('.header, .banner, .dialog, .menu');
        // Lines of a text may touch; half a line they may not share.
        const most = Math.min(one.box.height, other.box.height) / 2;
        if (width > 2 && height > most && layer(one.parent) === layer(other.parent))
          found.add(`“${one.words}” and “${other.words}” lie on each other`);
      }
    }
    return [...found];
  }, within);
}

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser measures for all');
test.use({ consent: null });

for (const id of PAGE_IDS) {
  test(`the longest text that is allowed stands in every place of the page ${id}`, async ({ page }) => {
    const found: string[] = [];
    await page.goto(pagePath(id, NO));
    await hydrated(page);
    for (const width of [320, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const flaw of await flaws(page)) found.push(`${width} px: ${flaw}`);
    }
    expect(found).toEqual([]);
  });
}

test('and in menu and dialog', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto(pagePath('home', NO));
  await hydrated(page);
  await page.locator('.header button[aria-haspopup]').click();
  await page.locator('.menu').waitFor();
  expect(await flaws(page, '.menu')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('.banner-settings').click();
  await page.locator('.dialog').waitFor();
  expect(await flaws(page, '.dialog')).toEqual([]);
});
