import type { Page } from '@playwright/test';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { holdBack, hydrated, open, topOf } from './page';
import { expectFilledIn, fillIn } from './parts';
import { IN_SE } from './second-language';
import { CATALOGS, DESK, expect, NO, SE, test, UNKNOWN_ADDRESS } from './support';

const { no, se } = CATALOGS;
const choose = (page: Page, { language }: typeof no) =>
  page.getByRole('banner').getByRole('link', { name: language.name }).first().click();
const scrollToTechnology = (page: Page) => page.evaluate(() => document.getElementById('technology')?.scrollIntoView());
const storedLanguage = (page: Page) => page.evaluate(() => localStorage.getItem('language'));

test.use({ viewport: DESK });

test.describe('in a Polish browser', () => {
  test.use({ locale: 'pl-PL' });

  test('the home page is the Polish one, and detection stores nothing', async ({ page, context }) => {
    await page.goto('/?a=1#services');
    await expect(page).toHaveURL('/pl?a=1#services');
    expect(await storedLanguage(page)).toBeNull();
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('in a Sámi browser', () => {
  test.use(IN_SE);

  test('the privacy policy opens in Sámi, unless Norwegian has been chosen', async ({ page }) => {
    await page.goto('/personvern');
    await expect(page).toHaveURL('/se/personvern');
    await hydrated(page);
    await choose(page, no);
    await expect(page).toHaveURL('/personvern');
    await page.goto('/');
    await expect(page).toHaveURL('/');
  });

  test('with storage blocked, the browser’s language decides until the switch does', async ({ page }) => {
    await page.addInitScript(() => {
      const get = () => {
        throw new DOMException('blocked', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
      Object.defineProperty(document, 'cookie', { get, set: get });
    });
    await page.goto('/?a=1#services');
    await expect(page).toHaveURL('/se?a=1#services');
    await hydrated(page);
    await fillIn(page);
    await scrollToTechnology(page);
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      return question.accept();
    });
    await choose(page, no);
    await expect(page).toHaveURL('/?lang=no#technology');
    // What is typed cannot be kept.
    expect(questions).toEqual(['beforeunload']);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await page.locator('#contact-form').getByRole('link').click();
    await expect(page).toHaveURL('/personvern?lang=no');
    await page.getByRole('banner').getByRole('link', { name: no.nav.contact, exact: true }).click();
    await expect(page).toHaveURL('/?lang=no#contact');
    await choose(page, se);
    await expect(page).toHaveURL('/se#contact');
  });

  test('Norwegian opened in a new tab is Norwegian, from the context menu too', async ({ page, context }) => {
    await open(page, '/se');
    const link = page.getByRole('banner').getByRole('link', { name: no.language.name }).first();
    const [middle] = await Promise.all([context.waitForEvent('page'), link.click({ button: 'middle' })]);
    await expect(middle).toHaveURL('/');
    await middle.evaluate(() => localStorage.removeItem('language'));
    const copied = await context.newPage();
    await copied.goto(`${await link.getAttribute('href')}&a=1#technology`);
    await expect(copied).toHaveURL('/?a=1#technology');
    await expect(copied.locator('html')).toHaveAttribute('lang', 'nb');
    await expect.poll(() => topOf(copied, 'technology')).toBe(104);
    expect(await storedLanguage(copied)).toBe('no');
    expect(await copied.locator('link[rel=canonical]').getAttribute('href')).not.toContain('?');
  });
});

test('the language switch keeps section and typed text, before hydration and after', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/islands/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await fillIn(page);
  await scrollToTechnology(page);
  await choose(page, se);
  await expect(page).toHaveURL('/se#technology');
  await expectFilledIn(page);
  release();
  await hydrated(page);
  await expectFilledIn(page);
  await expect.poll(() => topOf(page, 'technology')).toBe(104);
  await page.locator('#contact-form').getByRole('link').click();
  await expect(page).toHaveURL('/se/personvern');
  await choose(page, no);
  await expect(page).toHaveURL('/personvern');
  await page.getByRole('banner').getByRole('link', { name: no.nav.contact, exact: true }).click();
  await expectFilledIn(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
});

test.describe('an unknown address', () => {
  test.use({ expectedErrors: UNKNOWN_ADDRESS });

  test('answers with status 404 in every language, that of the address first, and is logged', async ({ page }) => {
    const path = '/se/personvern/x';
    const logged = page.waitForEvent('console', (message) => message.text().includes(path));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    for (const locale of LOCALE_IDS) {
      const { title, home } = CATALOGS[locale].notFound;
      const part = page.locator(`main [lang=${LOCALES[locale].lang}]`);
      await expect(part.getByRole('heading')).toHaveText(title);
      await expect(part.getByRole('link', { name: home })).toHaveAttribute('href', LOCALES[locale].prefix || '/');
    }
    await expect(page.locator('html')).toHaveAttribute('lang', LOCALES[NO].lang);
    await expect(page.locator(`main [lang=${LOCALES[SE].lang}]`)).toHaveCSS('order', '-1');
    expect((await logged).type()).toBe('error');
  });
});
