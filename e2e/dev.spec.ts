import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FIELD_NAMES } from '@/company/form-fields';
import { pagePath } from '@/company/pages';
import { ACTS } from './acts';
import { CATALOGS, hydrated, NO, open, expect as soon, test } from './support';
import { keptRequest } from './visitor';

const PORT = Number(process.env.E2E_PORT ?? 4173) + 18;
const CATALOG = `messages/${NO}.json`;
const { [NO]: norwegian } = CATALOGS;
/** One text on a line each, as editors have them, without what `keepTogether` adds. */
const written = JSON.parse(readFileSync(join('fixture', CATALOG), 'utf8'));
const TEXT = JSON.stringify(written, null, 2);
const LEAD = `"lead": ${JSON.stringify(written.hero.lead)}`;
const LINE = TEXT.slice(0, TEXT.indexOf(LEAD)).split('\n').length;

const expect = soon.configure({ timeout: 30_000 });

const PICTURES_OF_COMPANY = /404 .*\/(pictures|brand)\/[\w.-]+$|hydrated but some attributes/;

/** A company whose texts are edited. */
const DIR = '.dev-company';
let server: ChildProcess;

test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for whoever writes');
// Pages are compiled when they are asked for, and beside other tests that takes its time.
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.use({
  baseURL: `http://localhost:${PORT}`,
  // `next dev` serves the pictures of the project's own public/ only, and React compares attributes that the boot script has set.
  expectedErrors: PICTURES_OF_COMPANY,
});

test.beforeAll(async () => {
  for (const name of ['content', 'messages', 'public', 'tsconfig.json'])
    cpSync(join('fixture', name), join(DIR, name), { recursive: true });
  save(TEXT);
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const env = {
    ...process.env,
    CONTENT_DIR: DIR,
    NODE_ENV: 'development' as const,
  };
  // A group of its own, so that its workers end with it.
  server = spawn(process.execPath, [next, 'dev', '-p', String(PORT)], { env, detached: true });
  await new Promise<void>((ready, fail) => {
    let output = '';
    server.once('exit', () => fail(new Error(output)));
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (text) => {
        output += text;
        if (output.includes('Ready')) ready();
      });
    }
  });
});
test.afterAll(async () => {
  if (!server?.pid) return;
  const ended = once(server, 'exit');
  process.kill(-server.pid, 'SIGKILL');
  await ended;
  rmSync(DIR, { recursive: true, force: true });
});

/** Writes the catalog of the copy. */
function save(text: string): void {
  writeFileSync(join(DIR, CATALOG), text);
}

test.describe('the site while somebody writes', () => {
  test('a section link scrolls, the form is received, and other sites’ posts are refused', async ({
    page,
    request,
  }) => {
    await page.goto(pagePath('home', NO));
    await hydrated(page);
    await page.locator('header [href="#contact"]:visible').first().click();
    await expect(page.locator('#contact h2')).toBeInViewport();
    const name = `Prøve ${Date.now()}`;
    for (const field of FIELD_NAMES) await page.locator(`[name=${field}]`).fill(name);
    await page.getByRole('button', { name: norwegian.contact.form.submit }).click();
    await expect(page.getByText(norwegian.toast.success.title)).toBeVisible();
    expect(Object.keys(keptRequest(name))).toEqual(['time', ...FIELD_NAMES]);
    const post = { headers: { origin: 'https://other.example' }, form: { navn: 'x' } };
    expect((await request.post('/contact', post)).status()).toBe(403);
  });
});

test.describe('in next dev, as in the export', () => {
  test.use({ consent: null });

  test('each island does its act', async ({ page }) => {
    // `next dev` has the pictures of another company.
    const picture = {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>',
    };
    await page.route('**/pictures/**', (route) => route.fulfill(picture));
    await open(page, pagePath('home', NO));
    for (const [island, act] of Object.entries(ACTS)) await test.step(island, () => act(page));
  });
});

test.describe('the site while somebody writes what is wrong', () => {
  const mistakes = String.raw`500 .*${pagePath('home', NO)}$|Transition was aborted|JSON|no\.json:\d`;
  test.use({ expectedErrors: new RegExp(`${PICTURES_OF_COMPANY.source}|${mistakes}`) });

  test('a catalog that is edited shows its new texts, or its errors, without a restart', async ({ page }) => {
    await page.goto(pagePath('home', NO));
    await hydrated(page);
    const lead = page.locator('#hero p', { hasText: norwegian.hero.lead });
    await expect(lead).toBeVisible();
    // As an editor of Windows writes it; it stays so.
    const edited = `\ufeff${TEXT.replace(LEAD, '"lead": "Nye ord."')}`;
    save(edited);
    await expect(page.locator('#hero')).toContainText('Nye ord.');
    await page.reload();
    await expect(page.locator('#hero')).toContainText('Nye ord.');
    expect(readFileSync(join(DIR, CATALOG), 'utf8')).toBe(edited);
    for (const [wrong, message] of [
      ['"lead": "{fhone}"', `${CATALOG}:${LINE} hero.lead`],
      ['"lead" "Ord"', 'Unable to make a module from invalid JSON'],
    ] as const) {
      save(TEXT.replace(LEAD, wrong));
      await page.reload();
      await expect(page.getByText(message).first()).toBeVisible();
      save(TEXT);
      await expect(lead).toBeVisible();
    }
  });
});
