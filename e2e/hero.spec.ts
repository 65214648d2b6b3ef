import type { Locator, Page } from '@playwright/test';
import { HERO_FADE_MS, HERO_INTERVAL_MS } from '@/lib/constants';
import { pagePath } from '@/lib/pages';
import { expect, fill, hydrated, inOtherLanguage, openWithClock, test } from './support';

const PICTURES = /\/pictures\/(fjord|desk|papercut)/;
const current = (page: Page) => page.locator('#hero [data-current] img');
const currentSource = (page: Page) =>
  current(page).evaluate((image: HTMLImageElement) => image.currentSrc.match(/pictures\/(\w+)/)?.[1]);

test.use({ reducedMotion: 'no-preference' });

inOtherLanguage((locale, { hero }) => {
  const home = pagePath('home', locale);
  const controls = (page: Page): Locator => page.getByRole('group', { name: hero.slideshow.label });
  const goTo = (page: Page, number: number, total = 3) =>
    controls(page).getByRole('button', { name: fill(hero.slideshow.goTo, { number, total }) });

  test('leads on by its two buttons', async ({ page }) => {
    await page.goto(home);
    await expect(page.getByRole('link', { name: hero.discover })).toHaveAttribute('href', '#services');
    await expect(page.getByRole('link', { name: hero.speak })).toHaveAttribute('href', '#contact');
  });

  test.describe('the slideshow', () => {
    // The header lies over the hero; the pointer rests outside of it.
    test.use({ viewport: { width: 1440, height: 900 } });

    test('fades for its time', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await goTo(page, 2).click();
      await expect.poll(() => currentSource(page)).toBe('desk');
      const style = await page.locator('#hero [data-current]').evaluate((slide) => {
        const { transitionDuration, transitionProperty } = getComputedStyle(slide);
        return [transitionProperty, transitionDuration];
      });
      expect(style).toEqual(['opacity', `${HERO_FADE_MS / 1000}s`]);
    });

    test('draws the line of the picture that is shown, as long as it runs', async ({ page }) => {
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
    });
  });

  test.describe('with reduced motion', () => {
    test.use({ reducedMotion: 'reduce' });

    test('never advances by itself, fetches no other picture and switches at once when asked', async ({ page }) => {
      const fetched = new Set<string | undefined>();
      page.on('request', (request) => PICTURES.test(request.url()) && fetched.add(request.url().match(PICTURES)?.[1]));
      await openWithClock(page, home);
      await page.clock.runFor(3 * HERO_INTERVAL_MS);
      expect(await currentSource(page)).toBe('fjord');
      expect([...fetched]).toEqual(['fjord']);
      await expect(controls(page).getByRole('button', { name: hero.slideshow.play })).toBeVisible();
      await goTo(page, 2).click();
      await expect.poll(() => currentSource(page)).toBe('desk');
      expect(
        await page.locator('#hero [data-current]').evaluate((slide) => getComputedStyle(slide).transitionDuration),
      ).toBe('0s');
    });
  });

  test.describe('when pictures fail', () => {
    test.use({ expectedErrors: /Failed to load resource/ });

    test('drops a picture that failed before hydration', async ({ page }) => {
      await page.route(/pictures\/fjord/, (route) => route.abort());
      await page.goto(home);
      await expect.poll(() => currentSource(page)).toBe('desk');
      await expect(controls(page).getByRole('button')).toHaveCount(3);
    });

    test('stands readable on its own ground when the stock picture fails too', async ({ page }) => {
      await page.route(/pictures\//, (route) => route.abort());
      await page.goto(home);
      await expect(page.locator('#hero [data-slides=none]')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.locator('#hero').evaluate((section) => getComputedStyle(section).backgroundColor)).toBe(
        'rgb(10, 32, 40)',
      );
    });
  });

  for (const [width, height] of [
    [320, 568],
    [768, 1024],
    [667, 375],
    [1024, 600],
    [1440, 900],
  ] as const) {
    test.describe(`on a first visit at ${width} × ${height}`, () => {
      test.use({ consent: null, viewport: { width, height } });

      test('the banner covers neither button, and nothing moves to make room', async ({ page }) => {
        await page.addInitScript(() => {
          Object.assign(window, { shift: 0 });
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              (window as unknown as { shift: number }).shift += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(home);
        await hydrated(page);
        const banner = await page.locator('#consent-banner').boundingBox();
        for (const name of [hero.discover, hero.speak]) {
          const button = await page.getByRole('link', { name }).boundingBox();
          expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(banner?.y ?? 0);
        }
        // A line's width apart, where the font comes after the first paint.
        expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.01);
      });
    });
  }
});

test.describe('the slideshow, seen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a fade goes on from what is seen when another picture is asked for halfway', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const buttons = page.locator('.indicator button');
    // All have been fetched: the fades begin at once.
    for (const index of [1, 2, 0]) {
      await buttons.nth(index).click();
      await expect(page.locator(`[data-slide="${index}"][data-current]`)).toHaveCount(1);
    }
    const { before, after } = await page.evaluate(async () => {
      const slides = [...document.querySelectorAll('.slide')];
      const seen = () => slides.map((slide) => Number(getComputedStyle(slide).opacity));
      const show = async (index: number) => {
        document.querySelectorAll<HTMLButtonElement>('.indicator button')[index]?.click();
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
    const sum = before.reduce((all, part) => all + part, 0);
    expect(sum).toBeCloseTo(1, 2);
    expect(Math.max(...before)).toBeLessThan(0.9);
    before.forEach((part, index) => {
      expect(after[index]).toBeCloseTo(part, 2);
    });
  });

  test.describe('on a telephone', () => {
    test.use({ expectedErrors: /Failed to load resource/, viewport: { width: 390, height: 844 } });

    test('is never left empty when it is turned and the other crop does not come', async ({ page }) => {
      await page.route(/pictures\/(fjord|desk)-\d/, (route) => route.abort());
      await page.goto('/');
      await hydrated(page);
      await page.setViewportSize({ width: 844, height: 390 });
      await expect.poll(() => currentSource(page)).toBe('papercut');
      await expect
        .poll(() => current(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    });
  });
});
