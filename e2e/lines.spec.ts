import type { Locator, Page } from '@playwright/test';
import { pagePath } from '@/i18n/pages';
import { company, navSections } from '@/lib/company';
import { dialog, settingsButton } from './parts';
import { CATALOGS, expect, IN_SE, NO, open, PHONE, SE, test } from './support';

const [home, privacy] = [pagePath('home', SE), pagePath('privacy', SE)];
test.use(IN_SE);

/** How far a line is drawn, 0 to 1. */
const drawn = (line: Locator) =>
  line.evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a);
const expectDrawn = (line: Locator, share: number) => expect.poll(() => drawn(line)).toBe(share);
const scrollTo = (page: Page, selector: string, block: ScrollLogicalPosition = 'start') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, block) => element.scrollIntoView({ block, behavior: 'instant' }), block);
/** A mark of two lines: the second is 0 as long as it asks, 1 when it is answered. */
const expectAnswered = (mark: Locator, answered: '0' | '1') => expect(mark).toHaveCSS('--answered', answered);

/** Lets `window.hasTransition` say whether the browser has faded to the page. */
const watchTransitions = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) =>
      Object.assign(window, { hasTransition: Boolean(viewTransition) }),
    ),
  );

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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the line of a section that was read stays drawn on the way back', async ({ page }) => {
    await open(page, home);
    const mark = page.locator('#about .question-line');
    await page.locator('#about').scrollIntoViewIfNeeded();
    await expectDrawn(mark, 0);
    await scrollTo(page, '#technology');
    await expectDrawn(mark, 1);
    await scrollTo(page, '#about');
    await expectAnswered(mark, '0');
    // Not polled: a line that was erased would be drawn again.
    expect(await drawn(mark)).toBe(1);
  });

  test('a line is drawn when it is seen, and at once without motion', async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium draws lines by scrolling');
    const answer = page.locator('#technology li:last-child > [aria-hidden]');
    const sum = page.getByText(CATALOGS[SE].services.sum.value, { exact: true });
    await page.goto(home);
    await expectDrawn(answer, 0);
    await scrollTo(page, '#technology h3', 'center');
    await expectDrawn(answer, 1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.reload();
    for (const line of [page.locator('#technology ol [aria-hidden]').first(), answer, sum]) await expectDrawn(line, 1);
  });

  test('the two lines move with the visitor to the other language and to the privacy policy', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox has no transitions between documents');
    await watchTransitions(page);
    const names = (mark: Locator) =>
      mark.evaluate((element) =>
        [null, '::before', '::after'].map((part) => getComputedStyle(element, part).viewTransitionName),
      );
    await open(page, home);
    expect(await names(page.locator('.hero-answer'))).toEqual(['none', 'line-1', 'line-2']);
    await page.locator(`a[data-language=${NO}]`).first().click();
    await expect(page).toHaveURL(pagePath('home', NO));
    await expect.poll(() => page.evaluate('window.hasTransition')).toBe(true);
    await page.goto(privacy);
    expect(await names(page.locator('main .question-line').first())).toEqual(['line-1', 'none', 'line-2']);
  });
});

test('without motion, one page does not fade into the other', async ({ page, browserName }) => {
  test.skip(browserName === 'firefox', 'Firefox has no transitions between documents');
  await watchTransitions(page);
  await page.goto(home);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.getByRole('contentinfo').getByRole('link', { name: CATALOGS[SE].footer.privacy }).click();
  await expect(page).toHaveURL(privacy);
  await expect.poll(() => page.evaluate('window.hasTransition')).toBe(false);
});

test('where a section begins, nothing of the one above is seen below the header', async ({ page }) => {
  await open(page, home);
  for (const [width, height, tail] of [
    [PHONE.width, PHONE.height, 24],
    [844, 390, 39],
    [1023, 768, 39],
  ] as const) {
    await page.setViewportSize({ width, height });
    const shadows = await page.locator('main > section ~ section').evaluateAll((sections) => {
      const paper = getComputedStyle(document.body).backgroundColor;
      return sections.map((section) => {
        const { backgroundColor, boxShadow } = getComputedStyle(section);
        const ground = backgroundColor === 'rgba(0, 0, 0, 0)' ? paper : backgroundColor;
        return boxShadow.replace(ground, 'ground');
      });
    });
    expect(new Set(shadows), `${width} px`).toEqual(new Set([`ground 0px ${-tail}px 0px 0px`]));
  }
});

test('the badge is text on paper if its picture fails to load', async ({ page }) => {
  await page.route(`**/pictures/${company.badge}*`, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '' }),
  );
  await page.goto(home);
  const badge = page.locator(`[src*="${company.badge}"]`);
  await badge.scrollIntoViewIfNeeded();
  await expect.poll(async () => (await badge.boundingBox())?.height).toBeGreaterThan(60);
  const { words, font, ground } = await badge.evaluate((element) => {
    const { content, fontFamily, backgroundColor } = getComputedStyle(element, '::before');
    return { words: content, font: fontFamily, ground: backgroundColor };
  });
  expect(words).toContain(await badge.getAttribute('alt'));
  await expect(page.locator('body')).toHaveCSS('font-family', font);
  expect(ground).toBe('rgb(247, 244, 238)');
});
