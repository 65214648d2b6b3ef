import type { Page } from '@playwright/test';
import axe, { type RunOptions, type SerialContextObject } from 'axe-core';
import { terminalReader } from '@/tools/build/terminal';
import { say } from '@/tools/messages';
import { placeOf } from './place';

interface Flaw {
  words: string;
  flaw: 'wide' | 'outside' | 'cut' | 'breaks' | 'lines';
  values: Record<string, string | number>;
}

/**
 * What is wrong with the page as it is: words outside of the window or of a box that cuts them off, and words that break. Each line
 * names the text and what to do, in the owner's language.
 */
export async function flaws(page: Page, where = 'body'): Promise<string[]> {
  const found = await flawsIn(page, where);
  return found.map(({ words, flaw, values }) => {
    const text = { place: placeOf(words), words: words.slice(0, 30) };
    return say('look.flaw', { ...text, flaw: say(`look.${flaw}`, values) })[terminalReader()];
  });
}

function flawsIn(page: Page, where: string): Promise<Flaw[]> {
  return page.evaluate((within) => {
    const found = new Map<string, Flaw>();
    const add = (words: string, flaw: Flaw['flaw'], values = {}) =>
      found.set(words + flaw + JSON.stringify(values), { words, flaw, values });
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.textContent,
      );
      // The innermost comes last.
      add(wide.at(-1)?.textContent?.trim() ?? '', 'wide', { width: root.scrollWidth });
    }
    const cuts = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const walker = document.createTreeWalker(document.querySelector(within) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement as HTMLElement;
      if (!node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, thead, [href="#page-main"], svg')) continue;
      // Only screen readers have it.
      if (getComputedStyle(parent).clipPath === 'inset(50%)') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = node.textContent.trim();
      const boxes = [...range.getClientRects()];
      const cutting: Element[] = [];
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement)
        if (cuts(around)) cutting.push(around);
      for (const box of boxes) {
        // A line is a little higher than its letters.
        const isAbove = box.top + scrollY < -4;
        if (box.right > root.clientWidth + 1 || box.left < -1 || isAbove) add(words, 'outside');
        for (const around of cutting) {
          const edge = around.getBoundingClientRect();
          const scrolls = /auto|scroll/.test(getComputedStyle(around).overflowY);
          const below = !scrolls && box.bottom > edge.bottom + 4;
          const above = !scrolls && box.top < edge.top - 4;
          if (box.right > edge.right + 1 || box.left < edge.left - 1 || below || above) add(words, 'cut');
        }
      }
      // No word breaks on a single line.
      if (boxes.length === 1) continue;
      for (const { 0: word, index } of node.textContent.matchAll(/(?<![\u00ad\p{L}\d])[\p{L}\d]+(?:[.,]\d+)*/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
        // Longer words than these have no room in a narrow window, and break rather than leave it.
        const whole = 'header, h1, button, #hero a, #services :is(a, a + p), main > p';
        const hasRoom = root.clientWidth >= 768 || parent.closest(whole);
        // Nor has a word of the headline or the total that is wider than its box.
        const isWider =
          lines.reduce((sum, { width }) => sum + width, 0) >
          (parent.closest('h1, .answer-lines')?.clientWidth ?? Infinity);
        if (lines.length > 1 && word.length < 13 && hasRoom && !isWider) add(words, 'breaks', { word });
        if (lines.length > 3) add(words, 'lines', { word, count: lines.length });
      }
    }
    return [...found.values()];
  }, where);
}

/** Words in `main` that lie over other words, a picture, a button or below a sheet, as lines to read. */
export const overlaps = (page: Page): Promise<string[]> =>
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
    const pictures = [...document.querySelectorAll('main picture, main .ui-button, main .bg-sheet')]
      .filter((element) => isShown(element) && !element.closest('.hero-view'))
      .map((of) => ({ words: of.textContent.trim() || 'a picture', of, box: of.getBoundingClientRect() }));
    const found = parts.flatMap((part, index) =>
      [...parts.slice(index + 1), ...pictures]
        .filter(({ box }) => isOver(part.box, box))
        .filter(({ of }) => of !== part.of && !of.contains(part.of) && !part.of.contains(of))
        .map(({ words }) => `“${part.words.slice(0, 30)}” lies over ${words.slice(0, 30)}`),
    );
    return [...new Set(found)];
  });

export const RULES: RunOptions['runOnly'] = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22a',
  'wcag22aa',
  'best-practice',
  'experimental',
];

/**
 * What axe finds in the page as it is, as lines to read: the rule, where the text is written, and the element that breaks it. `rules`
 * are tags or names; by default, all that axe turns on. The content of frames is not ours; without them it takes half the time.
 */
export async function violationsIn(
  page: Page,
  context: SerialContextObject,
  rules?: RunOptions['runOnly'],
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { iframes: false, resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const { violations } = await page.evaluate(
    ([within, how]) => (Reflect.get(window, 'axe') as typeof axe).run(within, how),
    [context, options] as const,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html }) => `${id} (${help}): ${placeOf(html.replace(/<[^>]*>/g, ''))}, ${html}`),
  );
}
