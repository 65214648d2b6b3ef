import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Packages whose code is in the scripts of the site, with all that they need. */
const SHIPPED = ['react', 'react-dom', '@headlessui/react', 'react-hot-toast', 'clsx'];
/** The same, where only this much of a package that is mostly a tool comes along. */
const SHIPPED_IN_PART = ['next', '@swc/helpers', 'next-intl', 'use-intl'];

const FONTS = 'app/fonts';
const LICENSE = /^(licen[cs]e|notice)(\.(md|txt))?$/i;
const RULE = '='.repeat(80);

interface Package {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
}

/** The folder of a package as code in `from` finds it. */
function folderOf(name: string, from: string): string {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (dirname(from) === from) throw new Error(`${name} is not installed: its licence text is missing`);
  return folderOf(name, dirname(from));
}

/** The folders of a package and of all that it needs. */
function withNeeds(name: string, from: string, found = new Set<string>()): Set<string> {
  const folder = folderOf(name, from);
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} }: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const need of Object.keys(dependencies)) withNeeds(need, folder, found);
  return found;
}

function textsOf(folder: string): string {
  const files = readdirSync(folder).filter((file) => LICENSE.test(file));
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r', '').trim());
  if (texts.length === 0) throw new Error(`${folder} has no licence text to publish`);
  return texts.join('\n\n');
}

/**
 * The licence texts of the fonts and libraries that the site consists of, as their licences ask; what shares a text
 * shares its place. `projectDir` is where they are installed. Throws when one has no text.
 */
export function licenses(projectDir: string): string {
  const fonts = readdirSync(join(projectDir, FONTS)).filter((file) => file.startsWith('OFL-'));
  const folders = new Set([
    ...SHIPPED.flatMap((name) => [...withNeeds(name, projectDir)]),
    ...SHIPPED_IN_PART.map((name) => folderOf(name, projectDir)),
  ]);
  const entries = [
    ...fonts.map((file) => [`Font: ${file.slice(4, -4)}`, readFileSync(join(projectDir, FONTS, file), 'utf8').trim()]),
    ...[...folders].map((folder) => {
      const { name, version }: Package = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return [`${name} ${version}`, textsOf(folder)];
    }),
  ] as [title: string, text: string][];
  const titles = new Map<string, string[]>();
  for (const [title, text] of entries.sort(([a], [b]) => (a < b ? -1 : 1))) {
    titles.set(text, [...(titles.get(text) ?? []), title]);
  }
  return [...titles].map(([text, names]) => `${RULE}\n${names.join('\n')}\n${RULE}\n\n${text}\n`).join('\n');
}
