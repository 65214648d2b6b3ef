import type { Page } from '@playwright/test';
import { company, emailHref, formatAddress, phoneHref } from '@/lib/company';
import { NAV_SECTIONS, pagePath } from '@/lib/pages';
import { expect, fill, hydrated, inOtherLanguage, test } from './support';

const header = (page: Page) => page.getByRole('banner');
const top = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
const background = (page: Page) => header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
/** Waits until the page has answered to a scroll, which it does with the frame after it. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo(0, y), top);
  await frames(page);
}
const TRANSPARENT = 'rgba(0, 0, 0, 0)';
const PAPER = 'rgb(247, 244, 238)';

const office = formatAddress(company.officeAddress);
const [{ id: first }] = company.services as [(typeof company.services)[number]];

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);
  const privacy = pagePath('privacy', locale);
  const navigation = (page: Page) => header(page).getByRole('navigation', { name: text.nav.label });

  test.describe('from 1024 px', () => {
    test.use({ viewport: { width: 1440, height: 900 } });

    test('is transparent up to 32 px of scrolling and solid after', async ({ page }) => {
      await page.goto(home);
      await expect.poll(() => background(page)).toBe(TRANSPARENT);
      await scrollPage(page, 32);
      expect(await background(page)).toBe(TRANSPARENT);
      await page.evaluate(() => scrollTo(0, 33));
      await expect.poll(() => background(page)).toBe(PAPER);
      await page.evaluate(() => scrollTo(0, 0));
      await expect.poll(() => background(page)).toBe(TRANSPARENT);
    });

    test('is solid at once when the page opens scrolled, and on a page without a hero', async ({ page }) => {
      await page.goto(`${home}#contact`);
      await expect.poll(() => background(page)).toBe(PAPER);
      await page.goto(privacy);
      expect(await background(page)).toBe(PAPER);
    });

    test('leads to each section, 104 px below the top, with its fragment in the address', async ({ page }) => {
      await page.goto(home);
      for (const section of NAV_SECTIONS) {
        await navigation(page).getByRole('link', { name: text.nav[section], exact: true }).click();
        await expect(page).toHaveURL(`${home}#${section}`);
        await expect.poll(() => top(page, section), section).toBe(104);
        await expect(navigation(page).locator('[aria-current=true]')).toHaveText([text.nav[section]]);
      }
    });

    test('marks no item while the hero is on the line, and the one whose box spans 120 px after', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      const current = navigation(page).locator('[aria-current]');
      await expect(current).toHaveCount(0);
      const start = await page.locator('#about').evaluate((section) => section.getBoundingClientRect().top + scrollY);
      await scrollPage(page, Math.floor(start) - 121);
      await expect(current).toHaveCount(0);
      await scrollPage(page, Math.ceil(start) - 120);
      await expect(current).toHaveText([text.nav.about]);
    });

    test('goes back and forward between sections', async ({ page }) => {
      await page.goto(home);
      await navigation(page).getByRole('link', { name: text.nav.about, exact: true }).click();
      await expect.poll(() => top(page, 'about')).toBe(104);
      await navigation(page).getByRole('link', { name: text.nav.contact, exact: true }).click();
      await expect.poll(() => top(page, 'contact')).toBe(104);
      await page.goBack();
      await expect(page).toHaveURL(`${home}#about`);
      await expect.poll(() => top(page, 'about')).toBe(104);
      await page.goForward();
      await expect.poll(() => top(page, 'contact')).toBe(104);
    });

    test('from the privacy policy, comes to the landing page first and scrolls 100 ms later', async ({ page }) => {
      await page.addInitScript(() => {
        const log: number[] = [];
        Object.assign(window, { log });
        addEventListener('DOMContentLoaded', () => log.push(performance.now()));
        addEventListener('scroll', () => scrollY > 200 && log.push(performance.now()));
      });
      await page.goto(privacy);
      await hydrated(page);
      await navigation(page).getByRole('link', { name: text.nav.technology, exact: true }).click();
      await expect(page).toHaveURL(`${home}#technology`);
      await expect.poll(() => top(page, 'technology')).toBe(104);
      const log = () => page.evaluate(() => (window as unknown as { log: number[] }).log);
      // The event comes with the frame after the scroll.
      await expect.poll(async () => (await log()).length).toBeGreaterThan(1);
      const [arrived = 0, scrolled = 0] = await log();
      expect(scrolled - arrived).toBeGreaterThanOrEqual(90);
      await page.goBack();
      await expect(page).toHaveURL(privacy);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.privacy.title);
      await page.goForward();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(text.hero.title.split(' ')[0] ?? '');
    });

    for (const hidden of ['nothing', 'the referrer', 'the navigation API']) {
      test(`every section link of the privacy policy scrolls late where a browser hides ${hidden}`, async ({
        page,
      }) => {
        await page.addInitScript((what) => {
          if (what === 'the referrer') Object.defineProperty(Document.prototype, 'referrer', { value: '' });
          if (what === 'the navigation API') Object.defineProperty(window, 'navigation', { value: undefined });
          const { replaceState } = history;
          history.replaceState = function (...args) {
            // The address has lost its fragment, for the moment.
            if (args[2] && !String(args[2]).includes('#')) Object.assign(window, { late: true });
            replaceState.apply(this, args);
          };
        }, hidden);
        for (const label of [
          text.header.logoLabel,
          text.nav.cta,
          fill(text.header.addressLabel, { address: office }),
        ]) {
          await page.goto(privacy);
          await header(page).getByRole('link', { name: label }).first().click();
          await page.waitForURL(`${home}#**`);
          expect(await page.evaluate('window.late'), label).toBe(true);
        }
      });
    }

    test('opens the services under the pointer, keeps them while it moves in, closes after', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      const link = page.getByRole('link', { name: text.services[first].nav, exact: true });
      await expect(link).toBeHidden();
      await navigation(page).getByRole('link', { name: text.nav.services, exact: true }).hover();
      await expect(link).toBeVisible();
      await link.hover();
      await expect(link).toBeVisible();
      await page.mouse.move(10, 600);
      await expect(link).toBeHidden();
    });

    test('leads to each service from the list', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      for (const { id } of company.services) {
        await navigation(page).getByRole('link', { name: text.nav.services, exact: true }).hover();
        await page.getByRole('link', { name: text.services[id].nav, exact: true }).click();
        await expect(page).toHaveURL(`${home}#${id}`);
        await expect.poll(() => top(page, id)).toBe(104);
      }
    });

    test('shows phone, address, e-mail and the social page in the top bar', async ({ page }) => {
      await page.goto(home);
      const bar = page.getByRole('region', { name: text.header.contactBar });
      await expect(bar.getByRole('link', { name: fill(text.header.phoneLabel, company) })).toHaveAttribute(
        'href',
        phoneHref(company.phone),
      );
      await expect(bar.getByRole('link', { name: fill(text.header.emailLabel, company) })).toHaveAttribute(
        'href',
        emailHref(company.email),
      );
      await expect(bar.getByText(formatAddress(company.officeAddress).replace('\u00a0', ' '))).toBeVisible();
      await expect(
        bar.getByRole('link', { name: fill(text.header.socialLabel, company.social[0] ?? {}) }),
      ).toHaveAttribute('href', company.social[0]?.url ?? '');
    });

    test('leads to the contact section by its button and to the hero by its logo', async ({ page }) => {
      await page.goto(home);
      await navigation(page).getByRole('link', { name: text.nav.cta }).click();
      await expect.poll(() => top(page, 'contact')).toBe(104);
      await header(page).getByRole('link', { name: text.header.logoLabel }).click();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });

  test.describe('below 1024 px', () => {
    test.use({ viewport: { width: 390, height: 844 } });
    const menu = (page: Page) => page.getByRole('dialog', { name: text.nav.menu });
    const open = (page: Page) => page.getByRole('button', { name: text.nav.openMenu }).click();

    test('opens a menu with the same items, the services, contacts and languages', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await open(page);
      for (const section of NAV_SECTIONS)
        await expect(menu(page).getByRole('link', { name: text.nav[section], exact: true })).toBeVisible();
      for (const { id } of company.services)
        await expect(menu(page).getByRole('link', { name: text.services[id].nav })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: fill(text.header.phoneLabel, company) })).toBeVisible();
      await expect(menu(page).getByRole('link', { name: fill(text.header.emailLabel, company) })).toBeVisible();
      await expect(menu(page).getByRole('navigation', { name: text.language.label }).getByRole('link')).toHaveCount(3);
    });

    test('locks the page behind the open menu and frees it where it was', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, 700));
      await open(page);
      await expect(menu(page)).toBeVisible();
      expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).toBe('hidden');
      await page.evaluate(() => addEventListener('wheel', () => Object.assign(window, { wheeled: true })));
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate('window.wheeled')).toBe(true);
      await frames(page);
      expect(await page.evaluate(() => scrollY)).toBe(700);
      await page.keyboard.press('Escape');
      await expect(menu(page)).toHaveCount(0);
      expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
      expect(await page.evaluate(() => scrollY)).toBe(700);
      await expect(page.getByRole('button', { name: text.nav.openMenu })).toBeFocused();
    });

    test('keeps the focus inside the menu', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await open(page);
      await expect(menu(page)).toBeVisible();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      }
      await page.keyboard.press('Shift+Tab');
      expect(await menu(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    });

    test('closes by its button and by a link, which is followed with 88 px to spare', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await open(page);
      await menu(page).getByRole('button', { name: text.nav.closeMenu }).click();
      await expect(menu(page)).toHaveCount(0);
      await open(page);
      await menu(page).getByRole('link', { name: text.nav.technology, exact: true }).click();
      await expect(menu(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${home}#technology`);
      await expect.poll(() => top(page, 'technology')).toBe(88);
    });

    test('from the privacy policy, the menu leads to the section too', async ({ page }) => {
      await page.goto(privacy);
      await hydrated(page);
      await open(page);
      await menu(page).getByRole('link', { name: text.nav.services, exact: true }).click();
      await expect(page).toHaveURL(`${home}#services`);
      await expect.poll(() => top(page, 'services')).toBe(88);
      expect(await page.evaluate(() => getComputedStyle(document.body).overflowY)).not.toBe('hidden');
    });

    test('lets go of the page when the window grows to desktop width', async ({ page }) => {
      await page.goto(home);
      await hydrated(page);
      await open(page);
      await expect(menu(page)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(menu(page)).toHaveCount(0);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });

    for (const [width, offset] of [
      [767, 88],
      [768, 104],
    ] as const) {
      test(`keeps ${offset} px free at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(home);
        await page.getByRole('link', { name: text.hero.discover }).click();
        await expect.poll(() => top(page, 'services')).toBe(offset);
      });
    }
  });
});
