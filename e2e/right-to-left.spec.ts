import type { Page } from '@playwright/test';
import { loadPictures, nextFrame, open, setStyles, styleOf } from './page';
import { openMenu } from './parts';
import { home, text } from './second-language';
import { DESK, expect, PHONE, test, UNKNOWN_ADDRESS } from './support';

test.use({ expectedErrors: UNKNOWN_ADDRESS });

const { contact } = text;

/** Elements whose place does not depend on the letters in them. */
const BOXES =
  'header, section, h1, h2, fieldset, input, textarea, footer, main img, .wordmark, .hero-view, main form, .hero-row, .toast, .toast p, #services article span';

/** Returns the distances of elements from the edge where lines start, and from the other one. */
const boxes = (page: Page) =>
  page.locator(BOXES).evaluateAll((elements) => {
    const { dir, clientWidth } = document.documentElement;
    return elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { left, right } = element.getBoundingClientRect();
        const sides = [left, clientWidth - right].map(Math.round);
        const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
        return [name, ...(dir === 'rtl' ? sides.reverse() : sides)];
      });
  });

test('a language that is written from right to left mirrors the page', async ({ page }) => {
  await open(page, home);
  await loadPictures(page);
  // Letters that may be joined have no space between them.
  await setStyles(page, '* { letter-spacing: 0 !important }');
  const boxesIn = async (dir: 'ltr' | 'rtl') => {
    await page.evaluate((direction) => Object.assign(document.documentElement, { dir: direction }), dir);
    await nextFrame(page);
    return boxes(page);
  };
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.locator('.toast')).toHaveCount(1);
    const before = await boxesIn('ltr');
    expect(await boxesIn('rtl'), `${viewport.width} px`).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await boxesIn('ltr');
  }
});

test('drawings are mirrored, and the menu slides in from the other side', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page, home);
  await page.evaluate(() => Object.assign(document.documentElement, { dir: 'rtl' }));
  for (const [selector, part] of [
    ['main .arrow', ''],
    ['.hero-sum', '::before'],
    ['.technology-photo svg', ''],
  ] as const) {
    const drawing = page.locator(selector).first();
    expect.soft(await styleOf(drawing, 'scale', part), selector).toBe('-1 1');
  }
  const place = page.evaluate(
    () =>
      new Promise<number>((done) =>
        addEventListener('animationstart', ({ target, animationName }) => {
          if (animationName === 'header-slide-in') done((target as Element).getBoundingClientRect().left);
        }),
      ),
  );
  await openMenu(page);
  expect(await place).toBeLessThan(0);
});

/** A phone number, a postal code with its city, an amount. */
const LEFT_TO_RIGHT = /\+47[\d\s]+\d|^\d{4} \p{Lu}\p{L}+|[\u2212–-]\d+,\d\d/u;

for (const path of [home, '/unknown']) {
  test(`at ${path} numbers and addresses are read from left to right, also after Arabic words`, async ({ page }) => {
    await page.goto(path);
    const turned = await page.locator('main').evaluate((main, pattern) => {
      document.documentElement.dir = 'rtl';
      const found: string[] = [];
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        const match = new RegExp(pattern, 'u').exec(text.data);
        if (!match || !text.parentElement?.checkVisibility()) continue;
        text.data = text.data.replace(/\p{L}(?=.*\d)/gu, 'م');
        const leftOf = (index: number) => {
          const range = new Range();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().left;
        };
        if (leftOf(match.index) > leftOf(match.index + match[0].length - 1)) found.push(match[0]);
      }
      return found;
    }, LEFT_TO_RIGHT.source);
    expect(turned).toEqual([]);
  });
}
