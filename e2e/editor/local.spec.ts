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
test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

let folder: string;
let server: Server;
let address: string;
/** Ends the build that runs. */
let endBuild: (reason: string) => void;

const portOf = (one: Server) => (one.address() as AddressInfo).port;
const fileText = () => readFileSync(join(folder, COMPANY), 'utf8');
/** Writes a fact as somebody does in a code editor. */
const writeByHand = (from: RegExp, to: string) => writeFileSync(join(folder, COMPANY), fileText().replace(from, to));

test.beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'local-'));
  for (const name of ['content', 'messages', 'public'])
    cpSync(join('fixture', name), join(folder, name), { recursive: true });
  const edit = localEditor(folder, () => new Promise((done) => (endBuild = done)));
  server = await serve(EXPORT_DIR, 0, { edit });
  address = `http://localhost:${portOf(server)}`;
});
test.afterEach(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function open(page: Page): Promise<void> {
  await page.goto(`${address}/edit`);
  await openSection(page, 'Contact');
}
async function save(page: Page): Promise<void> {
  await button(page, /^Save$/).click();
  await expect(status(page)).toHaveText('Saved in this folder.');
}

test('changes a fact in its file, shows that the page is being made, and why it cannot be', async ({ page }) => {
  const before = fileText();
  await open(page);
  await field(page, 'phone').fill('+47 22 00 00 21');
  await save(page);
  expect(fileText()).toBe(before.replace(/"phone": "[^"]+"/, '"phone": "+47 22 00 00 21"'));
  const header = page.getByRole('banner');
  await expect(header).toContainText(/being rebuilt: [1-9]\d* s/);
  const frame = page.locator('iframe');
  const shown = await frame.getAttribute('src');
  endBuild('content/colors.ts:3: red is no colour');
  await expect(header).toContainText('content/colors.ts:3: red is no colour');
  await field(page, 'phone').fill('+47 22 00 00 22');
  await save(page);
  await expect(header).not.toContainText('red is no colour');
  endBuild('');
  await expect(header).toContainText('The page shows what is saved.');
  expect(await frame.getAttribute('src')).not.toBe(shown);
  await expect(page.frameLocator('iframe').locator('h1')).toHaveCount(1);
});

test('says what comes next, wants no account, is accessible, and removes one row at a double click', async ({
  page,
}) => {
  await open(page);
  await expect(button(page, /^(Sign out|Earlier versions …)$/)).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);
  await button(page, /^Publish …$/).click();
  await expect(page.getByRole('dialog')).toContainText('docs/online.md');
  await expectAccessible(page, 'dialog');
  await button(page, /^Close$/).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openSection(page, 'Services');
  const remove = button(page, /^Remove One line/);
  await expect(remove).not.toHaveCount(0);
  const count = await remove.count();
  await remove.first().dblclick();
  await expect(page.getByRole('banner')).toContainText('Removed:');
  await expect(remove).toHaveCount(count - 1);
});

test('somebody who changes the files is a second person, and may leave one that is no JSON', async ({ page }) => {
  await open(page);
  await field(page, 'phone').fill('+47 22 00 00 31');
  writeByHand(/"email": "[^"]+"/, '"email": "hand@firm.test"');
  await save(page);
  expect(fileText()).toContain('hand@firm.test');
  expect(fileText()).toContain('+47 22 00 00 31');
  await expect(field(page, 'email')).toHaveValue('hand@firm.test');
  await field(page, 'phone').fill('+47 22 00 00 32');
  writeByHand(/22 00 00 31/, '22 00 00 33');
  await button(page, /^Save$/).click();
  await expect(comparison(page, /Telephone|Phone/)).toContainText('+47 22 00 00 33');
  expect(fileText()).toContain('22 00 00 33');
  await button(page, /^Keep what is written here$/).click();
  await save(page);
  expect(fileText()).toContain('22 00 00 32');
  // A file that is no JSON is named, and what was written is there after it is mended.
  await field(page, 'phone').fill('+47 22 00 00 41');
  const before = fileText();
  writeFileSync(join(folder, COMPANY), before.replace('"phone":', 'phone:'));
  await button(page, /^Save$/).click();
  await expect(status(page)).toHaveText(/in the folder cannot be read: content\/company\.json, line \d+/);
  writeFileSync(join(folder, COMPANY), before);
  await page.reload();
  await openSection(page, 'Contact');
  await expect(field(page, 'phone')).toHaveValue('+47 22 00 00 41');
  await save(page);
});

test('commits of Git can be read back', async ({ page }) => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], { cwd: folder });
  git('init', '-q');
  git('add', '.');
  git('commit', '-qm', 'The first one');
  await open(page);
  const before = await field(page, 'phone').inputValue();
  await field(page, 'phone').fill('+47 22 00 00 51');
  await save(page);
  await button(page, /^Earlier versions …$/).click();
  await expect(page.getByRole('dialog')).toContainText('The first one');
  await button(page, /^Back to this one/).click();
  await expect(field(page, 'phone')).toHaveValue(before);
  await save(page);
  expect(String(git('status', '--porcelain', 'content'))).toBe('');
});

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
