import { button, expect, factsOn, field, openSection, save, signIn, status, test } from './page';
import { startFirm } from './site';

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for calls to GitHub');

test('on a phone, a telephone number is changed, saved, published and checked, without scrolling sideways', async ({
  browser,
}) => {
  // Not the firm of the other tests, which change its token.
  const firm = await startFirm();
  const context = await browser.newContext({
    locale: 'nb-NO',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await signIn(page, firm);
  await fits();
  await openSection(page, 'Kontakt');
  await field(page, 'phone').fill('+47 22 33 44 77');
  await fits();
  await save(page);
  await fits();
  await button(page, 'Publiser …').tap();
  await expect(page.getByRole('dialog')).toContainText('+47 22 33 44 77');
  await fits();
  await button(page, 'Publiser nå').tap();
  await expect(status(page)).toHaveText(/^Publisert/);
  await fits();
  await page.getByRole('button', { name: 'Siden', exact: true }).tap();
  await fits();
  expect(factsOn(firm).phone).toBe('+47 22 33 44 77');
  await context.close();
  firm.close();
});
