import { NAV_SECTIONS } from '@/company/constants';
import { PAGE_IDS, pagePath } from '@/company/pages';
import { expect, inOtherLanguage, test } from './support';

inOtherLanguage('the site without JavaScript', (locale, text) => {
  const home = pagePath('home', locale);

  for (const id of PAGE_IDS) {
    test(`the page ${id} says the same without it and has no dead button`, async ({ browser, page, baseURL }) => {
      const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
      const plain = await context.newPage();
      const [withScripts = [], without = []] = await Promise.all(
        [page, plain].map(async (shown) => {
          await shown.goto(pagePath(id, locale));
          // biome-ignore lint/performance/useDomNodeTextContent: what is seen counts, not what is there
          return (await shown.locator('body').innerText()).split('\n').filter((line) => line.trim());
        }),
      );
      const needScripts = [
        text.contact.map.consentMessage,
        text.contact.map.openSettings,
        text.footer.cookieSettings,
        text.privacy.cookies.openSettings,
        ...(await page.locator('[data-open-now]').allTextContents()),
        // What is due next depends on the visitor's day.
        ...(await page.locator('[data-island=NextDeadline], [data-island=DeadlineList]').allInnerTexts()).flatMap(
          (words) => words.split('\n'),
        ),
      ];
      expect(withScripts.filter((line) => !without.includes(line) && !needScripts.includes(line))).toEqual([]);
      await expect(plain.getByRole('button')).toHaveText(id === 'home' ? [text.contact.form.submit] : []);
      await expect(plain.locator('#consent-banner')).toBeHidden();
      await context.close();
    });
  }

  test.describe('in a browser without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const width of [390, 1440]) {
      test(`navigation and languages are in view and work at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 850 });
        await page.goto(home);
        const navigation = page.getByRole('banner').getByRole('navigation', { name: text.nav.label });
        const languages = page.getByRole('banner').getByRole('navigation', { name: text.language.label });
        for (const section of NAV_SECTIONS)
          await expect(navigation.getByRole('link', { name: text.nav[section], exact: true })).toBeInViewport();
        await expect(languages.getByRole('link').first()).toBeInViewport();
        await navigation.getByRole('link', { name: text.nav.contact, exact: true }).click();
        await expect(page).toHaveURL(`${home}#contact`);
        await expect(page.getByRole('heading', { name: text.contact.title })).toBeInViewport();
        await expect(page.getByRole('link', { name: text.contact.map.openElsewhere })).toBeVisible();
      });
    }
  });

  test('the year is that of the visit, not of the build', async ({ page }) => {
    await page.clock.setFixedTime('2031-01-01T00:00:01+01:00');
    await page.goto(pagePath('privacy', locale));
    await expect(page.getByRole('contentinfo')).toContainText('© 2031');
  });
});
