import type { Page } from '@playwright/test';
import { navSections } from '@/lib/company';
import { boxOf, holdBack, nextFrame, open, setTextSize, topOf } from './page';
import { dialog, openMenu, settingsButton } from './parts';
import { home, IN_SE, privacy, text } from './second-language';
import { DESK, expect, PHONE, sectionName, test } from './support';

test.use(IN_SE);

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => header(page).getByRole('navigation', { name: text.nav.label });
const menuButton = (page: Page) => header(page).locator('[aria-haspopup]');
const focusedDialog = (page: Page) => page.locator('dialog:focus-within');

const scrollTop = (page: Page) => page.evaluate(() => scrollY);
async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await nextFrame(page);
}

test.describe('from 1024 px', () => {
  test.use({ viewport: DESK });

  test('the header is transparent up to 32 px of scrolling; without a hero it is solid', async ({ page }) => {
    const [transparent, paper] = ['rgba(0, 0, 0, 0)', 'rgb(247, 244, 238)'];
    await page.goto(home);
    for (const [y, color] of [
      [32, transparent],
      [33, paper],
      [0, transparent],
    ] as const) {
      await scrollPage(page, y);
      await expect(header(page), `${y} px`).toHaveCSS('background-color', color);
    }
    await page.goto(privacy);
    await expect(header(page)).toHaveCSS('background-color', paper);
    await test.step('it does not cover the first line of the privacy policy', async () => {
      for (const viewport of [PHONE, DESK]) {
        await page.setViewportSize(viewport);
        const { height } = await boxOf(header(page));
        expect((await boxOf(page.locator('#privacy-policy p').first())).top).toBeGreaterThan(height + 20);
      }
    });
  });

  test('the navigation leads to each section, back and forward, and from another page', async ({ page }) => {
    await open(page, home);
    const expectSection = async (section: (typeof navSections)[number]) => {
      await expect(page).toHaveURL(`${home}#${section}`);
      await expect.poll(() => topOf(page, section), section).toBe(104);
      await expect(navigation(page).locator('[aria-current=true]')).toHaveText([sectionName(text, section)]);
    };
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    await expect(navigation(page).locator('[aria-current]')).toHaveCount(0);
    for (const section of navSections) {
      const name = sectionName(text, section);
      await navigation(page).getByRole('link', { name, exact: true }).click();
      await expectSection(section);
    }
    const [previous = 'about', last = 'contact'] = navSections.slice(-2);
    await page.goBack();
    await expectSection(previous);
    await page.goForward();
    await expectSection(last);
    await header(page).getByRole('link', { name: text.header.logoLabel }).click();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goto(privacy);
    await header(page).getByRole('link', { name: text.nav.cta }).click();
    await expect(page).toHaveURL(`${home}#contact`);
    await expect.poll(() => topOf(page, 'contact')).toBe(104);
  });

  test('the list of services opens under the pointer, stays open below it, and leads to one', async ({ page }) => {
    // The pointer may be there before the scripts are.
    const release = await holdBack(page, '**/*.js');
    await page.goto(home, { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('link', { name: text.services.payroll.nav, exact: true });
    const services = navigation(page).getByRole('link', { name: text.nav.services, exact: true });
    await services.hover();
    await expect(link).toBeHidden();
    release();
    await expect(link).toBeVisible();
    await page.mouse.move(0, 600);
    await expect(link).toBeHidden();
    await services.hover();
    await expect(link).toBeVisible();
    await link.hover();
    await link.click();
    await expect(page).toHaveURL(`${home}#payroll`);
    await expect.poll(() => topOf(page, 'payroll')).toBe(104);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, reducedMotion: 'no-preference' });

  test('the menu slides in, keeps the focus inside and the page still, and gives both back', async ({ page }) => {
    await open(page, home);
    await scrollPage(page, 700);
    await page.evaluate(() => {
      addEventListener('animationstart', ({ animationName }) => {
        if (animationName === 'header-slide-in') Object.assign(window, { hasSlid: true });
      });
      addEventListener('wheel', () => Object.assign(window, { hasWheeled: true }));
    });
    await openMenu(page);
    await expect.poll(() => page.evaluate('window.hasSlid')).toBe(true);
    await expect(focusedDialog(page)).toHaveCount(1);
    for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      await expect(page.locator(':focus:not(dialog, dialog *)')).toHaveCount(0);
    }
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate('window.hasWheeled')).toBe(true);
    await dialog(page).getByRole('button', { name: text.nav.closeMenu }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    // Also before it is modal.
    for (const key of Array.from({ length: 6 }, () => ['Enter', 'Escape']).flat()) await page.keyboard.press(key);
    await expect(dialog(page)).toHaveCount(0);
    await expect(menuButton(page)).toBeFocused();
    expect(await scrollTop(page)).toBe(700);
  });

  test('a link in the menu closes it, stops 88 px below the top, and takes the focus there', async ({ page }) => {
    await open(page, home);
    await openMenu(page);
    await dialog(page).getByRole('link', { name: text.nav.technology, exact: true }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${home}#technology`);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
    await expect.poll(() => topOf(page, 'technology')).toBe(88);
    await expect(page.locator('#technology')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('a:focus, button:focus, :is(input, select, textarea):focus')).toHaveCount(1);
    await expect(page.locator('#technology')).not.toHaveAttribute('tabindex');

    await test.step('opened again, it closes when the window grows, and no longer follows that link', async () => {
      await scrollPage(page, 0);
      await openMenu(page);
      await expect(dialog(page)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('#technology')).not.toBeFocused();
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      await page.setViewportSize(PHONE);
      await openMenu(page);
      await dialog(page).getByRole('link', { name: text.nav.contact, exact: true }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page.locator('#contact')).toBeFocused();
    });
  });
});

test('a phone’s header offers to call after scrolling; a low window’s leaves on the way down', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, home);
  const call = header(page).locator('a[href^="tel:"]').filter({ visible: true });
  await expect(call).toHaveCount(0);
  await scrollPage(page, 700);
  await expect(call).toHaveCount(1);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 844, height: 390 });
  await scrollPage(page, 900);
  await expect(header(page)).not.toBeInViewport();
  await scrollPage(page, 890);
  await expect(header(page)).toBeInViewport({ ratio: 1 });
});

