import { writeFileSync } from 'node:fs';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { navSections } from '@/lib/company';
import { boxOf, loadPictures, open } from './page';
import { expectPlainPage } from './parts';
import { home, IN_SE, text } from './second-language';
import { DESK, expect, PHONE, SE, sectionName, test } from './support';

test.use(IN_SE);
const needScripts = [
  text.contact.map.consentMessage,
  text.contact.map.openSettings,
  text.footer.cookieSettings,
  text.privacy.cookies.openSettings,
].map((words) => words.replaceAll('\u00ad', ''));
/** What depends on the visitor's day. */
const OF_THE_DAY = '[data-open-now], [data-island=NextDeadline], [data-island=DeadlineList], [data-island=ClosedDays]';

test('each page says the same without JavaScript, and has no dead button', async ({ browser, page, baseURL }) => {
  const context = await browser.newContext({ baseURL, ...IN_SE, javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const id of PAGE_IDS) {
    const [withScripts = [], without = []] = await Promise.all(
      [page, plain].map(async (shown) => {
        await shown.goto(pagePath(id, SE));
        // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is there
        return (await shown.locator('body').innerText()).split('\n').filter((line) => line.trim());
      }),
    );
    const ofTheDay = (await page.locator(OF_THE_DAY).allInnerTexts()).flatMap((words) => words.split('\n'));
    const known = [...without, ...needScripts, ...ofTheDay];
    expect(
      withScripts.filter((line) => !known.includes(line)),
      id,
    ).toEqual([]);
    await expect(plain.getByRole('button')).toHaveText(id === 'home' ? [text.contact.form.submit] : []);
    await expect(plain.locator('#consent-banner')).toHaveCount(1);
    await expect(plain.locator('#consent-banner')).toBeHidden();
  }
  await context.close();
});

test.describe('with an open banner', () => {
  test.skip(({ browserName }) => browserName !== 'chromium', 'only Chromium saves MHTML');
  test.use({ consent: null, viewport: PHONE });

  test('a copy that Chrome saves has its photos, and is as without JavaScript', async ({ page }, info) => {
    await open(page, home);
    await loadPictures(page);
    await expect(page.locator('#consent-banner')).toBeVisible();
    const session = await page.context().newCDPSession(page);
    const { data } = await session.send('Page.captureSnapshot');
    const file = info.outputPath('copy.mhtml');
    writeFileSync(file, data);
    await page.goto(`file://${file}`);
    await expect(page.getByRole('button')).toHaveText([text.contact.form.submit]);
    await expect(page.locator('#consent-banner')).toBeHidden();
    const navigation = page.getByRole('banner').getByRole('navigation', { name: text.nav.label });
    for (const section of navSections)
      await expect(navigation.getByRole('link', { name: sectionName(text, section), exact: true })).toBeInViewport();
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
    const photo = page.getByAltText(text.services.payroll.imageAlt);
    expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
});

test.describe('in a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('navigation and languages are in view above the headline, and the page works', async ({ page }) => {
    const banner = page.getByRole('banner');
    const navigation = banner.getByRole('navigation', { name: text.nav.label });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 600 });
      await page.goto(home);
      for (const section of navSections) {
        const link = navigation.getByRole('link', { name: sectionName(text, section), exact: true });
        await expect(link).toBeInViewport();
      }
      const languages = banner.getByRole('navigation', { name: text.language.label });
      await expect(languages.getByRole('link').first()).toBeInViewport();
      await expect(page.getByRole('link', { name: text.contact.map.openElsewhere })).toBeVisible();
      const headline = await boxOf(page.locator('#hero h1'));
      expect(headline.top, `${width} px`).toBeGreaterThanOrEqual((await boxOf(navigation)).bottom);
      await expectPlainPage(page, text);
    }
  });

  test('the list of services is in the HTML, and opens under the pointer and with the focus', async ({ page }) => {
    await page.setViewportSize(DESK);
    await page.goto(home);
    const banner = page.getByRole('banner');
    const link = banner.getByRole('link', { name: text.services.payroll.nav, exact: true });
    const services = banner.getByRole('link', { name: text.nav.services, exact: true });
    await expect(banner.locator('a[href$="#payroll"]')).toHaveCount(1);
    await expect(link).toBeHidden();
    await services.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(0, 700);
    await expect(link).toBeHidden();
    await services.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAttribute('href', /#payroll$/);
    await expect(link).toBeVisible();
  });
});
