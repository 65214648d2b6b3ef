import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell, isInstalled } from './scripts/browser';

const PORT = Number(process.env.E2E_PORT ?? 4173);

const SPECS = readdirSync('e2e').filter((name) => name.endsWith('.spec.ts'));
/** Asked of the owner's content alone: the pictures behind the letters are its own, and builds are alike for all. */
const OWNERS = ['contrast.spec.ts', 'first-view.spec.ts'];
const ALL_CONTENT = ['content.spec.ts', 'large-text.spec.ts', 'longest.spec.ts', ...OWNERS];
/** What content has to hold is asked of every content, as far as it can break it; how the site behaves is tried on one (e2e/run.ts). */
const SUITES: Record<string, string[]> = {
  content: ['content.spec.ts', 'large-text.spec.ts', ...OWNERS],
  least: ['content.spec.ts', 'large-text.spec.ts'],
  most: ['content.spec.ts', 'longest.spec.ts'],
  behaviour: SPECS.filter((name) => !ALL_CONTENT.includes(name)),
};
const specs = SUITES[process.env.SUITE ?? ''] ?? SPECS;
/** What builds or compiles a site of its own: begun first, so that it does not run alone in the end. */
const LONG = ['dev.spec.ts'];
const files = (names: string[]) => names.map((name) => `**/${name}`);

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

if (!existsSync('out/index.html')) fail('There is no export to test in out/: run `npm run build` first.');

// Workers load this file again and find the results of the first time.
const isFirstLoad = !process.env.INBOX;
process.env.INBOX ??= mkdtempSync(join(tmpdir(), 'inbox-'));
process.env.CHROMIUM ??= findChromium() ?? '';

const others = (['firefox', 'webkit'] as const).filter(isInstalled);
const missing = ['firefox', 'webkit'].filter((name) => !others.some((other) => other === name));
if (isFirstLoad && missing.length > 0) {
  console.error(`Not on this machine, left out: ${missing.join(', ')} (npx playwright install --with-deps).`);
}

// The tests ask for the form's address that the build wrote into the pages.
process.env.NEXT_PUBLIC_FORM_ENDPOINT = /<form[^>]* action="([^"]+)"/.exec(readFileSync('out/index.html', 'utf8'))?.[1];

const CHROMIUM = {
  ...devices['Desktop Chrome'],
  launchOptions: {
    executablePath: (process.env.CHROMIUM && findHeadlessShell()) || process.env.CHROMIUM || undefined,
  },
};

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 3,
  // A loaded CI machine may miss a beat; Playwright names what needed a second try.
  retries: process.env.CI ? 2 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Pictures that fade and lines that run are drawn anew all the time: tests of motion ask for it.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'long', testMatch: files(specs.filter((name) => LONG.includes(name))), use: CHROMIUM },
    { name: 'chromium', testMatch: files(specs.filter((name) => !LONG.includes(name))), use: CHROMIUM },
    ...others.map((name) => ({ name, testMatch: files(specs), use: { browserName: name } })),
  ],
  webServer: { command: 'npm start -- --no-build', env: { PORT: String(PORT) }, port: PORT },
});
