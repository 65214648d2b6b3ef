import { readdirSync, readFileSync } from 'node:fs';

const SHIPPED = ['react', 'react-dom', '@headlessui/react', 'react-hot-toast', 'clsx'];
/** Packages of which a part is published, without their dependencies. */
const SHIPPED_IN_PART = ['next', '@swc/helpers', 'next-intl', 'use-intl'];
const LICENSE = /^(licen[cs]e|notice)(\.(md|txt))?$|^OFL.*\.txt$/i;

function withDependencies(name: string): string[] {
  const { dependencies = {} } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  return [name, ...Object.keys(dependencies).flatMap(withDependencies)];
}

function licensesIn(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => LICENSE.test(file));
  if (files.length === 0) throw new Error(`${folder} has no license text to publish`);
  return files.map((file) => `${folder.replace('node_modules/', '')}\n\n${readFileSync(`${folder}/${file}`, 'utf8')}`);
}

export function licenses(whole = SHIPPED, inPart = SHIPPED_IN_PART): string {
  const packages = [...new Set([...inPart, ...whole.flatMap(withDependencies)])].sort();
  const folders = ['app/fonts', ...packages.map((name) => `node_modules/${name}`)];
  return folders.flatMap(licensesIn).join(`\n\n${'='.repeat(80)}\n\n`);
}
