import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InputOptions, type Plugin } from 'rolldown';

/** Hosts let browsers cache `_next/static/` forever, so the name of its file contains a hash. */
const FOLDER = '_next/static/islands';

const DEFAULT_TARGET = ['chrome111', 'edge111', 'firefox111', 'safari16.4'];

interface BundleOptions {
  tsconfig: string;
  alias?: Record<string, string>; // files in place of packages
  define?: Record<string, string>;
  inCode?: (code: string) => string; // changes the code of the islands before it is minified
}

/** Reads the browsers of package.json: names with a version, such as `safari 16.4`. */
function targetBrowsers(): string[] {
  const { browserslist } = existsSync('package.json') ? JSON.parse(readFileSync('package.json', 'utf8')) : {};
  const isList = Array.isArray(browserslist) && browserslist.every((browser) => /^\w+ [\d.]+$/.test(browser));
  return isList ? browserslist.map((browser) => browser.replace(' ', '')) : DEFAULT_TARGET;
}

/** The variables that Next replaces by their values, too. */
const publicVariables = () =>
  Object.fromEntries(
    Object.entries(process.env)
      .filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  );

/** Next gives these files names that only its own bundle contains. */
const NAMED_BY_NEXT = /\.(module\.\w+|avif|gif|ico|jpe?g|png|svg|webp)$/;

const refuseFilesOfNext: Plugin = {
  name: 'refuse-files-of-next',
  load(file) {
    if (!NAMED_BY_NEXT.test(file)) return;
    throw new Error(`${file}: import it in the page, and pass its class names or its address to the island as a prop.`);
  },
};

export function browserOptions({ tsconfig, alias, define }: BundleOptions): InputOptions {
  return {
    tsconfig,
    platform: 'browser',
    // The page has their rules.
    moduleTypes: { '.css': 'empty', '.scss': 'empty' },
    plugins: [refuseFilesOfNext],
    resolve: { alias },
    transform: {
      target: targetBrowsers(),
      define: { 'process.env.NODE_ENV': '"production"', ...publicVariables(), ...define },
    },
    // 'use client' is only for Next.
    onLog: (level, log, print) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && print(level, log),
  };
}

export async function inlineScript(entry: string, options: BundleOptions): Promise<string> {
  const { output } = await build({
    ...browserOptions(options),
    input: entry,
    write: false,
    output: { format: 'iife', minify: true },
  });
  // Rolldown escapes `</script`.
  return output[0].code.trim();
}

/** Asks V8 to compile the whole script on another thread, instead of function by function while the page is hydrated. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/** Bundles the islands of `entry` into one file of the export `dir`. Returns its path in the export. */
export async function bundleIslands(entry: string, dir: string, options: BundleOptions): Promise<string> {
  const { output } = await build({
    ...browserOptions(options),
    plugins: [refuseFilesOfNext, { name: 'in-code', renderChunk: options.inCode }],
    input: entry,
    output: {
      dir: join(dir, FOLDER),
      minify: true,
      entryFileNames: '[hash].js',
      codeSplitting: false,
      postBanner: COMPILE_HINT,
    },
  });
  return `/${FOLDER}/${output[0].fileName}`;
}
