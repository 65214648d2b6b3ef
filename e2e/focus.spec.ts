import type { Page } from '@playwright/test';
import { company } from '@/company/company';
import { pagePath } from '@/company/pages';
import { expect, fill, inOtherLanguage, open, receivePosts, test } from './support';
import { field, fillIn, PHONE } from './visitor';

/** Where the focus is: the id of the section, form or page part that holds it. */
const focusedIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[id]:not([id^=headlessui], input, textarea)')?.id);

inOtherLanguage('the focus', (locale, text) => {
  const home = pagePath('home', locale);
  const privacy = pagePath('privacy', locale);
  const submit = (page: Page) => page.getByRole('button', { name: text.contact.form.submit });

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, reducedMotion: 'no-preference' });

    test('the menu slides in, and its links take the focus to their section', async ({ page }) => {
      await open(page, home);
      await page.evaluate(() =>
        addEventListener('transitionstart', ({ target, propertyName }) => {
          const isSlide = propertyName === 'translate' && (target as Element).matches('[role=dialog]');
          if (isSlide) Object.assign(window, { hasSlid: true });
        }),
      );
      await page.getByRole('button', { name: text.nav.openMenu }).click();
      await expect.poll(() => page.evaluate('window.hasSlid')).toBe(true);
      const menu = page.getByRole('dialog', { name: text.nav.menu });
      await menu.getByRole('link', { name: text.nav.technology, exact: true }).click();
      await expect.poll(() => focusedIn(page)).toBe('technology');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
      expect(await page.locator('#technology').getAttribute('tabindex')).toBeNull();
    });
  });

  test.describe('on a first visit', () => {
    test.use({ consent: null, viewport: { width: 1280, height: 800 } });

    test('stays where the visitor reads when the banner is answered', async ({ page }) => {
      await open(page, `${home}#services`);
      await page.getByRole('button', { name: text.consent.banner.decline, exact: true }).click();
      await expect.poll(() => focusedIn(page)).toBe('services');
    });

    test('goes from the button of the placeholder to the map in its place', async ({ page }) => {
      await open(page, home);
      await page.locator('#contact-map').getByRole('button').click();
      await page.getByRole('button', { name: text.consent.dialog.acceptAll }).click();
      await expect(page.locator('#contact-map iframe')).toBeVisible();
      await expect(page.locator('#contact-map')).toBeFocused();
    });
  });

  test.describe('with the form', () => {
    test.use({ expectedErrors: /Failed to (fetch|load resource)|ERR_CONNECTION_RESET/ });

    test('stays with it while it is sent and after, also in vain', async ({ page }) => {
      // Each post takes the promise that was made before it was sent.
      let answer = (_: 'ok' | 'fail') => {};
      const nextAnswer = () => new Promise<'ok' | 'fail'>((resolve) => (answer = resolve));
      let answered = nextAnswer();
      await receivePosts(page, () => answered);
      await open(page, home);
      await fillIn(page);
      await submit(page).click();
      await expect(page.getByRole('button', { name: text.contact.form.submitting })).toBeDisabled();
      expect(await focusedIn(page)).toBe('contact-form');
      answer('fail');
      await expect(submit(page)).toBeFocused();
      answered = nextAnswer();
      await submit(page).click();
      await expect(page.getByRole('button', { name: text.contact.form.submitting })).toBeDisabled();
      answer('ok');
      await expect(page.getByText(text.toast.success.title)).toBeVisible();
      expect(await focusedIn(page)).toBe('contact-form');
      await page.keyboard.press('Tab');
      await expect(field(page, 'navn')).toBeFocused();
    });

    test('goes back to the field when a toast is closed with Escape or by its button', async ({ page }) => {
      await open(page, home);
      const toast = page.locator('[data-kind]');
      const close = { escape: () => page.keyboard.press('Escape'), button: () => toast.getByRole('button').click() };
      for (const act of Object.values(close)) {
        await submit(page).click();
        await expect(toast).toBeVisible();
        await act();
        await expect(toast).toHaveCount(0);
        await expect(field(page, 'navn')).toBeFocused();
      }
    });

    test('a toast lies over the dialog, and Escape closes the dialog first', async ({ page }) => {
      await open(page, home);
      await submit(page).click();
      const toast = page.locator('[data-kind]');
      await expect(toast).toBeVisible();
      const before = await toast.screenshot();
      // Pressed by the page itself: a visitor's press would come after the toast has gone, in tests that are slow.
      await page.getByRole('contentinfo').getByRole('button').dispatchEvent('click');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect((await toast.screenshot()).equals(before)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(toast).toHaveCount(1);
    });
  });

  test('a link that opens a new tab says so, and every table has a caption and its roles', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(home);
    const newTabs = await page.locator('main a[target=_blank]').all();
    expect(newTabs.length).toBeGreaterThan(1);
    for (const link of newTabs) {
      expect(await link.ariaSnapshot()).toContain(`(${text.common.opensInNewTab})`);
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    /** Parts of tables that are laid out as blocks, whose roles Safari forgets. */
    const silent = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
          .filter((part) => !getComputedStyle(part).display.startsWith('table') && !part.role)
          .map((part) => part.outerHTML.slice(0, 60)),
      );
    expect(await silent()).toEqual([]);
    await page.goto(privacy);
    expect(await silent()).toEqual([]);
    const { tableCaption, mapCaption } = text.privacy.cookies;
    for (const name of [tableCaption, fill(mapCaption, company.map ?? {})])
      await expect(page.getByRole('table', { name })).toHaveCount(1);
  });
});
