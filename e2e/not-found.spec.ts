import { CATALOGS, expect, test } from './support';

const { notFound: en } = CATALOGS.en;

test.use({ expectedErrors: /404/ });

for (const path of ['/finnes-ikke', '/en/missing', '/personvern/x', '/en/personvern/x']) {
  test(`answers ${path} with status 404, in both languages, and logs the address`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    for (const robots of await page.locator('meta[name=robots]').all())
      await expect(robots).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.title);
    await expect(page.getByRole('link', { name: en.home })).toHaveAttribute('href', '/');
    const norwegian = page.locator('[lang=nb]');
    await expect(norwegian).toContainText(CATALOGS.no.notFound.title);
    await expect(norwegian.getByRole('link', { name: CATALOGS.no.notFound.home })).toHaveAttribute('href', '/');
    await expect(page.locator('[lang=en]', { hasText: en.title }).last()).toBeVisible();
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
  });
}

test('leads home', async ({ page }) => {
  await page.goto('/finnes-ikke');
  await page.getByRole('link', { name: en.home }).click();
  await expect(page).toHaveURL('/');
});
