import type { Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { company, formatAddress, unbroken } from '@/lib/company';
import { SECTION_IDS } from '@/model/texts';
import { open, styleOf } from './page';
import { dialog } from './parts';
import { home, text } from './second-language';
import { expect, fill, SE, test } from './support';

/** A4 with the margins of the style sheet, in CSS pixels. The words come from the page, whatever the browser's language. */
test.use({ viewport: { width: 680, height: 1047 }, consent: null, locale: 'en-US' });

/** What is not printed: what is pressed or filled in, the map, what is true for the moment. */
const SCREEN_ONLY =
  'form, a[href^="#"], button, div:has(> [data-island] > form), #contact-map, [data-open-now], nav, [data-unseen], .hero-sum, .hero-total, [href$=".ics"], [data-island=NextDeadline], .deadlines-list .block, :has(> .arrow)';

const HIDDEN = ['header', '#consent-banner', '[data-slide]', '#hero fieldset', '#contact-map', 'form', '#toast-list'];

const { privacy, footer } = text;

/** Prints a page, in Chromium only: the others do not print without a window. Returns the number of sheets. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const id of PAGE_IDS) {
  test(`the page ${id} is printed dark on white, with all its words and no button`, async ({ page, browserName }) => {
    await open(page, pagePath(id, SE));
    await page.evaluate((change) => {
      for (const element of document.querySelectorAll<HTMLElement>('main *'))
        if (
          element.textContent === change ||
          (getComputedStyle(element).clipPath === 'inset(50%)' && !element.matches('dt'))
        )
          element.dataset.unseen = '';
    }, privacy.cookies.change);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    for (const part of HIDDEN) {
      if (id === 'home') await expect(page.locator(part), part).not.toHaveCount(0);
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0);
    }
    const faults = await page.evaluate((screenOnly) => {
      const found = document.documentElement.scrollWidth > innerWidth ? ['wider than the paper'] : [];
      for (const element of document.querySelectorAll<HTMLElement>('main :not(script), footer *')) {
        const words = [...element.childNodes].find((node) => node.nodeType === 3 && node.textContent?.trim());
        if (!words) continue;
        const isPrinted = element.checkVisibility();
        const isForPaper = !element.closest(screenOnly);
        if (element.closest('main') && isPrinted !== isForPaper)
          found.push(`${isPrinted ? 'printed' : 'lost'}: ${words.textContent}`);
        if (!isPrinted) continue;
        const style = getComputedStyle(element);
        const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
        if (red + green + blue > 400) found.push(`pale: ${words.textContent}`);
        if (element.matches('h1, h2, h3, p:has(+ table)') && style.breakAfter === 'auto')
          found.push(`alone: ${words.textContent}`);
        const row = element.closest('tr, dd, li, p');
        if (row && getComputedStyle(row).breakInside === 'auto') found.push(`on two sheets: ${words.textContent}`);
        const { left, right } = element.getBoundingClientRect();
        // Large letters hang a little into the margin.
        if (left < -4 || right > innerWidth + 1) found.push(`cut: ${words.textContent}`);
      }
      return found;
    }, SCREEN_ONLY);
    expect(faults).toEqual([]);
    if (browserName === 'chromium') expect(await sheets(page)).toBeLessThanOrEqual(id === 'home' ? 4 : 5);
  });
}

test('the first sheet has a letterhead with the day, links have addresses, dialogs none', async ({ page }) => {
  await open(page, home);
  const letterhead = page.locator('#letter-head');
  await expect(letterhead).toBeHidden();
  await page.locator('#consent-banner').getByRole('button').first().click();
  await dialog(page).waitFor();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('dialog[open]')).toBeHidden();
  // Otherwise only what is in view would be printed.
  for (const root of ['html', 'body']) await expect(page.locator(root)).toHaveCSS('overflow-y', 'visible');
  for (const id of SECTION_IDS) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.locator('#technology ol')).toHaveCSS('break-inside', 'avoid');
  // A4 in WebKit, with all columns.
  await page.setViewportSize({ width: 637, height: 981 });
  await expect(page.locator('#technology ol > :first-child')).toHaveCSS('grid-column-end', 'span 3');
  // On wide paper too, what is true for the day is left out.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await expect(page.locator('[data-island=NextDeadline] > p')).toBeHidden();
  for (const words of [company.name, formatAddress(company.officeAddress)])
    await expect(letterhead).toContainText(words);
  // In the language of the page, not of the browser.
  const day = new Intl.DateTimeFormat(LOCALES[SE].intl, { dateStyle: 'long', timeZone: 'Europe/Oslo' });
  await expect(letterhead.locator(':last-child')).toHaveText(day.format(new Date()));
  const file = page.locator('#contact a[href$=".pdf"]');
  expect(await styleOf(file, 'content', '::after')).toContain(company.siteUrl + company.links[0]?.url);
  const link = page.locator('#about').locator(`a[href="${company.newsUrl}"]`);
  const address = () => styleOf(link, 'content', '::after');
  // Some browsers report the parts, others the whole.
  expect((await address()).replaceAll('" "', '')).toBe(`" (${company.newsUrl})"`);
  // A link whose text has the address.
  await link.evaluate((element) => element.setAttribute('data-address', ''));
  expect(await address()).toBe('none');
  const number = fill(footer.registrationVat, { number: unbroken(company.organizationNumber) });
  for (const words of [number, company.register ?? ''])
    await expect(page.getByRole('contentinfo').getByText(words)).toBeVisible();
});
