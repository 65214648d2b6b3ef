import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InputOptions, type Plugin } from 'rolldown';
import { TSCONFIG } from '@/company/content-dir.mjs';

/** Browsers keep the files of this folder forever (public/_headers): their names change with their content. */
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
    // Only Next reads 'use client'.
    onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
  };
}

/** Bundles the module `entry` into the text of an inline script. */
export async function inlineScript(entry: string): Promise<string> {
  const { output } = await build({
    ...inputOptions(),
    input: entry,
    write: false,
    output: { format: 'iife', minify: true },
  });
  // The bundler escapes `</script`.
  return output[0].code.trim();
}

/** Bundles the islands into the export `dir`, what they import later into separate files. Returns the address of their script. */
export async function bundleIslands(dir: string): Promise<string> {
  const names = '[name]-[hash].js';
  const { output } = await build({
    ...inputOptions(),
    input: 'components/islands/start.tsx',
    output: {
      dir: join(dir, FOLDER),
      minify: true,
      entryFileNames: names,
      chunkFileNames: names,
      // A single file: after a failure WebKit would not fetch its static imports again, even when the page is reloaded.
      codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] },
    },
  });
  return `/${FOLDER}/${output[0].fileName}`;
}

/** Leaves out the named character references of HTML, a tenth of the editor; logos are XML. */
const withoutEntities: Plugin = {
  name: 'without-entities',
  load: {
    filter: { id: /entities[\\/].*decode-data-html\.js$/ },
    handler: () => "export { xmlDecodeTree as htmlDecodeTree } from './decode-data-xml.js'",
  },
};

/** Bundles the editor into one `file`; `place` is the repository that it edits. */
export async function bundleEditor(file: string, place: object): Promise<void> {
  await build({
    ...inputOptions({ PLACE: JSON.stringify(place) }),
    input: 'editor/main.tsx',
    plugins: [withoutEntities],
    output: { file, minify: true, codeSplitting: false },
  });
}
