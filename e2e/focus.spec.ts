import type { Page } from '@playwright/test';
import { company } from '@/lib/company';
import { pagePath } from '@/lib/pages';
import { expect, fill, hydrated, inOtherLanguage, receivePosts, test } from './support';
import { field, fillIn, PHONE } from './visitor';

/** Where the focus is: the id of the section, form or page part that holds it. */
const focusedIn = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[id]:not([id^=headlessui], input, textarea)')?.id);
const gone = (page: Page) => page.evaluate(() => document.activeElement === document.body);

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);
  const privacy = pagePath('privacy', locale);

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE });
    const menu = (page: Page) => page.getByRole('dialog', { name: text.nav.menu });
    const open = (page: Page) => page.getByRole('button', { name: text.nav.openMenu }).click();

    for (const from of [home, privacy]) {
      test(`a link of the menu on ${from} takes the focus to its section`, async ({ page }) => {
        await page.goto(from);
        await hydrated(page);
        await open(page);
        await menu(page).getByRole('link', { name: text.nav.technology, exact: true }).click();
        await expect.poll(() => focusedIn(page)).toBe('technology');
        await page.keyboard.press('Tab');
        expect(await gone(page)).toBe(false);
        expect(await page.locator('#technology').getAttribute('tabindex')).toBeNull();
      });
    }

    test('the menu slides at its first opening too', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(home);
      await hydrated(page);
      const moved = page.evaluate(
        () =>
          new Promise((resolve) => {
            addEventListener('transitionstart', (event) => {
              if ((event.target as Element).matches('.menu') && event.propertyName === 'transform') resolve(true);
            });
          }),
      );
      await open(page);
      expect(await moved).toBe(true);
    });
  });

  test.describe('on a first visit', () => {
    test.use({ consent: null, viewport: { width: 1280, height: 800 } });

    test('the focus stays where the visitor reads when the banner is answered', async ({ page }) => {
      await page.goto(`${home}#services`);
      await hydrated(page);
      await page.getByRole('button', { name: text.consent.banner.decline, exact: true }).click();
      await expect.poll(() => focusedIn(page)).toBe('services');
    });

    test('the focus goes from the button of the placeholder to the map in its place', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await page.locator('.map').getByRole('button').click();
      await page.getByRole('button', { name: text.consent.dialog.acceptAll }).click();
      await expect(page.locator('.map iframe')).toBeVisible();
      await expect(page.locator('.map')).toBeFocused();
    });
  });

  test.describe('with the form', () => {
    test('the focus stays with the form while it is sent and after', async ({ page }) => {
      let answer = () => {};
      await receivePosts(page, () => new Promise((resolve) => (answer = () => resolve('ok'))));
      await page.goto(home);
      await fillIn(page);
      await page.getByRole('button', { name: text.contact.form.submit }).click();
      await expect(page.getByRole('button', { name: text.contact.form.submitting })).toBeDisabled();
      expect(await focusedIn(page)).toBe('contact-form');
      answer();
      await expect(page.getByText(text.toast.success.title)).toBeVisible();
      expect(await focusedIn(page)).toBe('contact-form');
      await page.keyboard.press('Tab');
      await expect(field(page, 'navn')).toBeFocused();
    });

    test.describe('that could not be sent', () => {
      test.use({ expectedErrors: /./ });
      test('the focus goes back to the button', async ({ page }) => {
        await receivePosts(page, () => 'fail');
        await page.goto(home);
        await fillIn(page);
        await page.getByRole('button', { name: text.contact.form.submit }).click();
        await expect(page.getByRole('button', { name: text.contact.form.submit })).toBeFocused();
      });
    });

    test('a toast closes with Escape and by its button, and the focus goes back to the field', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      const submit = page.getByRole('button', { name: text.contact.form.submit });
      const toast = page.locator('.toast');
      await submit.click();
      await expect(toast).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(toast).toHaveCount(0);
      await expect(field(page, 'navn')).toBeFocused();
      await submit.click();
      await toast.getByRole('button', { name: text.toast.dismiss }).click();
      await expect(toast).toHaveCount(0);
      await expect(field(page, 'navn')).toBeFocused();
    });
  });

  test('a toast lies over the dialog, and Escape closes the dialog first', async ({ page }) => {
    await page.goto(home);
    await page.getByRole('button', { name: text.contact.form.submit }).click();
    const toast = page.locator('.toast');
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

  test.describe('names', () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test('a name contains what is seen, and says the new tab apart', async ({ page }) => {
      await page.goto(home);
      const languages = page.getByRole('banner').getByRole('navigation', { name: text.language.label });
      for (const link of await languages.getByRole('link').all()) {
        expect(await link.getAttribute('aria-label')).toContain(await link.textContent());
      }
      const newTab = `(${text.common.opensInNewTab})`;
      await expect(page.getByRole('link', { name: `${text.about.news.link} ${newTab}` })).toHaveCount(1);
      await expect(page.getByRole('link', { name: `${text.contact.map.openElsewhere} ${newTab}` })).toHaveCount(1);
    });

    test('every table of the privacy policy has a caption', async ({ page }) => {
      await page.goto(privacy);
      for (const name of [
        text.privacy.cookies.tableCaption,
        fill(text.privacy.cookies.mapCaption, company.map ?? {}),
      ]) {
        await expect(page.getByRole('table', { name })).toHaveCount(1);
      }
    });

    test('a table that is laid out as blocks names its roles, which Safari forgets', async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 800 });
      for (const path of [home, privacy]) {
        await page.goto(path);
        const silent = await page.evaluate(() =>
          [...document.querySelectorAll('table, thead, tbody, tr, th, td')]
            .filter((part) => !getComputedStyle(part).display.startsWith('table') && !part.role)
            .map((part) => part.outerHTML.slice(0, 60)),
        );
        expect(silent).toEqual([]);
      }
    });
  });
});
