import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test';
import type { Field } from '@/scripts/edit/fields';
import { readProject } from '@/scripts/edit/project';
import { installEditor, serveEditor } from '@/scripts/edit/serve';

/** A copy of a project, in three languages. */
const folder = mkdtempSync(join(tmpdir(), 'edit-'));
const LOCALES = ['no', 'en', 'de'];
const SOFT = 'Regn\\u00adskap';
const SOURCES = readdirSync('fixture/messages').filter((name) => /^[a-z]{2}\.json$/.test(name));
cpSync('messages/descriptions.json', join(folder, 'messages/descriptions.json'));
cpSync('content/company.schema.json', join(folder, 'content/company.schema.json'));
cpSync('fixture/content/company.json', join(folder, 'content/company.json'));
for (const [index, locale] of LOCALES.entries()) {
  const source = readFileSync(`fixture/messages/${SOURCES[index % SOURCES.length]}`, 'utf8');
  const text = source.replaceAll('\u00ad', '\\u00ad');
  writeFileSync(join(folder, `messages/${locale}.json`), text.replace(/("label": )".*"/, `$1"${SOFT} ${locale}"`));
}
const project = readProject(folder, LOCALES, '.', ['meta.privacy', 'header.socialLabel']);
const NAMES = [...project.files, ...Object.keys(project.marks)];
const before = Object.fromEntries(NAMES.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));

/** What stands in the folder that the page works on: the origin's private one. */
const readFolder = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async (names) => {
    const root = await navigator.storage.getDirectory();
    const read = async (path: string) => {
      const [directory = '', name = ''] = path.split('/');
      const file = await (await root.getDirectoryHandle(directory)).getFileHandle(name);
      return [path, await (await file.getFile()).text()];
    };
    return Object.fromEntries(await Promise.all(names.map(read)));
  }, NAMES);

const writeFolder = (page: Page, files: Record<string, string>): Promise<void> =>
  page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle('.git', { create: true });
    for (const [path, text] of entries) {
      const [directory = '', name = ''] = path.split('/');
      const parent = await root.getDirectoryHandle(directory, { create: true });
      const writer = await (await parent.getFileHandle(name, { create: true })).createWritable();
      await writer.write(text);
      await writer.close();
    }
  }, Object.entries(files));

/** The lines that a save has changed, by file. */
async function changes(page: Page): Promise<Record<string, string[]>> {
  const after = await readFolder(page);
  const changed = NAMES.map((name) => {
    const old = before[name]?.split('\n') ?? [];
    const lines = after[name]?.split('\n') ?? [];
    return [name, lines.length === old.length ? lines.filter((line, index) => line !== old[index]) : lines] as const;
  });
  return Object.fromEntries(changed.filter(([, lines]) => lines.length > 0));
}

const inputs = (page: Page, key: string): Locator =>
  page.locator(`[data-key-path="${key}"]`).locator('input, textarea');

const saveButton = (page: Page): Locator => page.getByRole('button', { name: 'Save', exact: true });

async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(saveButton(page)).toBeDisabled();
}

async function openForm(page: Page, form: string): Promise<void> {
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByText(form, { exact: true }).click();
}

const test = base.extend<{ page: Page }, { url: string }>({
  url: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      installEditor();
      const { url, end } = await serveEditor(project, join(folder, 'page'), 0);
      await use(url);
      await end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page, url }, use) => {
    const left: string[] = [];
    const note = (request: Request) => {
      const isOutside = /^https?:/.test(request.url()) && !request.url().startsWith(url);
      if (isOutside && request.failure()?.errorText !== 'csp') left.push(request.url());
    };
    page.on('requestfinished', note).on('requestfailed', note);
    await page.setViewportSize({ width: 1440, height: 1400 });
    await page.goto(`${url}logo.svg`);
    await writeFolder(page, before);
    await page.addInitScript(() => {
      window.showDirectoryPicker = () => navigator.storage.getDirectory();
    });
    await page.goto(url);
    await use(page);
    expect(left, 'no request leaves the machine').toEqual([]);
  },
});

test.skip(({ browserName }) => browserName !== 'chromium', 'no other browser writes to folders');
test.describe.configure({ mode: 'default' });

