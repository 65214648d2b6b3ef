import type { Page, Route } from '@playwright/test';
import { MESSAGE_ROWS } from '@/cms/schema/form-fields';
import { pagePath } from '@/i18n/pages';
import { company, phoneHref } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { contrastOf } from './content/controls';
import { enter, expectFilledIn, FIRST, field, fillIn, REQUIRED, submit, toast } from './parts';
import { CATALOGS, DESK, doubleLetters, expect, holdBack, IN_SE, open, PHONE, SE, test } from './support';

const { contact, toast: text } = CATALOGS[SE];
const home = pagePath('home', SE);
test.use({ ...IN_SE, expectedErrors: /Failed to (load resource|fetch)|net::ERR|404/ });

/** Keeps each contact request waiting. Returns a function that answers the next one. */
async function answerPosts(page: Page): Promise<(answer: 'ok' | 'fail') => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(FORM_ENDPOINT, (route) => void waiting.push(route));
  return async (answer) => {
    await expect.poll(() => waiting.length).toBe(1);
    const route = waiting.pop();
    await (answer === 'ok' ? route?.fulfill({ body: '' }) : route?.abort('connectionreset'));
  };
}

/** Where an element is in the window. */
const edges = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    return { top, bottom, left, right };
  });

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
  test(`nothing moves at ${viewport.width} px while a message is sent, and the focus stays`, async ({ page }) => {
    await page.setViewportSize(viewport);
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
    const sending = page.getByRole('button', { name: contact.form.submitting });
    await submit(page);
    await expect(sending).toBeDisabled();
    const colors = await sending.evaluate((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return [color, backgroundColor] as const;
    });
    expect(contrastOf(...colors)).toBeGreaterThan(4.5);
    expect(await boxes()).toEqual(before);
    await answer('fail');
    await expect(page.getByRole('button', { name: contact.form.submit })).toBeFocused();
    await submit(page);
    await expect(sending).toBeDisabled();
    await answer('ok');
    await expect(page.locator('[data-outcome=sent]')).toBeVisible();
    await expect(page.locator('#contact-form')).toBeFocused();
    await expect(page.locator('#contact .question-line').first()).toHaveCSS('--answered', '1');
    await page.keyboard.press('Tab');
    await expect(field(page, FIRST)).toBeFocused();
  });
}

test('on a phone the form follows phone and e-mail; from 768 px the rest is above or beside it', async ({ page }) => {
  const order = () =>
    page.locator('.contact-parts').evaluate((parts) => {
      const boxes = [...parts.querySelectorAll(':scope > *, :scope > [data-island] > *')]
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ part, box }) => box.height > 1 && !part.classList.contains('sr-only'));
      const place = ({ part, box }: (typeof boxes)[number]) => ({
        name: part.querySelector('form') ? 'form' : (part.textContent ?? '').slice(0, 12),
        ...{ top: box.top, left: box.left, right: box.right },
      });
      return boxes.map(place);
    });
  const isSorted = (numbers: number[]) => numbers.every((number, index) => number >= (numbers[index - 1] ?? number));
  await page.setViewportSize(PHONE);
  await open(page, home);
  const parts = await order();
  expect(parts[1]?.name).toBe('form');
  expect(isSorted(parts.map(({ top }) => top))).toBe(true);
  const lead = await edges(page, '#contact .text-lead');
  expect((await edges(page, `[name=${FIRST}]`)).top - lead.bottom).toBeLessThanOrEqual(310);

  await page.setViewportSize({ width: 768, height: 1024 });
  const [form, ...others] = (await order()).sort(
    (one, other) => Number(one.name !== 'form') - Number(other.name !== 'form'),
  );
  for (const { name, top } of others) expect(top, name).toBeLessThan(form?.top ?? 0);
  await page.setViewportSize(DESK);
  const beside = (await order()).filter(({ name }) => name !== 'form');
  expect(isSorted(beside.map(({ top }) => top))).toBe(true);
  for (const { name, right } of beside) expect(right, name).toBeLessThan((await edges(page, '#contact-form')).left);
});

const WINDOWS = [PHONE, { width: 1024, height: 768 }, DESK];

test('no label of a field in error is behind the header or the error, with letters of double size too', async ({
  page,
}) => {
  await open(page, home);
  for (const size of [PHONE, DESK, ...WINDOWS.map((window) => ({ ...window, isDouble: true }))]) {
    await page.setViewportSize(size);
    if ('isDouble' in size) await doubleLetters(page);
    for (const name of [FIRST, REQUIRED.at(-1) ?? FIRST]) {
      await fillIn(page);
      await field(page, name).fill('');
      await submit(page);
      await expect(field(page, name)).toBeFocused();
      await expect(toast(page)).toHaveCount(1);
      const [label, error] = [await edges(page, `label[for=contact-${name}]`), await edges(page, '[data-kind]')];
      const header = await edges(page, 'body > header');
      const isBeside = error.right < (await edges(page, '#contact-form')).left;
      const isClear = isBeside || label.bottom <= error.top || label.top >= error.bottom;
      expect(label.top, `${name}, ${size.width} px`).toBeGreaterThanOrEqual(header.bottom);
      expect(isClear, `${name}, ${size.width} px`).toBe(true);
    }
  }
});

