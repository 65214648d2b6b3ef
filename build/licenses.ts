import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages in the site's scripts, with all their dependencies. */
const SHIPPED = ['react', 'react-dom', '@headlessui/react', 'react-hot-toast', 'clsx'];
/** Packages of which a part is in the site's scripts. Their dependencies are not. */
const SHIPPED_IN_PART = ['next', '@swc/helpers', 'next-intl', 'use-intl'];

const FONTS = 'app/fonts';
const LICENSE = /^(licen[cs]e|notice)(\.(md|txt))?$/i;

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const packageIn = (folder: string): { name: string; version: string; dependencies?: object } =>
  JSON.parse(read(folder, 'package.json'));

/** The folder in which Node finds a package from `from`. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(folder)) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed: its licence text is missing`);
  return folderOf(name, dirname(from));
}

/** Adds the folders of a package and of its dependencies to `found`. */
function addWithDependencies(name: string, from: string, found: Set<string>): void {
  const folder = folderOf(name, from);
  if (found.has(folder)) return;
  found.add(folder);
  for (const dependency of Object.keys(packageIn(folder).dependencies ?? {}))
    addWithDependencies(dependency, folder, found);
}

function licenseOf(folder: string): string {
  const { name, version } = packageIn(folder);
  const texts = readdirSync(folder).filter((file) => LICENSE.test(file));
  if (texts.length === 0) throw new Error(`${name} has no licence text to publish`);
  return [`${name} ${version}`, ...texts.map((file) => read(folder, file))].join('\n\n');
}

/** The licence texts of the fonts and packages that are published. Throws when one of them has none. */
export function licenses(projectDir: string): string {
  const folders = new Set(SHIPPED_IN_PART.map((name) => folderOf(name, projectDir)));
  for (const name of SHIPPED) addWithDependencies(name, projectDir, folders);
  const fonts = readdirSync(join(projectDir, FONTS)).filter((file) => file.startsWith('OFL-'));
  const texts = [
    ...fonts.map((file) => `Font: ${file.slice(4, -4)}\n\n${read(projectDir, FONTS, file)}`),
    ...[...folders].sort().map(licenseOf),
  ];
  return texts.join(`\n\n${'='.repeat(80)}\n\n`).replaceAll('\r', '');
}
