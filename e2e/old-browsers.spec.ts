import type { Page } from '@playwright/test';
import no from '@/messages/no.json' with { type: 'json' };
import { expect, test } from './support';

/** What browsers at the lower edge of those supported, and older ones, lack; it is taken away from this one. */
const LACKING: Record<string, () => void> = {
  'checkVisibility, supportedEntryTypes, inert and CloseWatcher': () => {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
    Reflect.deleteProperty(PerformanceObserver, 'supportedEntryTypes');
    Reflect.deleteProperty(HTMLElement.prototype, 'inert');
    Reflect.deleteProperty(window, 'CloseWatcher');
  },
  toggleAttribute: () => Reflect.deleteProperty(Element.prototype, 'toggleAttribute'),
  ResizeObserver: () => Reflect.deleteProperty(window, 'ResizeObserver'),
};

test.use({
  viewport: { width: 390, height: 844 },
  consent: null,
  expectedErrors: /ResizeObserver|toggleAttribute|SyntaxError|planted|Unexpected/,
});

/** The site works, or it is the page without JavaScript; either way a visitor gets to every section. */
async function expectUsable(page: Page): Promise<void> {
  const menuButton = page.getByRole('button', { name: no.nav.openMenu });
  const navigation = page.getByRole('banner').getByRole('link', { name: no.nav.contact, exact: true });
  await expect(menuButton.or(navigation).first()).toBeVisible();
  await expect(page.locator('main')).toContainText(no.contact.title);
  if (await menuButton.isVisible()) {
    await page.locator('#consent-banner button').last().click();
    await expect(page.locator('#consent-banner')).toBeHidden();
    await menuButton.click();
    await page.getByRole('dialog').getByRole('link', { name: no.nav.contact, exact: true }).click();
  } else await navigation.click();
  await expect(page.getByRole('heading', { name: no.contact.title })).toBeInViewport();
}

for (const [name, takeAway] of Object.entries(LACKING)) {
  test(`without ${name} the site works or is the page without JavaScript`, async ({ page }) => {
    await page.addInitScript(takeAway);
    await page.goto('/');
    await expectUsable(page);
  });
}

test('where a script cannot be read, the page is the one without JavaScript', async ({ page }) => {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const code = await (await route.fetch()).text();
    const body = code.includes('hydrateRoot') ? `const = ;${code}` : code;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await page.goto('/');
  await expect(page.locator('html:not([data-js])')).toHaveCount(1);
  await expectUsable(page);
});
