import type { Locator, Page } from '@playwright/test';
import { company } from '@/lib/company';
import { HERO_FADE_MS, HERO_INTERVAL_MS } from '@/lib/constants';
import { boxOf, hydrated, layoutShift, nextFrame, open, setStyles, setTextSize } from './page';
import { home, IN_SE, text } from './second-language';
import { DESK, expect, fill, test } from './support';

const { hero } = text;
test.use({ ...IN_SE, reducedMotion: 'no-preference', viewport: DESK });

const slide = (page: Page) => page.locator('#hero [data-current]');
const picture = (page: Page) => slide(page).locator('img');
/** The name of the picture that is shown. */
const pictureName = (page: Page) =>
  picture(page).evaluate((image: HTMLImageElement) => image.currentSrc.match(/pictures\/(\w+)/)?.[1]);
const controls = (page: Page) => page.getByRole('group', { name: hero.slideshow.label });
const goTo = (page: Page, number: number) =>
  controls(page).getByRole('button', { name: fill(hero.slideshow.goTo, { number, total: company.slides.length }) });

test('the slideshow draws the line of its picture while that is shown, and fades over its time', async ({ page }) => {
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
  await expect.poll(() => pictureName(page)).toBe(company.slides[1]);
  await expect(slide(page)).toHaveCSS('transition-duration', `${HERO_FADE_MS / 1000}s`);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(slide(page)).toHaveCSS('transition-duration', '0s');
  await goTo(page, 3).click();
  await expect.poll(() => pictureName(page)).toBe(company.slides[2]);
});

test.describe('when pictures fail', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('without any picture, the hero is readable on its own background', async ({ page }) => {
    await page.route(/pictures\//, (route) => route.abort());
    await page.goto(home);
    await expect(page.locator('#hero [data-slides=none]')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#hero')).toHaveCSS('background-color', 'rgb(10, 32, 40)');
  });
});

test('on phones, the rows of the example are whole below the header, until a press beside', async ({ page }) => {
  test.skip(test.info().project.name !== 'chromium', 'only Chromium lets a test set the text size');
  await page.emulateMedia({ reducedMotion: 'reduce' }); // else the slip would be measured while it rises
  await open(page, home);
  // The total of the test company has no room beside its headline.
  await page.locator('.hero-sum').evaluate((sum) => {
    const slip = Object.assign(document.createElement('details'), { className: 'hero-total numerals', open: true });
    const rows = document.createElement('ul');
    rows.className = 'hero-slip';
    for (const each of sum.children) {
      const row = rows.appendChild(document.createElement('li'));
      row.append(...(each.querySelector('summary') ?? each).cloneNode(true).childNodes);
    }
    slip.append(document.createElement('summary'), rows);
    sum.after(slip);
  });
  const slip = page.locator('.hero-total > ul');
  const found: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const size of [16, 24]) {
      await setTextSize(page, size);
      await nextFrame(page);
      if (!(await slip.isVisible())) continue;
      const [header, box] = [await boxOf(page.locator('header')), await boxOf(slip)];
      const isCut = await slip.evaluate((paper) => paper.scrollWidth > paper.clientWidth);
      if (isCut || box.top < header.bottom - 1) found.push(`${width} px, ${size} px: ${box.top}`);
    }
  }
  expect(found).toEqual([]);
  // A press beside it closes it.
  await page.setViewportSize({ width: 390, height: 844 });
  await setTextSize(page, 16);
  await page.mouse.click(5, 400);
  await expect(page.locator('.hero-total[open]')).toHaveCount(0);
});

