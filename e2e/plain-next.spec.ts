import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FIELD_NAMES } from '@/lib/constants';
import { pagePath } from '@/lib/pages';
import { serve } from '@/scripts/local/serve';
import { PLAIN_DIR } from './plain';
import { expect, hydrated, inOtherLanguage, open, receivePosts, test } from './support';

test.skip(({ browserName }) => browserName !== 'chromium', 'what Next writes is the same for every browser');
test.use({ viewport: { width: 390, height: 844 }, consent: null });
test.describe.configure({ mode: 'default' });

/** The site without optimizations: its pages as Next wrote them, locked down all the same. */
let server: Server;
test.beforeAll(async () => {
  if (!existsSync(PLAIN_DIR)) throw new Error(`There is no ${PLAIN_DIR}/: \`npm run e2e\` builds it.`);
  server = await serve(PLAIN_DIR, 0);
});
test.afterAll(() => server?.close());
const address = (path: string) => `http://localhost:${(server.address() as AddressInfo).port}${path}`;

inOtherLanguage('the site as Next writes it', (locale, text) => {
  test('works as Next writes it: consent, menu, slides, form', async ({ page }) => {
    await page.goto(address(pagePath('home', locale)));
    await expect(page.locator('head link[rel=stylesheet]').first()).toBeAttached();
    await expect(page.locator('[data-src]')).toHaveCount(0);
    await hydrated(page);
    await page.getByRole('button', { name: text.consent.banner.decline, exact: true }).click();
    await expect(page.locator('#consent-banner')).toBeHidden();
    await page.getByRole('button', { name: text.nav.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: text.nav.contact, exact: true }).click();
    await expect(page.locator('#contact h2')).toBeInViewport();
    const posts = await receivePosts(page);
    for (const name of FIELD_NAMES) await page.locator(`[name=${name}]`).fill('a@b.example');
    await page.getByRole('button', { name: text.contact.form.submit }).click();
    await expect(page.getByText(text.toast.success.title)).toBeVisible();
    expect(posts).toHaveLength(1);
    await page.locator('#hero fieldset button').nth(1).click();
    await expect(page.locator('[data-slide="1"]')).toHaveAttribute('data-current', '');
  });

  test.describe('where another program has changed it', () => {
    test.use({ expectedErrors: /#418/ });

    test('stays', async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => document.querySelector('main p')?.prepend('planted '));
      });
      await open(page, address(pagePath('privacy', locale)));
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('footer')).toBeAttached();
    });
  });
});

test.describe('a page as Next writes it', () => {
  // React 19.3 tries again and again. Once it does not, the rewriting of its markers can go (docs/upgrading.md, `suspense`).
  test('is never hydrated where another program has put an element first into main', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.querySelector('main')?.prepend(document.createElement('div')),
      );
    });
    await page.goto(address('/'));
    // The parts before it are hydrated, so React has come there.
    await page.waitForFunction(() => {
      const button = document.querySelector('header button') ?? {};
      return Object.keys(button).some((name) => name.startsWith('__reactProps$'));
    });
    const isHydrated = page.waitForFunction(() => 'isHydrated' in window, undefined, { timeout: 4000 });
    await expect(isHydrated).rejects.toThrow('Timeout');
  });
});
