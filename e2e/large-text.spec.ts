import type { Page } from '@playwright/test';
import { NAMES } from '@/components/contact/fields';
import { LOCALE_IDS } from '@/i18n/locales';
import { company } from '@/lib/company';
import { PAGE_IDS, pagePath } from '@/lib/pages';
import { flaws } from './overflow';
import { CATALOGS, expect, hydrated, test } from './support';

type Zoom = 'root' | 'text';

/** Doubles the size of all text: by the root's size as a browser's setting does, or of the letters alone. */
function enlarge(page: Page, zoom: Zoom): Promise<void> {
  return page.evaluate(async (how) => {
    const root = document.documentElement;
    const all = [root, ...document.querySelectorAll<HTMLElement>('body, body *')];
    for (const element of all) element.style.removeProperty('font-size');
    if (how === 'root') root.style.fontSize = '200%';
    else {
      const sizes = all.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
      all.forEach((element, index) => {
        element.style.fontSize = `${2 * (sizes[index] ?? 16)}px`;
      });
    }
    await new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame)));
  }, zoom);
}

/** The widths at which text is enlarged in each way: the narrowest both, the others one. */
const WIDTHS: Record<Zoom, number[]> = { root: [320, 768, 1440], text: [320, 1024, 1280] };
const ZOOMS = ['root', 'text'] as const;
const tall = (width: number) => ({ width, height: width < 700 ? 844 : 900 });

/** What is wrong with the page when its text is twice as large, in every width and both ways of enlarging it. */
async function flawsEnlarged(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const zoom of ZOOMS) {
    for (const width of WIDTHS[zoom]) {
      await page.setViewportSize(tall(width));
      await enlarge(page, zoom);
      for (const flaw of await flaws(page)) found.push(`${width} px, ${zoom}: ${flaw}`);
    }
  }
  return found;
}

test.describe('text at 200 %, unknown address', () => {
  test.use({ expectedErrors: /404/ });

  test('leaves nothing of it cut off or outside of the window', async ({ page }) => {
    await page.goto('/nowhere');
    expect(await flawsEnlarged(page)).toEqual([]);
  });
});

