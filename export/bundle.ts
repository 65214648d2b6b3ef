import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InputOptions } from 'rolldown';
import { TSCONFIG } from '@/lib/content-dir.mjs';

/** Hosts let browsers keep the files of this folder for good (public/_headers): their names change with their content. */
const FOLDER = '_next/static/islands';

function inputOptions(): InputOptions {
  const { browserslist }: { browserslist: string[] } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    tsconfig: TSCONFIG,
    platform: 'browser',
    transform: {
      target: browserslist.map((browser) => browser.replace(' ', '')),
      define: { 'process.env.NODE_ENV': '"production"' },
    },
    // Next alone reads 'use client'.
    onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
  };
}

/** The text of an inline script, whose module is `entry`. */
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

/** Addresses of the script of a page, and of the files that it imports at once. */
export type Bundle = { entry: string; imports: string[] };

/** Bundles the islands into the export `dir`. What they load later is in files of its own. */
export async function bundleIslands(dir: string): Promise<Bundle> {
  const names = '[name]-[hash].js';
  const { output } = await build({
    ...inputOptions(),
    input: 'components/islands/start.tsx',
    output: { dir: join(dir, FOLDER), minify: true, entryFileNames: names, chunkFileNames: names },
  });
  const addressOf = (file: string) => `/${FOLDER}/${file}`;
  return { entry: addressOf(output[0].fileName), imports: output[0].imports.map(addressOf) };
}
