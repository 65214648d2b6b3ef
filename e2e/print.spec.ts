import type { Locator, Page } from '@playwright/test';
import { company, formatAddress } from '@/lib/company';
import { PAGE_IDS, pagePath, SECTION_IDS } from '@/lib/pages';
import { expect, hydrated, inOtherLanguage, test } from './support';

/** A4 with the margins of the style sheet, in CSS pixels. */
const PAPER = { width: 673, height: 1002 };

async function print(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.emulateMedia({ media: 'print' });
}

test.use({ viewport: PAPER, consent: null });

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);

  for (const id of PAGE_IDS) {
    test(`the page ${id} comes out dark on white, on few sheets, with nothing to press and nothing cut`, async ({
      page,
      browserName,
    }) => {
      await print(page, pagePath(id, locale));
      await expect(page.getByRole('button')).toHaveCount(0);
      for (const part of ['.header', '#consent-banner', '.slides', '.indicator', '.map', 'form', '.toasts'])
        for (const element of await page.locator(part).all()) await expect(element).toBeHidden();
      expect(
        await page.evaluate(() => {
          const faults: string[] = [];
          if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the paper');
          for (const element of document.querySelectorAll<HTMLElement>('main *, footer *')) {
            const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
            if (!own || !element.checkVisibility()) continue;
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number);
            if (red + green + blue > 400) faults.push(`pale: ${element.textContent}`);
            const { left, right } = element.getBoundingClientRect();
            // Large letters hang a little into the margin.
            if (left < -4 || right > innerWidth + 1) faults.push(`cut: ${element.textContent}`);
          }
          return faults;
        }),
      ).toEqual([]);
      // Chromium is the one that prints without a window.
      if (browserName !== 'chromium') return;
      const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(id === 'home' ? 4 : 5);
    });
  }

  test('every section is there, with what the company says of itself, and the day on the first sheet', async ({
    page,
  }) => {
    await page.goto(home);
    await hydrated(page);
    const letterhead = page.locator('.letterhead');
    await expect(letterhead).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    for (const id of SECTION_IDS) await expect(page.locator(`#${id}`)).toBeVisible();
    for (const fact of [
      company.phone,
      company.email,
      company.officeAddress.street,
      company.postalAddress?.street ?? '',
    ])
      await expect(page.locator('#contact .details').getByText(fact)).toBeVisible();
    await expect(letterhead).toBeVisible();
    for (const said of [company.name, formatAddress(company.officeAddress), String(new Date().getFullYear())])
      await expect(letterhead).toContainText(said);
  });

  for (const id of PAGE_IDS) {
    test(`every word of the page ${id} that is no control is on paper too`, async ({ page }) => {
      await page.goto(pagePath(id, locale));
      await hydrated(page);
      /** What there is on a screen only: what is pressed or filled in, the map, what is true for the moment. */
      const controls = 'form, button, .button, div:has(> form), .map, .hours-now, .indicator, .sr-only, .no-print';
      const lost = () =>
        page.evaluate((screenOnly) => {
          const all = [...document.querySelectorAll<HTMLElement>('main *, footer *')];
          return all
            .filter((element) => !element.closest(screenOnly) && !element.checkVisibility())
            .map((element) => [...element.childNodes].find(({ nodeType }) => nodeType === 3)?.textContent?.trim())
            .filter(Boolean);
        }, controls);
      expect(await lost()).toEqual([]);
      await page.emulateMedia({ media: 'print' });
      expect(await lost()).toEqual([]);
    });
  }

  test('external links show where they lead, unless their words do', async ({ page }) => {
    await print(page, home);
    const addressOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content);
    const after = await addressOf(page.getByRole('link', { name: text.about.news.link }));
    const { hostname } = new URL(company.association?.url ?? company.siteUrl);
    if (text.about.body.link.includes(hostname.replace('www.', '')))
      expect(await addressOf(page.getByRole('link', { name: text.about.body.link }))).toBe('none');
    // Browsers differ in whether they report the parts or the whole.
    expect(after.replaceAll('" "', '')).toBe(`" (${company.newsUrl})"`);
  });

  test('an open dialog does not come out, the page behind it does', async ({ page }) => {
    await page.goto(home);
    await hydrated(page);
    await page.getByRole('region', { name: text.consent.banner.label }).getByRole('button').first().click();
    await page.getByRole('dialog').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.dialog')).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  });
});
