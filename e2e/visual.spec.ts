import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@/company/locales';
import { pagePath } from '@/company/pages';
import { isSameBrowser } from './reference';
import { CATALOGS, expect, NO, open, receivePosts, SE, type Texts, test, UNKNOWN_ADDRESS } from './support';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};

type Size = keyof typeof SIZES;
/** Every part in each width, and in two languages. */
const SEEN: [Locale, Size][] = [
  [NO, 'phone'],
  [NO, 'desk'],
  [SE, 'tablet'],
];

/** The parts of the landing page, each looked at by itself. */
const PARTS = ['about', 'services', 'technology', 'contact', 'footer'];

/** What other pictures show already: these are alike in two widths, or stand behind a banner or a list. */
const SHOWN = ['hero-se-tablet', 'hero-no-desk', 'privacy-se-tablet', 'storage-no-desk', 'unknown-se-tablet'];

interface State {
  at: Size[];
  /** What of the page is looked at; left out: what the window shows. */
  part?: string;
  reach: (page: Page, text: Texts) => Promise<unknown>;
}

const submit = (page: Page, { contact }: Texts) =>
  page.getByRole('button', { name: contact.form.submit }).press('Enter');

/** What a visitor brings the landing page to, one after the other. */
const STATES: Record<string, State> = {
  menu: {
    at: ['phone'],
    reach: (page, { nav }) => page.getByRole('button', { name: nav.openMenu }).press('Enter'),
  },
  dropdown: {
    at: ['desk'],
    reach: (page, { nav }) => page.getByRole('button', { name: nav.servicesList }).press('Enter'),
  },
  dialog: {
    at: ['phone', 'desk'],
    reach: (page, { footer }) =>
      page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).press('Enter'),
  },
  toast: {
    at: ['phone', 'desk'],
    reach: async (page, text) => {
      await receivePosts(page);
      for (const field of await page.locator('[required]').all()) await field.fill('1');
      await submit(page, text);
      await page.getByText(text.toast.success.title).waitFor();
    },
  },
  'form-errors': { part: '#contact-form', at: ['phone', 'desk'], reach: submit },
};

test.skip(({ launchOptions }) => !isSameBrowser(launchOptions), 'another browser draws text its own way');

test.use({ expectedErrors: UNKNOWN_ADDRESS });

/** Opens a page on the day of the pictures, and waits for its fonts and pictures. */
async function openAt(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-20T12:00:00+01:00');
  await open(page, path);
  await page.mouse.move(-1, -1);
  await allPictures(page);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // The room for the banner was measured when it first came, perhaps with another font.
    dispatchEvent(new Event('resize'));
  });
}

/** Waits for every picture of the page. */
const allPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });

/** Brings a part to the top, on a whole pixel, with nothing that hovers over the page in front of it. */
const bringUp = (page: Page, part: string) =>
  page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>('header, #toasts'))
      element.style.visibility = 'hidden';
    const { top = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    scrollTo({ top: Math.floor(top + scrollY), behavior: 'instant' });
  }, part);

for (const [locale, size] of SEEN) {
  const text = CATALOGS[locale];

  test.describe(`${locale}, ${size}`, () => {
    test.use({ viewport: SIZES[size], locale: LOCALES[locale].intl });

    async function expectDesigned(page: Page, name: string, part?: string): Promise<void> {
      const picture = `${name}-${locale}-${size}`;
      if (SHOWN.includes(picture)) return;
      if (part) await bringUp(page, part);
      const seen = part ? page.locator(part) : page;
      await expect.soft(seen).toHaveScreenshot(`${picture}.png`, { maxDiffPixelRatio: 0.002 });
    }

    test('the landing page, its parts and what a visitor opens look as designed', async ({ page }) => {
      await openAt(page, pagePath('home', locale));
      await expectDesigned(page, 'hero');
      for (const [name, { at, part, reach }] of Object.entries(STATES)) {
        if (!at.includes(size)) continue;
        await reach(page, text);
        await expectDesigned(page, name, part);
        await page.keyboard.press('Escape');
        await expect(page.locator('[role=dialog], [data-kind]')).toHaveCount(0);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
      await page.reload();
      await allPictures(page);
      for (const part of PARTS) await expectDesigned(page, part, part === 'footer' ? part : `#${part}`);
    });

    test('other pages look as designed', async ({ page }) => {
      await openAt(page, pagePath('privacy', locale));
      await expectDesigned(page, 'privacy');
      await expectDesigned(page, 'storage', '#cookies');
      await openAt(page, `${LOCALES[locale].prefix}/unknown`);
      await expectDesigned(page, 'unknown');
    });

    test.describe('on a first visit', () => {
      test.use({ consent: null });

      test('the banner looks as designed', async ({ page }) => {
        await openAt(page, pagePath('home', locale));
        await expectDesigned(page, 'first-visit');
      });
    });
  });
}
