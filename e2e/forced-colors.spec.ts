import type { Page } from '@playwright/test';
import { company } from '@/lib/company';
import { open, styleOf } from './page';
import { FIRST, field, settingsButton, submit } from './parts';
import { CATALOGS, DESK, expect, PHONE, test } from './support';

test.use({ forcedColors: 'active', consent: 'true', viewport: DESK });

const BADGE = `[src*="${company.badge}"]`;
const SUM = `p:text-is("${CATALOGS.no.services.sum.value}")`;
const TOGGLE = '[role=switch] > span';

const style = (page: Page, selector: string, property: string, pseudo?: string) =>
  styleOf(page.locator(selector).first(), property, pseudo);

/** Edges and lines that carry meaning; browsers would remove a background. */
const BORDERS: [selector: string, side: 'top' | 'bottom', pseudo?: string][] = [
  [`[name=${FIRST}]`, 'bottom'],
  ['textarea', 'bottom'],
  ['button[type=submit]', 'bottom'],
  ['#hero a[href="#contact"]', 'bottom'],
  ['header > div nav > a:last-child', 'bottom'],
  [TOGGLE, 'bottom'],
  ['#hero fieldset button > span', 'top'],
  ['#hero fieldset :not(:last-child)[aria-pressed=true] > span', 'top', '::after'],
  ['header a[lang][aria-current] > span', 'top', '::after'],
  [SUM, 'top', '::before'],
  [SUM, 'top', '::after'],
  ['#technology ol [aria-hidden]', 'top', '::after'],
  ['#technology li:last-child > [aria-hidden]', 'top', '::before'],
  ['header [aria-haspopup] > span', 'top'],
  ['#services p > span', 'top'],
  ['.consent-panel', 'bottom'],
];

test('with forced colors, what carries meaning is still seen', async ({ page }) => {
  await open(page, '/');

  // Marked words have the color of text, the badge has its paper, the focused field an outline.
  const words = await style(page, '#hero h1', 'color');
  expect.soft(words).not.toBe(await style(page, 'body', 'background-color'));
  expect.soft(await style(page, '.hero-answer', 'color')).toBe(words);
  expect.soft(await style(page, '.hero-answer', 'border-top-color', '::before')).toBe(words);
  expect.soft(await style(page, '.hero-answer', 'background-color')).toMatch(/, 0\)$/);
  expect
    .soft(await style(page, '.hero-answer', 'box-shadow'), 'the ground below the lines is the system’s')
    .toBe('none');
  // A backplate would cover the line above the total, a mask the upper edge of the slip.
  expect.soft(await style(page, '.hero-sum > :last-child', 'forced-color-adjust')).toBe('none');
  expect.soft(await style(page, '.hero-slip', 'mask-image')).toBe('none');
  expect.soft(await style(page, BADGE, 'background-color')).toBe('rgb(247, 244, 238)');
  await field(page, FIRST).focus();
  await expect.soft(field(page, FIRST)).toHaveCSS('outline-style', 'solid');

  await settingsButton(page).click();
  await page.getByRole('switch').waitFor();
  for (const [selector, side, pseudo] of BORDERS) {
    expect.soft(await style(page, selector, `border-${side}-style`, pseudo), selector).toBe('solid');
    const width = Number.parseFloat(await style(page, selector, `border-${side}-width`, pseudo));
    expect.soft(width, selector).toBeGreaterThan(0.9);
  }
  // The next deadline alone has a line.
  const last = '.deadlines-list > :last-child > :first-child';
  expect.soft(await style(page, last, 'border-bottom-color')).toBe(await style(page, 'body', 'background-color'));

  // The toggle shows its state.
  const places = new Set<string>();
  for (const checked of [true, false]) {
    await expect(page.getByRole('switch')).toBeChecked({ checked });
    const knob = await style(page, TOGGLE, 'background-color', '::after');
    expect.soft(knob, `on: ${checked}`).not.toBe(await style(page, TOGGLE, 'background-color'));
    places.add(await style(page, TOGGLE, 'inset-inline-start', '::after'));
    await page.getByRole('switch').click();
  }
  expect(places.size).toBe(2);

  // A toast that has no frame on a phone.
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await submit(page);
  await expect(page.locator('[data-kind]')).toHaveCSS('border-bottom-style', 'solid');
  await expect(page.locator('[data-kind]')).toHaveCSS('border-bottom-width', '1px');
});
