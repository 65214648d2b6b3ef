import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Field } from '@/editor/fields';
import { readProject, serveEditor } from '@/editor/serve';

const project = readProject();
const [catalog = '', second = '', third = ''] = project.files;
const facts = project.files.at(-1) ?? '';
const NAMES = [...project.files, project.mark.file];
// As the editor writes it.
const textOf = (file: string) => readFileSync(file, 'utf8').replaceAll('\u00ad', '\\u00ad');
const before = Object.fromEntries(NAMES.map((file) => [file, textOf(file)]));
before[second] = `${before[second]?.replace(/\n {2}"meta"/, '\n  "$same": ["nav.cta", "toast"],$&')}`;

/** Writes into the folder that the page works on: the origin's private one. Returns what is in it afterwards. */
const inFolder = (page: Page, written: Record<string, string> = {}): Promise<Record<string, string>> =>
  page.evaluate(
    async ({ written, names }) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      const handleOf = async (path: string) => {
        const [name = '', folder = '', parent] = path.split('/').reverse();
        const above = parent ? await root.getDirectoryHandle(parent, { create: true }) : root;
        return (await above.getDirectoryHandle(folder, { create: true })).getFileHandle(name, { create: true });
      };
      for (const [path, text] of Object.entries(written)) {
        const writer = await (await handleOf(path)).createWritable();
        await writer.write(text);
        await writer.close();
      }
      const read = async (path: string) => [path, await (await (await handleOf(path)).getFile()).text()];
      return Object.fromEntries(await Promise.all(names.map(read)));
    },
    { written, names: NAMES },
  );

/** A file with one line changed. */
const edited = (file: string, name: string, value: string): Record<string, string> => ({
  [file]: `${before[file]?.replace(new RegExp(`("${name}": )".*"`), `$1"${value}"`)}`,
});

const input = (page: Page, key: string): Locator =>
  page.locator(`[data-key-path="${key}"]`).locator('input, textarea').first();
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}

async function openForm(page: Page, form: string): Promise<void> {
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText(form, { exact: true }).click();
}

let address: Promise<string> | undefined;

const test = base.extend({
  page: async ({ page }, use) => {
    address ??= serveEditor({ ...project, hidden: ['header.socialLabel'] }, 0);
    const url = await address;
    const left: string[] = [];
    page.on('requestfinished', (request) => left.push(request.url()));
    page.on('requestfailed', (request) => request.failure()?.errorText === 'csp' || left.push(request.url()));
    await page.goto(`${url}assets/`);
    await inFolder(page, before);
    await page.addInitScript(() => {
      window.showDirectoryPicker = () => navigator.storage.getDirectory();
    });
    await page.goto(url);
    await use(page);
    expect(left.filter((one) => /^http/.test(one) && !one.startsWith(url))).toEqual([]);
  },
});

test.use({ viewport: { width: 1440, height: 1400 } });
test.skip(({ browserName }) => browserName !== 'chromium', 'no other browser writes to folders');
// Each worker would build the page anew.
test.describe.configure({ mode: 'default' });

test('every text and every fact has a field', () => {
  const missing = (data: object, fields: Field[]): string[] =>
    Object.entries(data).flatMap(([name, value]) => {
      const field = fields.find((one) => one.name === name);
      if (!field) return name;
      return field.widget === 'object' ? missing(value, field.fields ?? []) : [];
    });
  const [texts, company] = project.config.singletons.map(({ fields }) => fields);
  expect(missing(JSON.parse(before[catalog] ?? ''), texts ?? [])).toEqual(['$schema']);
  expect(missing(JSON.parse(before[facts] ?? ''), company ?? [])).toEqual(['$schema']);
  expect(missing({ timeZone: '', people: [], map: { since: '' } }, company ?? [])).toEqual([]);
  expect(project.hidden).toContain('contact.reply');
});

test('a text of each of three languages is saved as one line, and never over others’ changes', async ({ page }) => {
  await openForm(page, 'Texts');
  await page.locator('[data-key-path="header"]').first().getByLabel('Expand', { exact: true }).first().click();
  const [landmark, phone] = [input(page, 'header.landmark'), input(page, 'header.phoneLabel')];
  const translation = page.locator('[data-key-path="header.landmark"]').locator('input').nth(1);
  const languages = page.getByRole('radiogroup', { name: 'Switch Locale' }).last();

  const folded = page.locator('[data-key-path="header.socialLabel"] .field-wrapper').first();
  await expect(folded).toHaveCSS('max-height', '16px');
  const label = await phone.inputValue();
  await phone.fill('Ring');
  await saveButton(page).click();
  await expect(page.getByText('Keep {phone} in the text.')).toBeVisible();
  await phone.fill(label);

  await landmark.fill('Toppen');
  await translation.fill('Bajimus');
  await save(page);
  await languages.getByRole('radio').last().click();
  await translation.fill('Góra');
  await save(page);
  const saved = {
    ...edited(catalog, 'landmark', 'Toppen'),
    ...edited(second, 'landmark', 'Bajimus'),
    ...edited(third, 'landmark', 'Góra'),
  };
  expect(await inFolder(page)).toEqual({ ...before, ...saved });

  const now = await inFolder(page, { [second]: `${before[second]}\n` });
  await landmark.fill('Øverst');
  await saveButton(page).click();
  await expect(page.getByText(`${second} was changed outside of this page`)).toBeVisible();
  expect(await inFolder(page)).toEqual(now);
});

test('a fact is saved as one line, and the others stay as they are', async ({ page }) => {
  await openForm(page, 'Facts of the company');
  await input(page, 'email').fill('post@another.example');
  await save(page);
  expect(await inFolder(page)).toEqual({ ...before, ...edited(facts, 'email', 'post@another.example') });
});

test('another folder is refused', async ({ page }) => {
  await inFolder(page, { [project.mark.file]: '{}' });
  page.once('dialog', (dialog) => dialog.dismiss());
  const dialog = page.waitForEvent('dialog');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  expect((await dialog).message()).toContain(project.folder);
  await expect(page.getByText('Texts', { exact: true })).toHaveCount(0);
});

test('another browser gets a plain sentence', async ({ page }) => {
  await page.addInitScript(() => {
    window.showDirectoryPicker = undefined;
  });
  await page.reload();
  await expect(page.getByText('needs Chrome, Edge or another browser')).toBeVisible();
});
