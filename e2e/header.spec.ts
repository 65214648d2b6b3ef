import type { Page } from '@playwright/test';
import { navSections } from '@/company/company';
import { LOCALES } from '@/company/locales';
import { pagePath } from '@/company/pages';
import {
  CATALOGS,
  DESK,
  dialog,
  expect,
  inOtherLanguage,
  NO,
  nextFrame,
  open,
  openMenu,
  PHONE,
  sectionName,
  setTextSize,
  settingsButton,
  test,
} from './support';

const header = (page: Page) => page.getByRole('banner');
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
async function scrollPage(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => scrollTo(0, top), y);
  await nextFrame(page);
}
const containsFocus = (page: Page) => dialog(page).evaluate((element) => element.contains(document.activeElement));

const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const PAPER = 'rgb(247, 244, 238)';

inOtherLanguage('the header', (locale, text) => {
  const home = pagePath('home', locale);
  const privacy = pagePath('privacy', locale);
  const navigation = (page: Page) => header(page).getByRole('navigation', { name: text.nav.label });

  test.describe('from 1024 px', () => {
    test.use({ viewport: DESK });

    test('is transparent up to 32 px of scrolling and solid after, and on a page without a hero', async ({ page }) => {
      await page.goto(home);
      await scrollPage(page, 32);
      await expect(header(page)).toHaveCSS('background-color', TRANSPARENT);
      await scrollPage(page, 33);
      await expect(header(page)).toHaveCSS('background-color', PAPER);
      await scrollPage(page, 0);
      await expect(header(page)).toHaveCSS('background-color', TRANSPARENT);
      await page.goto(privacy);
      await expect(header(page)).toHaveCSS('background-color', PAPER);
    });

    test('leads to each section with its fragment in the address, and back and forward', async ({ page }) => {
      await open(page, home);
      const expectSection = async (section: (typeof navSections)[number] | undefined) => {
        if (!section) throw new Error('no such section');
        await expect(page).toHaveURL(`${home}#${section}`);
        await expect.poll(() => top(page, section), section).toBe(104);
        await expect(navigation(page).locator('[aria-current=true]')).toHaveText([sectionName(text, section)]);
      };
      await expect(navigation(page).locator('[aria-current]')).toHaveCount(0);
      for (const section of navSections) {
        await navigation(page)
          .getByRole('link', { name: sectionName(text, section), exact: true })
          .click();
        await expectSection(section);
      }
      await page.goBack();
      await expectSection(navSections.at(-2));
      await page.goForward();
      await expectSection(navSections.at(-1));
      await header(page).getByRole('link', { name: text.header.logoLabel }).click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await navigation(page).getByRole('link', { name: text.nav.cta }).click();
      await expect.poll(() => top(page, 'contact')).toBe(104);
    });

    test('from another page, shows the top before it scrolls', async ({ page }) => {
      await page.addInitScript(() => {
        const { replaceState } = history;
        history.replaceState = function (...args) {
          // The fragment is taken out of the address for a moment.
          if (args[2] && !String(args[2]).includes('#')) Object.assign(window, { isLate: true });
          replaceState.apply(this, args);
        };
      });
      await page.goto(privacy);
      await header(page).getByRole('link', { name: text.nav.cta }).click();
      await page.waitForURL(`${home}#contact`);
      expect(await page.evaluate('window.isLate')).toBe(true);
      await expect.poll(() => top(page, 'contact')).toBe(104);
    });

    test('opens the services under the pointer, keeps them while it moves in, and leads to one', async ({ page }) => {
      await open(page, home);
      const link = page.getByRole('link', { name: text.services.payroll.nav, exact: true });
      await expect(link).toBeHidden();
      await navigation(page).getByRole('link', { name: text.nav.services, exact: true }).hover();
      await link.click();
      await expect(page).toHaveURL(`${home}#payroll`);
      await expect.poll(() => top(page, 'payroll')).toBe(104);
    });
  });

  test.describe('the menu', () => {
    test.use({ viewport: PHONE, reducedMotion: 'no-preference' });
    const slowScroll = () => Object.assign(document.documentElement.style, { scrollBehavior: 'auto' });

    test('slides in, keeps the focus inside and the page still, and gives both back', async ({ page }) => {
      await open(page, home);
      await page.evaluate(slowScroll);
      await scrollPage(page, 700);
      await page.evaluate(() => {
        addEventListener('transitionstart', ({ target, propertyName }) => {
          const isSlide = propertyName === 'translate' && (target as Element).matches('[role=dialog]');
          if (isSlide) Object.assign(window, { hasSlid: true });
        });
        addEventListener('wheel', () => Object.assign(window, { hasWheeled: true }));
      });
      await openMenu(page);
      await expect.poll(() => page.evaluate('window.hasSlid')).toBe(true);
      await expect.poll(() => containsFocus(page)).toBe(true);
      for (const key of [...Array(20).fill('Tab'), 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await containsFocus(page)).toBe(true);
      }
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate('window.hasWheeled')).toBe(true);
      await dialog(page).getByRole('button', { name: text.nav.closeMenu }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(header(page).locator('[aria-haspopup]')).toBeFocused();
      expect(await scrollTop(page)).toBe(700);
    });

    test('closes by a link, which is followed with 88 px to spare, and takes the focus there', async ({ page }) => {
      await open(page, home);
      await openMenu(page);
      await dialog(page).getByRole('link', { name: text.nav.technology, exact: true }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${home}#technology`);
      await expect.poll(() => top(page, 'technology')).toBe(88);
      await expect(page.locator('#technology')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
      await expect(page.locator('#technology')).not.toHaveAttribute('tabindex');

      await test.step('opened again, it closes when the window grows, and follows that link no more', async () => {
        await page.evaluate(slowScroll);
        await scrollPage(page, 0);
        await openMenu(page);
        await expect(dialog(page)).toBeVisible();
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.locator('#technology')).not.toBeFocused();
        await page.mouse.move(600, 400);
        await page.mouse.wheel(0, 500);
        await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
      });
    });

    test('stays open while large text leaves the navigation no room', async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium lets a test set the text size');
      await setTextSize(page, 24);
      await open(page, home);
      await openMenu(page);
      await expect(dialog(page)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await nextFrame(page);
      await expect(dialog(page)).not.toHaveAttribute('data-closed');
      await page.keyboard.press('Tab');
      expect(await containsFocus(page)).toBe(true);
      await page.setViewportSize({ width: 1800, height: 800 });
      await expect(dialog(page)).toHaveCount(0);
    });

    test('closes by the back gesture, as the consent dialog does, without a history entry', async ({ page }) => {
      // The gesture is Android's; a stand-in for the browser's watcher tells the page about it.
      await page.addInitScript(() => {
        class CloseWatcher extends EventTarget {
          constructor() {
            super();
            Object.assign(window, { watcher: this });
          }
          destroy() {
            Object.assign(window, { watcher: 'destroyed' });
          }
        }
        Object.assign(window, { CloseWatcher });
      });
      await open(page, home);
      const entries = await page.evaluate(() => history.length);
      for (const button of [header(page).locator('[aria-haspopup]'), settingsButton(page)]) {
        await button.click();
        await expect(dialog(page)).toBeVisible();
        await page.evaluate("window.watcher.dispatchEvent(new Event('close'))");
        await expect(dialog(page)).toHaveCount(0);
        await expect(button).toBeFocused();
        expect(await page.evaluate('window.watcher')).toBe('destroyed');
      }
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });
  });

  test('the page stays where it is beside its scrollbar when a dialog or the menu opens', async ({
    browserName,
    playwright,
    launchOptions,
    baseURL,
  }) => {
    test.skip(browserName !== 'chromium', 'only Chromium can be started with scrollbars');
    const browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    const page = await browser.newPage({ baseURL, locale: LOCALES[locale].intl });
    for (const [width, enter] of [
      [1280, () => settingsButton(page).click()],
      [390, () => openMenu(page)],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(home);
      const edges = () =>
        page.evaluate(() =>
          ['header', '#hero'].map((part) => document.querySelector(part)?.getBoundingClientRect().right),
        );
      const before = await edges();
      expect(before[0]).toBeLessThan(width);
      await enter();
      await expect(dialog(page)).toBeVisible();
      expect(await edges()).toEqual(before);
    }
    await browser.close();
  });

  for (const font of [16, 32]) {
    test(`a section stops below the header and is current, font: ${font} px`, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium lets a test set the text size');
      await setTextSize(page, font);
      await open(page, home);
      for (const width of [390, 768, 1024, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1000 });
        const height = () => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().height));
        if (font === 16 && width >= 1024) expect(await height(), `${width} px`).toBe(104);
        const stop = Math.max(width < 768 ? 88 : 104, await height());
        // The boot script measures the header a frame after the window has changed.
        await expect(page.locator('html'), `${width} px`).toHaveCSS('scroll-padding-top', `${stop}px`);
        await page.evaluate(() => location.replace('#hero'));
        await page.evaluate(() => location.replace('#services'));
        await expect.poll(() => top(page, 'services'), `${width} px`).toBe(stop);
        expect(await height(), `${width} px`).toBeLessThanOrEqual(stop);
        // On narrow screens there is a menu instead.
        if (await navigation(page).isHidden()) continue;
        await expect(navigation(page).locator('[aria-current]'), `${width} px`).toHaveText(text.nav.services);
      }
    });
  }
});

for (const [wish, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`motion: ${wish}`, () => {
    test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has no transitions between documents');
    test.use({ reducedMotion: wish });

    test(`one page ${fades ? 'fades' : 'does not fade'} into the other`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          Object.assign(window, { fades: Reflect.get(event, 'viewTransition') !== null });
        });
      });
      await page.goto(pagePath('home', NO));
      await page.getByRole('contentinfo').getByRole('link', { name: CATALOGS[NO].footer.privacy }).click();
      await page.waitForURL(pagePath('privacy', NO));
      await expect.poll(() => page.evaluate('window.fades')).toBe(fades);
    });
  });
}
