import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteUrl } from '@/lib/company';
import type { Company } from '@/model/facts';
import { editorFont, editorPage, editorScripts, editorStyles, FONT, ownTemplate, versioned } from './bundle-editor';
import { builtCommit, type Environment, hostBuild, previewAddress, publishedAddress } from './host';
import { licenses } from './licenses';

const API_ROOT = 'https://api.github.com';
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
  const settings = { repository, apiRoot, template: ownTemplate() };
  const scripts = await editorScripts('online', settings);
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(outdir, name), code);
  writeFileSync(join(outdir, 'main.css'), await editorStyles());
  writeFileSync(join(outdir, FONT), editorFont());
  const site = hostBuild(env) === 'preview' ? (publishedAddress(env) ?? '') : '';
  const built = { commit: builtCommit(env), preview: previewAddress(env, preview), site };
  const names = Object.entries(scripts).map(([name, code]) => versioned(name, code));
  const page = editorPage({ API: new URL(apiRoot).origin, PREVIEW: built.preview, SITE: site }, names);
  writeFileSync(join(dir, 'edit.html'), page);
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
