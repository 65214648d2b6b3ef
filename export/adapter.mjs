import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { CONTENT_DIR, EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from '../lib/content-dir.mjs';

/** Loads a TypeScript file of this folder. @param {string} name */
const load = (name) => tsImport(`./${name}.ts`, { parentURL: import.meta.url, tsconfig: TSCONFIG });

/** An error ends the build with its message, without Next's stack trace. @param {() => unknown} step */
async function orStop(step) {
  try {
    await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'nordstrek',
  async modifyConfig(config) {
    await orStop(async () => (await load('refuse-mistakes')).refuseMistakes());
    return config;
  },
  onBuildComplete: () =>
    orStop(async () => {
      const { finishExport } = await load('finish-export');
      const { isLeftover } = await load('export-files');
      const filter = (/** @type {string} */ file) => !isLeftover(file);
      const { launchProblems } = await load('launch-problems');
      await finishExport(EXPORT_DIR);
      // Next has copied only the project's own public/.
      if (IS_OTHER_COMPANY)
        cpSync(join(CONTENT_DIR, 'public'), EXPORT_DIR, { recursive: true, dereference: true, filter });
      const { length } = IS_OTHER_COMPANY ? [] : await launchProblems();
      if (length > 0)
        console.log(`Not ready to go live: \`npm run check:launch\` names what is to be replaced (${length}).`);
    }),
};

export default adapter;
