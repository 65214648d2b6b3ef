import type { Page } from '@playwright/test';
import { CATALOGS, expect, test } from './support';

const home = '/';
const text = CATALOGS.no;

test.use({ forcedColors: 'active', consent: 'true' });

/** The system's colors as the page gets them, and what parts of it are painted with. */
const paint = (page: Page, selector: string, property: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);
const system = (page: Page) =>
  page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.forcedColorAdjust = 'none';
    const read = (name: string) => {
      probe.style.color = name;
      return getComputedStyle(probe).color;
    };
    const colors = { words: read('CanvasText'), ground: read('Canvas') };
    probe.remove();
    return colors;
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test('the marked word and its lines are in the color of the words', async ({ page }) => {
      await page.goto(home);
      const { words, ground } = await system(page);
      expect(words).not.toBe(ground);
      expect(await paint(page, '.hero-title mark', 'color')).toBe(words);
      expect(await paint(page, '.hero-title mark', 'border-top-color', '::before')).toBe(words);
      expect(await paint(page, '.hero-title mark', 'background-color')).toMatch(/, 0\)$/);
    });

    test('the lines that carry meaning are borders', async ({ page }) => {
      await page.goto(home);
      for (const [selector, pseudo] of [
        ['.sum-lines', '::before'],
        ['.sum-lines', '::after'],
        ['.way-drawing', '::after'],
        ['.way-answer', '::before'],
        ['.indicator [aria-current] .indicator-line', '::after'],
        ['.header button .border-t-2'],
        ['.two-lines'],
      ] as const) {
        expect(await paint(page, selector, 'border-top-style', pseudo), selector).toBe('solid');
        expect(Number.parseFloat(await paint(page, selector, 'border-top-width', pseudo)), selector).toBeGreaterThan(
          0.9,
        );
      }
    });

    test('the badge lies on its paper, and the toggle shows its state', async ({ page }) => {
      await page.goto(home);
      expect(await paint(page, '.badge', 'background-color')).toBe('rgb(247, 244, 238)');
      await page.getByRole('contentinfo').getByRole('button', { name: text.footer.cookieSettings }).click();
      const toggle = page.getByRole('switch');
      for (const checked of [true, false]) {
        await expect(toggle).toBeChecked({ checked });
        const knob = await paint(page, '.toggle', 'background-color', '::after');
        expect(knob, `on: ${checked}`).not.toBe(await paint(page, '.toggle', 'background-color'));
        await toggle.click();
      }
    });
  });
}
