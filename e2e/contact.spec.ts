import type { Page } from '@playwright/test';
import { company, phoneHref } from '@/company/company';
import { MESSAGE_ROWS } from '@/company/constants';
import { pagePath } from '@/company/pages';
import {
  answerPosts,
  DESK,
  dialog,
  expect,
  field,
  fillIn,
  holdBack,
  inOtherLanguage,
  open,
  PHONE,
  REQUIRED,
  settingsButton,
  submit,
  test,
  toast,
} from './support';

const [FIRST = ''] = REQUIRED;
const NETWORK_ERRORS = /Failed to (load resource|fetch)|net::ERR/;

/** Top and bottom of an element in the window. */
const span = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

inOtherLanguage('the form', (locale, { contact, toast: text }) => {
  const home = pagePath('home', locale);
  const sending = (page: Page) => page.getByRole('button', { name: contact.form.submitting });
  const idle = (page: Page) => page.getByRole('button', { name: contact.form.submit });
  const hasFocus = (page: Page) =>
    page.locator('#contact-form').evaluate((form) => form === document.activeElement?.closest('[id]'));

  test('the message box shows all its rows at every width', async ({ page }) => {
    await open(page, home);
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await field(page, 'melding').evaluate((box) => {
        const { lineHeight, borderBottomWidth } = getComputedStyle(box);
        const height = box.getBoundingClientRect().height - Number.parseFloat(borderBottomWidth);
        return height / Number.parseFloat(lineHeight);
      });
      expect(Math.floor(rows + 0.02), `${width} px`).toBe(MESSAGE_ROWS);
    }
  });

  for (const viewport of [PHONE, DESK]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({ viewport, expectedErrors: NETWORK_ERRORS });

      test('nothing moves while a message is sent, and the focus stays, whether it arrives or not', async ({
        page,
      }) => {
        await page.clock.setFixedTime('2026-11-20T20:14:00+01:00');
        const answer = await answerPosts(page);
        await open(page, home);
        await fillIn(page);
        const boxes = () =>
          page.locator('#contact-form > div:last-child > *').evaluateAll((parts) =>
            parts.map((part) => {
              const { left, width, height } = part.getBoundingClientRect();
              return [left, width, height];
            }),
          );
        const before = await boxes();
        await submit(page);
        await expect(sending(page)).toBeDisabled();
        expect(await boxes()).toEqual(before);
        // What is typed now would be cleared unsent.
        await expect(field(page, 'melding')).not.toBeEditable();
        await answer('fail');
        await expect(idle(page)).toBeFocused();
        await submit(page);
        await expect(sending(page)).toBeDisabled();
        await answer('ok');
        await expect(page.getByText(text.success.title)).toBeVisible();
        expect(await hasFocus(page)).toBe(true);

        await test.step('the form says when it was sent, until more is written', async () => {
          const sent = page.locator('[data-sent]');
          await expect(sent).toContainText('20:14');
          await expect(page.locator('#contact .question-line').first()).toHaveCSS('--answered', '1');
          await page.keyboard.press('Tab');
          await expect(field(page, FIRST)).toBeFocused();
          await page.keyboard.press('K');
          await expect(sent).toHaveCount(0);
        });
      });
    });
  }
});

