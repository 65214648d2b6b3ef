import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { siteUrl } from '@/company/company';
import type { Company } from '@/company/facts';
import { bundleEditor } from './bundle';
import { builtCommit, type Environment, previewAddress, publishedAddress } from './host';
import { licenses } from './licenses';

/** Without the letters of other languages, for which the system has fonts. */
const FONT = 'schibsted-grotesk-400-700.woff2';
const API_ROOT = 'https://api.github.com';
/** The packages in the editor's script. */
const LIBRARIES = ['react', 'react-dom', 'zod', 'parse5', 'jsonc-parser', '@formatjs/icu-messageformat-parser'];
/** The published editor asks the preview for its commit. */
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
  await bundleEditor(join(outdir, 'main.js'), { repository, apiRoot });
  writeFileSync(join(outdir, 'main.css'), await styleSheet());
  copyFileSync(join('app/fonts', FONT), join(outdir, FONT));
  const built = { commit: builtCommit(env), preview: previewAddress(env, preview) };
  const page = readFileSync('editor/edit.html', 'utf8').replace('API', new URL(apiRoot).origin);
  writeFileSync(join(dir, 'edit.html'), page.replaceAll('PREVIEW', built.preview));
  writeFileSync(join(outdir, 'build.json'), JSON.stringify(built));
  writeFileSync(join(outdir, 'licenses.txt'), licenses(LIBRARIES, []));
  allowPreview(join(dir, '_headers'), [siteUrl, publishedAddress(env)]);
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
