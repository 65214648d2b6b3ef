import type { Page } from '@playwright/test';
import { contrast } from '@/checks/colors';
import { nextFrame } from '../page';
import { expect } from '../support';
import { RULES, violationsIn } from './flaws';

const controlsOf = (part: string) => `:is(${part}) :is(a[href], summary, button, input, select, textarea)`;

/** Puts all controls of a part into some states, until the returned function is called. In Chromium only. */
async function force(page: Page, part: string, ...states: ('hover' | 'focus' | 'focus-visible')[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controlsOf(part) });
  for (const nodeId of nodeIds) await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: states });
  return () => session.detach();
}

/** Runs in the page. Returns its visible controls: the lines that may mark the focus (style, width, color), and the color around each. */
function readLines(selector: string) {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
  return shown.map((control) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { outlineStyle, outlineWidth, outlineColor, outlineOffset, ...rest } = getComputedStyle(control);
    const { borderBottomStyle, borderBottomWidth, borderBottomColor } = rest;
    const { left, right, bottom } = control.getBoundingClientRect();
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const y = Math.min(bottom + Number.parseFloat(outlineOffset) + 1, innerHeight - 1);
    const colors = document.elementsFromPoint(x, y).map((element) => getComputedStyle(element).backgroundColor);
    return {
      name: control.ariaLabel ?? (control.textContent || control.getAttribute('name')),
      ground: colors.find((color) => color.startsWith('rgb(')) ?? 'none',
      lines: [
        [outlineStyle, outlineWidth, outlineColor],
        [borderBottomStyle, borderBottomWidth, borderBottomColor],
      ],
    };
  });
}

const hex = (color: string) =>
  `#${(color.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

/** The contrast of two colors that the browser has computed. */
export const contrastOf = (color: string, ground: string) => contrast(hex(color), hex(ground));

/** Whether a line is drawn, with the contrast of WCAG 1.4.11. */
function isSeen([style, width = '', color = '']: string[], ground: string): boolean {
  const isDrawn = style !== 'none' && Number.parseFloat(width) >= 1 && color.startsWith('rgb(');
  return isDrawn && contrastOf(color, ground) >= 3;
}

/** Expects that each control of a part has a line while it is focused that it does not have otherwise. In Chromium only. */
export async function expectFocusMarks(page: Page, part: string): Promise<void> {
  const read = async () => {
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo({ top: 0, behavior: 'instant' });
    });
    await nextFrame(page);
    return page.evaluate(readLines, controlsOf(part));
  };
  const before = await read();
  const release = await force(page, part, 'focus', 'focus-visible');
  const focused = await read();
  await release();
  expect(focused, part).not.toEqual([]);
  const unmarked = focused.filter(({ lines, ground }, index) => {
    const marks = lines.filter((line, kind) => String(line) !== String(before[index]?.lines[kind]));
    return !marks.some((mark) => isSeen(mark, ground));
  });
  expect.soft(unmarked, `${part}: no visible focus`).toEqual([]);
}

/** Expects that axe finds nothing in a part, and what `expectUsable` does. */
export async function expectAccessible(page: Page, part: string, least: number): Promise<void> {
  expect.soft(await violationsIn(page, { include: part }, RULES), part).toEqual([]);
  await expectUsable(page, part, least);
}

/**
 * Expects that hovered controls are readable and large: buttons and links to sections `least` pixels wide and high, links 24 high. In
 * Chromium only.
 */
export async function expectUsable(page: Page, part: string, least: number): Promise<void> {
  const release = await force(page, part, 'hover');
  expect.soft(await violationsIn(page, { include: part }, 'color-contrast'), `${part}, hovered`).toEqual([]);
  // In a sentence they are as high as its letters, and on a phone all of the map's card is the link.
  const controls = page
    .locator(`:is(${part}) :is(button, a:not(p a, [href="#page-main"], .contact-card a))`)
    .filter({ visible: true });
  const small = await controls.evaluateAll((all, limit) => {
    const isSmall = (control: Element) => {
      const { width, height } = control.getBoundingClientRect();
      return height < 24 || (control.matches('button, [href^="#"]') && Math.round(Math.min(width, height)) < limit);
    };
    return all.filter(isSmall).map(({ textContent }) => textContent);
  }, least);
  expect.soft(small, `${part}: too small`).toEqual([]);
  await release();
}

/**
 * Runs in the page. Returns how many controls a part shows, the index of the focused one, how far it is from the one that had the focus
 * before, and whether all of it is covered or out of view.
 */
function readFocus(selector: string) {
  const focus = document.activeElement as HTMLElement;
  const { lastFocus } = window as unknown as { lastFocus?: HTMLElement };
  Object.assign(window, { lastFocus: focus });
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const shown = all.filter((control) => control.checkVisibility({ visibilityProperty: true }));
  const { left, right, top, bottom } = focus.getBoundingClientRect();
  const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
  const isCovered = (y: number) => {
    const hit = document.elementFromPoint(x, y);
    return !hit || !(focus.contains(hit) || hit.contains(focus));
  };
  // Of a control as high as the window, the beginning or the middle is enough.
  const end = bottom - top > innerHeight / 2 ? (top + Math.min(bottom, innerHeight)) / 2 : bottom - 2;
  const isHidden = isCovered(top + 2) && isCovered(end);
  const index = shown.indexOf(focus);
  const step = index - shown.indexOf(lastFocus as HTMLElement);
  return { count: shown.length, index, step, name: focus.ariaLabel ?? focus.textContent, isHidden };
}

/**
 * Goes with Tab to the last control of a part and back. Expects each of them in order, and in view. A control may come while the page
 * scrolls, as a phone's link to call does.
 */
export async function expectTabOrder(page: Page, part: string): Promise<void> {
  const selector = controlsOf(part);
  // A dialog has put the focus on its first control.
  let { count, index } = await page.evaluate(readFocus, selector);
  expect(count, part).toBeGreaterThan(0);
  for (const direction of [1, -1]) {
    while (index !== (direction === 1 ? count - 1 : 0)) {
      await page.keyboard.press(direction === 1 ? 'Tab' : 'Shift+Tab');
      const { step, name, isHidden, ...now } = await page.evaluate(readFocus, selector);
      expect(step, `${name} has the focus`).toBe(direction);
      expect(isHidden, `${name} is out of sight`).toBe(false);
      ({ count, index } = now);
    }
  }
}
