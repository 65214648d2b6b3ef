import type { Page } from '@playwright/test';
import { NAV_SECTIONS } from '@/company/constants';
import { LOCALE_IDS, LOCALES } from '@/company/locales';
import { pagePath } from '@/company/pages';
import { CATALOGS, expect, inOtherLanguage, NO, open, SE, test, UNKNOWN_ADDRESS } from './support';

const header = (page: Page) => page.getByRole('banner');
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
/** Scrolls, and waits until the page has answered, which it does with the frame after. */
const scrollPage = (page: Page, y: number) =>
  page.evaluate(async (top) => {
    scrollTo(0, top);
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, y);
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const PAPER = 'rgb(247, 244, 238)';

inOtherLanguage('the header', (locale, text) => {
  const home = pagePath('home', locale);
  const privacy = pagePath('privacy', locale);
  const navigation = (page: Page) => header(page).getByRole('navigation', { name: text.nav.label });

  test.describe('from 1024 px', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('is transparent up to 32 px of scrolling and solid after, and on a page without a hero', async ({ page }) => {
      await page.goto(home);
      await scrollPage(page, 32);
      expect(await background(page)).toBe(TRANSPARENT);
      await scrollPage(page, 33);
      await expect.poll(() => background(page)).toBe(PAPER);
      await scrollPage(page, 0);
      await expect.poll(() => background(page)).toBe(TRANSPARENT);
      await page.goto(privacy);
      expect(await background(page)).toBe(PAPER);
    });

    test('leads to each section with its fragment in the address, and back and forward', async ({ page }) => {
      await open(page, home);
      const expectSection = async (section: (typeof NAV_SECTIONS)[number]) => {
        await expect(page).toHaveURL(`${home}#${section}`);
        await expect.poll(() => top(page, section), section).toBe(104);
        await expect(navigation(page).locator('[aria-current=true]')).toHaveText([text.nav[section]]);
      };
      await expect(navigation(page).locator('[aria-current]')).toHaveCount(0);
      for (const section of NAV_SECTIONS) {
        await navigation(page).getByRole('link', { name: text.nav[section], exact: true }).click();
        await expectSection(section);
      }
      await page.goBack();
      await expectSection(NAV_SECTIONS.at(-2) ?? 'about');
      await page.goForward();
      await expectSection(NAV_SECTIONS.at(-1) ?? 'about');
      await header(page).getByRole('link', { name: text.header.logoLabel }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await navigation(page).getByRole('link', { name: text.nav.cta }).click();
      await expect.poll(() => top(page, 'contact')).toBe(104);
    });

    test('from another page, shows the top before it scrolls', async ({ page }) => {
      await page.addInitScript(() => {
        const { replaceState } = history;
        history.replaceState = function (...args) {
          // The address has lost its fragment, for the moment.
          if (args[2] && !String(args[2]).includes('#')) Object.assign(window, { late: true });
          replaceState.apply(this, args);
        };
      });
      await page.goto(privacy);
      await header(page).getByRole('link', { name: text.nav.cta }).click();
      await page.waitForURL(`${home}#contact`);
      expect(await page.evaluate('window.late')).toBe(true);
      await expect.poll(() => top(page, 'contact')).toBe(104);
    });

    test('opens the services under the pointer, keeps them while it moves in, and leads to one', async ({ page }) => {
      await open(page, home);
      const services = navigation(page).getByRole('link', { name: text.nav.services, exact: true });
      const link = page.getByRole('link', { name: text.services.payroll.nav, exact: true });
      await expect(link).toBeHidden();
      await services.hover();
      await link.click();
      await expect(page).toHaveURL(`${home}#payroll`);
      await expect.poll(() => top(page, 'payroll')).toBe(104);
    });
  });

  test.describe('below 1024 px', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const menu = (page: Page) => page.getByRole('dialog', { name: text.nav.menu });
    const openMenu = (page: Page) => page.getByRole('button', { name: text.nav.openMenu }).click();

    test('an open menu keeps the focus inside and the page still, and gives both back', async ({ page }) => {
      await open(page, home);
      await scrollPage(page, 700);
      await openMenu(page);
      const hasFocus = () => menu(page).evaluate((dialog) => dialog.contains(document.activeElement));
      // The panel is loaded at the click.
      await expect.poll(hasFocus).toBe(true);
      for (const key of [...Array(20).fill('Tab'), 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await hasFocus()).toBe(true);
      }
      await page.evaluate(() => addEventListener('wheel', () => Object.assign(window, { wheeled: true })));
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate('window.wheeled')).toBe(true);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: text.nav.openMenu })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(700);
    });

    test('a menu closes by its button and by a link, which is followed with 88 px to spare', async ({ page }) => {
      await open(page, home);
      await openMenu(page);
      await menu(page).getByRole('button', { name: text.nav.closeMenu }).click();
      await expect(menu(page)).toHaveCount(0);
      await openMenu(page);
      await menu(page).getByRole('link', { name: text.nav.technology, exact: true }).click();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${home}#technology`);
      await expect.poll(() => top(page, 'technology')).toBe(88);
    });

    test('a menu lets go of the page, and of its last link, when the window grows to desktop width', async ({
      page,
    }) => {
      await open(page, home);
      await openMenu(page);
      await menu(page).getByRole('link', { name: text.nav.technology, exact: true }).click();
      await expect(page.locator('#technology')).toBeFocused();
      await scrollPage(page, 0);
      await openMenu(page);
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(menu(page)).toHaveCount(0);
      await expect(page.locator('#technology')).not.toBeFocused();
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

    test('a menu stays open while large text leaves the navigation no room', async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium lets a test set it');
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
      await open(page, home);
      await openMenu(page);
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))));
      await expect(menu(page)).not.toHaveAttribute('data-closed');
      await page.keyboard.press('Tab');
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      await page.setViewportSize({ width: 1800, height: 800 });
      await expect(menu(page)).toHaveCount(0);
    });
  });

  for (const font of [16, 32]) {
    test(`a section stops below the header and is current, font: ${font} px`, async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'only Chromium lets a test set it');
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: font } });
      await open(page, home);
      for (const width of [390, 768, 1024, 1920, 2560]) {
        await page.setViewportSize({ width, height: 1000 });
        const height = () => header(page).evaluate((element) => Math.round(element.getBoundingClientRect().height));
        if (font === 16 && width >= 1024) expect(await height(), `${width} px`).toBe(104);
        const stop = Math.max(width < 768 ? 88 : 104, await height());
        // The page follows the header's height a frame after the window has changed.
        const padding = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
        await expect.poll(padding, `${width} px`).toBe(`${stop}px`);
        await page.evaluate(() => location.replace('#hero'));
        await page.evaluate(() => location.replace('#services'));
        await expect.poll(() => top(page, 'services'), `${width} px`).toBe(stop);
        expect(await height(), `${width} px`).toBeLessThanOrEqual(stop);
        // Below, there is a menu in the place of the navigation.
        if (await navigation(page).isHidden()) continue;
        await expect(navigation(page).locator('[aria-current]'), `${width} px`).toHaveText(text.nav.services);
      }
    });
  }
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: UNKNOWN_ADDRESS });

  test('answers with status 404, in every language, first that of the address, and logs it', async ({ page }) => {
    const path = '/se/personvern/x';
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    for (const locale of LOCALE_IDS) {
      const { title, home } = CATALOGS[locale].notFound;
      const part = page.locator(`main [lang=${LOCALES[locale].lang}]`);
      await expect(part.getByRole('heading')).toHaveText(title);
      await expect(part.getByRole('link', { name: home })).toHaveAttribute('href', LOCALES[locale].prefix || '/');
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    const texts = await page.locator('main [lang]').evaluateAll((all) => {
      const boxes = all.map((element) => ({
        box: element.getBoundingClientRect(),
        lang: (element as HTMLElement).lang,
      }));
      return boxes.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x).map(({ lang }) => lang);
    });
    expect(texts[0]).toBe(LOCALES[SE].lang);
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
  });
});

for (const [wish, fades] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test.describe(`motion: ${wish}`, () => {
    test.skip(({ browserName }) => browserName === 'firefox', 'Firefox has none between documents');
    test.use({ reducedMotion: wish });

    test(`one page ${fades ? 'fades' : 'does not fade'} into the other`, async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pagereveal', (event) => {
          Object.assign(window, { fades: Reflect.get(event, 'viewTransition') !== null });
        });
      });
      await page.goto(pagePath('home', NO));
      await page.locator(`footer a[href="${pagePath('privacy', NO)}"]`).click();
      await page.waitForURL(pagePath('privacy', NO));
      await expect.poll(() => page.evaluate('window.fades')).toBe(fades);
    });
  });
}
