import { fileURLToPath, pathToFileURL } from 'node:url';
import { load } from './load.mjs';

const { adapterPath, policy, edit, out, ...settings } = JSON.parse(process.env.NEXT_ISLANDS ?? '{}');

/** The site's own adapter. @type {import('next').NextAdapter | undefined} */
const own = adapterPath && (await import(pathToFileURL(adapterPath).href)).default;

/** Finishes the pages. An error ends the build without Next's stack trace. */
async function finish() {
  try {
    const { finishPages } = await load(fileURLToPath(new URL('./build/finish-pages.ts', import.meta.url)));
    const files = [policy, edit].filter((file) => file !== undefined);
    const modules = await Promise.all(files.map(load));
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
