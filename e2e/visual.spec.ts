import type { Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { pagePath } from '@/i18n/pages';
import { navSections } from '@/lib/company';
import { isSameBrowser } from './browser';
import { loadPictures, nextFrame, open, setStyles } from './page';
import { dialog, openMenu, settingsButton, submit, toast } from './parts';
import { CATALOGS, expect, NO, PHONE, SE, test, UNKNOWN_ADDRESS } from './support';

const SIZES = {
  phone: { locale: NO, viewport: PHONE },
  tablet: { locale: SE, viewport: { width: 768, height: 1024 } },
  desk: { locale: NO, viewport: { width: 1440, height: 900 } },
} as const;
type Size = keyof typeof SIZES;

interface Part {
  selector: string;
  at: Size[];
  /** How a visitor makes it appear. */
  open?: (page: Page) => Promise<unknown>;
}

/** The parts of the home page, each in the widths at which it differs. What opens comes last. */
const PARTS: Record<string, Part> = {
  hero: { selector: '#hero', at: ['phone', 'desk'] },
  about: { selector: '#about', at: ['phone', 'desk'] },
  services: { selector: '#services', at: ['phone', 'desk'] },
  technology: { selector: '#technology', at: ['tablet', 'desk'] },
  contact: { selector: '#contact', at: ['tablet', 'desk'] },
  footer: { selector: 'footer', at: ['desk'] },
  header: {
    selector: 'header',
    at: ['desk'],
    // Solid, with no section in view.
    open: (page) => page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' })),
  },
  dropdown: {
    selector: 'header nav ul',
    at: ['desk'],
    open: (page) => page.getByRole('button', { name: CATALOGS[NO].nav.servicesList }).press('Enter'),
  },
  menu: { selector: 'dialog[open]', at: ['phone'], open: openMenu },
  dialog: { selector: 'dialog[open]', at: ['phone'], open: (page) => settingsButton(page).press('Enter') },
  'form-errors': { selector: '#contact-form', at: ['phone'], open: submit },
};

/** The sections that the pictures of header, menu and footer show. Links to sections added later are left out of them. */
const PICTURED = ['about', 'services', 'technology', 'contact'];
const WITHOUT_NEW_SECTIONS = navSections
  .filter((id) => !PICTURED.includes(id))
  .map((id) => `nav :is(a[href$="#${id}"], li:has(> a[href$="#${id}"])) { display: none !important }`)
  .join(' ');

/** What is on another page, or on a first visit. */
const OTHERS = [
  { name: 'storage', size: 'phone', consent: 'false', path: pagePath('privacy', NO), selector: '#cookies' },
  { name: 'unknown', size: 'phone', consent: 'false', path: '/unknown', selector: 'main' },
  { name: 'banner', size: 'phone', consent: null, path: pagePath('home', NO), selector: '#consent-banner' },
] as const;

test.skip(({ launchOptions }) => !isSameBrowser(launchOptions), 'another browser draws text its own way');
test.use({ expectedErrors: UNKNOWN_ADDRESS });

/** Opens a page on the day of the pictures, and waits for its fonts and pictures. */
async function openWithPictures(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime('2026-11-20T12:00:00+01:00');
  // A first visit shows no font that comes late.
  await open(page, path);
  await open(page, path);
  await page.mouse.move(-1, -1);
  await loadPictures(page);
  // The boot script may have measured header and banner with another font.
  await page.evaluate(() => dispatchEvent(new Event('resize')));
}

/** Compares a part with its picture. A change elsewhere on the page, or a new section, does not change the picture. */
async function expectDesigned(page: Page, name: string, selector: string): Promise<void> {
  await page.locator(selector).waitFor();
  await nextFrame(page);
  const rules = `body > * { visibility: hidden !important } ${selector} { visibility: visible !important }
    ${WITHOUT_NEW_SECTIONS}`;
  await setStyles(page, rules);
  await page.evaluate((part) => {
    // The part begins on a whole pixel. (A margin of its own could collapse.)
    document.body.style.paddingTop = '';
    const top = (document.querySelector(part)?.getBoundingClientRect().top ?? 0) + scrollY;
    document.body.style.paddingTop = `${Math.ceil(top) - top}px`;
  }, selector);
  await expect.soft(page.locator(selector)).toHaveScreenshot(`${name}.png`, { maxDiffPixels: 40 });
  await setStyles(page, '');
}

for (const [size, { locale, viewport }] of Object.entries(SIZES)) {
  test.describe(size, () => {
    test.use({ viewport, locale: LOCALES[locale].intl });

    test('the parts of the home page, and what a visitor opens, look as designed', async ({ page }) => {
      await openWithPictures(page, pagePath('home', locale));
      for (const [name, part] of Object.entries(PARTS)) {
        if (!part.at.includes(size as Size)) continue;
        await part.open?.(page);
        await expectDesigned(page, `${name}-${size}`, part.selector);
        if (!part.open) continue;
        await page.keyboard.press('Escape');
        await expect(dialog(page).or(toast(page))).toHaveCount(0);
      }
    });
  });
}

for (const { name, size, consent, path, selector } of OTHERS) {
  test.describe(size, () => {
    test.use({ viewport: SIZES[size].viewport, consent });

    test(`the ${name} looks as designed`, async ({ page }) => {
      await openWithPictures(page, path);
      await expectDesigned(page, `${name}-${size}`, selector);
    });
  });
}
