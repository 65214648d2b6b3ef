import type { Page } from '@playwright/test';
import { pagePath } from '@/i18n/pages';
import { company, shows } from '@/lib/company';
import { enlargeLetters, nextFrame, open } from '../page';
import { dialog, fillIn, receivePosts, settingsButton, submit } from '../parts';
import { expect, forEveryLocale, ONCE, test } from '../support';
import { expectAccessible, expectFocusMarks, expectTabOrder } from './controls';
import { flaws } from './flaws';

const SMALL = { width: 320, height: 844 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const SMALL_DESK = { width: 1024, height: 768 };

const EACH = [SMALL, ON_ITS_SIDE, SMALL_DESK];

const DIALOG = 'dialog[open]';
const TOAST = '[data-kind]';

interface Opened {
  parts: string[];
  windows: (typeof SMALL)[];
  /** Opens it by keyboard, on the home page. */
  enter: (page: Page) => Promise<unknown>;
  isLeftOut?: boolean;
}

/** A toast stays while it is hovered. */
const keepToast = (page: Page) => page.locator(TOAST).dispatchEvent('pointerover', { pointerType: 'mouse' });

const OPENED: Record<string, Opened> = {
  menu: {
    parts: [DIALOG],
    windows: [SMALL, ON_ITS_SIDE],
    enter: (page) => page.locator('header [aria-haspopup]').press('Enter'),
  },
  'list of services': {
    parts: ['header nav div:has(> ul)'],
    windows: [SMALL_DESK],
    enter: (page) => page.locator('header nav button').press('Enter'),
    isLeftOut: !shows('nav.servicesList'),
  },
  dialog: {
    parts: [DIALOG],
    windows: EACH,
    enter: (page) => settingsButton(page).press('Enter'),
    isLeftOut: !company.map,
  },
  map: {
    parts: ['#contact-map'],
    windows: EACH,
    enter: async (page) => {
      await settingsButton(page).press('Enter');
      await dialog(page).getByRole('button').last().press('Enter');
      await page.locator('iframe').waitFor();
    },
    isLeftOut: !company.map,
  },
  'error, and form with errors': {
    parts: [TOAST, '#contact-form'],
    windows: EACH,
    enter: async (page) => {
      await submit(page);
      await keepToast(page);
    },
  },
  success: {
    parts: [TOAST],
    windows: EACH,
    enter: async (page) => {
      await receivePosts(page);
      await fillIn(page);
      await submit(page);
      await page.locator('[data-kind=success]').waitFor();
      await keepToast(page);
    },
  },
};

/** Expects that a part has all its words and its last button, and that no dialog scrolls sideways. */
async function expectPartWhole(page: Page, part: string, how: string): Promise<void> {
  expect.soft(await flaws(page, part), how).toEqual([]);
  const button = page.locator(part).getByRole('button').last();
  if (part === DIALOG || part === TOAST) await expect.soft(button, how).toBeInViewport({ ratio: 1 });
  const isWider = await page.locator(part).evaluate((box) => box.scrollWidth > box.clientWidth);
  if (part === DIALOG) expect.soft(isWider, `${how}: it scrolls sideways`).toBe(false);
}

forEveryLocale('what a visitor opens', (locale) => {
  for (const [name, { parts, windows, enter, isLeftOut }] of Object.entries(OPENED)) {
    test(`${name}: it is whole, also with text at 200 %, and accessible`, async ({ page, browserName }) => {
      test.skip(isLeftOut === true, 'the facts leave it out');
      const [first = SMALL] = windows;
      await page.setViewportSize(first);
      await open(page, pagePath('home', locale));
      await enter(page);
      const expectWhole = async (how: string) => {
        await nextFrame(page);
        for (const part of parts) await expectPartWhole(page, part, how);
      };
      for (const part of parts) await page.locator(part).waitFor();
      for (const window of windows) {
        await page.setViewportSize(window);
        await expectWhole(`${window.width} px`);
      }
      await page.setViewportSize(first);
      // Colors and sizes are the same in every language.
      if (locale === ONCE && browserName === 'chromium') {
        for (const part of parts) {
          await expectFocusMarks(page, part);
          await expectAccessible(page, part, first === SMALL ? 44 : 24);
          if (part !== DIALOG) continue;
          await page.locator(part).locator('a, button').first().focus();
          await expectTabOrder(page, part);
        }
      }
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expectWhole('root at 200 %');
      await enlargeLetters(page);
      await expectWhole('letters at 200 %');
    });
  }
});
