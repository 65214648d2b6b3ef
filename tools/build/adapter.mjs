import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { CONTENT_DIR, EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from '../../lib/content-dir.mjs';

/** Imports a TypeScript module of this folder. @param {string} name */
const load = (name) => tsImport(`./${name}.ts`, { parentURL: import.meta.url, tsconfig: TSCONFIG });

/** What the build has read of the content. @type {import('../../checks/reading').Reading | undefined} */
let reading;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'nordstrek',
  async modifyConfig(config) {
    const { exitOnError } = await load('../run');
    await exitOnError(async () => {
      const { prepareBuild } = await load('prepare');
      reading = await prepareBuild();
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
      const report = readinessReport(process.env, reading);
      if (report) console.log(report);
    });
  },
};

export default adapter;
