import type { Locator, Page } from '@playwright/test';
import { HERO_FADE_MS, HERO_INTERVAL_MS } from '@/company/constants';
import { pagePath } from '@/company/pages';
import { expect, fill, inOtherLanguage, movedBy, open, test } from './support';

const current = (page: Page) => page.locator('#hero [data-current] img');
const currentSource = (page: Page) =>
  current(page).evaluate((image: HTMLImageElement) => image.currentSrc.match(/pictures\/(\w+)/)?.[1]);

test.use({ reducedMotion: 'no-preference' });

inOtherLanguage('the hero', (locale, { hero }) => {
  const home = pagePath('home', locale);
  const controls = (page: Page): Locator => page.getByRole('group', { name: hero.slideshow.label });
  const goTo = (page: Page, number: number) =>
    controls(page).getByRole('button', { name: fill(hero.slideshow.goTo, { number, total: 3 }) });
  const fade = (page: Page) =>
    page.locator('#hero [data-current]').evaluate((slide) => getComputedStyle(slide).transitionDuration);

  test.describe('the slideshow', () => {
    // The header lies over the hero; the pointer rests outside of it.
    test.use({ viewport: { width: 1440, height: 900 } });

    test('draws the line of its picture, as long as that runs, and fades for its time', async ({ page }) => {
      const lines = () =>
        controls(page).evaluate((element) =>
          element
            .getAnimations({ subtree: true })
            .map(({ effect, playState }) => [effect?.getComputedTiming().duration, playState]),
        );
      await page.goto(home);
      await expect.poll(lines).toEqual([[HERO_INTERVAL_MS, 'running']]);
      await controls(page).getByRole('button', { name: hero.slideshow.pause }).click();
      await expect.poll(lines).toEqual([[HERO_INTERVAL_MS, 'paused']]);
      await goTo(page, 2).click();
      await expect.poll(() => currentSource(page)).toBe('desk');
      expect(await fade(page)).toBe(`${HERO_FADE_MS / 1000}s`);
    });

    test('goes on from what is seen when another picture is asked for halfway through a fade', async ({ page }) => {
      await open(page, home);
      // All have been fetched: the fades begin at once.
      for (const number of [2, 3, 1]) {
        await goTo(page, number).click();
        await expect(page.locator(`[data-slide="${number - 1}"][data-current]`)).toHaveCount(1);
      }
      const { before, after } = await page.evaluate(async () => {
        const slides = [...document.querySelectorAll('[data-slide]')];
        const seen = () => slides.map((slide) => Number(getComputedStyle(slide).opacity));
        const show = async (index: number) => {
          document.querySelectorAll<HTMLButtonElement>('#hero fieldset button')[index]?.click();
          while (!slides[index]?.hasAttribute('data-current')) await Promise.resolve();
        };
        const fades = () => slides.flatMap((slide) => slide.getAnimations());
        for (const fade of fades()) fade.finish();
        await show(1);
        // Stopped: no time passes while it is looked at.
        for (const fade of fades()) {
          fade.pause();
          fade.currentTime = 600;
        }
        const before = seen();
        await show(2);
        for (const fade of fades()) fade.pause();
        return { before, after: seen() };
      });
      expect(before.reduce((all, part) => all + part, 0)).toBeCloseTo(1, 2);
      expect(Math.max(...before)).toBeLessThan(0.9);
      before.forEach((part, index) => {
        expect(after[index]).toBeCloseTo(part, 2);
      });
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('switches at once when asked', async ({ page }) => {
      await open(page, home);
      await goTo(page, 2).click();
      await expect.poll(() => currentSource(page)).toBe('desk');
      expect(await fade(page)).toBe('0s');
    });
  });

  test.describe('when pictures fail', () => {
    test.use({ expectedErrors: /Failed to load resource|TypeError/ });

    test('drops a picture that failed before hydration', async ({ page }) => {
      await page.route(/pictures\/fjord/, (route) => route.abort());
      await page.goto(home);
      await expect.poll(() => currentSource(page)).toBe('desk');
      await expect(controls(page).getByRole('button')).toHaveCount(3);
    });

    test('has no buttons that do nothing when its code throws', async ({ page }) => {
      await page.addInitScript(() => {
        // The props of another island.
        new MutationObserver(() => {
          document.querySelector('[data-island=Slides]')?.setAttribute('data-props', '0');
        }).observe(document, { childList: true, subtree: true });
      });
      await open(page, home);
      await expect(page.locator('[data-island=Slides][data-plain]')).toHaveCount(1);
      await expect(controls(page)).toBeHidden();
    });

    test('stands readable on its own ground when all do', async ({ page }) => {
      await page.route(/pictures\//, (route) => route.abort());
      await page.goto(home);
      await expect(page.locator('#hero [data-slides=none]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('#hero')).toHaveCSS('background-color', 'rgb(10, 32, 40)');
    });

    test('is never left empty when a telephone is turned and the other crop does not come', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.route(/pictures\/(fjord|desk)\./, (route) => route.abort());
      await open(page, home);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(() => currentSource(page)).toBe('papercut');
      const width = () => current(page).evaluate((image: HTMLImageElement) => image.naturalWidth);
      await expect.poll(width).toBeGreaterThan(0);
    });
  });

  test('the text stands clear of the buttons on a phone, also without price and person', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, home);
    await page.locator('.hero-facts').evaluate((row) => row.remove());
    const button = await page.getByRole('link', { name: hero.speak }).boundingBox();
    const lead = await page.getByText(hero.lead).boundingBox();
    expect((lead?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeGreaterThanOrEqual(20);
  });

  for (const [width, height] of [
    [320, 568],
    [667, 375],
    [1440, 900],
  ] as const) {
    test.describe(`on a first visit at ${width} × ${height}`, () => {
      test.use({ consent: null, viewport: { width, height } });

      test('the banner covers neither who we are nor a button, and nothing moves to make room', async ({ page }) => {
        await open(page, home);
        const banner = await page.locator('#consent-banner').boundingBox();
        const links = [hero.discover, hero.speak].map((name) => page.getByRole('link', { name }));
        for (const seen of [page.locator('#hero p').first(), ...links]) {
          const box = await seen.boundingBox();
          expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
        }
        // One line of the banner, if the font of other languages comes after the first paint. Without reserved space: 0.07 and more.
        expect(await movedBy(page)).toBeLessThan(0.05);
      });
    });
  }
});