test('a dialog does not move a page with a scrollbar', async ({ browserName, playwright, launchOptions, baseURL }) => {
  test.skip(browserName !== 'chromium', 'only Chromium can be started with scrollbars');
  const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  const page = await browser.newPage({ baseURL, viewport: DESK, ...IN_SE });
  await page.goto(home);
  const edges = () =>
    page.locator('header, #hero').evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
  const before = await edges();
  expect(before[0]).toBeLessThan(DESK.width);
  await settingsButton(page).click();
  await expect(dialog(page)).toBeVisible();
  expect(await edges()).toEqual(before);
  await browser.close();
});

for (const [font, widths] of [
  [16, [390, 768, 1024]],
  [32, [390]],
] as const) {
  test(`a section stops below the header and is current, with a font of ${font} px`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium lets a test set the text size');
    await setTextSize(page, font);
    await open(page, home);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 1000 });
      const height = async () => Math.round((await boxOf(header(page))).height);
      if (font === 16 && width >= 1024) expect(await height(), `${width} px`).toBe(104);
      const stop = Math.max(width < 768 ? 88 : 104, await height());
      // The boot script measures the header a frame after the window has changed.
      await expect(page.locator('html'), `${width} px`).toHaveCSS('scroll-padding-top', `${stop}px`);
      await page.evaluate(() => location.replace('#hero'));
      await page.evaluate(() => location.replace('#services'));
      await expect.poll(() => topOf(page, 'services'), `${width} px`).toBe(stop);
      expect(await height(), `${width} px`).toBeLessThanOrEqual(stop);
      // On narrow screens there is a menu instead.
      if (await navigation(page).isHidden()) continue;
      await expect(navigation(page).locator('[aria-current]'), `${width} px`).toHaveText(text.nav.services);
    }
  });
}
