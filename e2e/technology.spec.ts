import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { CATALOGS, expect, test } from './support';

/** How far a line is drawn, 0 to 1. */
const drawn = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a);

const ANSWER = '#technology li:last-child > [aria-hidden]';

test.use({ reducedMotion: 'no-preference' });

test.describe('what is drawn', () => {
  test('draws a line once, when it is seen', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'where lines are drawn by the scroll');
    await page.goto('/');
    await expect.poll(() => drawn(page, ANSWER)).toBe(0);
    await page
      .locator('#technology h3')
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expect.poll(() => drawn(page, ANSWER)).toBe(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    for (const selector of ['#technology ol [aria-hidden]', ANSWER, `p:text-is("${CATALOGS.no.services.sum.value}")`])
      expect(await drawn(page, selector), selector).toBe(1);
  });

  test('the badge reads as text in the house’s type when its picture does not come', async ({ page }) => {
    await page.route(`**/brand/${company.badge}`, (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
    await page.goto('/');
    const badge = page.locator(`[src$="${company.badge}"]`);
    await badge.scrollIntoViewIfNeeded();
    const { words, font, ground } = await badge.evaluate((element) => {
      const { content, fontFamily, backgroundColor } = getComputedStyle(element, '::before');
      return { words: content, font: fontFamily, ground: backgroundColor };
    });
    expect(words).toContain(await badge.getAttribute('alt'));
    await expect(page.locator('body')).toHaveCSS('font-family', font);
    expect(ground).toBe('rgb(247, 244, 238)');
    await expect.poll(async () => (await badge.boundingBox())?.height).toBeGreaterThan(60);
  });
});
