import type { Page } from '@playwright/test';
import { company } from '@/lib/company';
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
  ['header nav > a:has(span)', 'bottom'],
  ['[role=switch] > span', 'bottom'],
  ['#hero fieldset button > span', 'top'],
  ['#hero fieldset [aria-current] > span', 'top', '::after'],
  ['header a[lang][aria-current]', 'top', '::after'],
  [SUM, 'top', '::before'],
  [SUM, 'top', '::after'],
  ['#technology ol [aria-hidden]', 'top', '::after'],
  ['#technology li:last-child > [aria-hidden]', 'top', '::before'],
  ['header [aria-haspopup] > span', 'top'],
  ['#services p > span', 'top'],
];

test('edges and lines that carry meaning are borders', async ({ page }) => {
  await open(page, '/');
  await settings(page).click();
  await page.getByRole('switch').waitFor();
  for (const [selector, side, pseudo] of BORDERS) {
    expect(await paint(page, selector, `border-${side}-style`, pseudo), selector).toBe('solid');
    const width = Number.parseFloat(await paint(page, selector, `border-${side}-width`, pseudo));
    expect(width, selector).toBeGreaterThan(0.9);
  }
});

test('the marked words have the color of words, the badge its paper, the focused field a mark', async ({ page }) => {
  await open(page, '/');
  const words = await paint(page, '#hero h1', 'color');
  expect(words).not.toBe(await paint(page, 'body', 'background-color'));
  expect(await paint(page, '#hero mark', 'color')).toBe(words);
  expect(await paint(page, '#hero mark', 'border-top-color', '::before')).toBe(words);
  expect(await paint(page, '#hero mark', 'background-color')).toMatch(/, 0\)$/);
  expect(await paint(page, BADGE, 'background-color')).toBe('rgb(247, 244, 238)');
  await page.locator('[name=navn]').focus();
  expect(await paint(page, '[name=navn]', 'outline-style')).toBe('solid');
});

test('the toggle shows its state', async ({ page }) => {
  await open(page, '/');
  await settings(page).click();
  const places = new Set<string>();
  for (const checked of [true, false]) {
    await expect(page.getByRole('switch')).toBeChecked({ checked });
    const knob = await paint(page, '[role=switch] > span', 'background-color', '::after');
    expect(knob, `on: ${checked}`).not.toBe(await paint(page, '[role=switch] > span', 'background-color'));
    places.add(await paint(page, '[role=switch] > span', 'transform', '::after'));
    await page.getByRole('switch').click();
  }
  expect(places.size).toBe(2);
});
