import type { Locator } from '@playwright/test';
import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { PAGE_IDS, pagePath } from '@/i18n/pages';
import { company, formatAddress, navSections } from '@/lib/company';
import { BELOW_FIRST_VIEW } from '@/lib/first-view.mjs';
import { FIELD_NAMES, FORM_FIELDS } from '@/model/form-fields';
import { expectFocusMarks, expectTabOrder, expectUsable } from './content/controls';
import { flaws } from './content/flaws';
import { boxOf, open, setStyles, setTextSize } from './page';
import { field, openMenu } from './parts';
import { home, IN_SE, text } from './second-language';
import { CATALOGS, DESK, expect, fill, PHONE, SE, sectionName, test, UNKNOWN_ADDRESS } from './support';

test.use({ ...IN_SE, expectedErrors: UNKNOWN_ADDRESS });

for (const [id, viewport, consent, textSize] of [
  ['home', PHONE, null, 32],
  ['home', DESK, 'false', 16],
] as const) {
  test.describe(`at ${viewport.width} px with text of ${textSize} px`, () => {
    test.use({ viewport, consent });

    test(`all controls of ${id} are in order, marked, readable and large`, async ({ page, browserName }) => {
      if (browserName === 'chromium') await setTextSize(page, textSize);
      await open(page, pagePath(id, SE));
      // What has no layout yet takes no focus.
      await expect(page.locator(`:is(${BELOW_FIRST_VIEW}):not([data-painted])`)).toHaveCount(0);
      await expectTabOrder(page, 'body');
      await page.keyboard.press('Shift+Tab');
      await expect(page.locator(':focus')).toHaveCount(0);
      if (browserName !== 'chromium') return;
      const parts = '#consent-banner, header, main, footer';
      await expectFocusMarks(page, parts);
      await expectUsable(page, parts, viewport === PHONE ? 44 : 24);
    });
  });
}

/** Of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-bottom: 2em !important }`;

test('every page has room for the text spacing of WCAG 1.4.12', async ({ page }) => {
  for (const path of [...PAGE_IDS.map((id) => pagePath(id, SE)), `${LOCALES[SE].prefix}/unknown`]) {
    await open(page, path);
    await setStyles(page, SPACING);
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await flaws(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('the first Tab stop skips the header', async ({ page }) => {
  await open(page, home);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: text.common.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#hero summary').first()).toBeFocused();
});

test('a field that has the focus is clear of the header with text at 200 %', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, `${home}#contact`);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [last = '', ...others] = FIELD_NAMES.toReversed();
  await field(page, last).focus();
  for (const name of others) {
    await page.keyboard.press('Shift+Tab');
    await expect(field(page, name)).toBeFocused();
    const { bottom } = await boxOf(page.locator('header'));
    const top = async () => (await boxOf(field(page, name))).top;
    await expect.poll(top, name).toBeGreaterThanOrEqual(bottom - 1);
  }
});

test('header, menu, services, form, toasts and footer have their names in the accessibility tree', async ({ page }) => {
  const contacts = [
    fill(text.header.phoneLabel, company),
    fill(text.header.emailLabel, company),
    ...company.social.map((one) => `${fill(text.header.socialLabel, one)} (${text.common.opensInNewTab})`),
    fill(text.header.addressLabel, { address: formatAddress(company.officeAddress) }),
  ];
  const languages = LOCALE_IDS.map((locale) => CATALOGS[locale].language).map(
    ({ short, name }) => `${short} – ${name}`,
  );
  const sections = navSections.map((id) => sectionName(text, id));
  const services = company.services.map(({ id }) => text.services[id as 'payroll'].nav);
  const expectLinks = async (part: Locator, names: string[]) => {
    for (const name of names) await expect(part.getByRole('link', { name, exact: true }), name).toBeVisible();
  };

  await page.setViewportSize(DESK);
  await open(page, home);
  await page.getByRole('button', { name: text.nav.servicesList, expanded: false }).press('Enter');
  const header = page.getByRole('banner', { name: text.header.landmark });
  await expectLinks(header, [text.header.logoLabel, ...sections, text.nav.cta, ...services]);
  await expectLinks(header.getByRole('region', { name: text.header.contactBar }), contacts);
  await expectLinks(header.getByRole('navigation', { name: text.language.label }), languages);
  for (const [name, { input }] of Object.entries(FORM_FIELDS))
    await expect(field(page, name)).toHaveAttribute('autocomplete', input.autoComplete ?? 'none');
  const service = page.locator('#services article').first();
  for (const named of [
    service.getByText(text.services.accountLabel),
    service.getByRole('list', { name: text.services.includesLabel }),
    page.getByRole('form', { name: text.contact.form.title }),
    page.getByRole('region', { name: text.toast.region }),
    page.getByRole('group', { name: fill(text.contact.map.title, { address: formatAddress(company.officeAddress) }) }),
    page.getByRole('contentinfo').getByRole('navigation', { name: text.footer.sections }),
  ])
    await expect(named).toHaveCount(1);
  for (const link of await page.locator('main a[target=_blank]').all())
    await expect(link).toHaveAccessibleName(new RegExp(`\\(${text.common.opensInNewTab}\\)`));

  await page.setViewportSize(PHONE);
  await page.evaluate(() => document.querySelector('#contact')?.scrollIntoView());
  await openMenu(page);
  const menu = page.getByRole('dialog', { name: text.nav.menu });
  await expectLinks(menu, [text.header.logoLabel, ...contacts, text.nav.cta]);
  await expect(menu.locator('[aria-current=true]')).toHaveText([text.language.short, text.nav.contact]);
  await expectLinks(menu.getByRole('navigation', { name: text.language.label }), languages);
  await expectLinks(menu.getByRole('navigation', { name: text.nav.label }), [...sections, ...services]);
  await expect(menu.getByRole('button', { name: text.nav.closeMenu })).toBeVisible();
});
