import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, type LaunchOptions, webkit } from '@playwright/test';

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PATHS = ['/usr/bin/chromium', '/usr/bin/google-chrome', MAC];
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = { chromium, firefox, webkit };
/** As root with apt, otherwise Playwright's own copy. */
const INSTALL = [
  '[ "$(id -u)" = 0 ] && apt-get update -q && apt-get install -yq chromium chromium-headless-shell',
  'npx playwright install chromium',
];

export const isInstalled = (name: keyof typeof BROWSERS) => existsSync(BROWSERS[name].executablePath());

/** Returns the path of the system's Chromium or Chrome; undefined if Playwright has its own, or none is installed. */
export const findChromium = () => (isInstalled('chromium') ? undefined : PATHS.find((path) => existsSync(path)));

/** Returns the path of the system's headless shell, which starts in half the time; undefined if it is not installed. */
export const findHeadlessShell = () => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined);

/** Whether text is drawn as on the reference pictures, which come from Debian's Chromium. */
export const isSameBrowser = ({ executablePath }: LaunchOptions) => executablePath === HEADLESS_SHELL;

/** Installs Chromium if it is missing. Throws if that fails. */
export function installChromium(): void {
  const isMissing = () => !isInstalled('chromium') && !findChromium();
  for (const command of INSTALL) {
    if (!isMissing()) return;
    console.error(`No Chromium found. Installing it: ${command}`);
    spawnSync(command, { shell: true, stdio: ['ignore', 2, 2] });
  }
  if (isMissing()) throw new Error('Chromium could not be installed. Install Chromium or Google Chrome and try again.');
}
