/** Installs Chromium for the browser tests if there is none: by apt as root, else Playwright's own copy. */
import { spawnSync } from 'node:child_process';
import { findChromium, isInstalled } from './browser';

const COMMANDS = [
  '[ "$(id -u)" = 0 ] && apt-get update -q && apt-get install -yq chromium chromium-headless-shell',
  'npx playwright install chromium',
];
const isFound = () => isInstalled('chromium') || findChromium() !== undefined;

for (const command of COMMANDS) {
  if (isFound()) break;
  console.error(`No Chromium found. Installing it: ${command}`);
  spawnSync(command, { shell: true, stdio: ['ignore', 2, 2] });
}
if (!isFound()) {
  console.error('Chromium could not be installed. Install Chromium or Google Chrome and try again.');
  process.exit(1);
}
