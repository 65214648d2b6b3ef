import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

/** Where a machine's own Chromium or Chrome is found. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
/** What fetches one: Debian's, for root, else Playwright's own. */
const INSTALL = [
  '[ "$(id -u)" = 0 ] && apt-get update -q && apt-get install -yq chromium chromium-headless-shell',
  'npx playwright install chromium',
];

/** Whether Playwright's own copy of a browser is on this machine. */
export function isInstalled(name: 'chromium' | 'firefox' | 'webkit'): boolean {
  return existsSync({ chromium, firefox, webkit }[name].executablePath());
}

/**
 * The Chromium to test with: Playwright's own, or the machine's, or one that is installed now.
 * Returns its path, or undefined for Playwright's own. Throws when there is none and none can be installed.
 */
export function findChromium(): string | undefined {
  for (const install of ['', ...INSTALL]) {
    if (install) console.error(`No Chromium on this machine, installing one: ${install}`);
    if (install) spawnSync(install, { shell: true, stdio: ['ignore', 2, 2] });
    if (isInstalled('chromium')) return undefined;
    const path = PLACES.find((place) => existsSync(place));
    if (path) return path;
  }
  throw new Error('No Chromium found, and none could be installed. Install Chromium or Google Chrome and try again.');
}

/** The machine's Chromium without the parts that only windows need, which opens pages in half the time; undefined where it is not. */
export function findHeadlessShell(): string | undefined {
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined;
}
