import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LOCALES } from '@/i18n/locales';
import { PAGE_IDS, type Page as PageId, pagePath } from '@/site/pages';
import { expect, forEveryLocale, hydrated, receivePosts, type Texts, test } from './support';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
const WIDTHS = { phone: 390, desktop: 1440 };

interface State {
  /** Left out: every page. */
  on?: (PageId | 'unknown')[];
  /** Left out: both widths. */
  at?: keyof typeof WIDTHS;
  /** What has been decided about the map; left out: a no. */
  consent?: 'true' | null;
  reach?: (page: Page, text: Texts) => Promise<unknown>;
}

const openDialog = (page: Page, { footer, consent }: Texts) =>
  page
    .getByRole('contentinfo')
    .getByRole('button', { name: footer.cookieSettings })
    .click()
    .then(() => page.getByRole('dialog', { name: consent.dialog.title }).waitFor());

async function send(page: Page, text: Texts, outcome: 'ok' | 'fail'): Promise<void> {
  await receivePosts(page, () => outcome);
  for (const field of await page.locator('[required]').all()) await field.fill('1');
  await page.getByRole('button', { name: text.contact.form.submit }).click();
  await page.getByText(text.toast[outcome === 'ok' ? 'success' : 'error'].title, { exact: true }).waitFor();
}

const STATES: Record<string, State> = {
  'the page as it opens, with the map refused': { on: [...PAGE_IDS, 'unknown'] },
  'a first visit with its banner': { consent: null },
  'the map': { on: ['home'], consent: 'true', reach: (page) => page.locator('iframe').scrollIntoViewIfNeeded() },
  'the consent dialog': { reach: openDialog },
  'the consent dialog with the map allowed': { consent: 'true', reach: openDialog },
  'the menu': {
    at: 'phone',
    reach: async (page, { nav }) => {
      await page.getByRole('button', { name: nav.openMenu }).click();
      await page.getByRole('dialog', { name: nav.menu }).waitFor();
    },
  },
  'the list of services': {
    at: 'desktop',
    reach: (page, { nav }) => page.getByRole('button', { name: nav.servicesList }).press('Enter'),
  },
  'a form with errors and the toast that says so': {
    on: ['home'],
    reach: async (page, { contact, toast }) => {
      await page.getByRole('button', { name: contact.form.submit }).click();
      await page.getByText(toast.missing.title).waitFor();
    },
  },
  'a request that has arrived': { on: ['home'], reach: (page, text) => send(page, text, 'ok') },
  'a request that has failed': { on: ['home'], reach: (page, text) => send(page, text, 'fail') },
  'text of twice the size': {
    on: [...PAGE_IDS, 'unknown'],
    consent: null,
    reach: (page) =>
      page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      }),
  },
};

test.use({ reducedMotion: 'reduce', expectedErrors: /ERR_CONNECTION_RESET|Failed to (fetch|load resource)|404/ });

forEveryLocale((locale, text) => {
  for (const [state, { on = PAGE_IDS, at, consent = 'false', reach }] of Object.entries(STATES)) {
    for (const [size, width] of Object.entries(WIDTHS).filter(([name]) => !at || name === at)) {
      for (const id of on) {
        test.describe(`${id}, ${size}`, () => {
          test.use({ consent, viewport: { width, height: 900 } });

          test(`axe has nothing against ${state}`, async ({ page }) => {
            // The service's own page is not ours to judge; this one is as good as a page can be.
            await page.route(/^https:/, (route) =>
              route.fulfill({
                contentType: 'text/html',
                body: '<html lang=en><title>Map</title><main aria-label=Map><h1>Map</h1>',
              }),
            );
            await page.goto(id === 'unknown' ? `${LOCALES[locale].prefix}/unknown` : pagePath(id, locale));
            if (id !== 'unknown') await hydrated(page);
            await reach?.(page, text);
            const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
            expect(violations.map(({ id: rule, nodes }) => [rule, ...nodes.map(({ html }) => html)])).toEqual([]);
          });
        });
      }
    }
  }
});
