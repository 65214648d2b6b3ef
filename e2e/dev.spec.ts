import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePath } from '@/i18n/pages';
import { FIELD_NAMES } from '@/model/form-fields';
import { open } from './page';
import { dialog, enter, openMenu, submit } from './parts';
import { CATALOGS, expect as expectSoon, NO, PHONE, test } from './support';

const PORT = Number(process.env.E2E_PORT ?? 4173) + 18;
const HOME = pagePath('home', NO);
const text = CATALOGS[NO];

/** A copy of a company, whose texts the tests edit. */
const DIR = '.dev-company';
const CATALOG = `messages/${NO}.json`;
/** One text on a line each, as editors have them, without what `insertNoBreakSpaces` adds. */
const written = JSON.parse(readFileSync(join('fixture', CATALOG), 'utf8'));
const TEXT = JSON.stringify(written, null, 2);
const LEAD = `"lead": ${JSON.stringify(written.hero.lead)}`;
const LINE = TEXT.slice(0, TEXT.indexOf(LEAD)).split('\n').length;
const save = (catalog: string) => writeFileSync(join(DIR, CATALOG), catalog);

/** Pages are compiled when they are asked for, and beside other tests that takes its time. */
const expect = expectSoon.configure({ timeout: 30_000 });
test.describe.configure({ mode: 'default', timeout: 180_000 });
test.skip(({ browserName }) => browserName !== 'chromium', 'one browser is enough for development');

/** `next dev` serves the pictures in the project's own public/ only. */
const MISSING_PICTURES = /404 .*\/(pictures|brand)\/[\w.-]+$/;
test.use({ baseURL: `http://localhost:${PORT}`, expectedErrors: MISSING_PICTURES });

let server: ChildProcess;

test.beforeAll(async () => {
  for (const name of ['content', 'messages', 'public', 'tsconfig.json'])
    cpSync(join('fixture', name), join(DIR, name), { recursive: true });
  save(TEXT);
  const env = { ...process.env, CONTENT_DIR: DIR, PORT: String(PORT), TSX_TSCONFIG_PATH: `${DIR}/tsconfig.json` };
  // A group of its own, so that its workers end with it.
  server = spawn(process.execPath, ['--import', 'tsx', 'tools/dev.ts'], { env, detached: true });
  await new Promise<void>((ready, fail) => {
    let output = '';
    server.once('exit', () => fail(new Error(output)));
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        if (output.includes('Edit it at')) ready();
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

/** The contact request with this name that the server has kept; empty if there is none. */
function keptRequest(name: string): Record<string, string> {
  const inbox = process.env.INBOX ?? '';
  const requests = readdirSync(inbox).map((file) => JSON.parse(readFileSync(join(inbox, file), 'utf8')));
  return requests.find(({ navn }) => navn === name) ?? {};
}

/** About rendering that a mistake, or the reload after a change, has interrupted. */
const INTERRUPTED = "Transition was aborted|hasn't mounted yet";

test.describe('in next dev', () => {
  test.describe('as in the export', () => {
    test.use({ consent: null, viewport: PHONE });

    test('React hydrates the page, and the form is received', async ({ page }) => {
      const body = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>';
      await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body }));
      await open(page, HOME);
      await page.getByRole('button', { name: text.consent.banner.accept, exact: true }).click();
      await expect(page.locator('#consent-banner')).toBeHidden();
      await page.locator('#hero fieldset button').nth(1).click();
      await expect(page.locator('[data-slide="1"]')).toHaveAttribute('data-current', '');
      await openMenu(page);
      await dialog(page).getByRole('link', { name: text.nav.contact, exact: true }).click();
      await expect(page.getByRole('heading', { name: text.contact.title })).toBeInViewport();
      await page.locator('#contact-map').scrollIntoViewIfNeeded();
      await expect(page.locator('#contact-map iframe')).toHaveCount(1);
      const name = `Prøve ${Date.now()}`;
      for (const field of FIELD_NAMES) await enter(page, field, name);
      await submit(page);
      await expect(page.getByText(text.toast.success.title)).toBeVisible();
      expect(Object.keys(keptRequest(name))).toEqual(['time', ...FIELD_NAMES]);
    });
  });

  test.describe('while a file changes', () => {
    test.use({ expectedErrors: new RegExp(`${MISSING_PICTURES.source}|${INTERRUPTED}`) });

    test('the editor changes a fact in its file, and the page beside it shows it without a build', async ({ page }) => {
      const phone = '+47 22 00 00 61';
      await page.goto('/edit');
      await page
        .getByRole('navigation')
        .getByRole('button', { name: /^Kontakt/ })
        .click();
      const field = page.locator('[id="content/company.json:phone"]');
      await field.fill(phone);
      await page.keyboard.press('Control+s');
      await expect(page.frameLocator('iframe').getByText(phone.replaceAll(' ', '\u00a0')).first()).toBeAttached();
      expect(readFileSync(join(DIR, 'content/company.json'), 'utf8')).toContain(`"phone": "${phone}"`);
    });
  });

  test.describe('with mistakes', () => {
    const mistakes = String.raw`500 .*${HOME}$|JSON|no\.json:\d`;
    test.use({ expectedErrors: new RegExp(`${MISSING_PICTURES.source}|${mistakes}|${INTERRUPTED}`) });

    test('a catalog that is edited shows its new texts, or its errors, without a restart', async ({ page }) => {
      // React also hydrates the page at other addresses of this machine.
      await open(page, `http://127.0.0.1:${PORT}${HOME}`);
      const section = page.locator('#hero');
      await expect(section).toContainText(text.hero.lead);
      // As an editor on Windows writes it; it stays so.
      const edited = `\ufeff${TEXT.replace(LEAD, '"lead": "Nye ord."')}`;
      save(edited);
      await expect(section).toContainText('Nye ord.');
      expect(readFileSync(join(DIR, CATALOG), 'utf8')).toBe(edited);
      save(TEXT.replace(LEAD, '"lead": "{fhone}"'));
      await page.reload();
      await expect(page.getByText(`${CATALOG}:${LINE} hero.lead`).first()).toBeVisible();
      save(TEXT);
      await expect(section).toContainText(text.hero.lead);
    });
  });
});
