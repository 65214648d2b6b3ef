import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';

const { adapterPath, policy, edit, out, ...settings } = JSON.parse(process.env.NEXT_ISLANDS ?? '{}');

/** Imports a TypeScript module. @param {string} file */
const load = (file) => tsImport(file, { parentURL: import.meta.url, tsconfig: settings.tsconfig });

/** The site's own adapter. @type {import('next').NextAdapter | undefined} */
const own = adapterPath && (await import(pathToFileURL(adapterPath).href)).default;

/** Finishes the pages. An error ends the build without Next's stack trace. */
async function finish() {
  try {
    const { finishPages } = await load('./build/finish-pages.ts');
    const files = [policy, edit].filter((file) => file !== undefined);
    const modules = await Promise.all(files.map((file) => load(pathToFileURL(resolve(file)).href)));
    await finishPages(out, settings, Object.assign({}, ...modules));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'next-islands',
  modifyConfig: async (config, context) => (await own?.modifyConfig?.(config, context)) ?? config,
  onBuildComplete: async (context) => {
    if (process.env.OPTIMIZE !== '0') await finish();
    await own?.onBuildComplete?.(context);
  },
};

export default adapter;
