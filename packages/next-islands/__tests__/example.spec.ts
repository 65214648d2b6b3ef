/** The site in example/, built once, in a browser. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';

const SITE = 'http://example.test';
const DIR = resolve('packages/next-islands/example');
const [OUT, PLAIN] = [join(DIR, 'out'), join(DIR, '.next/plain')];
const NEXT = resolve('node_modules/next/dist/bin/next');
const PAGES = ['index.html', 'about.html', '404.html'];
const SCRIPT = '**/_next/static/islands/*.js';
/** Does what Next does at the end of a build. */
const FINISH = `
  import './next.config.mjs';
  const { default: adapter } = await import('../adapter.mjs');
  await adapter.onBuildComplete();`;

function run(args: string[], optimize: string): void {
  const env = { ...process.env, NODE_ENV: 'production', OPTIMIZE: optimize } as const;
  execFileSync(process.execPath, args, { cwd: DIR, env, stdio: 'pipe' });
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  rmSync(OUT, { recursive: true, force: true });
  run([NEXT, 'build'], '0');
  cpSync(OUT, PLAIN, { recursive: true });
  run(['--input-type=module', '-e', FINISH], '');
});

/** Answers with a file of the export. */
function respond(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const name = extname(pathname) ? pathname : `${pathname === '/' ? '/index' : pathname}.html`;
  const path = join(OUT, name);
  return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404, path: join(OUT, '404.html') });
}

const problems: string[] = [];
test.beforeEach(async ({ page }) => {
  problems.length = 0;
  page.on('console', (message) => /error|warning/.test(message.type()) && problems.push(message.text()));
  await page.route(`${SITE}/**`, respond);
});

const read = (dir: string, file: string) => readFileSync(join(dir, file), 'utf8');

/** Returns the text of a page as it is written. */
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

const adder = (page: Page) => page.getByRole('button', { name: 'Add 2' });
const expectTotal = (page: Page, total: number) => expect(page.locator('output')).toHaveText(`Total: ${total}`);

/** Opens a page, whose script is held back until the returned function is called. */
async function openEarly(page: Page): Promise<() => void> {
  let release = () => {};
  const promise = new Promise<void>((done) => {
    release = done;
  });
  await page.route(SCRIPT, async (route) => {
    await promise;
    await respond(route);
  });
  await page.goto(SITE, { waitUntil: 'domcontentloaded' });
  return () => release();
}

test('pages that cannot be finished end the build', () => {
  expect(() => run(['--input-type=module', '-e', FINISH], '')).toThrow('is not what next-islands expects');
});

for (const file of PAGES) {
  test(`${file} has the words that Next writes, and none of its scripts`, () => {
    expect(wordsOf(read(OUT, file))).toBe(wordsOf(read(PLAIN, file)));
    expect(read(PLAIN, file)).toContain('__next_f');
    expect(read(OUT, file)).not.toMatch(/__next_f|src="[^"]*chunks/);
  });
}

test('OPTIMIZE=0 leaves what Next writes, with its client', () => {
  const chunks = join(PLAIN, '_next/static/chunks');
  expect(readdirSync(chunks).some((name) => readFileSync(join(chunks, name), 'utf8').includes('hydrateRoot'))).toBe(
    true,
  );
  for (const file of PAGES) expect(read(PLAIN, file)).not.toMatch(/Content-Security-Policy|src="[^"]*islands/);
});

test('a click before hydration takes effect later, and another island shows it', async ({ page }) => {
  const release = await openEarly(page);
  await adder(page).click();
  await expect(adder(page)).toHaveAttribute('aria-busy', 'true');
  release();
  await expectTotal(page, 2);
  await adder(page).click();
  await expectTotal(page, 4);
});

test('an island that throws stays as it was, and the others work', async ({ page }) => {
  await page.goto(SITE);
  await adder(page).click();
  await adder(page).click();
  await expectTotal(page, 4);
  await expect(page.locator('[data-plain]')).toHaveText('This text stays.');
  // The planted error, and nothing of the policy.
  expect(problems).toEqual([expect.stringContaining('planted')]);
});

test('a link in an island is an ordinary link; what is below the first view is shown', async ({ page }) => {
  await page.goto(SITE);
  await expect(page.getByRole('heading', { name: 'The sum' })).toBeVisible();
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'A page without islands' })).toBeVisible();
  expect(problems).toEqual([]);
});
