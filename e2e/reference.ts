import type { LaunchOptions } from '@playwright/test';
import facts from '../content/company.json' with { type: 'json' };

/** Whether the sample has the texts of the reference pictures, from which the fixture's are made. */
export const isSample = Object.keys(facts).includes('$sample');

/** Whether text is drawn as on the reference pictures, which come from Debian's Chromium. */
export const isSameBrowser = ({ executablePath }: LaunchOptions) =>
  executablePath === '/usr/bin/chromium-headless-shell';
