import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { CATALOGS, expect, open, test } from './support';
import { settings } from './visitor';

test.use({ forcedColors: 'active', consent: 'true', viewport: { width: 1440, height: 900 } });

const paint = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

const BADGE = `[src$="${company.badge}"]`;
const SUM = `p:text-is("${CATALOGS.no.services.sum.value}")`;

/** Edges and lines that carry meaning: their color would be taken away if they were backgrounds. */
const BORDERS: [selector: string, side: 'top' | 'bottom', pseudo?: string][] = [
  ['[name=navn]', 'bottom'],
  ['textarea', 'bottom'],
  ['button[type=submit]', 'bottom'],
  ['#hero a[href="#contact"]', 'bottom'],
  ['header > div nav > a:last-child', 'bottom'],
  ['[role=switch] > span', 'bottom'],
  ['#hero fieldset button > span', 'top'],
  ['#hero fieldset [aria-current] > span', 'top', '::after'],
  ['header a[lang][aria-current] > span', 'top', '::after'],
  [SUM, 'top', '::before'],
  [SUM, 'top', '::after'],
  ['#technology ol [aria-hidden]', 'top', '::after'],
  ['#technology li:last-child > [aria-hidden]', 'top', '::before'],
  ['header [aria-haspopup] > span', 'top'],
  ['#services p > span', 'top'],
];

test.describe('with forced colors', () => {
  test('what carries meaning is still seen', async ({ page }) => {
    await open(page, '/');

    await test.step('the marked words have the color of words, the badge its paper, the focused field a mark', async () => {
      const words = await paint(page, '#hero h1', 'color');
      expect.soft(words).not.toBe(await paint(page, 'body', 'background-color'));
      expect.soft(await paint(page, '#hero mark', 'color')).toBe(words);
      expect.soft(await paint(page, '#hero mark', 'border-top-color', '::before')).toBe(words);
      expect.soft(await paint(page, '#hero mark', 'background-color')).toMatch(/, 0\)$/);
      expect.soft(await paint(page, BADGE, 'background-color')).toBe('rgb(247, 244, 238)');
      await page.locator('[name=navn]').focus();
      expect.soft(await paint(page, '[name=navn]', 'outline-style')).toBe('solid');
    });

    await settings(page).click();
    await page.getByRole('switch').waitFor();
    await test.step('edges and lines are borders', async () => {
      for (const [selector, side, pseudo] of BORDERS) {
        expect.soft(await paint(page, selector, `border-${side}-style`, pseudo), selector).toBe('solid');
        const width = Number.parseFloat(await paint(page, selector, `border-${side}-width`, pseudo));
        expect.soft(width, selector).toBeGreaterThan(0.9);
      }
    });

    await test.step('the toggle shows its state', async () => {
      const places = new Set<string>();
      const toggle = '[role=switch] > span';
      for (const checked of [true, false]) {
        await expect(page.getByRole('switch')).toBeChecked({ checked });
        const knob = await paint(page, toggle, 'background-color', '::after');
        expect.soft(knob, `on: ${checked}`).not.toBe(await paint(page, toggle, 'background-color'));
        places.add(await paint(page, toggle, 'transform', '::after'));
        await page.getByRole('switch').click();
      }
      expect(places.size).toBe(2);
    });
  });
});
