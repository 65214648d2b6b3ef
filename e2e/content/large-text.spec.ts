import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { FIELD_NAMES } from '@/company/form-fields';
import { LOCALES } from '@/company/locales';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { CONTENT_LOCALES, expect, forEveryLocale, open, test, UNKNOWN_ADDRESS } from '../support';
import { flaws } from './flaws';

type Zoom = 'root' | 'text' | 'none';

/** Doubles the size of all text: by the root's size as a browser's setting does, or of the letters alone. */
function enlarge(page: Page, zoom: Zoom): Promise<void> {
  return page.evaluate(async (how) => {
    const root = document.documentElement;
    const all = [root, ...document.querySelectorAll<HTMLElement>('body, body *')];
    for (const element of all) element.style.removeProperty('font-size');
    if (how === 'root') root.style.fontSize = '200%';
    if (how === 'text') {
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      all.forEach((element, index) => {
        element.style.fontSize = `${2 * (sizes[index] ?? 16)}px`;
      });
    }
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  }, zoom);
}

/** The ways to enlarge text, each at some widths. */
const ENLARGED = [
  ...[320, 768, 1440].map((width) => ['root', width] as const),
  ...[320, 1024, 1280].map((width) => ['text', width] as const),
];
const tall = (width: number) => ({ width, height: width < 700 ? 844 : 900 });

/** What is wrong with the page when its text is twice as large. */
async function flawsEnlarged(page: Page, where?: string, upTo = Number.POSITIVE_INFINITY): Promise<string[]> {
  const found: string[] = [];
  for (const [zoom, width] of ENLARGED.filter(([, width]) => width <= upTo)) {
    await page.setViewportSize(tall(width));
    await enlarge(page, zoom);
    for (const flaw of await flaws(page, where)) found.push(`${width} px, ${zoom}: ${flaw}`);
    const [header, headline] = await page.evaluate(() => [
      document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
      (document.querySelector('#hero h1')?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY) + scrollY,
    ]);
    if ((headline ?? 0) < (header ?? 0)) found.push(`${width} px, ${zoom}: the headline begins at ${headline} px`);
  }
  return found;
}

test.describe('text at 200 %', () => {
  test.use({ expectedErrors: UNKNOWN_ADDRESS, consent: null });

  // Languages may share a privacy policy.
  const paths = new Set(CONTENT_LOCALES.flatMap((locale) => PAGE_IDS.map((id) => pagePath(id, locale))));
  for (const path of [...paths, '/nowhere']) {
    test(`leaves nothing of ${path} cut off or outside of the window`, async ({ page }) => {
      await open(page, path);
      expect(await flawsEnlarged(page)).toEqual([]);
    });
  }
});

forEveryLocale(
  'large text',
  (locale, { nav, contact, footer }) => {
    const home = pagePath('home', locale);

    test('text at 200 % leaves menu, toast and dialog whole on a phone', async ({ page }) => {
      await page.setViewportSize(tall(320));
      await open(page, home);
      const expectWhole = async (part: string) => {
        await page.locator(part).waitFor();
        expect.soft(await flawsEnlarged(page, part, 320), part).toEqual([]);
        await enlarge(page, 'none');
      };
      await page.getByRole('button', { name: nav.openMenu }).click();
      await expectWhole('[role=dialog]');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expectWhole('[data-kind]');
      if (!company.map) return;
      await page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).click();
      await expectWhole('[role=dialog]');
    });

    test('a toast hides neither the focused field nor its message in a small window', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await open(page, home);
      await page.getByRole('button', { name: contact.form.submit }).click();
      const toast = page.locator('[data-kind]');
      const message = page.getByText(contact.form.errors.name);
      await expect(page.locator('[name=navn]')).toBeFocused();
      for (const seen of [toast, toast.getByRole('button'), page.locator('[name=navn]'), message])
        await expect(seen).toBeInViewport({ ratio: 1 });
      const [field, over] = await Promise.all([message.boundingBox(), toast.boundingBox()]);
      const [error, box] = [field ?? { y: 0, height: 0 }, over ?? { y: 0, height: 0 }];
      expect(error.y + error.height <= box.y || error.y >= box.y + box.height).toBe(true);
    });

    test.describe('on a first visit', () => {
      test.use({ consent: null });
      test.skip(!company.map, 'nobody is asked');

      test('a phone has the hero’s buttons above the banner, and later a larger headline', async ({ page }) => {
        await open(page, home);
        for (const width of [319, 320]) {
          await page.setViewportSize({ width, height: 653 });
          expect(await flaws(page)).toEqual([]);
          const banner = await page.locator('#consent-banner').boundingBox();
          for (const button of await page.locator('#hero a[href^="#"]').all()) {
            const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
            expect(y + height, `${width} px`).toBeLessThanOrEqual(banner?.y ?? 0);
          }
        }
        const size = () =>
          page.locator('#hero h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
        await page.setViewportSize({ width: 667, height: 320 });
        const before = await size();
        expect(before).toBeGreaterThanOrEqual(28);
        await page.locator('#consent-banner button').last().click();
        await expect.poll(size).toBeGreaterThan(before);
      });

      test('text at 150 % leaves the hero’s buttons above the banner, and its buttons at its end', async ({
        browserName,
        playwright,
        launchOptions,
        baseURL,
      }) => {
        test.skip(browserName !== 'chromium', 'only Chromium can be started with a text size');
        const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=24'];
        const browser = await playwright.chromium.launch({ ...launchOptions, args });
        const page = await browser.newPage({ baseURL, viewport: tall(390), locale: LOCALES[locale].intl });
        await page.goto(home);
        const banner = page.locator('#consent-banner');
        await expect(banner).toBeVisible();
        const top = (await banner.boundingBox())?.y ?? 0;
        for (const button of await page.locator('#hero a[href^="#"]').all()) {
          const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
          expect(y + height).toBeLessThanOrEqual(top);
        }
        for (const button of await banner.getByRole('button').all()) await expect(button).toBeInViewport({ ratio: 1 });
        await browser.close();
      });

      test('text at 200 % has a headline larger than the text below it', async ({ page }) => {
        await page.setViewportSize(tall(1440));
        await open(page, home);
        await enlarge(page, 'root');
        const sizes = await page
          .locator('#hero :is(h1, .text-lead)')
          .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)));
        expect(sizes[0]).toBeGreaterThan(sizes[1] ?? 0);
      });
    });
  },
  CONTENT_LOCALES,
);

test.describe('what has the focus', () => {
  test('stands clear of the header with text at 200 %', async ({ page }) => {
    await page.setViewportSize(tall(390));
    await open(page, '/#contact');
    await enlarge(page, 'root');
    const names = [...FIELD_NAMES].reverse();
    await page.locator(`[name=${names.shift()}]`).focus();
    for (const name of names) {
      await page.keyboard.press('Shift+Tab');
      const field = page.locator(`[name=${name}]`);
      await expect(field).toBeFocused();
      const header = await page.locator('header').boundingBox();
      expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
    }
  });
});
