import type { Page } from '@playwright/test';
import { company, formatAddress, mapLinkUrl } from '@/company/company';
import { pagePath } from '@/company/pages';
import { expect, fill, inOtherLanguage, open, test } from './support';

inOtherLanguage('the question about the map', (locale, text) => {
  const { banner: words, dialog: dialogWords } = text.consent;
  const home = pagePath('home', locale);
  const banner = (page: Page) => page.getByRole('region', { name: words.label });
  const dialog = (page: Page) => page.getByRole('dialog', { name: dialogWords.title });
  const toggle = (page: Page) => dialog(page).getByRole('switch');
  const map = (page: Page) => page.locator('#contact iframe');
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
  const footerButton = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: text.footer.cookieSettings });

  test.describe('on a first visit', () => {
    test.use({ consent: null });

    test('a banner names the map service and gives yes and no the same weight', async ({ page }) => {
      await open(page, home);
      await expect(banner(page)).toContainText(company.map?.service ?? '');
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', pagePath('privacy', locale));
      const looks = (name: string) =>
        banner(page)
          .getByRole('button', { name, exact: true })
          .evaluate((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { color, backgroundColor, borderTopColor, fontWeight, fontSize } = getComputedStyle(button);
            return { width: Math.round(width), height, color, backgroundColor, borderTopColor, fontWeight, fontSize };
          });
      expect(await looks(words.decline)).toEqual(await looks(words.accept));
      expect(await stored(page)).toEqual({});
    });

    test('a press beside the dialog saves its toggle', async ({ page }) => {
      await open(page, home);
      await banner(page).getByRole('button', { name: words.settings }).click();
      await toggle(page).click();
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toHaveCount(0);
      expect((await stored(page)).cookieConsent).toBe('true');
    });
  });

  test.describe('with a map that is blocked', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('says so, and gives the link in its place', async ({ page }) => {
      await page.route(/kart\.test/, (route) => route.abort('blockedbyclient'));
      await open(page, home);
      await footerButton(page).click();
      await dialog(page).getByRole('button', { name: dialogWords.acceptAll }).click();
      await expect(page.getByText(text.contact.map.unavailable)).toBeVisible();
      await expect(map(page)).toHaveCount(0);
      await expect(page.locator('#contact-map').getByRole('link')).toHaveAttribute('href', mapLinkUrl() ?? '');
    });
  });

  test('the dialog names the map service, keeps the focus and lets the map be allowed by keyboard', async ({
    page,
  }) => {
    await open(page, home);
    await footerButton(page).press('Enter');
    await expect(dialog(page)).toContainText(fill(dialogWords.mapsBody, company.map ?? {}));
    await expect(dialog(page).getByRole('link')).toHaveAttribute('href', pagePath('privacy', locale));
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
    while (!(await toggle(page).evaluate((it) => it === document.activeElement))) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(toggle(page)).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(map(page)).toHaveCount(1);
  });

  for (const [width, height] of [
    [390, 480],
    [1280, 420],
  ] as const) {
    test(`at ${width} px the map takes the room of its placeholder, and the address stays`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, home);
      const box = page.locator('#contact-map');
      expect((await box.boundingBox())?.height).toBe(height);
      await box.getByRole('button').click();
      await dialog(page).getByRole('button', { name: dialogWords.acceptAll }).click();
      expect((await map(page).boundingBox())?.height).toBe(420);
      expect((await box.boundingBox())?.height).toBe(height);
      await expect(box.getByText(formatAddress(company.officeAddress))).toBeVisible();
      const link = box.getByRole('link', { name: text.contact.map.openElsewhere });
      await expect(link).toHaveAttribute('href', mapLinkUrl() ?? '');
      await expect(link).toHaveAttribute('rel', /noreferrer/);
      const title = fill(text.contact.map.title, { address: formatAddress(company.officeAddress) });
      await expect(map(page)).toHaveAttribute('title', title);
      await expect(map(page)).toHaveAttribute('loading', 'lazy');
    });
  }
});
