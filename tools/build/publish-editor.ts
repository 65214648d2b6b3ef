import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserOptions } from 'next-islands/bundle';
import postcss from 'postcss';
import { build } from 'rolldown';
import { LANGUAGES_FILE } from '@/checks/content';
import { siteUrl } from '@/lib/company';
import { CONTENT_DIR, TSCONFIG } from '@/lib/content-dir.mjs';
import type { Company } from '@/model/facts';
import { builtCommit, type Environment, hostBuild, previewAddress, publishedAddress } from './host';
import { licenses } from './licenses';
import { gitId } from './read-content';

/** Without the letters of other languages, for which the system has fonts. */
const FONT = 'schibsted-grotesk-400-700.woff2';
const API_ROOT = 'https://api.github.com';
/** The packages in the editor's script. */
const LIBRARIES = ['react', 'react-dom', 'clsx', 'zod', 'jsonc-parser', '@formatjs/icu-messageformat-parser'];
/** The editor asks the preview and the published site for their commits. */
const HEADERS = '/edit/build.json\n  Access-Control-Allow-Origin: *\n';

/** Adds the editor to an export as /edit. Tests replace GitHub's `apiRoot`. */
export async function publishEditor(
  dir: string,
  { repository, preview }: NonNullable<Company['editor']>,
  env: Environment = process.env,
  apiRoot = API_ROOT,
): Promise<void> {
  const outdir = join(dir, 'edit');
  mkdirSync(outdir, { recursive: true });
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const languages = gitId(readFileSync(join(CONTENT_DIR, LANGUAGES_FILE)));
  await bundleEditor(join(outdir, 'main.js'), { repository, apiRoot, template: { version, languages } });
  writeFileSync(join(outdir, 'main.css'), await styleSheet());
  copyFileSync(join('app/fonts', FONT), join(outdir, FONT));
  const { noScript } = JSON.parse(readFileSync('editor/labels/messages.json', 'utf8'));
  const site = hostBuild(env) === 'preview' ? (publishedAddress(env) ?? '') : '';
  const built = { commit: builtCommit(env), preview: previewAddress(env, preview), site };
  const values = {
    API: new URL(apiRoot).origin,
    PREVIEW: built.preview,
    SITE: site,
    NO_SCRIPT: noScript.map((text: string, index: number) => `<p lang="${['nb', 'en'][index]}">${text}</p>`).join(''),
  };
  const page = readFileSync('editor/edit.html', 'utf8');
  writeFileSync(
    join(dir, 'edit.html'),
    page.replaceAll(/\b(API|PREVIEW|SITE|NO_SCRIPT)\b/g, (name) => values[name as keyof typeof values]),
  );
  writeFileSync(join(outdir, 'build.json'), JSON.stringify(built));
  writeFileSync(join(outdir, 'licenses.txt'), licenses(LIBRARIES, []));
  allowPreview(join(dir, '_headers'), [siteUrl, publishedAddress(env)]);
}

async function bundleEditor(file: string, settings: object): Promise<void> {
  await build({
    ...browserOptions({ tsconfig: TSCONFIG, define: { SETTINGS: JSON.stringify(settings) } }),
    input: 'editor/main.tsx',
    output: { file, minify: true, codeSplitting: false },
  });
}

/** Allows the published site to show this build, a preview, in the editor's frame. */
function allowPreview(file: string, origins: (string | undefined)[]): void {
  if (!existsSync(file)) return;
  const framing = ["frame-ancestors 'self'", ...origins.filter(Boolean)].join(' ');
  writeFileSync(file, readFileSync(file, 'utf8').replace("frame-ancestors 'self'", framing) + HEADERS);
}

async function styleSheet(): Promise<string> {
  // Imported here, because only a site with an editor needs it.
  const { default: tailwind } = await import('@tailwindcss/postcss');
  const file = 'editor/style.css';
  const { css } = await postcss([tailwind()]).process(readFileSync(file, 'utf8'), { from: file });
  return css;
}