test('a toast leaves the foot of the form free, wherever that is', async ({ page }) => {
  const answer = await answerPosts(page);
  await open(page, home);
  for (const size of [...WINDOWS, { width: 844, height: 390 }]) {
    await page.setViewportSize(size);
    await fillIn(page);
    await submit(page);
    await answer('ok');
    const outcome = page.locator('[data-outcome=sent]');
    await expect(toast(page)).toBeVisible();
    for (const block of ['center', 'end'] as const) {
      await outcome.evaluate((line, block) => line.scrollIntoView({ block, behavior: 'instant' }), block);
      const [foot, cover] = [await edges(page, '#contact-form > :last-child'), await edges(page, '[data-kind]')];
      const isClear = cover.bottom <= foot.top || cover.right <= foot.left;
      expect(isClear, `${size.width} px, ${block}`).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(toast(page)).toHaveCount(0);
  }
});

for (const size of [PHONE, { width: 320, height: 568 }, { width: 844, height: 390 }]) {
  test(`a toast at ${size.width} × ${size.height} says both sentences, and covers no field in error`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, home);
    await submit(page);
    for (const words of [text.missing.title, text.missing.description])
      await expect(toast(page).getByText(words)).toBeInViewport({ ratio: 1 });
    await expect(field(page, FIRST)).toBeFocused();
    for (const seen of [field(page, FIRST), page.locator('#contact-form [id$=-error]').first()])
      await expect(seen).toBeInViewport({ ratio: 1 });
    const strip = await edges(page, '[data-kind]');
    expect(Math.abs(strip.top - (await edges(page, 'body > header')).bottom)).toBeLessThanOrEqual(1);
    expect(await toast(page).evaluate((element) => element.clientWidth)).toBe(size.width);
    if (size === PHONE) expect(strip.bottom - strip.top).toBeLessThanOrEqual(0.3 * size.height);
    for (const name of REQUIRED)
      expect((await edges(page, `[name=${name}]`)).top, name).toBeGreaterThanOrEqual(strip.bottom);
  });
}

test('a toast gives the focus back, uncovers a field, offers to call after a failure, and is in one place', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const answer = await answerPosts(page);
  await open(page, home);
  await submit(page);
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(field(page, FIRST)).toBeFocused();
  await submit(page);
  await toast(page).getByRole('button').click();
  await expect(toast(page)).toHaveCount(0);
  await expect(field(page, FIRST)).toBeFocused();

  await test.step('a focused field that is empty scrolls out from under the error', async () => {
    await field(page, FIRST).evaluate((element) => {
      document.documentElement.style.scrollBehavior = 'auto';
      scrollBy(0, element.getBoundingClientRect().top - 90);
    });
    await page.keyboard.press('Enter');
    await expect(toast(page)).toBeVisible();
    const { bottom } = await edges(page, '[data-kind]');
    await expect.poll(async () => (await edges(page, `[name=${FIRST}]`)).top).toBeGreaterThanOrEqual(bottom);
  });

  await test.step('a failure leaves a line beside the button, for whoever looked elsewhere', async () => {
    await fillIn(page);
    await submit(page);
    await answer('fail');
    await expect(toast(page).getByRole('link')).toHaveAttribute('href', phoneHref(company.phone));
    await page.keyboard.press('Escape');
    const line = page.locator('[data-outcome=failed]').getByRole('link');
    await expect(line).toHaveAttribute('href', phoneHref(company.phone));
  });

  await test.step('success is shown in the same place', async () => {
    await submit(page);
    await answer('ok');
    await expect(page.getByText(text.success.description)).toBeInViewport({ ratio: 1 });
    const header = await edges(page, 'body > header');
    await expect.poll(async () => (await edges(page, '[data-kind=success]')).top).toBeCloseTo(header.bottom - 1, 0);
  });
});

test('typed text survives a reload and a visit to any other page', async ({ page }) => {
  await open(page, home);
  await fillIn(page);
  await page.reload();
  await expectFilledIn(page);
  // Not by a link of the site.
  for (const path of ['/unknown', pagePath('privacy', SE), home]) await page.goto(path);
  await expectFilledIn(page);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('who leaves while a message is on its way reads so on coming back, with the text kept', async ({ page }) => {
  await page.route(FORM_ENDPOINT, () => {});
  await open(page, home);
  await fillIn(page);
  await submit(page);
  await expect(page.getByRole('button', { name: contact.form.submitting })).toBeDisabled();
  await page.goto(pagePath('privacy', SE));
  await open(page, home);
  await expectFilledIn(page);
  const [before = ''] = contact.form.unsure.split('{time}');
  await expect(page.locator('[data-outcome=unsure]')).toContainText(before);
  await expect(page.getByRole('button', { name: contact.form.submit })).toBeEnabled();
  await enter(page, 'melding', 'x');
  await expect(page.locator('[data-outcome]')).toHaveCount(0);
});

test('text that depends on the day does not move the page', async ({ page }) => {
  // Closed for days: the longest sentence.
  await page.clock.setFixedTime('2026-11-28T20:00Z');
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
  await page.goto(`${home}#contact`, { waitUntil: 'domcontentloaded' });
  const before = await heights();
  release();
  for (const [part, words] of [
    ['.deadlines-list', '.deadlines-list [data-next]'],
    ['[data-open-now]', '[data-open-now][data-state]'],
  ] as const) {
    await page.locator(part).scrollIntoViewIfNeeded();
    await expect(page.locator(words)).toHaveText(/\S/);
  }
  await expect(page.locator('.hero-facts > [data-island] strong')).toHaveText(/\S/);
  await expect.poll(heights).toEqual(before);
});
