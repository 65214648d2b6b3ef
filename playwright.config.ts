import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from './lib/content-dir.mjs';
import { findChromium, findHeadlessShell, isInstalled } from './scripts/browser';

const PORT = Number(process.env.E2E_PORT ?? 4173);

/** What only an owner's texts and pictures can break. */
const OWNERS = IS_OTHER_COMPANY ? ['**/contrast.spec.ts', '**/first-view.spec.ts'] : [];
/** Begun first, so that it does not run alone in the end. */
const LONG = ['**/dev.spec.ts'];
const HOME = `${EXPORT_DIR}/index.html`;
if (!existsSync(HOME)) throw new Error(`There is no export in ${EXPORT_DIR}/: run \`npm run build\` first.`);

// Workers load this file again, and inherit what the first load set.
const isFirstLoad = !process.env.INBOX;
process.env.INBOX ??= mkdtempSync(join(tmpdir(), 'inbox-'));
process.env.CHROMIUM ??= findChromium() ?? '';

const others = (['firefox', 'webkit'] as const).filter((name) => {
  if (isFirstLoad && !isInstalled(name)) console.error(`Left out: ${name} (npx playwright install --with-deps).`);
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
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'list' : 'line',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Motion takes processor time. Tests of motion turn it on.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'long', testMatch: LONG, use: CHROMIUM },
    { name: 'chromium', testIgnore: [...LONG, ...OWNERS], use: CHROMIUM },
    ...others.map((name) => ({ name, testIgnore: OWNERS, use: { browserName: name } })),
  ],
  webServer: { command: 'npm start -- --no-build', env: { PORT: String(PORT) }, port: PORT },
});
