import { readdirSync, readFileSync } from 'node:fs';

/** Packages in the site's scripts, with all their dependencies. */
const SHIPPED = ['react', 'react-dom', '@headlessui/react', 'react-hot-toast', 'clsx'];
/** Packages of which a part is in the site's scripts. Their dependencies are not. */
const SHIPPED_IN_PART = ['next', '@swc/helpers', 'next-intl', 'use-intl'];

const FONTS = 'app/fonts';
const LICENSE = /^(licen[cs]e|notice)(\.(md|txt))?$/i;

const folderOf = (name: string) => `node_modules/${name}`;
const packageOf = (name: string): { version: string; dependencies?: object } =>
  JSON.parse(readFileSync(`${folderOf(name)}/package.json`, 'utf8'));

function withDependencies(name: string): string[] {
  return [name, ...Object.keys(packageOf(name).dependencies ?? {}).flatMap(withDependencies)];
}

function licenseOf(name: string): string {
  const files = readdirSync(folderOf(name)).filter((file) => LICENSE.test(file));
  if (files.length === 0) throw new Error(`${name} has no license text to publish`);
  const texts = files.map((file) => readFileSync(`${folderOf(name)}/${file}`, 'utf8'));
  return [`${name} ${packageOf(name).version}`, ...texts].join('\n\n');
}

export function licenses(): string {
  const names = new Set([...SHIPPED_IN_PART, ...SHIPPED.flatMap(withDependencies)]);
  const fonts = readdirSync(FONTS).filter((file) => file.startsWith('OFL-'));
  const texts = [
    ...fonts.map((file) => `Font: ${file.slice(4, -4)}\n\n${readFileSync(`${FONTS}/${file}`, 'utf8')}`),
    ...[...names].sort().map(licenseOf),
  ];
  return texts.join(`\n\n${'='.repeat(80)}\n\n`).replaceAll('\r', '');
}
