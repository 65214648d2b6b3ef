import type { Page } from '@playwright/test';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { company } from '@/lib/company';
import { FIELD_NAMES } from '@/model/form-fields';
import { open } from '../page';
import { field, openMenu, settingsButton } from '../parts';
import { expect, forEveryLocale, PHONE, test } from '../support';

/** What has the focus in an open dialog: a container would be read out whole. */
const FOCUSED = 'dialog[open] :is(a, button, h2):focus';

/** Soft hyphens, and whatever else is not seen. */
const MARKS = /\p{Cf}/u;

/** The names of controls as far as they are their own text; hidden ones included, such as the links of the list of services. */
const namesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((controls) =>
    controls.map((control) => {
      const copy = control.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
      return control.getAttribute('aria-label') ?? copy.textContent;
    }),
  );

// Heard with Orca and Firefox first; these are the causes that can be measured.
forEveryLocale('a screen reader', (locale) => {
  test('finds no marks for line breaks in names, nothing empty, headings, not landmarks, in the policy, and the focus on no container', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    const expectPlain = async (selector: string) => {
      const names = await namesOf(page, selector);
      expect(names.length, selector).toBeGreaterThan(0);
      expect(names.filter((name) => MARKS.test(name))).toEqual([]);
    };
    for (const id of PAGE_IDS) {
      await open(page, pagePath(id, locale));
      await expectPlain('a, button');
      // Hidden words in a link of text would be spoken as a second link, an empty status as “status bar”.
      await expect(page.locator('a:not(:has(img, p)) > .sr-only, [role=status]')).toHaveCount(0);
      // What is announced does not come before the page.
      await expect(page.locator('footer ~ #toast-list, footer ~ * #toast-list')).toHaveCount(1);
    }
    await expect(page.locator('main section:is([aria-label], [aria-labelledby])')).toHaveCount(0);
    await open(page, pagePath('home', locale));
    for (const name of FIELD_NAMES) await expect(field(page, name)).toHaveAccessibleName(/^\P{Cf}+$/u);
    await openMenu(page);
    await expectPlain('dialog, dialog :is(a, button)');
    await expect(page.locator(FOCUSED)).toHaveCount(1);
    await page.keyboard.press('Escape');
    if (!company.map) return;
    await settingsButton(page).press('Enter');
    await expectPlain('dialog[open], dialog[open] :is(a, button)');
    await expect(page.locator(FOCUSED)).toHaveCount(1);
  });
});
