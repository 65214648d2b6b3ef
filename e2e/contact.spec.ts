import type { Page, Route } from '@playwright/test';
import { company, phoneHref } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { MESSAGE_ROWS } from '@/model/form-fields';
import { contrastOf } from './content/controls';
import { boxOf, enlargeLetters, holdBack, open, setTextSize, styleOf } from './page';
import { closeToast, FIRST, field, fillIn, REQUIRED, submit, toast } from './parts';
import { home, IN_SE } from './second-language';
import { CATALOGS, DESK, expect, LOWEST, PHONE, SE, test } from './support';

const { contact, toast: text } = CATALOGS[SE];
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

const edges = (page: Page, selector: string) => boxOf(page.locator(selector));

test('the message box shows all its rows; the form is between, below or beside the details', async ({ page }) => {
  await open(page, home);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const rows = await field(page, 'melding').evaluate((box) => {
      const { lineHeight, borderBottomWidth } = getComputedStyle(box);
      const height = box.getBoundingClientRect().height - Number.parseFloat(borderBottomWidth);
      return height / Number.parseFloat(lineHeight);
    });
    expect(Math.floor(rows + 0.02), `${width} px`).toBe(MESSAGE_ROWS);
  }
  const placesIn = async (viewport: typeof PHONE) => {
    await page.setViewportSize(viewport);
    const form = await edges(page, '#contact-form');
    return [await edges(page, '#contact-details'), form, await edges(page, '.contact-visit')] as const;
  };
  const [phone, form, address] = await placesIn(PHONE);
  expect([form.top > phone.bottom, address.top > form.bottom]).toEqual([true, true]);
  const lead = await edges(page, '#contact .text-lead');
  expect((await edges(page, `[name=${FIRST}]`)).top - lead.bottom).toBeLessThanOrEqual(310);
  const [, formBelow, addressAbove] = await placesIn({ width: 768, height: 1024 });
  expect(formBelow.top).toBeGreaterThan(addressAbove.bottom);
  const [phoneBeside, formBeside, addressBeside] = await placesIn(DESK);
  for (const { right } of [phoneBeside, addressBeside]) expect(formBeside.left).toBeGreaterThan(right);
});

test('nothing moves while a message is sent, and the focus stays', async ({ page }) => {
  await page.setViewportSize(PHONE);
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
  const contrast = contrastOf(await styleOf(sending, 'color'), await styleOf(sending, 'background-color'));
  expect(contrast).toBeGreaterThan(4.5);
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

const ON_ITS_SIDE = { width: 844, height: 390 };

test('no label of a field in error is behind header or error, with double letters too', async ({ page }) => {
  await open(page, home);
  for (const size of [DESK, { ...PHONE, isDouble: true }, { ...DESK, isDouble: true }]) {
    await page.setViewportSize(size);
    if ('isDouble' in size) await enlargeLetters(page);
    for (const name of [FIRST, REQUIRED.at(-1) ?? FIRST]) {
      await fillIn(page);
      await field(page, name).fill('');
      await submit(page);
      await expect(field(page, name)).toBeFocused();
      await expect(toast(page)).toHaveCount(1);
      const label = await edges(page, `label[for=contact-${name}]`);
      const error = await edges(page, '[data-kind]:not([data-leaving])');
      const header = await edges(page, 'body > header');
      const isBeside = error.right < (await edges(page, '#contact-form')).left;
      const isClear = isBeside || label.bottom <= error.top || label.top >= error.bottom;
      expect(label.top, `${name}, ${size.width} px`).toBeGreaterThanOrEqual(header.bottom);
      expect(isClear, `${name}, ${size.width} px`).toBe(true);
    }
  }
});

test('nor on the smallest phone with text of double size', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium lets a test set the text size');
  await page.setViewportSize({ width: 320, height: 568 });
  await setTextSize(page, 32);
  await open(page, home);
  await submit(page);
  await expect(toast(page)).toBeVisible();
  const label = await edges(page, `label[for=contact-${FIRST}]`);
  expect(label.top).toBeGreaterThanOrEqual((await edges(page, '[data-kind]')).bottom);
});

test.describe('on a first visit', () => {
  test.use({ consent: null });

  test('a field in error is between error and banner, and whole in the lowest windows', async ({ page }) => {
    await open(page, home);
    const last = REQUIRED.at(-1) ?? FIRST;
    for (const size of [ON_ITS_SIDE, { width: 667, height: 375 }, { width: 320, height: 568 }]) {
      await page.setViewportSize(size);
      await fillIn(page);
      await field(page, last).fill('');
      await field(page, FIRST).press('Enter');
      await expect(field(page, last)).toBeFocused();
      await expect(toast(page)).toHaveCount(1);
      const [label, box] = [await edges(page, `label[for=contact-${last}]`), await edges(page, `[name=${last}]`)];
      const [error, banner] = [await edges(page, '[data-kind]'), await edges(page, '#consent-banner')];
      expect(label.top, `${size.width} px`).toBeGreaterThanOrEqual(error.bottom);
      // In low windows it is above the hero.
      const end = banner.top < 0 ? size.height : banner.top;
      expect(box.bottom, `${size.width} px`).toBeLessThanOrEqual(end);
      await closeToast(page);
    }
    await page.locator('form').evaluate((form: HTMLFormElement) => form.reset());
    for (const [width, height] of LOWEST) {
      await page.setViewportSize({ width, height });
      await submit(page);
      await expect(toast(page)).toBeVisible();
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body > header, #consent-banner, [data-kind]')]
          .map((over) => over.getBoundingClientRect())
          .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)), 0),
      );
      expect(covered, `${width} × ${height}`).toBeLessThanOrEqual(height / 2);
      await expect(field(page, FIRST)).toBeFocused();
      await expect(field(page, FIRST)).toBeInViewport({ ratio: 1 });
      expect((await edges(page, `[name=${FIRST}]`)).top).toBeGreaterThanOrEqual(
        (await edges(page, '[data-kind]')).bottom,
      );
      await closeToast(page);
    }
  });
});

