import { readFileSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { readProject } from '@/scripts/edit/config';
import type { Field } from '@/scripts/edit/fields';
import { serveEditor } from '@/scripts/edit/serve';

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
        const [name = '', ...folders] = path.split('/').reverse();
        let directory = root;
        for (const folder of folders.reverse()) {
          directory = await directory.getDirectoryHandle(folder, { create: true });
        }
        return directory.getFileHandle(name, { create: true });
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

/** The lines that saving has changed, by file. */
async function changes(page: Page): Promise<Record<string, string[]>> {
  const changed = Object.entries(await inFolder(page)).map(([file, text]) => {
    const old = before[file]?.split('\n') ?? [];
    const lines = text.split('\n');
    return [file, lines.length === old.length ? lines.filter((line, index) => line !== old[index]) : lines] as const;
  });
  return Object.fromEntries(changed.filter(([, lines]) => lines.length > 0));
}

const input = (page: Page, key: string): Locator =>
  page.locator(`[data-key-path="${key}"]`).locator('input, textarea').first();
const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });
const expand = (page: Page, group: string): Promise<void> =>
  page.locator(`[data-key-path="${group}"]`).first().getByLabel('Expand', { exact: true }).first().click();

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
    page.on('request', (request) => left.push(request.url()));
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp') left.splice(left.indexOf(request.url()), 1);
    });
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
  const keysOf = (data: object): string[] =>
    Object.entries(data).flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? keysOf(value).map((key) => `${name}.${key}`) : name,
    );
  const namesOf = (fields: Field[] = []): string[] =>
    fields.flatMap(({ name, widget, fields: inner }) =>
      widget === 'object' ? namesOf(inner).map((key) => `${name}.${key}`) : name,
    );
  const [texts, company] = project.config.singletons.map(({ fields }) => namesOf(fields));
  const written = (file: string) => keysOf(JSON.parse(before[file] ?? '')).filter((key) => !key.startsWith('$'));
  expect(texts).toEqual(written(catalog));
  expect(company).toEqual(expect.arrayContaining(written(facts)));
  expect(project.hidden).toContain('contact.reply');
  expect(company).toEqual(expect.arrayContaining(['timeZone', 'people', 'map.since', 'confirmed.membership']));
});

test('a text of each of three languages is saved as one line, and never over others’ changes', async ({ page }) => {
  await openForm(page, 'Texts');
  await expand(page, 'header');
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
  await translation.fill('Góra');
  await save(page);
  await languages.getByRole('radio').last().click();
  await translation.fill('Badjin');
  await save(page);
  expect(await changes(page)).toEqual({
    [catalog]: ['    "landmark": "Toppen",'],
    [second]: ['    "landmark": "Góra",'],
    [third]: ['    "landmark": "Badjin",'],
  });

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
  expect(await changes(page)).toEqual({ [facts]: ['  "email": "post@another.example",'] });
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