for (const locale of LOCALE_IDS) {
  const { nav, contact, footer } = CATALOGS[locale];
  const home = pagePath('home', locale);

  test.describe(`text at 200 %, ${locale}`, () => {
    for (const id of PAGE_IDS) {
      test(`leaves nothing of the page ${id} cut off or outside of the window`, async ({ page }) => {
        await page.goto(pagePath(id, locale));
        await hydrated(page);
        expect(await flawsEnlarged(page)).toEqual([]);
      });
    }

    test.describe('on a first visit', () => {
      test.use({ consent: null });
      test.skip(!company.map, 'nobody is asked');

      test('leaves the banner and the headline whole and clear of the header', async ({ page }) => {
        const found: string[] = [];
        await page.goto(home);
        await hydrated(page);
        for (const zoom of ZOOMS) {
          for (const width of WIDTHS[zoom]) {
            await page.setViewportSize(tall(width));
            await enlarge(page, zoom);
            for (const flaw of await flaws(page)) found.push(`${width} px, ${zoom}: ${flaw}`);
            const [header, headline] = await page.evaluate(() => [
              document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0,
              document.querySelector('.hero-title')?.getBoundingClientRect().top ?? 0,
            ]);
            if ((headline ?? 0) < (header ?? 0))
              found.push(`${width} px, ${zoom}: the headline begins at ${headline} px`);
          }
        }
        expect(found).toEqual([]);
      });
    });

    test('leaves menu, dialog and toast whole', async ({ page }) => {
      const found: string[] = [];
      const open = {
        menu: () => page.getByRole('button', { name: nav.openMenu }).click(),
        ...(company.map && {
          dialog: () => page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).click(),
        }),
        toast: () => page.getByRole('button', { name: contact.form.submit }).click(),
      };
      for (const [state, enter] of Object.entries(open)) {
        await page.setViewportSize(tall(390));
        await page.goto(home);
        await hydrated(page);
        await enter();
        await page.locator('.menu, .dialog, .toast').first().waitFor();
        for (const zoom of ZOOMS) {
          // From 1024 px on there is no menu.
          for (const width of WIDTHS[zoom].filter((width) => state !== 'menu' || width < 1024)) {
            await page.setViewportSize(tall(width));
            await enlarge(page, zoom);
            for (const flaw of await flaws(page, '.menu, .dialog, .toast')) {
              found.push(`${state}, ${width} px, ${zoom}: ${flaw}`);
            }
          }
        }
      }
      expect(found).toEqual([]);
    });

    test('scrolls to what has the focus, clear of the header', async ({ page }) => {
      for (const width of [390, 1440]) {
        await page.setViewportSize(tall(width));
        await page.goto(`${home}#contact`);
        await hydrated(page);
        await enlarge(page, 'root');
        await page.locator(`[name=${NAMES.at(-1)}]`).focus();
        for (const name of NAMES.slice(0, -1).reverse()) {
          await page.keyboard.press('Shift+Tab');
          const field = page.locator(`[name=${name}]`);
          await expect(field).toBeFocused();
          const header = await page.locator('.header').boundingBox();
          expect((await field.boundingBox())?.y).toBeGreaterThanOrEqual((header?.height ?? 0) - 1);
        }
      }
    });
  });

  test(`what belongs beside each other stands on one line, ${locale}`, async ({ page }) => {
    await page.goto(home);
    await hydrated(page);
    const found: string[] = [];
    for (const width of [768, 900, 1024, 1040, 1280]) {
      await page.setViewportSize(tall(width));
      const rows = await page.evaluate(() => {
        const end = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom;
        // Where one of them is not there, nothing stands beside the other.
        const apart = (one: string, other: string) => (end(one) ?? end(other) ?? 0) - (end(other) ?? end(one) ?? 0);
        const [button, indicator] = ['.hero-buttons a:last-child', '.indicator'].map((selector) =>
          document.querySelector(selector)?.getBoundingClientRect(),
        );
        return {
          fields: apart('[name=email]', '[name=organisasjonsnummer]'),
          actions: apart('footer a.footer-action', 'footer button.footer-action'),
          indicator: button && indicator && indicator.top < button.bottom ? indicator.left - button.right : 1,
        };
      });
      if (Math.abs(rows.fields) > 1) found.push(`${width} px: fields ${rows.fields} px apart`);
      if (Math.abs(rows.actions) > 1) found.push(`${width} px: links of the footer ${rows.actions} px apart`);
      if (rows.indicator <= 0) found.push(`${width} px: the indicator lies ${rows.indicator} px beside the button`);
    }
    expect(found).toEqual([]);
  });

  test.describe(`small windows, ${locale}`, () => {
    test('a toast hides neither the focused field nor its message, and can be closed', async ({ page }) => {
      for (const [width, height] of [
        [320, 256],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await page.goto(home);
        await hydrated(page);
        await page.getByRole('button', { name: contact.form.submit }).click();
        const toast = page.locator('.toast');
        await expect(toast).toBeInViewport({ ratio: 1 });
        const field = page.locator('[name=navn]');
        await expect(field).toBeFocused();
        await expect(field).toBeInViewport({ ratio: 1 });
        const message = page.getByText(contact.form.errors.name);
        await expect(message).toBeInViewport({ ratio: 1 });
        const [top, end] = await Promise.all([toast.boundingBox(), message.boundingBox()]);
        expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top?.y ?? 0);
        await expect(toast.getByRole('button')).toBeInViewport({ ratio: 1 });
      }
    });

    test.describe('on a first visit', () => {
      test.use({ consent: null });
      test.skip(!company.map, 'nobody is asked');

      test('keep the words of the banner’s buttons whole, and both of the hero in view, down to 280 px', async ({
        page,
      }) => {
        for (const width of [280, 300, 319]) {
          await page.setViewportSize({ width, height: 653 });
          await page.goto(home);
          expect(await flaws(page)).toEqual([]);
          const banner = await page.locator('#consent-banner').boundingBox();
          for (const button of await page.locator('.hero-buttons a').all()) {
            const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
            expect(y + height, `${width} px`).toBeLessThanOrEqual(banner?.y ?? 0);
          }
        }
      });

      test('a telephone on its side has a headline that can be read, and its full size after the answer', async ({
        page,
      }) => {
        test.skip(!company.map, 'nothing is asked without a map');
        const size = () =>
          page.locator('.hero-title').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
        for (const [width, height] of [
          [844, 390],
          [667, 375],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.goto(home);
          await hydrated(page);
          expect(await size()).toBeGreaterThanOrEqual(28);
        }
        const before = await size();
        await page.locator('#consent-banner button').last().click();
        await expect.poll(size).toBeGreaterThan(before);
      });
    });
  });
}
