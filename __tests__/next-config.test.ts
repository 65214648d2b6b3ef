/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, realpathSync, symlinkSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import { newFolder } from './folder';

const INSTALLED = resolve('node_modules');

/** Loads the configuration in a folder as Next does, with the packages of this one. Returns its values, or what it has printed. */
function load(folder: string, packages = INSTALLED): { settings?: Record<string, never>; output: string } {
  for (const name of ['package.json', 'next.config.mjs', 'lib/content-dir.mjs', 'lib/first-view.mjs'])
    cpSync(name, join(folder, name));
  cpSync('i18n/request.ts', join(folder, 'i18n/request.ts'));
  symlinkSync(packages, join(folder, 'node_modules'));
  const script = `
    const { default: config } = await import('./next.config.mjs');
    const { turbopack, allowedDevOrigins } = config('phase-development-server');
    console.log(JSON.stringify({ root: turbopack.root, allowedDevOrigins }));`;
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'development' },
  });
  return { settings: status === 0 ? JSON.parse(stdout) : undefined, output: stderr };
}

describe('next.config.mjs', () => {
  it('has a root with the project and with packages that are linked from elsewhere', () => {
    const folder = realpathSync(newFolder());
    const { root = '' } = load(folder).settings ?? {};
    expect([folder, realpathSync(INSTALLED)].filter((path) => !path.startsWith(root))).toEqual([]);
  });

  it('lets the addresses of this machine use `next dev`, as phones in the same network do', () => {
    const { allowedDevOrigins } = load(newFolder()).settings ?? {};
    const own = Object.values(networkInterfaces()).flatMap((found = []) => found.map(({ address }) => address));
    expect(allowedDevOrigins).toEqual(expect.arrayContaining(['127.0.0.1', ...own]));
  });

  it.each(['a #1', 'a?b'])('says in one sentence that the folder %s cannot be built', (name) => {
    const folder = newFolder({ [`${name}/`]: '' });
    expect(load(join(folder, name)).output).toMatch(/^.*rename the folder\.\n$/);
  });

  it('says in one sentence that another package manager has installed the packages', () => {
    const packages = newFolder();
    for (const name of ['next', 'next-intl', 'next-islands']) symlinkSync(join(INSTALLED, name), join(packages, name));
    expect(load(newFolder(), packages).output).toMatch(/^Install with `npm ci`.*\n$/);
  });
});