test('a toast leaves the foot of the form free, wherever that is', async ({ page }) => {
  const answer = await answerPosts(page);
  await open(page, home);
  for (const size of [PHONE, DESK, ON_ITS_SIDE]) {
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
    await closeToast(page);
  }
});

test('an error says both sentences, and covers neither a field in error nor its message', async ({ page }) => {
  await open(page, home);
  for (const size of [PHONE, { width: 320, height: 568 }, ON_ITS_SIDE]) {
    await page.setViewportSize(size);
    await submit(page);
    const message = page.locator('#contact-form [id$=-error]').first();
    await expect(field(page, FIRST)).toBeFocused();
    for (const seen of [toast(page).getByText(text.missing.title), toast(page).getByText(text.missing.description)])
      await expect(seen).toBeInViewport({ ratio: 1 });
    for (const seen of [toast(page).getByRole('button'), field(page, FIRST), message])
      await expect(seen).toBeInViewport({ ratio: 1 });
    const strip = await edges(page, '[data-kind]');
    expect(Math.abs(strip.top - (await edges(page, 'body > header')).bottom)).toBeLessThanOrEqual(1);
    expect(await toast(page).evaluate((element) => element.clientWidth)).toBe(size.width);
    if (size === PHONE) expect(strip.bottom - strip.top).toBeLessThanOrEqual(0.3 * size.height);
    for (const name of REQUIRED)
      expect((await edges(page, `[name=${name}]`)).top, name).toBeGreaterThanOrEqual(strip.bottom);
    await closeToast(page);
  }
});

test('a toast uncovers a field, offers to call after a failure, and is in one place', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const answer = await answerPosts(page);
  await open(page, home);

  await test.step('a focused field that is empty scrolls out from under the error', async () => {
    await field(page, FIRST).focus();
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

test('text that depends on the day does not move the page', async ({ page }) => {
  // Closed for days: the longest sentence.
  await page.clock.setFixedTime('2026-11-28T20:00Z');
  const release = await holdBack(page, '**/_next/static/islands/*.js');
  const heights = async () => {
    const all: number[][] = [];
    for (const viewport of [PHONE, { width: 430, height: 800 }, { width: 447, height: 800 }, DESK]) {
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
