import type { Page } from '@playwright/test';
import { company, formatAddress, mapLinkUrl } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { expect, fill, hydrated, inOtherLanguage, test } from './support';

inOtherLanguage((locale, text) => {
  const { banner: words, dialog: dialogWords } = text.consent;
  const home = pagePath('home', locale);
  const banner = (page: Page) => page.getByRole('region', { name: words.label });
  const dialog = (page: Page) => page.getByRole('dialog', { name: dialogWords.title });
  const toggle = (page: Page) =>
    dialog(page).getByRole('switch', { name: fill(dialogWords.mapsToggle, company.map ?? {}) });
  const map = (page: Page) => page.locator('#contact iframe');
  const placeholder = (page: Page) => page.locator('#contact').getByText(text.contact.map.consentMessage);
  const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
  const footerButton = (page: Page) =>
    page.getByRole('contentinfo').getByRole('button', { name: text.footer.cookieSettings });

  async function open(page: Page, path = home): Promise<void> {
    await page.goto(path);
    await hydrated(page);
  }

  test.describe('on a first visit', () => {
    test.use({ consent: null });

    test('asks in a banner that is not modal, names the map service and links to the policy', async ({ page }) => {
      await open(page);
      await expect(banner(page)).toBeVisible();
      await expect(banner(page)).toContainText(company.map?.service ?? '');
      await expect(banner(page).getByRole('link')).toHaveAttribute('href', pagePath('privacy', locale));
      await expect(banner(page).getByRole('button')).toHaveText([words.settings, words.decline, words.accept]);
      expect(await stored(page)).toEqual({});
    });

    test('gives yes and no the same weight', async ({ page }) => {
      await open(page);
      const looks = (name: string) =>
        banner(page)
          .getByRole('button', { name, exact: true })
          .evaluate((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { color, backgroundColor, borderTopColor, fontWeight, fontSize } = getComputedStyle(button);
            return { width: Math.round(width), height, color, backgroundColor, borderTopColor, fontWeight, fontSize };
          });
      expect(await looks(words.decline)).toEqual(await looks(words.accept));
    });

    test('an answer hides the banner, for good', async ({ page }) => {
      await open(page);
      await banner(page).getByRole('button', { name: words.decline, exact: true }).click();
      await expect(banner(page)).toBeHidden();
      expect(Object.keys(await stored(page)).sort()).toEqual(['cookieConsent', 'cookieConsentDate']);
      await expect(placeholder(page)).toBeVisible();
      await page.reload();
      await hydrated(page);
      await expect(banner(page)).toBeHidden();
    });

    test('a press beside the dialog saves its toggle', async ({ page }) => {
      await open(page);
      await banner(page).getByRole('button', { name: words.settings }).click();
      await toggle(page).click();
      await page.mouse.click(5, 5);
      await expect(dialog(page)).toHaveCount(0);
      expect((await stored(page)).cookieConsent).toBe('true');
    });

    test('an old decision is asked for again, before anything is painted', async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem('cookieConsent', 'true');
        localStorage.setItem('cookieConsentDate', '2020-01-01T00:00:00.000Z');
      });
      await page.goto(home, { waitUntil: 'commit' });
      await expect(banner(page)).toBeVisible();
      await hydrated(page);
      await expect(banner(page)).toBeVisible();
      await expect(map(page)).toHaveCount(0);
    });
  });

  test.describe('with the map declined', () => {
    test.use({ consent: 'false' });

    test('keeps the page behind the dialog still and the focus inside', async ({ page }) => {
      await open(page);
      await footerButton(page).click();
      await expect(dialog(page)).toHaveAttribute('aria-modal', 'true');
      for (let step = 0; step < 12; step += 1) {
        await page.keyboard.press('Tab');
        expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      }
    });

    test('names the map service, its purpose and the policy in the dialog, and offers the address in an ordinary map', async ({
      page,
    }) => {
      await open(page);
      const link = page.locator('#contact').getByRole('link', { name: text.contact.map.openElsewhere });
      await expect(link).toHaveAttribute('href', mapLinkUrl() ?? '');
      await expect(link).toHaveAttribute('rel', /noreferrer/);
      // The placeholder is as high as the map.
      expect((await page.locator('#contact .map').boundingBox())?.height).toBe(420);
      await footerButton(page).click();
      await expect(dialog(page)).toContainText(fill(dialogWords.mapsBody, company.map ?? {}));
      await expect(dialog(page).getByRole('link')).toHaveAttribute('href', pagePath('privacy', locale));
    });
  });

  test.describe('with the map accepted', () => {
    test.use({ consent: 'true' });

    test('shows a frame of 420 px with a title, lazily, without a referrer', async ({ page }) => {
      await open(page);
      await map(page).scrollIntoViewIfNeeded();
      expect((await map(page).boundingBox())?.height).toBe(420);
      await expect(map(page)).toHaveAttribute(
        'title',
        fill(text.contact.map.title, { address: formatAddress(company.officeAddress) }),
      );
      await expect(map(page)).toHaveAttribute('loading', 'lazy');
      await expect(map(page)).toHaveAttribute('referrerpolicy', 'no-referrer');
    });
  });

  test('follows a decision in another tab', async ({ context, page }) => {
    await open(page);
    const other = await context.newPage();
    await open(other);
    await footerButton(other).click();
    await dialog(other).getByRole('button', { name: dialogWords.acceptAll }).click();
    await expect(map(page)).toHaveCount(1);
    await footerButton(other).click();
    await dialog(other).getByRole('button', { name: dialogWords.declineAll }).click();
    await expect(map(page)).toHaveCount(0);
    await other.evaluate(() => localStorage.clear());
    await expect(banner(page)).toBeVisible();
  });

  test.describe('with storage blocked', () => {
    test.use({ consent: null });

    for (const [how, block] of [
      [
        'throwing',
        () =>
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('blocked', 'SecurityError');
            },
          }),
      ],
      [
        'full',
        () => {
          Storage.prototype.setItem = () => {
            throw new DOMException('full', 'QuotaExceededError');
          };
        },
      ],
    ] as const) {
      test(`a decision holds for the visit when storage is ${how}`, async ({ page }) => {
        await page.addInitScript(block);
        await open(page, pagePath('privacy', locale));
        await open(page);
        await expect(banner(page)).toBeVisible();
        await banner(page).getByRole('button', { name: words.accept, exact: true }).click();
        await expect(banner(page)).toBeHidden();
        await expect(map(page)).toHaveCount(1);
      });
    }
  });
});
