import type { Page } from '@playwright/test';
import { FORM_ENDPOINT } from '@/lib/form-endpoint';
import { FIELD_NAMES, type FieldName, FORM_FIELDS } from '@/model/form-fields';
import { SECTION_IDS } from '@/model/texts';
import { expect, type Texts } from './support';

export const openMenu = (page: Page) => page.locator('header button[aria-haspopup=dialog]').click();
export const dialog = (page: Page) => page.getByRole('dialog');
export const settingsButton = (page: Page) => page.getByRole('contentinfo').getByRole('button');
export const toast = (page: Page) => page.locator('[data-kind]');

export async function closeToast(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
}

const SAMPLES: Record<string, string> = { email: 'kari@firma.example', tel: '99 99 99 99', text: 'Kari Testesen' };

/** The names of the required fields, in the order of the form. */
export const REQUIRED = FIELD_NAMES.filter((name) => FORM_FIELDS[name].input.required);
export const [FIRST = 'navn'] = REQUIRED;

function sampleFor(name: FieldName): string {
  const { options, type = 'text' } = FORM_FIELDS[name].input;
  return options?.[0] ?? SAMPLES[type] ?? '';
}

export const field = (page: Page, name: string) => page.locator(`[name=${name}]`);

/** Enters a value into a field. A select has its first option instead. */
export async function enter(page: Page, name: FieldName, value: string): Promise<void> {
  const { options } = FORM_FIELDS[name].input;
  if (options) await field(page, name).selectOption(options[0] ?? '');
  else await field(page, name).fill(value);
}

/** Fills in the required fields. */
export async function fillIn(page: Page): Promise<void> {
  for (const name of REQUIRED) await enter(page, name, sampleFor(name));
}

export async function expectFilledIn(page: Page): Promise<void> {
  for (const name of REQUIRED) await expect(field(page, name)).toHaveValue(sampleFor(name));
}

/** Sends the form by its button, whatever that says. */
export const submit = (page: Page) => page.locator('#contact-form button').click();

/** Receives the contact requests of a page and returns their content types. */
export async function receivePosts(page: Page): Promise<string[]> {
  const posts: string[] = [];
  await page.route(FORM_ENDPOINT, async (route) => {
    posts.push((await route.request().headerValue('content-type')) ?? '');
    await route.fulfill({ body: '' });
  });
  return posts;
}

/** Expects the page as without JavaScript: all sections, navigation, a form that posts, no dead button. Ends with the form sent. */
export async function expectPlainPage(page: Page, { nav, contact }: Texts): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: nav.contact, exact: true });
  await expect(link).toBeVisible();
  for (const id of SECTION_IDS) await expect(page.locator(`#${id}`)).toBeVisible();
  await expect(page.getByRole('button')).toHaveText([contact.form.submit]);
  await link.click();
  await expect(page).toHaveURL(/#contact$/);
  await expect(page.getByRole('heading', { name: contact.title })).toBeInViewport();
  await expect(page.locator('form')).not.toHaveAttribute('novalidate');
  const posts = await receivePosts(page);
  await fillIn(page);
  await submit(page);
  await expect.poll(() => posts).toEqual([expect.stringContaining('multipart/form-data')]);
}
