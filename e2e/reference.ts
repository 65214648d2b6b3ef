import type { LaunchOptions } from '@playwright/test';

/** Whether text is drawn as on the reference pictures, which come from Debian's Chromium. */
export const isSameBrowser = ({ executablePath }: LaunchOptions) =>
  executablePath === '/usr/bin/chromium-headless-shell';
