import type { LaunchOptions } from '@playwright/test';
import { sampleOf } from '@/export/checks/sample-values';
import { readContent } from '@/export/read-content';
import sample from '@/export/sample.json' with { type: 'json' };

const { hashes } = sampleOf({ ...readContent('.'), pictures: {} });

/** Whether the sample has the texts of the reference pictures, from which the fixture's are made. */
export const isSample = hashes.split(' ').every((hash) => sample.hashes.includes(hash));

/** Whether text is drawn as on the reference pictures, which come from Debian's Chromium. */
export const isSameBrowser = ({ executablePath }: LaunchOptions) =>
  executablePath === '/usr/bin/chromium-headless-shell';
