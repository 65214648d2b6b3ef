import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

const BROWSERS = { chromium, firefox, webkit };
export type BrowserName = keyof typeof BROWSERS;

/** Whether Playwright's own copy of a browser is on this machine. */
export function isInstalled(name: BrowserName): boolean {
  return existsSync(BROWSERS[name].executablePath());
}

const COMMANDS = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const pathOf = (name: string) => spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout?.trim();

function systemChromium(): string | undefined {
  return COMMANDS.map(pathOf).find(Boolean) || [MAC_CHROME].find(existsSync);
}

/** Whether a command ended well; what it says goes to the terminal's error output. */
function succeeds(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
}

function installFromDebian(): boolean {
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  const packages = ['chromium', 'chromium-headless-shell'];
  return isDebianRoot && succeeds('apt-get', 'update', '-q') && succeeds('apt-get', 'install', '-yq', ...packages);
}

/**
 * The Chromium to test with: Playwright's own, or the machine's, or one that is installed now.
 * Returns its path, or undefined for Playwright's own. Throws when there is none and none can be installed.
 */
export function findChromium(): string | undefined {
  if (isInstalled('chromium')) return undefined;
  const present = systemChromium();
  if (present) return present;
  console.error('No Chromium on this machine: installing one.');
  if (installFromDebian()) return systemChromium();
  if (succeeds('npx', 'playwright', 'install', 'chromium')) return undefined;
  throw new Error('No Chromium found, and none could be installed. Install Chromium or Google Chrome and try again.');
}

/** The machine's Chromium without the parts that only windows need, which opens pages in half the time; undefined where it is not. */
export function findHeadlessShell(): string | undefined {
  return pathOf('chromium-headless-shell') || undefined;
}
