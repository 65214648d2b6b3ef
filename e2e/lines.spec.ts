import type { Locator } from '@playwright/test';
import { pagePath } from '@/company/pages';
import { expect, inOtherLanguage, NO, open, test } from './support';
import { PHONE } from './visitor';

/** The second line of a mark: 0 while it asks, 1 when it is answered. */
const answered = (mark: Locator) =>
  mark.evaluate((element) => getComputedStyle(element).getPropertyValue('--answered'));
const topLine = (element: Locator) => element.evaluate((slip) => getComputedStyle(slip).borderTopStyle);

inOtherLanguage('the lines', (locale, { footer }) => {
  const [home, privacy] = [pagePath('home', locale), pagePath('privacy', locale)];

  test('one line asks, two lines answer', async ({ page }) => {
    await open(page, home);
    for (const id of ['about', 'services', 'technology', 'contact'])
      expect(await answered(page.locator(`#${id} .question-line`).first())).toBe('0');
    expect(await answered(page.locator('#services .question-line').last())).toBe('1');
    const slip = page.locator('.contact-slip');
    expect(await topLine(slip)).toBe('solid');

    await page.getByRole('contentinfo').getByRole('button', { name: footer.cookieSettings }).click();
    const dialog = page.getByRole('dialog').locator('.question-line');
    expect(await answered(dialog)).toBe('0');
    await page.getByRole('switch').click();
    expect(await answered(dialog)).toBe('1');
    await page.keyboard.press('Escape');
    await expect.poll(() => topLine(slip)).toBe('double');

    await page.goto(privacy);
    expect(await answered(page.locator('main .question-line').first())).toBe('1');
  });

  test('a section that was read keeps both lines of its mark on the way back', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, home);
    const mark = page.locator('#about .question-line');
    /** How far the second line is drawn. */
    const drawn = () => mark.evaluate((element) => new DOMMatrix(getComputedStyle(element, '::after').transform).a);
    await page.locator('#about').scrollIntoViewIfNeeded();
    expect(await drawn()).toBe(0);
    await page.evaluate(() =>
      scrollTo({ top: document.querySelector<HTMLElement>('#technology')?.offsetTop, behavior: 'instant' }),
    );
    await expect.poll(drawn).toBe(1);
    await page.evaluate(() =>
      scrollTo({ top: document.querySelector<HTMLElement>('#about')?.offsetTop, behavior: 'instant' }),
    );
    await expect.poll(() => answered(mark)).toBe('0');
    expect(await drawn()).toBe(1);
  });

  test('the two lines go with the visitor to the other language and to the privacy policy', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.addInitScript(() =>
      addEventListener('pagereveal', ({ viewTransition }) => Object.assign(window, { comes: Boolean(viewTransition) })),
    );
    const names = (mark: Locator) =>
      mark.evaluate((element) =>
        [element, '::before', '::after'].map((part) =>
          typeof part === 'string'
            ? getComputedStyle(element, part).viewTransitionName
            : getComputedStyle(part).viewTransitionName,
        ),
      );
    await open(page, home);
    expect(await names(page.locator('#hero mark'))).toEqual(['none', 'line-1', 'line-2']);
    await page.locator(`a[data-language=${NO}]`).first().click();
    await expect(page).toHaveURL(pagePath('home', NO));
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'comes'))).toBe(true);
    await page.goto(privacy);
    expect(await names(page.locator('main .question-line').first())).toEqual(['line-1', 'none', 'line-2']);
  });

  for (const [window, viewport, tail] of [
    ['a phone', PHONE, 24],
    ['a phone on its side', { width: 844, height: 390 }, 39],
    ['a tablet', { width: 1023, height: 768 }, 39],
  ] as const) {
    test.describe(`on ${window}`, () => {
      test.use({ viewport });

      test('where a section begins, nothing of the one before is seen below the header', async ({ page }) => {
        await open(page, home);
        const faults = await page.locator('main > section ~ section').evaluateAll((sections, height) => {
          const paper = getComputedStyle(document.body).backgroundColor;
          return sections.flatMap((section) => {
            const { backgroundColor, boxShadow } = getComputedStyle(section);
            const ground = backgroundColor === 'rgba(0, 0, 0, 0)' ? paper : backgroundColor;
            return boxShadow === `${ground} 0px ${-height}px 0px 0px` ? [] : `${section.id}: ${boxShadow}`;
          });
        }, tail);
        expect(faults).toEqual([]);
      });
    });
  }
});
