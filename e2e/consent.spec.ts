import type { Page } from '@playwright/test';
import { company, formatAddress, mapLinkUrl } from '@/lib/company';
import { MAP_PX } from '@/lib/constants';
import { boxOf, open, setTextSize } from './page';
import { dialog, settingsButton } from './parts';
import { home, IN_SE, privacy, text } from './second-language';
import { DESK, expect, fill, LOWEST, PHONE, test } from './support';

const { common, consent, contact } = text;
const banner = (page: Page) => page.getByRole('region', { name: consent.banner.label });
const toggle = (page: Page) => dialog(page).getByRole('switch');
const place = (page: Page) => page.locator('#contact-map');
const map = (page: Page) => place(page).locator('iframe');
const acceptInDialog = (page: Page) => dialog(page).getByRole('button', { name: consent.dialog.acceptAll }).click();
test.use(IN_SE);

test.describe('on a first visit', () => {
  test.use({ consent: null, viewport: { width: 1280, height: 800 } });

  test('the banner names the map service, gives yes and no the same weight, and the focus back', async ({ page }) => {
    await open(page, `${home}#services`);
    await expect(banner(page)).toContainText(company.map?.service ?? '');
    await expect(banner(page).getByRole('link')).toHaveAttribute('href', privacy);
    const lookOf = (name: string) =>
      banner(page)
        .getByRole('button', { name, exact: true })
        .evaluate((button) => {
          const { width, height } = button.getBoundingClientRect();
          const { color, backgroundColor, borderTopColor, fontWeight, fontSize } = getComputedStyle(button);
          return { width: Math.round(width), height, color, backgroundColor, borderTopColor, fontWeight, fontSize };
        });
    expect(await lookOf(consent.banner.decline)).toEqual(await lookOf(consent.banner.accept));
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    await banner(page).getByRole('button', { name: consent.banner.decline, exact: true }).click();
    await expect(page.locator('#services')).toBeFocused();
  });

  test('with large text on a phone, the answers leave room for the words of the banner', async ({ page }) => {
    test.skip(test.info().project.name !== 'chromium', 'only Chromium lets a test set the text size');
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, home);
    await setTextSize(page, 32);
    const answers = banner(page).locator('.consent-answers > button');
    await expect(answers).toHaveCount(2);
    const words = await boxOf(banner(page).locator('p').first());
    for (const answer of await answers.all()) {
      const { right, height } = await boxOf(answer);
      expect(height).toBeLessThan(64);
      expect(right, 'within the margins').toBeLessThanOrEqual(words.right);
    }
  });

  /** Two frames later: whether all of the focused control is seen, and the share of the window that nothing covers. */
  const readFocus = (page: Page) =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      const focus = document.activeElement as HTMLElement;
      const lines = [...focus.getClientRects()];
      const EDGE = 12; // what is below may reach into the padding of a link
      const isSeen = ({ left, right }: DOMRect, y: number) => {
        const hit = document.elementFromPoint((left + right) / 2, y);
        return hit !== null && (focus.contains(hit) || hit.contains(focus));
      };
      const covered = [...document.querySelectorAll('header, #consent-banner')]
        .filter((part) => getComputedStyle(part).position === 'fixed')
        .map((part) => part.getBoundingClientRect())
        .reduce((sum, box) => sum + Math.max(0, Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)), 0);
      // A control may be higher than the window.
      const isWhole = lines.every(
        (line) => line.height > innerHeight - 40 || (isSeen(line, line.top + EDGE) && isSeen(line, line.bottom - EDGE)),
      );
      return { name: focus.ariaLabel ?? focus.textContent, isWhole, page: 1 - covered / innerHeight };
    });

  test('in a low window the banner is part of the page, and what has the focus is whole', async ({ page }) => {
    await open(page, home);
    const found: string[] = [];
    for (const [width, height] of LOWEST) {
      await page.setViewportSize({ width, height });
      await expect(banner(page)).not.toHaveCSS('position', 'fixed');
      await page.getByRole('link', { name: common.skipToContent }).focus();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let step = 0; step < 50; step++) {
          await page.keyboard.press(key);
          const { name, isWhole, page: share } = await readFocus(page);
          const fault = `${width} × ${height}, ${key}, ${name}: ${isWhole ? share : 'not whole'}`;
          if (!isWhole || share < 0.5) found.push(fault);
        }
    }
    expect(found).toEqual([]);
  });

  const stored = (page: Page) => page.evaluate(() => localStorage.cookieConsent);
  async function openSettings(page: Page): Promise<void> {
    await open(page, home);
    await banner(page).getByRole('button', { name: consent.banner.settings }).dblclick();
    await toggle(page).click();
  }

  test('a double click opens the settings; only a whole click beside them saves the toggle', async ({ page }) => {
    await openSettings(page);
    await page.mouse.click(5, 5, { button: 'right' });
    await page.mouse.click(5, 5, { button: 'middle' });
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, 300);
      await page.mouse.down();
      await page.mouse.move(to, 300);
      await page.mouse.up();
    };
    await drag(640, 5);
    await drag(5, 640);
    await page.emulateMedia({ media: 'print' });
    await expect(dialog(page)).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await expect(toggle(page)).toBeChecked();
    expect(await stored(page)).toBeUndefined();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe('true');
  });

  test('a page that a content blocker leaves without what the dialog contains can be used', async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('dialog [class*="consent"] { display: none !important; }');
      document.adoptedStyleSheets = [sheet];
    });
    await open(page, home);
    await banner(page).getByRole('button', { name: consent.banner.settings }).click();
    expect(await stored(page)).toBeUndefined();
    await banner(page).getByRole('button', { name: consent.banner.decline, exact: true }).click();
    expect(await stored(page)).toBe('false');
  });
});

