/** Lists as long as the forms allow: with copies of their last rows, since that many are in no company of the tests. */
import type { Page } from '@playwright/test';
import { factAt } from '@/model/fact-tree';
import { expectTabOrder } from './content/controls';
import { flaws, overlaps } from './content/flaws';
import { boxOf, nextFrame, open } from './page';
import { openMenu } from './parts';
import { home, IN_SE } from './second-language';
import { DESK, expect, LOWEST, PHONE, test, USUAL } from './support';

const most = (list: string) => factAt(list)?.maxProperties ?? 0;
const SERVICES = most('services');
/** As long as a service's name in the navigation may be. */
const NAME = 'Fakturering og oppfølging nå';
/** Rows of the sections, and the most of them. The layout of people depends on their number. */
const SECTIONS: Record<string, number> = {
  '#services article': SERVICES,
  '#services li:has(> p.numerals)': most('prices'),
  '#about .rows-columns:has(img) > li': most('memberships'),
  '#technology article': most('platforms'),
  '.rows-question': most('questions'),
};
/** As many as the check of the top bar lets a company with short contact details have. */
const LANGUAGES = 9;

/** Gives the last service of a list a long name, and repeats it. */
async function lengthenServices(page: Page, rows: string): Promise<void> {
  await page
    .locator(`${rows} .draw-lines`)
    .last()
    .evaluate((name, text) => name.replaceChildren(text), NAME);
  await lengthen(page, rows, SERVICES);
}

/** Repeats the last row of a list. */
async function lengthen(page: Page, rows: string, count: number): Promise<void> {
  const missing = count - (await page.locator(rows).count());
  expect(missing, rows).toBeGreaterThan(0);
  await page
    .locator(rows)
    .last()
    .evaluate((row, times) => {
      for (let copy = 0; copy < times; copy += 1) row.after(row.cloneNode(true));
    }, missing);
}

test.use(IN_SE);
test.beforeEach(async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Tab does not reach links in every browser');
  await open(page, home);
});

test('sections are whole on screens and paper, and can be read by keyboard', async ({ page }) => {
  for (const [rows, count] of Object.entries(SECTIONS)) await lengthen(page, rows, count);
  for (const [width, height] of [...LOWEST, ...USUAL]) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    expect.soft([...(await flaws(page)), ...(await overlaps(page))], `${width} × ${height}`).toEqual([]);
  }
  await page.setViewportSize({ width: 320, height: 180 });
  await page.locator('main a').first().focus();
  await expectTabOrder(page, 'main');
  await page.emulateMedia({ media: 'print' });
  expect(await overlaps(page), 'print').toEqual([]);
});

test('the menu is whole, and each of its links is seen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openMenu(page);
  await lengthenServices(page, 'dialog nav ul ul > li');
  for (const [width, height] of [...LOWEST, [PHONE.width, PHONE.height]] as const) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    expect(await flaws(page, 'dialog[open]'), `${width} × ${height}`).toEqual([]);
    const name = await boxOf(page.locator('dialog nav ul ul .draw-lines').last());
    expect(name.width, 'room for whole words').toBeGreaterThan(width / 3);
    await page.locator('dialog').getByRole('button').first().focus();
    await expectTabOrder(page, 'dialog[open]');
  }
});

test('the dropdown is whole, and each of its links is seen', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.locator('header nav button').press('Enter');
  await lengthenServices(page, '#services-list li');
  for (const [width, height] of [[1024, 260], [1093, 520], ...USUAL.slice(2)] as const) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    expect(await flaws(page, 'body > header'), `${width} × ${height}`).toEqual([]);
    await page.locator('#services-list a').first().focus();
    await expectTabOrder(page, '#services-list');
  }
});

test('the top bar has room for the languages', async ({ page }) => {
  await page.locator('header section a:not([data-language], [href^="tel:"])').evaluateAll((links) => {
    for (const link of links) link.remove();
  });
  await lengthen(page, 'header section a[data-language]', LANGUAGES);
  for (const [width, height] of USUAL.slice(2)) {
    await page.setViewportSize({ width, height });
    await nextFrame(page);
    expect(await flaws(page, 'body > header'), `${width} px`).toEqual([]);
    await expect(page.locator('header section a').last()).toBeInViewport({ ratio: 1 });
  }
});
