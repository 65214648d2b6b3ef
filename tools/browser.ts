import { existsSync } from 'node:fs';
import { chromium, firefox, webkit } from '@playwright/test';

const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PATHS = ['/usr/bin/chromium', '/usr/bin/google-chrome', MAC];
const BROWSERS = { chromium, firefox, webkit };
/** Whether Playwright has a browser of its own. */
export const isInstalled = (name: keyof typeof BROWSERS) => existsSync(BROWSERS[name].executablePath());

/** The system's Chromium or Chrome; undefined where Playwright has its own, or where there is none. */
export const findChromium = () => (isInstalled('chromium') ? undefined : PATHS.find((path) => existsSync(path)));

/** The same without windows, which starts in half the time. */
export const findHeadlessShell = () => ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));
