import type { Locator, Page } from '@playwright/test';
import { HERO_FADE_MS, HERO_INTERVAL_MS, HERO_PRELOAD_MS } from '@/lib/constants';
import { pagePath } from '@/lib/pages';
import { expect, fill, hydrated, inEnglish, openWithClock, test } from './support';

const PICTURES = /\/pictures\/(fjord|desk|papercut)/;
const current = (page: Page) => page.locator('#hero [data-current] img');
const currentSource = (page: Page) =>
  current(page).evaluate((image: HTMLImageElement) => image.currentSrc.match(/pictures\/(\w+)/)?.[1]);

test.use({ reducedMotion: 'no-preference' });

inEnglish((locale, { hero }) => {
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

    test('shows each picture for its time, to the millisecond, and begins again after the last', async ({ page }) => {
      await openWithClock(page, home);
      expect(await currentSource(page)).toBe('fjord');
      await page.clock.runFor(HERO_INTERVAL_MS);
      await expect.poll(() => currentSource(page)).toBe('desk');
      for (const [before, after] of [
        ['desk', 'papercut'],
        ['papercut', 'fjord'],
        ['fjord', 'desk'],
      ]) {
        await page.clock.runFor(HERO_INTERVAL_MS - 1);
        expect(await currentSource(page)).toBe(before);
        await page.clock.runFor(1);
        await expect.poll(() => currentSource(page)).toBe(after);
      }
    });

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

    test('stops by its button and goes on by it', async ({ page }) => {
      await openWithClock(page, home);
      await controls(page).getByRole('button', { name: hero.slideshow.pause }).click();
      await page.mouse.move(-1, -1);
      await page.clock.runFor(2 * HERO_INTERVAL_MS + 1000);
      expect(await currentSource(page)).toBe('fjord');
      await controls(page).getByRole('button', { name: hero.slideshow.play }).click();
      await page.clock.runFor(HERO_INTERVAL_MS + 500);
      await expect.poll(() => currentSource(page)).toBe('desk');
    });

    test('plays when somebody presses play, whatever rests on the button, and gives what is asked for a full turn', async ({
      page,
    }) => {
      await openWithClock(page, home);
      await goTo(page, 3).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await page.clock.runFor(HERO_INTERVAL_MS / 2);
      await goTo(page, 2).evaluate((button: HTMLElement) => button.click());
      await expect.poll(() => currentSource(page)).toBe('desk');
      await page.clock.runFor(HERO_INTERVAL_MS - 100);
      expect(await currentSource(page)).toBe('desk');
      await page.clock.runFor(200);
      await expect.poll(() => currentSource(page)).toBe('papercut');
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

    test('waits while the pointer is over it', async ({ page }) => {
      await openWithClock(page, home);
      await page.mouse.move(700, 500);
      await page.mouse.move(710, 500);
      await page.clock.runFor(2 * HERO_INTERVAL_MS + 1000);
      expect(await currentSource(page)).toBe('fjord');
    });

    test('waits while the keyboard is in it', async ({ page }) => {
      await openWithClock(page, home);
      await page.getByRole('link', { name: hero.discover }).focus();
      await page.keyboard.press('Tab');
      await page.clock.runFor(2 * HERO_INTERVAL_MS + 1000);
      expect(await currentSource(page)).toBe('fjord');
    });

    test('waits in a hidden tab and goes on after', async ({ page }) => {
      await openWithClock(page, home);
      const setHidden = (hidden: boolean) =>
        page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', {
            value: value ? 'hidden' : 'visible',
            configurable: true,
          });
          document.dispatchEvent(new Event('visibilitychange'));
        }, hidden);
      await setHidden(true);
      await page.clock.runFor(2 * HERO_INTERVAL_MS + 1000);
      expect(await currentSource(page)).toBe('fjord');
      await setHidden(false);
      await page.clock.runFor(HERO_INTERVAL_MS + 500);
      await expect.poll(() => currentSource(page)).toBe('desk');
    });

    test('marks the picture that is shown', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await expect(goTo(page, 1)).toHaveAttribute('aria-current', 'true');
      await goTo(page, 3).click();
      await expect(goTo(page, 3)).toHaveAttribute('aria-current', 'true');
      await expect(controls(page).locator('[aria-current]')).toHaveCount(1);
    });

    test('fetches no other picture before its turn', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        const name = request.url().match(PICTURES)?.[1];
        if (name) fetched.push(name);
      });
      await openWithClock(page, home);
      await page.clock.runFor(HERO_INTERVAL_MS - HERO_PRELOAD_MS - 600);
      expect([...new Set(fetched)]).toEqual(['fjord']);
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

    test('drops a picture that fails when its turn comes', async ({ page }) => {
      await page.route(/pictures\/desk/, (route) => route.abort());
      await page.goto(home);
      await hydrated(page);
      await goTo(page, 2).click();
      await expect.poll(() => currentSource(page)).toBe('papercut');
      await expect(controls(page).getByRole('button')).toHaveCount(3);
    });

    test('does not rotate, and shows no controls, with one picture left', async ({ page }) => {
      await page.route(/pictures\/(fjord|desk)/, (route) => route.abort());
      await page.clock.install();
      await page.goto(home);
      await expect.poll(() => currentSource(page)).toBe('papercut');
      await expect(controls(page)).toHaveCount(0);
      await page.clock.runFor(2 * HERO_INTERVAL_MS + 1000);
      expect(await currentSource(page)).toBe('papercut');
    });

    test('shows the stock picture when all have failed', async ({ page }) => {
      await page.route(PICTURES, (route) => route.abort());
      await page.goto(home);
      await expect.poll(() => currentSource(page)).toBe('fallback');
      await expect(controls(page)).toHaveCount(0);
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

  /** How much of each slide is seen, from 0 to 1. */
  const seen = (page: Page) =>
    page.locator('.slide').evaluateAll((slides) => slides.map((slide) => Number(getComputedStyle(slide).opacity)));
  const sum = (parts: number[]) => parts.reduce((all, part) => all + part, 0);

  test('goes on from what is seen when another picture is asked for in the middle of a fade', async ({ page }) => {
    await page.goto('/');
    await hydrated(page);
    const buttons = page.locator('.indicator button');
    // Both have been fetched: the next fades begin at once.
    for (const index of [1, 2, 0]) {
      await buttons.nth(index).click();
      await expect.poll(async () => (await seen(page))[index]).toBeGreaterThan(0.99);
    }
    for (const [from, to] of [
      [1, 2],
      [1, 0],
    ] as const) {
      const jump = await page.evaluate(
        async ([first, second]) => {
          const all = document.querySelectorAll<HTMLButtonElement>('.indicator button');
          const slides = [...document.querySelectorAll('.slide')];
          const parts = () => slides.map((slide) => Number(getComputedStyle(slide).opacity));
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          all[first]?.click();
          while ((parts()[first] ?? 0) < 0.3) await frame();
          const before = parts();
          const start = performance.now();
          all[second]?.click();
          await frame();
          const after = parts();
          return {
            moved: Math.max(...after.map((part, index) => Math.abs(part - (before[index] ?? 0)))),
            milliseconds: performance.now() - start,
          };
        },
        [from, to] as const,
      );
      // No more than the fade itself moves in that time, whose curve is at most twice as steep as a line; a jump is 0.3 or more.
      expect(jump.moved).toBeLessThan((2 * jump.milliseconds) / HERO_FADE_MS + 0.05);
      expect(sum(await seen(page))).toBeCloseTo(1, 2);
      await expect.poll(async () => (await seen(page))[to]).toBeGreaterThan(0.99);
    }
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
