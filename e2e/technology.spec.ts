import type { Page } from '@playwright/test';
import { company } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { expect, inOtherLanguage, test } from './support';

const section = (page: Page) => page.locator('#technology');

/** How far a line is drawn, 0 to 1. */
const drawn = (page: Page, selector: string, pseudo: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => new DOMMatrix(getComputedStyle(element, name).transform).a, pseudo);

test.use({ reducedMotion: 'no-preference' });

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);
  const { technology } = text;

  test('tells the way of a receipt in three steps, and names the systems in type', async ({ page }) => {
    await page.goto(home);
    const steps = section(page).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    for (const [index, { title }] of Object.values(technology.steps).entries())
      await expect(steps.nth(index).getByRole('heading')).toHaveText(title);
    for (const { name } of company.platforms)
      await expect(section(page).getByRole('heading', { name, exact: true })).toBeVisible();
    // Names of several words keep together in running text.
    const names = company.platforms.map(({ name }) => name.replaceAll(' ', '\u00a0'));
    const note = await section(page).locator('.systems-note').textContent();
    for (const name of names) expect(note).toContain(name);
    await expect(section(page).locator('img')).toHaveCount(0);
  });
});

test('draws a line once, when it is seen', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'where lines are drawn by the scroll');
  await page.goto('/');
  await expect.poll(() => drawn(page, '.way-answer', '::after')).toBe(0);
  await section(page)
    .locator('h3')
    .first()
    .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(() => drawn(page, '.way-answer', '::after')).toBe(1);
  expect(await drawn(page, '.sum-lines', '::after')).toBe(1);
});

test.describe('with less motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('the lines stand', async ({ page }) => {
    await page.goto('/');
    for (const selector of ['.way-drawing', '.way-answer', '.sum-lines'])
      expect(await drawn(page, selector, '::after'), selector).toBe(1);
  });
});

test('the badge reads as text in the house’s type when its picture does not come', async ({ page }) => {
  await page.route(`**/brand/${company.badge}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await page.goto('/');
  const badge = page.locator('.badge');
  await badge.scrollIntoViewIfNeeded();
  const { words, font, ground } = await badge.evaluate((element) => {
    const { content, fontFamily, backgroundColor } = getComputedStyle(element, '::before');
    return { words: content, font: fontFamily, ground: backgroundColor };
  });
  expect(words).toContain(await badge.getAttribute('alt'));
  expect(font).toBe(await page.locator('body').evaluate((body) => getComputedStyle(body).fontFamily));
  expect(ground).toBe('rgb(247, 244, 238)');
  await expect.poll(async () => (await badge.boundingBox())?.height).toBeGreaterThan(60);
});