test('the dialog names the map service, and works by keyboard', async ({ page }) => {
  await open(page, home);
  await settingsButton(page).press('Enter');
  await expect(page.locator('dialog:focus-within')).toHaveCount(1);
  await expect(dialog(page)).toHaveAccessibleName(consent.dialog.title);
  await expect(dialog(page)).toContainText(fill(consent.dialog.mapsBody, company.map ?? {}));
  await expect(dialog(page).getByRole('link')).toHaveAttribute('href', privacy);
  await toggle(page).press('Space');
  await expect(toggle(page)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(map(page)).toHaveCount(1);
});

test('from the map, the settings begin at its switch, and the focus comes back to the map', async ({ page }) => {
  const heightAt = async (viewport: typeof PHONE) => {
    await page.setViewportSize(viewport);
    return (await boxOf(place(page))).height;
  };
  await open(page, home);
  // On phones it is 320 px high, or as high as its words.
  expect(await heightAt(PHONE)).toBeLessThanOrEqual(340);
  expect(await heightAt(DESK)).toBe(MAP_PX);
  await page.setViewportSize({ width: 320, height: 640 });
  await place(page).getByRole('button').click();
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(DESK);
  await acceptInDialog(page);
  expect((await boxOf(map(page))).height).toBe(MAP_PX);
  await expect(place(page)).toBeFocused();
  expect([await heightAt(DESK), await heightAt(PHONE)]).toEqual([MAP_PX, 480]);
  expect((await boxOf(map(page))).height).toBe(MAP_PX);
  const address = formatAddress(company.officeAddress);
  await expect(place(page).getByText(address)).toBeVisible();
  const link = place(page).getByRole('link', { name: contact.map.openElsewhere });
  await expect(link).toHaveAttribute('href', mapLinkUrl() ?? '');
  await expect(link).toHaveAttribute('rel', /noreferrer/);
  await expect(map(page)).toHaveAttribute('title', fill(contact.map.title, { address }));
  await expect(map(page)).toHaveAttribute('loading', 'lazy');
});

test.describe('with a blocked map', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('the placeholder says so and has the link', async ({ page }) => {
    await page.route(`${new URL(company.map?.embedUrl ?? '').origin}/**`, (route) => route.abort('blockedbyclient'));
    await open(page, home);
    await settingsButton(page).click();
    await acceptInDialog(page);
    await expect(page.getByText(contact.map.unavailable)).toBeVisible();
    expect((await boxOf(place(page))).height).toBe(MAP_PX);
    await expect(map(page)).toHaveCount(0);
    await expect(place(page).getByRole('link')).toHaveAttribute('href', mapLinkUrl() ?? '');
  });
});
