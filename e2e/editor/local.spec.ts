import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { localEditor } from '@/tools/local/edit';
import { serve } from '@/tools/local/serve';
import { COMPANY } from './github';
import { button, comparison, expect, expectAccessible, expectNoOverflow, field, openSection, status } from './page';

test.skip(({ browserName }) => browserName !== 'chromium', 'the editor itself is tried in one browser');
// Each page load bundles the editor, so that all tests but one use one page.
test.describe.configure({ mode: 'serial' });

let folder: string;
let server: Server;
let address: string;
let editor: Page;
/** Ends the build that runs. */
let endBuild: (reason: string) => void;

const portOf = (one: Server) => (one.address() as AddressInfo).port;
const fileText = () => readFileSync(join(folder, COMPANY), 'utf8');
/** Writes a fact as somebody does in a code editor. */
const writeByHand = (from: RegExp, to: string) => writeFileSync(join(folder, COMPANY), fileText().replace(from, to));

test.beforeAll(async ({ browser }) => {
  folder = mkdtempSync(join(tmpdir(), 'local-'));
  for (const name of ['content', 'messages', 'public'])
    cpSync(join('fixture', name), join(folder, name), { recursive: true });
  const edit = localEditor(folder, () => new Promise((done) => (endBuild = done)));
  server = await serve(EXPORT_DIR, 0, { edit });
  address = `http://localhost:${portOf(server)}`;
  editor = await browser.newPage({ locale: 'en-GB', viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
});
test.afterAll(async () => {
  await editor.close();
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function save(): Promise<void> {
  await button(editor, /^Save$/).click();
  await expect(status(editor)).toHaveText('Saved in this folder.');
}

test('pages of other origins get nothing, and change nothing', async ({ page }) => {
  const head = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
  const attack = `<!doctype html>
    <iframe name="frame" src="${address}/edit"></iframe>
    <img src="${address}/edit"><script src="${address}/edit/main.js"></script>
    <link rel="stylesheet" href="${address}/edit/main.css">
    <form method="post" enctype="text/plain" target="form" action="${address}/edit/folder/head"><input name='{"a":"' value='"}'></form>
    <iframe name="form"></iframe>`;
  const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(attack)).listen(0);
  const answers: string[] = [];
  server.on('request', ({ method, url }, response) =>
    response.on('finish', () => answers.push(`${method} ${url} ${response.statusCode}`)),
  );
  const before = fileText();
  // Another port of the same name, and another name.
  for (const host of ['localhost', '127.0.0.1']) {
    answers.length = 0;
    await page.goto(`http://${host}:${portOf(other)}/`);
    const read = await page.evaluate(
      async ([url, post]) => {
        const failed = () => 'failed';
        const json = await fetch(url, post).then((response) => response.text(), failed);
        const text = await fetch(url, { method: 'POST', mode: 'no-cors', body: '{}' }).then(({ type }) => type, failed);
        document.querySelector('form')?.submit();
        return [json, text];
      },
      [`${address}/edit/folder/head`, head] as const,
    );
    expect(read[0]).toBe('failed');
    // The one that the browser asks about first, the one that it just sends, and the form.
    const api = () => answers.filter((one) => one.includes('/edit/folder/')).map((one) => one.split(' ')[0]);
    await expect.poll(() => api().sort()).toEqual(['OPTIONS', 'POST', 'POST']);
    expect(answers.filter((one) => !one.endsWith(' 403'))).toEqual([]);
    await expect(page.frameLocator('[name=frame]').locator('h1')).toHaveCount(0);
  }
  expect(fileText()).toBe(before);
  expect(existsSync(join(folder, '.edit'))).toBe(false);
  other.close();
});

test('changes a fact in its file, shows that the page is being made, and why it cannot be', async () => {
  await editor.goto(`${address}/edit`);
  await openSection(editor, 'Contact');
  const before = fileText();
  await field(editor, 'phone').fill('+47 22 00 00 21');
  await save();
  expect(fileText()).toBe(before.replace(/"phone": "[^"]+"/, '"phone": "+47 22 00 00 21"'));
  const header = editor.getByRole('banner');
  await expect(header).toContainText(/being rebuilt: [1-9]\d* s/);
  const frame = editor.locator('iframe');
  const shown = await frame.getAttribute('src');
  endBuild('content/colors.ts:3: red is no colour');
  await expect(header).toContainText('content/colors.ts:3: red is no colour');
  await field(editor, 'phone').fill('+47 22 00 00 22');
  await save();
  await expect(header).not.toContainText('red is no colour');
  endBuild('');
  await expect(header).toContainText('The page shows what is saved.');
  expect(await frame.getAttribute('src')).not.toBe(shown);
  await expect(editor.frameLocator('iframe').locator('h1')).toHaveCount(1);
});

test('says what comes next, wants no account, is accessible, and removes one row at a double click', async () => {
  await expect(button(editor, /^(Sign out|Earlier versions …)$/)).toHaveCount(0);
  // The forms are those of online.spec.ts.
  await expectAccessible(editor, 'header');
  await expectNoOverflow(editor);
  // By keyboard, because the page may still be moving.
  await button(editor, /^Publish …$/).press('Enter');
  await expect(status(editor)).toContainText('docs/online.md');
  await expectAccessible(editor, 'header');
  await openSection(editor, 'Services');
  const remove = button(editor, /^Remove One line/);
  await expect(remove).not.toHaveCount(0);
  const count = await remove.count();
  await remove.first().dblclick();
  await expect(editor.getByRole('banner')).toContainText('Removed:');
  await expect(remove).toHaveCount(count - 1);
  await button(editor, /^Undo$/).click();
  await expect(remove).toHaveCount(count);
});

test('somebody who changes the files is a second person, and may leave one that is no JSON', async () => {
  await openSection(editor, 'Contact');
  await field(editor, 'phone').fill('+47 22 00 00 31');
  writeByHand(/"email": "[^"]+"/, '"email": "hand@firm.test"');
  await save();
  expect(fileText()).toContain('hand@firm.test');
  expect(fileText()).toContain('+47 22 00 00 31');
  await expect(field(editor, 'email')).toHaveValue('hand@firm.test');
  await field(editor, 'phone').fill('+47 22 00 00 32');
  writeByHand(/22 00 00 31/, '22 00 00 33');
  await button(editor, /^Save$/).click();
  await expect(comparison(editor, /Telephone|Phone/)).toContainText('+47 22 00 00 33');
  expect(fileText()).toContain('22 00 00 33');
  await button(editor, /^Keep what is written here$/).click();
  await save();
  expect(fileText()).toContain('22 00 00 32');
  // A file that is no JSON is named, and what was written is there after it is mended.
  await field(editor, 'phone').fill('+47 22 00 00 41');
  const before = fileText();
  writeFileSync(join(folder, COMPANY), before.replace('"phone":', 'phone:'));
  await button(editor, /^Save$/).click();
  await expect(status(editor)).toHaveText(/in the folder cannot be read: content\/company\.json, line \d+/);
  writeFileSync(join(folder, COMPANY), before);
  await editor.reload();
  await openSection(editor, 'Contact');
  await expect(field(editor, 'phone')).toHaveValue('+47 22 00 00 41');
  await save();
});

test('commits of Git can be read back', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'The first one');
  await editor.reload();
  await openSection(editor, 'Contact');
  const before = await field(editor, 'phone').inputValue();
  await field(editor, 'phone').fill('+47 22 00 00 51');
  await save();
  await button(editor, /^Earlier versions …$/).click();
  await expect(editor.getByRole('dialog')).toContainText('The first one');
  await button(editor, /^Back to this one/).click();
  await expect(field(editor, 'phone')).toHaveValue(before);
  await save();
  expect(String(git('status', '--porcelain', 'content'))).toBe('');
});
