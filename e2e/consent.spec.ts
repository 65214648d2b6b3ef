import type { Page } from '@playwright/test';
import { company, formatAddress, mapLinkUrl } from '@/company/company';
import { MAP_PX } from '@/company/constants';
import { pagePath } from '@/company/pages';
import { DESK, dialog, expect, fill, inOtherLanguage, open, PHONE, settingsButton, test } from './support';

inOtherLanguage('consent to the map', (locale, text) => {
  const { banner: bannerText, dialog: dialogText } = text.consent;
  const home = pagePath('home', locale);
  const banner = (page: Page) => page.getByRole('region', { name: bannerText.label });
  const toggle = (page: Page) => dialog(page).getByRole('switch');
  const place = (page: Page) => page.locator('#contact-map');
  const map = (page: Page) => place(page).locator('iframe');
  const acceptInDialog = (page: Page) => dialog(page).getByRole('button', { name: dialogText.acceptAll }).click();

  test.describe('on a first visit', () => {
    test.use({ consent: null, viewport: { width: 1280, height: 800 } });

    test('the banner names the map service, gives yes and no the same weight, and leaves the focus where one reads', async ({
      page,
    }) => {
      await open(page, `${home}#services`);
      await expect(banner(page)).toContainText(company.map?.service ?? '');
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', pagePath('privacy', locale));
      const decline = banner(page).getByRole('button', { name: bannerText.decline, exact: true });
      const accept = banner(page).getByRole('button', { name: bannerText.accept, exact: true });
      const [no, yes] = await Promise.all(
        [decline, accept].map((button) =>
          button.evaluate((element) => {
            const { width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, borderTopColor, fontWeight, fontSize } = getComputedStyle(element);
            return { width: Math.round(width), height, color, backgroundColor, borderTopColor, fontWeight, fontSize };
          }),
        ),
      );
      expect(no).toEqual(yes);
      expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
      await decline.click();
      await expect(page.locator('#services')).toBeFocused();
    });

    test('a press beside the dialog saves its toggle', async ({ page }) => {
      await open(page, home);
      await banner(page).getByRole('button', { name: bannerText.settings }).click();
      await toggle(page).click();
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.cookieConsent)).toBe('true');
    });
  });

  test('the dialog names the map service, keeps the focus and works by keyboard', async ({ page }) => {
    await open(page, home);
    await settingsButton(page).press('Enter');
    await expect(page.getByRole('dialog', { name: dialogText.title })).toContainText(
      fill(dialogText.mapsBody, company.map ?? {}),
    );
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

  for (const [viewport, height] of [
    [PHONE, 480],
    [DESK, MAP_PX],
  ] as const) {
    test(`at ${viewport.width} px the map takes the place of its placeholder, with the focus and the address`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, home);
      expect((await place(page).boundingBox())?.height).toBe(height);
      await place(page).getByRole('button').click();
      await acceptInDialog(page);
      expect((await map(page).boundingBox())?.height).toBe(MAP_PX);
      expect((await place(page).boundingBox())?.height).toBe(height);
      await expect(place(page)).toBeFocused();
      const address = formatAddress(company.officeAddress);
      await expect(place(page).getByText(address)).toBeVisible();
      const link = place(page).getByRole('link', { name: text.contact.map.openElsewhere });
      await expect(link).toHaveAttribute('href', mapLinkUrl() ?? '');
      await expect(link).toHaveAttribute('rel', /noreferrer/);
      await expect(map(page)).toHaveAttribute('title', fill(text.contact.map.title, { address }));
      await expect(map(page)).toHaveAttribute('loading', 'lazy');
    });
  }

  test.describe('with a blocked map', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('the placeholder says so and has the link', async ({ page }) => {
      await page.route(/kart\.test/, (route) => route.abort('blockedbyclient'));
      await open(page, home);
      await settingsButton(page).click();
      await acceptInDialog(page);
      await expect(page.getByText(text.contact.map.unavailable)).toBeVisible();
      await expect(map(page)).toHaveCount(0);
      await expect(place(page).getByRole('link')).toHaveAttribute('href', mapLinkUrl() ?? '');
    });
  });
});
