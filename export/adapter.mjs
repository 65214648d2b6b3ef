import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { CONTENT_DIR, EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from '../company/content-dir.mjs';

/** Loads a TypeScript file, named relative to this folder. @param {string} name */
const load = (name) => tsImport(`./${name}.ts`, { parentURL: import.meta.url, tsconfig: TSCONFIG });

/** Ends the build at an error, without Next's stack trace. @param {() => unknown} step */
async function exitOnError(step) {
  try {
    await step();
  } catch (error) {
    const { errorText } = await load('../checks/problem');
    console.error(errorText(error));
    process.exit(1);
  }
}

async function finish() {
  const { finishExport } = await load('finish-export');
  const { isLeftover } = await load('files');
  const filter = (/** @type {string} */ file) => !isLeftover(file);
  await finishExport(EXPORT_DIR);
  // Next has copied only the project's own public/.
  if (IS_OTHER_COMPANY) cpSync(join(CONTENT_DIR, 'public'), EXPORT_DIR, { recursive: true, filter });
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'nordstrek',
  async modifyConfig(config) {
    await exitOnError(async () => {
      const { refuseMistakes, refuseUnready } = await load('readiness');
      const { makeNewPictures } = await load('images/make-pictures');
      refuseMistakes();
      await makeNewPictures();
      refuseUnready();
    });
    return config;
  },
  onBuildComplete: async () => {
    if (process.env.OPTIMIZE === '0') return; // what Next writes, to compare with (docs/upgrading.md)
    await exitOnError(async () => {
      const { readinessReport } = await load('readiness');
      await finish();
      const report = readinessReport();
      if (report) console.log(report);
    });
  },
};

export default adapter;
