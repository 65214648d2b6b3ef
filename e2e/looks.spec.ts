import type { Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { pagePath } from '@/site/pages';
import { expect, forEveryLocale, hydrated, receivePosts, type Texts, test, WHOLE_CHROMIUM } from './support';

const SIZES = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
};

interface Look {
  /** Left out: the landing page. */
  on?: 'privacy' | 'unknown';
  /** What of the page is looked at; left out: what the window shows. */
  part?: string;
  at?: (keyof typeof SIZES)[];
  reach?: (page: Page, text: Texts) => Promise<unknown>;
}

const submit = (page: Page, { contact }: Texts) =>
  page.getByRole('button', { name: contact.form.submit }).press('Enter');

const LOOKS: Record<string, Look> = {
  hero: {},
  about: { part: '#about' },
  services: { part: '#services' },
  technology: { part: '#technology' },
  contact: { part: '#contact' },
  footer: { part: 'footer' },
  privacy: { on: 'privacy' },
  storage: { on: 'privacy', part: '#cookies' },
  unknown: { on: 'unknown' },
  'form-errors': { part: '#contact-form', at: ['phone', 'desk'], reach: submit },
  toast: {
    at: ['phone', 'desk'],
    reach: async (page, text) => {
      await receivePosts(page);
      for (const field of await page.locator('[required]').all()) await field.fill('1');
      await submit(page, text);
      await page.getByText(text.toast.success.title).waitFor();
    },
  },
  menu: {
    at: ['phone', 'tablet'],
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
};

test.skip(
  ({ browserName }) => browserName !== 'chromium' || process.env.CHROMIUM !== '/usr/bin/chromium',
  "the pictures to compare with come from the distribution's Chromium; others draw text their own way",
);
const GREY =
  '<svg xmlns="http://www.w3.org/2000/svg" width="2560" height="1440"><path fill="#777" d="M0 0h2560v1440H0z"/></svg>';

test.use({ launchOptions: WHOLE_CHROMIUM, reducedMotion: 'reduce', expectedErrors: /404/ });

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-20T12:00:00+01:00');
  await page.goto(path);
  if (!path.endsWith('unknown')) await hydrated(page);
  await page.mouse.move(-1, -1);
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
    for (const element of document.querySelectorAll<HTMLElement>('.header, .toasts'))
      element.style.visibility = 'hidden';
    const { top = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
    scrollTo({ top: Math.floor(top + scrollY), behavior: 'instant' });
  }, part);

const LIMITS = { maxDiffPixelRatio: 0.002 };

forEveryLocale((locale, text) => {
  for (const [size, viewport] of Object.entries(SIZES) as [keyof typeof SIZES, (typeof SIZES)['desk']][]) {
    test.describe(size, () => {
      test.use({ viewport });
      // Photographs are the owner's to change, and make large files: a grey plane stands for them.
      test.beforeEach(({ page }) =>
        page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: GREY })),
      );

      for (const [name, { on = 'home', part, at, reach }] of Object.entries(LOOKS)) {
        if (at && !at.includes(size)) continue;
        test(`${name} looks as designed`, async ({ page }) => {
          await open(page, on === 'unknown' ? `${LOCALES[locale].prefix}/unknown` : pagePath(on, locale));
          await allPictures(page);
          await reach?.(page, text);
          const seen = part ? page.locator(part) : page;
          if (part) await bringUp(page, part);
          await expect(seen).toHaveScreenshot(`${name}-${locale}-${size}.png`, LIMITS);
        });
      }

      test.describe('on a first visit', () => {
        test.use({ consent: null });

        test('the banner looks as designed', async ({ page }) => {
          await open(page, pagePath('home', locale));
          await allPictures(page);
          await expect(page).toHaveScreenshot(`first-visit-${locale}-${size}.png`, LIMITS);
        });
      });
    });
  }
});
