import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { CONTENT_DIR, EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from '../../lib/content-dir.mjs';

/** Imports a TypeScript module of this folder. @param {string} name */
const load = (name) => tsImport(`./${name}.ts`, { parentURL: import.meta.url, tsconfig: TSCONFIG });

/** Runs all steps, so that one round shows the errors of each. @param {(() => unknown)[]} steps */
async function runAll(steps) {
  /** @type {Error[]} */
  const errors = [];
  for (const step of steps)
    await Promise.resolve()
      .then(step)
      .catch((error) => errors.push(error));
  const [first, ...others] = errors;
  if (first) throw others.length > 0 ? new Error(errors.map(({ message }) => message).join('\n\n')) : first;
}

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'nordstrek',
  async modifyConfig(config) {
    const { exitOnError } = await load('../run');
    await exitOnError(async () => {
      const { assertReadyToBuild, areFactsReadable } = await load('readiness');
      const { makeNewPictures } = await load('../pictures/pictures');
      await runAll([assertReadyToBuild, () => areFactsReadable() && makeNewPictures()]);
    });
    return config;
  },
  onBuildComplete: async () => {
    const { exitOnError } = await load('../run');
    await exitOnError(async () => {
      const { finishExport } = await load('finish-export');
      const { readinessReport } = await load('readiness');
      // Next has copied the project's own public/.
      if (IS_OTHER_COMPANY) cpSync(join(CONTENT_DIR, 'public'), EXPORT_DIR, { recursive: true });
      await finishExport(EXPORT_DIR);
      const report = readinessReport();
      if (report) console.log(report);
    });
  },
};

export default adapter;
