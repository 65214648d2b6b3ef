import { LOCALE_IDS, LOCALES } from '@/i18n/locales';
import { CATALOGS, expect, test } from './support';

test.use({ expectedErrors: /404/ });

for (const path of ['/finnes-ikke', '/se/personvern/x']) {
  test(`answers ${path} with status 404, in every language, and logs the address`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[name=robots][content=noindex]').first()).toBeAttached();
    for (const locale of LOCALE_IDS) {
      const { title, home } = CATALOGS[locale].notFound;
      const part = page.locator(`main [lang=${LOCALES[locale].html}]`);
      await expect(part.getByRole('heading')).toHaveText(title);
      await expect(part.getByRole('link', { name: home })).toHaveAttribute('href', LOCALES[locale].prefix || '/');
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
  });
}