inOtherLanguage('a toast', (locale, { toast: text }) => {
  const home = pagePath('home', locale);

  for (const size of [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }]) {
    test.describe(`at ${size.width} × ${size.height}`, () => {
      test.use({ viewport: size, expectedErrors: NETWORK_ERRORS });

      test('says both sentences, and covers no field in error', async ({ page }) => {
        const answer = await answerPosts(page);
        await open(page, home);
        await submit(page);
        for (const words of [text.missing.title, text.missing.description])
          await expect(toast(page).getByText(words)).toBeInViewport({ ratio: 1 });
        await expect(field(page, FIRST)).toBeFocused();
        await expect(field(page, FIRST)).toBeInViewport({ ratio: 1 });
        const strip = await span(page, '[data-kind]');
        const header = await span(page, 'body > header');
        expect(Math.abs(strip.top - header.bottom)).toBeLessThanOrEqual(1);
        expect(await toast(page).evaluate((element) => element.clientWidth)).toBe(size.width);
        if (size === PHONE) expect(strip.bottom - strip.top).toBeLessThanOrEqual(0.3 * size.height);
        for (const name of REQUIRED)
          expect((await span(page, `[name=${name}]`)).top, name).toBeGreaterThanOrEqual(strip.bottom);

        await test.step('closed by Escape or its button, it gives the focus back to the field', async () => {
          await page.keyboard.press('Escape');
          await expect(toast(page)).toHaveCount(0);
          await expect(field(page, FIRST)).toBeFocused();
          await submit(page);
          await toast(page).getByRole('button').click();
          await expect(toast(page)).toHaveCount(0);
          await expect(field(page, FIRST)).toBeFocused();
        });

        await test.step('a focused field that is empty scrolls out from under the error', async () => {
          await field(page, FIRST).evaluate((element) => {
            document.documentElement.style.scrollBehavior = 'auto';
            scrollBy(0, element.getBoundingClientRect().top - 90);
          });
          await page.keyboard.press('Enter');
          await expect(toast(page)).toBeVisible();
          const { bottom } = await span(page, '[data-kind]');
          await expect.poll(async () => (await span(page, `[name=${FIRST}]`)).top).toBeGreaterThanOrEqual(bottom);
        });

        await test.step('after a failure it offers to call; success is shown at the bottom', async () => {
          await fillIn(page);
          await submit(page);
          await answer('fail');
          await expect(toast(page).getByRole('link')).toHaveAttribute('href', phoneHref(company.phone));
          await submit(page);
          await answer('ok');
          await expect(page.getByText(text.success.description)).toBeInViewport({ ratio: 1 });
          await expect.poll(async () => (await span(page, '[data-kind=success]')).bottom).toBe(size.height);
        });
      });
    });
  }

  test('lies over the dialog, which Escape closes first', async ({ page }) => {
    await open(page, home);
    await submit(page);
    await expect(toast(page)).toBeVisible();
    const before = await toast(page).screenshot();
    // Dispatched, since scrolling to the button could take longer than the toast stays.
    await settingsButton(page).dispatchEvent('click');
    await expect(dialog(page)).toBeVisible();
    expect((await toast(page).screenshot()).equals(before)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(toast(page)).toHaveCount(1);
  });
});

test.describe('what depends on the day', () => {
  for (const [state, now, weekday] of [
    ['short', '2026-11-23T10:00Z', ''],
    ['long', '2026-11-28T20:00Z', 'vuossárga'],
  ] as const) {
    test(`moves nothing when it appears, with a ${state} sentence on the opening hours`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      const release = await holdBack(page, '**/_next/static/islands/*.js');
      const heights = async () => {
        const all: number[][] = [];
        for (const viewport of [PHONE, DESK]) {
          await page.setViewportSize(viewport);
          await page.evaluate(() => document.fonts.ready.then(() => {}));
          const sections = page.locator('#services, #contact');
          all.push(await sections.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height)));
        }
        return all;
      };
      await page.goto('/se#contact', { waitUntil: 'domcontentloaded' });
      const before = await heights();
      release();
      await page.locator('.deadlines-list').scrollIntoViewIfNeeded();
      await expect(page.locator('.deadlines-list [data-next]')).toHaveText(/\d+\s\S+$/);
      const hours = page.locator('[data-open-now]');
      await hours.scrollIntoViewIfNeeded();
      await expect(hours).not.toHaveText('');
      // The words come from the build: browsers have no Sámi weekdays.
      await expect(hours).toContainText(weekday);
      await expect.poll(heights).toEqual(before);
    });
  }
});
