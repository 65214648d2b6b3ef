import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOptions } from 'next-islands/bundle';
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

/** Bundles the editor of a site on a host, or of a folder of this machine. */
export async function editorScript(entry: 'online' | 'local', settings: object): Promise<string> {
  const options = browserOptions({ tsconfig: TSCONFIG, define: { SETTINGS: JSON.stringify(settings) } });
  const { output } = await build({
    ...options,
    plugins: [options.plugins, entry === 'online' && withoutFolder],
    input: `editor/${entry}.ts`,
    write: false,
    output: { minify: true, codeSplitting: false },
  });
  return output[0].code;
}

export async function editorStyles(): Promise<string> {
  // Imported here, because only a site with an editor needs it.
  const { default: tailwind } = await import('@tailwindcss/postcss');
  const file = 'editor/style.css';
  const { css } = await postcss([tailwind()]).process(readFileSync(file, 'utf8'), { from: file });
  return css;
}

/** Returns the HTML of the editor's page. @param allowed other origins that it may load from */
export function editorPage(allowed: Record<'API' | 'PREVIEW' | 'SITE', string>): string {
  const { noScript } = JSON.parse(readFileSync(MESSAGES, 'utf8'));
  const NO_SCRIPT = noScript.map((text: string, index: number) => `<p lang="${['nb', 'en'][index]}">${text}</p>`);
  const values = { ...allowed, NO_SCRIPT: NO_SCRIPT.join('') };
  const page = readFileSync('editor/edit.html', 'utf8');
  return page.replaceAll(/\b(API|PREVIEW|SITE|NO_SCRIPT)\b/g, (name) => values[name as keyof typeof values]);
}
