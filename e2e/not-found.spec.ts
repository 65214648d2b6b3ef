import { CATALOGS, expect, test } from './support';

test.use({ expectedErrors: /404/ });

for (const path of ['/finnes-ikke', '/en/missing', '/personvern/x', '/en/personvern/x']) {
  test(`answers ${path} with status 404, in both languages, and logs the address`, async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    const norwegian = page.locator('[lang=nb]');
    await expect(norwegian).toContainText(CATALOGS.no.notFound.title);
    await expect(norwegian.getByRole('link', { name: CATALOGS.no.notFound.home })).toHaveAttribute('href', '/');
    await expect(page.locator('[lang=en]', { hasText: 'Oops!' }).last()).toBeVisible();
    await expect.poll(() => logged.some((line) => line.includes(path))).toBe(true);
  });
}

test('leads home', async ({ page }) => {
  await page.goto('/finnes-ikke');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});
