import type { Page } from '@playwright/test';
import { company, phoneHref } from '@/company/company';
import { pagePath } from '@/company/pages';
import { expect, inOtherLanguage, open, receivePosts, test } from './support';
import { field, fillIn, PHONE } from './visitor';

const LOW = { width: 844, height: 390 };
const NARROW = { width: 320, height: 568 };
const toast = (page: Page) => page.locator('[data-kind]');

/** Top and bottom of an element in the window. */
const span = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

inOtherLanguage('a toast', (locale, { contact, toast: text }) => {
  const home = pagePath('home', locale);
  const submit = (page: Page) => page.getByRole('button', { name: contact.form.submit }).click();

  for (const size of [NARROW, PHONE, LOW]) {
    test.describe(`at ${size.width} × ${size.height}`, () => {
      test.use({ viewport: size, expectedErrors: /Failed to (load resource|fetch)|net::ERR/ });

      test('says both sentences, and covers no field in error', async ({ page }) => {
        await open(page, home);
        await submit(page);
        for (const words of [text.missing.title, text.missing.description])
          await expect(toast(page).getByText(words)).toBeInViewport({ ratio: 1 });
        await expect(field(page, 'navn')).toBeFocused();
        await expect(field(page, 'navn')).toBeInViewport({ ratio: 1 });
        const strip = await span(page, '[data-kind]');
        const header = await span(page, 'body > header');
        expect(Math.abs(strip.top - header.bottom)).toBeLessThanOrEqual(1);
        expect(await toast(page).evaluate((element) => element.clientWidth)).toBe(size.width);
        if (size === PHONE) expect(strip.bottom - strip.top).toBeLessThanOrEqual(0.3 * size.height);
        for (const name of ['navn', 'telefon', 'email'])
          expect((await span(page, `[name=${name}]`)).top, name).toBeGreaterThanOrEqual(strip.bottom);

        await test.step('a focused field that is empty comes out from under the error', async () => {
          await page.keyboard.press('Escape');
          await expect(toast(page)).toHaveCount(0);
          const name = field(page, 'navn');
          await name.evaluate((element) => {
            document.documentElement.style.scrollBehavior = 'auto';
            scrollBy(0, element.getBoundingClientRect().top - 90);
          });
          await name.press('Enter');
          await expect(toast(page)).toBeVisible();
          const { bottom } = await span(page, '[data-kind]');
          await expect.poll(async () => (await span(page, '[name=navn]')).top).toBeGreaterThanOrEqual(bottom);
        });

        await test.step('what has failed offers to call; success lies at the bottom', async () => {
          let answer: 'ok' | 'fail' = 'fail';
          await receivePosts(page, () => answer);
          await fillIn(page);
          await submit(page);
          await expect(toast(page).getByRole('link')).toHaveAttribute('href', phoneHref(company.phone));
          answer = 'ok';
          await submit(page);
          await expect(page.getByText(text.success.description)).toBeInViewport({ ratio: 1 });
          await expect.poll(async () => (await span(page, '[data-kind=success]')).bottom).toBe(size.height);
        });
      });
    });
  }
});
