import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { CATALOGS, expect } from './support';

const { no } = CATALOGS;
export const PHONE = { width: 390, height: 844 };
export const TYPED = { navn: 'Kari Testesen', email: 'kari@firma.example', telefon: '99 99 99 99' };

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`);
export const openMenu = (page: Page) => page.getByRole('button', { name: no.nav.openMenu }).click();
export const menu = (page: Page) => page.getByRole('dialog', { name: no.nav.menu });
export const settings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: no.footer.cookieSettings });

export async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) await field(page, name).fill(value);
}

export async function expectTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(TYPED)) await expect(field(page, name)).toHaveValue(value);
}

/** The contact request with this name, among those that the servers of the tests have kept; an empty one if there is none. */
export function keptRequest(name: string): Record<string, string> {
  const inbox = process.env.INBOX ?? '';
  const kept = readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));
  return kept.find(({ navn }) => navn === name) ?? {};
}
