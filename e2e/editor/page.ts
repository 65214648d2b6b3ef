import { expect, type Locator, type Page } from '@playwright/test';
import type { Firm } from './site';

export const FACTS = 'Facts of the company';

export const field = (page: Page, key: string, pane = 0): Locator =>
  page.locator(`[data-key-path="${key}"]`).locator('input, textarea').nth(pane);
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
/** The part of the page above the forms. */
export const bar = (page: Page) => page.locator('#bar');
export const status = (page: Page) => bar(page).getByRole('status');
export const button = (page: Page, name: string) => bar(page).getByRole('button', { name });

export async function signIn(page: Page, firm: Firm): Promise<void> {
  await page.goto(firm.address);
  await page.getByLabel('Token').fill('good');
  await button(page, 'Logg inn').click();
}

export async function openForm(page: Page, firm: Firm, form = FACTS): Promise<void> {
  await signIn(page, firm);
  await page.getByText(form, { exact: true }).click();
}

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(bar(page)).toContainText(/Lagret/);
  await expect(saveButton(page)).toBeDisabled();
}

/** Closes the message of the CMS that nothing was saved. */
export async function closeMessage(page: Page): Promise<void> {
  const message = page.locator('dialog[open]');
  await message.waitFor();
  await page.keyboard.press('Escape');
  await expect(message).toHaveCount(0);
}

/** Follows a line at the top to a field. The CMS takes the focus once more after its message was closed. */
export async function follow(page: Page, line: string, to: Locator): Promise<void> {
  await expect(async () => {
    await button(page, line).press('Enter');
    await expect(to).toBeFocused({ timeout: 6000 });
  }).toPass();
}
