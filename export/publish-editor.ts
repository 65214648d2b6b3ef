import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { company } from '@/company/company';
import type { Company } from '@/company/facts';
import { bundleEditor } from './bundle';
import { builtCommit, type Environment, previewAddress, publishedAddress } from './host';
import { licenses } from './licenses';

/** Letters of other languages are the system's. */
const FONT = 'schibsted-grotesk-400-700.woff2';
const API_ROOT = 'https://api.github.com';
/** Those of the editor's script, with all their dependencies. */
const LIBRARIES = ['react', 'react-dom', 'zod', 'parse5', 'jsonc-parser', '@formatjs/icu-messageformat-parser'];
/** The published page asks the preview what it was built from. */
const HEADERS = '/edit/build.json\n  Access-Control-Allow-Origin: *\n';

/** Puts the editor into an export as /edit. `apiRoot` is GitHub's, in tests another one. */
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
  allowPreview(join(dir, '_headers'), [company.siteUrl, publishedAddress(env)]);
}

/** The published editor shows the preview in a frame. */
function allowPreview(file: string, origins: (string | undefined)[]): void {
  if (!existsSync(file)) return;
  const framing = ["frame-ancestors 'self'", ...origins.filter(Boolean)].join(' ');
  writeFileSync(file, readFileSync(file, 'utf8').replace("frame-ancestors 'self'", framing) + HEADERS);
}

async function styleSheet(): Promise<string> {
  // Only a site with an editor needs it again, after Next.
  const { default: tailwind } = await import('@tailwindcss/postcss');
  const file = 'editor/style.css';
  const { css } = await postcss([tailwind()]).process(readFileSync(file, 'utf8'), { from: file });
  return css;
}
