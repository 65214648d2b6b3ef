import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell, isInstalled } from './e2e/browser';
import { CONTENT_DIR, EXPORT_DIR, TSCONFIG } from './lib/content-dir.mjs';

const PORT = Number(process.env.E2E_PORT ?? 4173);

const isFixture = CONTENT_DIR === 'fixture';
/** A firm's site is tested for what its content can break. */
const testMatch = isFixture ? undefined : '**/content/*.spec.ts';
/** Started first, so that they do not run alone at the end. */
const LONG = ['**/dev.spec.ts', '**/editor/*.spec.ts'];
const HOME = `${EXPORT_DIR}/index.html`;
if (!existsSync(HOME)) throw new Error(`There is no export in ${EXPORT_DIR}/: run \`npm run build\` first.`);

// Workers load this file again and inherit these variables.
const isFirstLoad = !process.env.INBOX;
process.env.INBOX ??= mkdtempSync(join(tmpdir(), 'inbox-'));
process.env.CHROMIUM ??= findChromium() ?? '';

const others = (['firefox', 'webkit'] as const).filter((name) => {
  if (isFirstLoad && !isInstalled(name))
    console.error(`Skipped: ${name} is not installed (npx playwright install --with-deps).`);
  return isInstalled(name);
});

// The form's address is part of the build.
process.env.NEXT_PUBLIC_FORM_ENDPOINT = /<form[^>]* action="([^"]+)"/.exec(readFileSync(HOME, 'utf8'))?.[1];

const executablePath = (process.env.CHROMIUM && findHeadlessShell()) || process.env.CHROMIUM || undefined;
const CHROMIUM = { ...devices['Desktop Chrome'], launchOptions: { executablePath } };

export default defineConfig({
  testDir: 'e2e',
  tsconfig: TSCONFIG,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2, // three take longer on two processors
  // The longest take 20 s on a machine that also builds.
  timeout: 120_000,
  // A machine of CI may stand still for seconds; what passes the second time is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  // Only Chromium is compared with screenshots.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}-chromium-{platform}{ext}',
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    // A new context for each test takes a fifth more of the processor. What is not reset between tests: `page` in e2e/support.ts.
    reuseContext: true,
    baseURL: `http://localhost:${PORT}`,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Animations take processor time; tests of animations turn them on.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'long', testMatch: isFixture ? LONG : [], use: CHROMIUM },
    ...(isFixture ? [{ name: 'packages', testDir: 'packages', testMatch: '**/*.spec.ts', use: CHROMIUM }] : []),
    { name: 'chromium', testMatch, testIgnore: LONG, use: CHROMIUM },
    ...others.map((name) => ({ name, testMatch, use: { browserName: name } })),
  ],
  webServer: { command: 'npm start -- --no-build', env: { PORT: String(PORT) }, port: PORT },
});