test('every text and every fact has a field', () => {
  const keysOf = (data: object): string[] =>
    Object.entries(data).flatMap(([name, value]) =>
      typeof value === 'object' && !Array.isArray(value) ? keysOf(value).map((key) => `${name}.${key}`) : name,
    );
  const namesOf = (fields: Field[]): string[] =>
    fields.flatMap(({ name, fields: inner, widget }) =>
      inner && widget === 'object' ? namesOf(inner).map((key) => `${name}.${key}`) : name,
    );
  const { singletons } = project.config as { singletons: { fields: Field[] }[] };
  const [texts, facts] = singletons.map(({ fields }) => namesOf(fields));
  expect(texts).toEqual(keysOf(JSON.parse(before['messages/no.json'] ?? '')));
  expect(facts).toEqual(expect.arrayContaining(keysOf(JSON.parse(before['content/company.json'] ?? ''))));
  expect(facts).toEqual(expect.arrayContaining(['timeZone', 'people', 'map.since', 'confirmed.membership']));
});

test('texts are folded, checked and saved one line a language, and never over others’ changes', async ({ page }) => {
  await openForm(page, 'Texts');
  const expand = (group: string) =>
    page.locator(`[data-key-path="${group}"]`).first().getByLabel('Expand', { exact: true });
  const [norwegian, english] = [inputs(page, 'header.landmark').first(), inputs(page, 'header.landmark').nth(1)];

  await test.step('those that the facts hide are folded away', async () => {
    await expand('meta').first().click();
    await expect(page.locator('[data-key-path="meta.privacy"]').first()).toContainText('Not shown');
    await expect(inputs(page, 'meta.privacy.title')).toHaveCount(0);
    await page.locator('[data-key-path="meta"]').first().getByLabel('Collapse', { exact: true }).first().click();
    await expand('header').click();
    const hidden = inputs(page, 'header.socialLabel')
      .first()
      .locator('xpath=ancestor::section[1]//*[@class and contains(@class, "field-wrapper")]');
    expect((await hidden.boundingBox())?.height).toBeLessThan(20);
  });
  await test.step('a missing placeholder is refused at the field', async () => {
    const label = inputs(page, 'header.phoneLabel').first();
    const old = await label.inputValue();
    await label.fill('Ring');
    await saveButton(page).click();
    await expect(page.getByText('Keep {phone} in the text.')).toBeVisible();
    expect(await changes(page)).toEqual({});
    await label.fill(old);
  });
  await test.step('a text of each language is a line each', async () => {
    const old = await norwegian.inputValue();
    await norwegian.fill('Toppen');
    await save(page);
    expect(await changes(page)).toEqual({ 'messages/no.json': ['    "landmark": "Toppen",'] });
    await norwegian.fill(old);
    await english.fill('The top');
    await save(page);
    expect(await changes(page)).toEqual({ 'messages/en.json': ['    "landmark": "The top",'] });
    await page.getByRole('radio', { name: 'German' }).last().click();
    await english.fill('Oben');
    await save(page);
    expect((await changes(page))['messages/de.json']).toEqual(['    "landmark": "Oben",']);
  });
  await test.step('a file that was changed outside is not overwritten', async () => {
    const others = { 'messages/en.json': `${before['messages/en.json']}\n` };
    await writeFolder(page, others);
    const now = await readFolder(page);
    await norwegian.fill('Øverst');
    await saveButton(page).click();
    await expect(page.getByText('messages/en.json was changed outside of this page')).toBeVisible();
    expect(await readFolder(page)).toEqual(now);
  });
});

test('a fact is a line, and other facts stay as they are', async ({ page }) => {
  await openForm(page, 'Facts of the company');
  await inputs(page, 'email').fill('post@another.example');
  await save(page);
  expect(await changes(page)).toEqual({ 'content/company.json': ['  "email": "post@another.example",'] });
});

test('another folder is refused', async ({ page }) => {
  await writeFolder(page, { 'content/company.schema.json': '{}' });
  const dialog = page.waitForEvent('dialog');
  const click = page.getByRole('button', { name: 'Work with Local Repository' }).click();
  const { message, dismiss } = await dialog.then((shown) => ({
    message: shown.message(),
    dismiss: () => shown.dismiss(),
  }));
  await dismiss();
  await click;
  expect(message).toContain(folder);
  await expect(page.getByText('Texts', { exact: true })).toHaveCount(0);
});

test('another browser gets a plain sentence', async ({ page }) => {
  await page.addInitScript(() => {
    window.showDirectoryPicker = undefined;
  });
  await page.reload();
  await expect(page.getByText('needs Chrome, Edge or another browser')).toBeVisible();
});
