import { appendFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type OnLoadResult, type PluginBuild } from 'esbuild';
import { TSCONFIG } from '@/lib/content-dir.mjs';
import type { Company } from '@/lib/facts';
import { builtCommit, type Environment, previewAddress } from './host';
import { CMS_FOLDER, installCms } from './install-cms';

const API = { apiRoot: 'https://api.github.com', graphqlUrl: 'https://api.github.com/graphql' };
const FONTS = /\.(woff2|LICENSE\.txt)$/;
/** The published page asks the preview what it was built from. */
const HEADERS = '/edit/build.json\n  Access-Control-Allow-Origin: *\n';

/** The CMS writes styles; pictures are those of accounts, and of the CMS. `frame-ancestors` is in the headers of the hosts. */
function editorPolicy(apiRoot: string, preview: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    "img-src 'self' blob: data: https://*.githubusercontent.com",
    `connect-src 'self' blob: data: ${new URL(apiRoot).origin} ${preview}`.trim(),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

/** Puts the editor into an export as /edit, and installs the CMS when it is missing. `api` is GitHub's, in tests another one. */
export async function publishEditor(
  dir: string,
  { repository, preview }: NonNullable<Company['editor']>,
  env: Environment = process.env,
  api = API,
): Promise<void> {
  installCms();
  const outdir = join(dir, 'edit');
  mkdirSync(outdir, { recursive: true });
  await bundleEditor(outdir, { repository, ...api });
  cpSync(`${CMS_FOLDER}/assets`, join(outdir, 'assets'), {
    recursive: true,
    filter: (file) => !/\.\w+$/.test(file) || FONTS.test(file),
  });
  const built = { commit: builtCommit(env), preview: previewAddress(env, preview) };
  const policy = editorPolicy(api.apiRoot, built.preview);
  writeFileSync(join(dir, 'edit.html'), readFileSync('editor/online/edit.html', 'utf8').replace('POLICY', policy));
  writeFileSync(join(outdir, 'build.json'), JSON.stringify(built));
  appendFileSync(join(dir, '_headers'), HEADERS);
}

/** Writes the editor's scripts and style sheet to `outdir`; `place` is what it works on. */
function bundleEditor(outdir: string, place: object) {
  return build({
    entryPoints: ['editor/online/main.ts', 'editor/online/page.css'],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    tsconfig: TSCONFIG,
    outdir,
    define: { PLACE: JSON.stringify(place) },
    plugins: [{ name: 'editor', setup: editorModules }],
    logLevel: 'error',
  });
}

/** Fonts that the CMS would load from elsewhere before its own. */
const FOREIGN_FONT = /url\(https:\/\/cdn\.jsdelivr\.net[^)]*\)\s*format\([^)]*\)/g;

/** Modules that are no files; the CMS without foreign fonts, and without highlighting of code, which no field shows: 10 MB. */
function editorModules(building: PluginBuild): void {
  const modules: Record<string, OnLoadResult> = {
    'bar-style': { contents: readFileSync('editor/online/bar.css', 'utf8'), loader: 'text' },
  };
  const namespace = 'editor';
  building.onResolve({ filter: /^bar-style$/ }, ({ path }) => ({ path, namespace }));
  building.onLoad({ filter: /.*/, namespace }, ({ path }) => modules[path]);
  building.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
    contents: readFileSync(path, 'utf8').replaceAll(FOREIGN_FONT, 'local("")'),
  }));
  building.onLoad({ filter: /@shikijs[\\/](langs|themes)/ }, () => ({ contents: 'export default []' }));
}
