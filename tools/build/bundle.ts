import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InputOptions, type Plugin } from 'rolldown';
import { TSCONFIG } from '@/lib/content-dir.mjs';

/** Browsers cache this folder forever (public/_headers), so the name of its file contains a hash. */
const FOLDER = '_next/static/islands';

function inputOptions(define: Record<string, string> = {}): InputOptions {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    tsconfig: TSCONFIG,
    platform: 'browser',
    transform: {
      target: browserslist.map((browser) => browser.replace(' ', '')),
      define: { 'process.env.NODE_ENV': '"production"', ...define },
    },
    // 'use client' is only for Next.
    onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
  };
}

/** Bundles the module `entry`. Returns the text of an inline script. */
export async function inlineScript(entry: string): Promise<string> {
  const { output } = await build({
    ...inputOptions(),
    input: entry,
    write: false,
    output: { format: 'iife', minify: true },
  });
  // Rolldown escapes `</script`.
  return output[0].code.trim();
}

/** Replaces what tells the toggle of Headless UI that it is hovered or focused: style sheets know. It would be 2.6 kB. */
const withoutPointerStates: Plugin = {
  name: 'without-pointer-states',
  resolveId: { filter: { id: /^@react-aria\/(focus|interactions)$/ }, handler: () => 'pointer-states' },
  load: {
    filter: { id: /^pointer-states$/ },
    handler: () =>
      'export const useFocusRing = () => ({ focusProps: {} }); export const useHover = () => ({ hoverProps: {} });',
  },
};

/** Bundles the islands into one file of the export `dir`. Returns its URL. */
export async function bundleIslands(dir: string): Promise<string> {
  const { output } = await build({
    ...inputOptions(),
    input: 'components/islands/start.ts',
    plugins: [withoutPointerStates],
    output: { dir: join(dir, FOLDER), minify: true, entryFileNames: '[name]-[hash].js', codeSplitting: false },
  });
  return `/${FOLDER}/${output[0].fileName}`;
}

/** Removes HTML's named character references, a tenth of the editor. It parses logos, which are XML. */
const withoutEntities: Plugin = {
  name: 'without-entities',
  load: {
    filter: { id: /entities[\\/].*decode-data-html\.js$/ },
    handler: () => "export { xmlDecodeTree as htmlDecodeTree } from './decode-data-xml.js'",
  },
};

export async function bundleEditor(file: string, repository: object): Promise<void> {
  await build({
    ...inputOptions({ SETTINGS: JSON.stringify(repository) }),
    input: 'cms/editor/main.tsx',
    plugins: [withoutEntities],
    output: { file, minify: true, codeSplitting: false },
  });
}
