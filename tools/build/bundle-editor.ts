import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOptions, COMPILE_HINT } from 'next-islands/bundle';
import postcss from 'postcss';
import { build, type Plugin } from 'rolldown';
import { LANGUAGES_FILE } from '@/checks/content';
import { CONTENT_DIR, TSCONFIG } from '@/lib/content-dir.mjs';
import { gitId } from './read-content';

/** Without the letters of other languages, for which the system has fonts. */
export const FONT = 'schibsted-grotesk-400-700.woff2';
export const editorFont = () => readFileSync(join('app/fonts', FONT));

export function ownTemplate() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return { version, languages: gitId(readFileSync(join(CONTENT_DIR, LANGUAGES_FILE))) };
}

const MESSAGES = 'editor/labels/messages.json';

const withoutFolder: Plugin = {
  name: 'without-folder',
  load(file) {
    if (!file.replaceAll('\\', '/').endsWith(MESSAGES)) return;
    const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
    const code = JSON.stringify(Object.fromEntries(messages.filter(([key]) => !key.startsWith('folder.'))));
    return { code, moduleType: 'json' };
  },
};

/** On a host, a short script asks for the newest versions while the browser reads the long one. */
const SCRIPTS = {
  online: { start: 'editor/stores/online.ts', main: 'editor/online.ts' },
  local: { main: 'editor/local.ts' },
};

/** Returns the name under which a script is asked for: browsers may have kept another version of one of the two. */
export const versioned = (name: string, code: string) =>
  `${name}?${createHash('sha256').update(code).digest('hex').slice(0, 12)}`;

/** Bundles the editor of a site on a host, or of a folder of this machine. Returns its scripts by their names, in their order. */
export async function editorScripts(place: 'online' | 'local', settings: object): Promise<Record<string, string>> {
  const options = browserOptions({ tsconfig: TSCONFIG, define: { SETTINGS: JSON.stringify(settings) } });
  const { output } = await build({
    ...options,
    plugins: [options.plugins, place === 'online' && withoutFolder],
    input: SCRIPTS[place],
    // Otherwise, `start` is a script of its own, which imports this.
    preserveEntrySignatures: 'allow-extension',
    write: false,
    output: { minify: true, entryFileNames: '[name].js', postBanner: COMPILE_HINT },
  });
  const codes = Object.fromEntries(output.map((file) => [file.fileName, 'code' in file ? file.code : '']));
  const names = Object.keys(SCRIPTS[place]).map((name) => `${name}.js`);
  const start = versioned('start.js', codes['start.js'] ?? '');
  return Object.fromEntries(
    names.map((name) => [name, (codes[name] ?? '').replaceAll('"./start.js"', `"./${start}"`)]),
  );
}

export async function editorStyles(): Promise<string> {
  // Imported here, because only a site with an editor needs it.
  const { default: tailwind } = await import('@tailwindcss/postcss');
  const file = 'editor/style.css';
  const { css } = await postcss([tailwind()]).process(readFileSync(file, 'utf8'), { from: file });
  return css;
}

/** Returns the HTML of the editor's page. @param allowed other origins that it may load from */
export function editorPage(allowed: Record<'API' | 'PREVIEW' | 'SITE', string>, scripts: string[]): string {
  const { noScript } = JSON.parse(readFileSync(MESSAGES, 'utf8'));
  const NO_SCRIPT = noScript.map((text: string, index: number) => `<p lang="${['nb', 'en'][index]}">${text}</p>`);
  const SCRIPTS = scripts.map((name) => `<script type="module" src="/edit/${name}"></script>`);
  const values = { ...allowed, SCRIPTS: SCRIPTS.join(''), NO_SCRIPT: NO_SCRIPT.join('') };
  const page = readFileSync('editor/edit.html', 'utf8');
  return page.replaceAll(/\b(API|PREVIEW|SITE|SCRIPTS|NO_SCRIPT)\b/g, (name) => values[name as keyof typeof values]);
}
