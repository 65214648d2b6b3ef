import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

export const HERE = 'editor';
/** The bundle of the CMS, with its fonts in `assets/`. */
export const CMS_FOLDER = `${HERE}/node_modules/@sveltia/cms/npm`;

/** Installs the CMS, with a lockfile of its own, unless it is there: only who edits needs its 60 MB. Throws when it cannot be installed. */
export function installCms(): void {
  if (isInstalled()) return;
  console.error('Installing the editor, once.');
  execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: HERE, stdio: ['ignore', 2, 2] });
}

/** By its version: asking npm takes a second of every build. */
function isInstalled(): boolean {
  const there = `${CMS_FOLDER}/../package.json`;
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  return existsSync(there) && read(there).version === read(`${HERE}/package.json`).dependencies['@sveltia/cms'];
}
