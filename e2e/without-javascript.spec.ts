import { company } from '@/lib/company';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { NAV_SECTIONS, pagePath, SECTION_IDS } from '@/lib/pages';
import { expect, inOtherLanguage, test } from './support';

test.use({ javaScriptEnabled: false });

inOtherLanguage((locale, text) => {
  const home = pagePath('home', locale);

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height } });

      test('has every section, a navigation and languages that work, and no button that would do nothing', async ({
        page,
      }) => {
        await page.goto(home);
        for (const id of [...SECTION_IDS, ...company.services.map((service) => service.id)])
          await expect(page.locator(`#${id}`)).toBeVisible();
        const navigation = page.getByRole('banner').getByRole('navigation', { name: text.nav.label });
        for (const section of NAV_SECTIONS)
          await expect(navigation.getByRole('link', { name: text.nav[section], exact: true })).toBeInViewport();
        await expect(
          page.getByRole('banner').getByRole('navigation', { name: text.language.label }).getByRole('link').first(),
        ).toBeInViewport();
        expect(await page.locator('button:visible').allTextContents()).toEqual([text.contact.form.submit]);
        // Nothing is stored, so nobody is asked.
        await expect(page.getByRole('region', { name: text.consent.banner.label })).toBeHidden();
        await navigation.getByRole('link', { name: text.nav.contact, exact: true }).click();
        await expect(page).toHaveURL(`${home}#contact`);
        await expect(page.getByRole('heading', { name: text.contact.title })).toBeInViewport();
      });
    });
  }

  test('shows the address with its link in place of the map, and a form that posts', async ({ page }) => {
    await page.goto(home);
    await expect(page.locator('#contact').getByRole('link', { name: text.contact.map.openElsewhere })).toBeVisible();
    const form = page.locator('form');
    await expect(form).toHaveAttribute('action', FORM_ENDPOINT);
    await expect(form).toHaveAttribute('method', 'post');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    await expect(form).not.toHaveAttribute('novalidate');
  });

  test('has the whole privacy policy', async ({ page }) => {
    await page.goto(pagePath('privacy', locale));
    await expect(page.locator('main section')).toHaveCount(11);
    await expect(page.locator('button:visible')).toHaveCount(0);
    await expect(page.getByText(text.privacy.retention.logs.replace(/<\/?strong>/g, ''))).toBeVisible();
  });
});
