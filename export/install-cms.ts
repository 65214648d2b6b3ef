import { execSync, spawnSync } from 'node:child_process';

export const HERE = 'editor';
/** The bundle of the CMS, with its fonts in `assets/`. */
export const CMS_FOLDER = `${HERE}/node_modules/@sveltia/cms/npm`;

/** Installs the CMS, with a lockfile of its own, unless it is there: only who edits needs its 60 MB. Throws when it cannot be installed. */
export function installCms(): void {
  if (spawnSync('npm ls @sveltia/cms', { shell: true, cwd: HERE }).status === 0) return;
  console.error('Installing the editor, once.');
  execSync('npm ci --ignore-scripts --no-audit --no-fund', { cwd: HERE, stdio: ['ignore', 2, 2] });
}
