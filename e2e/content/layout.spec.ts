import type { Page } from '@playwright/test';
import { DEFAULT_LOCALE } from '@/company/locales';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { CONTENT_LOCALES, expect, open, test, UNKNOWN_ADDRESS } from '../support';
import { axe, flaws, violationsOf } from './flaws';

/** The name behind the footer, where a company has no logo to stand there: decoration, and said to nobody. */
const GHOST = 'footer [aria-hidden=true]';

/** What stands beside each other and should be on one line, or apart. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const [email, number] = [box('[name=email]'), box('[name=organisasjonsnummer]')];
    const [button, controls] = [box('#hero a:last-of-type'), box('#hero fieldset')];
    const [header, cta] = [box('header'), box('header > div nav > a:last-child')];
    const isTight = header && cta && cta.height > 0 && header.bottom - cta.bottom < 8;
    const areApart = !button || !controls || controls.top >= button.bottom || controls.left >= button.right;
    return [
      ...(email && number && Math.abs(email.bottom - number.bottom) > 1 ? ['fields'] : []),
      ...(areApart ? [] : ['button and controls of the hero']),
      ...(isTight ? ['button of the header'] : []),
    ];
  });

test.describe('seen', () => {
  test.use({ consent: null, expectedErrors: UNKNOWN_ADDRESS });

  for (const locale of CONTENT_LOCALES) {
    const home = pagePath('home', locale);
    // The 404 page has every language.
    const unknown = locale === DEFAULT_LOCALE ? ['/unknown'] : [];
    for (const path of [...PAGE_IDS.map((id) => pagePath(id, locale)), ...unknown]) {
      test(`${path} has all its words and is open to everybody, in ${locale}`, async ({ page }) => {
        await open(page, path);
        for (const width of [320, 600, 768, 900, 1024, 1280, 2560]) {
          await page.setViewportSize({ width, height: 900 });
          expect(await flaws(page), `${width} px`).toEqual([]);
          if (width >= 768 && path === home) expect(await misplaced(page), `${width} px`).toEqual([]);
          // The header is a menu on the one and a navigation on the other; code and colors are the same in every language.
          if (locale !== DEFAULT_LOCALE || (width !== 320 && (width !== 1280 || path !== home))) continue;
          expect(await violationsOf(axe(page).exclude(GHOST)), `${width} px`).toEqual([]);
        }
      });
    }
  }
});
