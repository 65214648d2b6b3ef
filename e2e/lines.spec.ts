import type { Locator } from '@playwright/test';
import { company, navSections } from '@/lib/company';
import { boxOf, open, styleOf } from './page';
import { dialog, settingsButton } from './parts';
import { home, IN_SE, privacy, text } from './second-language';
import { expect, test } from './support';

test.use(IN_SE);

/** Expects that a line is drawn as far as that, 0 to 1. */
const expectDrawn = (line: Locator, share: number) =>
  expect
    .poll(() => line.evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a))
    .toBe(share);
/** A mark of two lines: the second is 0 as long as it asks, 1 when it is answered. */
const expectAnswered = (mark: Locator, answered: '0' | '1') => expect(mark).toHaveCSS('--answered', answered);

test('a mark has one line for a question and two lines for an answer', async ({ page }) => {
  await open(page, home);
  for (const id of navSections) await expectAnswered(page.locator(`#${id} .question-line`).first(), '0');
  await expectAnswered(page.locator('#services .question-line').last(), '1');
  const card = page.locator('.contact-card');
  await expect(card).toHaveCSS('border-top-style', 'solid');

  await settingsButton(page).click();
  const mark = dialog(page).locator('.question-line');
  await expectAnswered(mark, '0');
  await page.getByRole('switch').click();
  await expectAnswered(mark, '1');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCSS('border-top-style', 'double');

  await page.goto(privacy);
  await expectAnswered(page.locator('main .question-line').first(), '1');
});

test('the hero answers while the office is open', async ({ page }) => {
  for (const [time, answered] of [
    ['2027-01-05T10:00Z', '1'],
    ['2027-01-05T22:00Z', '0'],
  ] as const) {
    await page.clock.setFixedTime(time);
    await open(page, home);
    await expectAnswered(page.locator('.hero-row'), answered);
  }
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a line is drawn when it is seen, and at once without motion', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium draws lines by scrolling');
    const answer = page.locator('#technology li:last-child > [aria-hidden]');
    const sum = page.getByText(text.services.sum.value, { exact: true });
    await page.goto(home);
    await expectDrawn(answer, 0);
    const step = page.locator('#technology h3').first();
    await step.evaluate((heading) => heading.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await expectDrawn(answer, 1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    for (const line of [page.locator('#technology ol [aria-hidden]').first(), answer, sum]) await expectDrawn(line, 1);
  });
});

test('the badge is text on paper if its picture fails to load', async ({ page }) => {
  await page.route(`**/pictures/${company.badge}*`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '' }),
  );
  await page.goto(home);
  const badge = page.locator(`[src*="${company.badge}"]`);
  await badge.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await boxOf(badge)).height).toBeGreaterThan(60);
  expect(await styleOf(badge, 'content', '::before')).toContain(await badge.getAttribute('alt'));
  await expect(page.locator('body')).toHaveCSS('font-family', await styleOf(badge, 'font-family', '::before'));
  expect(await styleOf(badge, 'background-color', '::before')).toBe('rgb(247, 244, 238)');
});

test('without motion, no line is drawn and no page fades', async ({ page, browserName }) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { hasTransition: Boolean(viewTransition) }),
    ),
  );
  await open(page, home);
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const { animationName, transitionDuration } = getComputedStyle(element, part);
        return animationName === 'none' && /^(0s(, )?)+$/.test(transitionDuration) ? [] : [element.outerHTML];
      }),
    ),
  );
  expect(moving).toEqual([]);
  // Firefox has no transitions between documents.
  if (browserName === 'firefox') return;
  await page.getByRole('contentinfo').getByRole('link', { name: text.footer.privacy }).click();
  await expect(page).toHaveURL(privacy);
  await expect.poll(() => page.evaluate('window.hasTransition')).toBe(false);
});