test('an amount of the example shows its vouchers, between header and lines', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, home);
  const amounts = page.locator('.hero-sum summary');
  const slip = page.locator('.hero-sum [open] > .hero-slip');
  await expect(amounts.first()).toHaveAccessibleName(/^3000 \p{L}+ 1\s234\s567,00$/u);
  for (const [width, height] of [
    [1024, 480],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const amount of await amounts.all()) {
      await amount.click();
      await expect(slip).toHaveCount(1);
      const box = await boxOf(slip);
      expect(box.top, `${width} px`).toBeGreaterThanOrEqual((await boxOf(page.locator('header'))).bottom - 1);
      expect(box.top).toBeLessThanOrEqual((await boxOf(amounts.first())).top + 1);
      expect(box.bottom).toBeCloseTo((await boxOf(page.locator('#hero h1'))).bottom, 0);
      expect(await slip.evaluate((paper) => paper.scrollWidth - paper.clientWidth)).toBe(0);
      await slip.click({ force: true }); // what takes the press is its amount
      await expect(slip).toHaveCount(0);
    }
  }
  await amounts.first().press('Enter');
  await expect(slip).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(amounts.nth(1)).toBeFocused();
  await expect(slip, 'would cover the focused amount').toBeHidden();
  await page.keyboard.press('Space');
  await expect(slip).toHaveCount(1);
  await expect(slip).toBeVisible();
});

test.describe('on a first visit', () => {
  test.use({ consent: null, expectedErrors: /woff2/ });

  /** Returns the banner once it is in its place. */
  async function risen(page: Page): Promise<Locator> {
    const banner = page.locator('#consent-banner');
    await banner.evaluate((rising) => Promise.all(rising.getAnimations().map(({ finished }) => finished)));
    return banner;
  }

  test('the banner has room below price and person, and the hero is at most 1200 px high', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, home);
    const banner = await risen(page);
    const person = await boxOf(page.locator('.hero-facts > p').last());
    expect(person.bottom).toBeLessThanOrEqual((await boxOf(banner)).top);
    // The deadline is whole, or left out.
    for (const height of [657, 768]) {
      await page.setViewportSize({ width: 1366, height });
      await nextFrame(page); // in which the banner is measured again
      const edge = (await boxOf(banner)).top;
      for (const row of await page.locator('.hero-facts p').filter({ visible: true }).all())
        expect((await boxOf(row)).bottom, `${height} px`).toBeLessThanOrEqual(edge + 1);
    }
    await page.setViewportSize({ width: 1366, height: 900 });
    await expect(page.locator('[data-island=NextDeadline] > p')).toBeVisible();
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 9000 });
      expect((await boxOf(page.locator('#hero'))).height, `${width} px`).toBeLessThanOrEqual(1200);
    }
    await page.setViewportSize({ width: 320, height: 568 });
    // Without reserved room, each load moves by 0.07 or more. Other fonts than those of the first paint would move lines too.
    await page.route('**/*.woff2', (route) => route.abort());
    await page.reload();
    await hydrated(page);
    expect(await layoutShift(page)).toBeLessThan(0.05);
  });

  test('on an upright tablet, the banner leaves the controls of the slides free', async ({ page }) => {
    await open(page, home);
    const banner = await risen(page);
    await page.locator('.hero-lead').evaluate((lead) => {
      lead.textContent = 'Three lines '.repeat(12);
    });
    await setStyles(page, '#hero { --size: 300px !important }'); // a headline that takes all the room there is
    for (const [width, height] of [
      [600, 900],
      [768, 1024],
      [810, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await nextFrame(page);
      const controls = await boxOf(page.locator('#hero fieldset'));
      expect(controls.bottom, `${width} px`).toBeLessThanOrEqual((await boxOf(banner)).top);
    }
  });

  test('in a low wide window, much larger text leaves the buttons above the banner', async ({ page }) => {
    test.skip(test.info().project.name !== 'chromium', 'only Chromium lets a test set the text size');
    await page.setViewportSize({ width: 1920, height: 560 });
    await open(page, home);
    const banner = await risen(page);
    for (const size of [18, 24]) {
      await setTextSize(page, size);
      await nextFrame(page);
      const buttons = await boxOf(page.locator('.hero-buttons'));
      expect(buttons.bottom, `${size} px`).toBeLessThanOrEqual((await boxOf(banner)).top);
    }
  });
});
