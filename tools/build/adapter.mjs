import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'next-islands/load';
import { CONTENT_DIR, EXPORT_DIR, IS_OTHER_COMPANY } from '../../lib/content-dir.mjs';

const { exitOnError } = await load('tools/run.ts');

/** What the build has read of the content. @type {import('../../checks/reading').Reading | undefined} */
let reading;

/** @type {import('next').NextAdapter} */
const adapter = {
  name: 'nordstrek',
  async modifyConfig(config) {
    await exitOnError(async () => {
      const { prepareBuild } = await load('tools/build/prepare.ts');
      reading = await prepareBuild();
    });
    return config;
  },
  onBuildComplete: async () => {
    await exitOnError(async () => {
      const { finishExport } = await load('tools/build/finish-export.ts');
      const { readinessReport } = await load('tools/build/readiness.ts');
      // Next has copied the project's own public/.
      if (IS_OTHER_COMPANY) cpSync(join(CONTENT_DIR, 'public'), EXPORT_DIR, { recursive: true });
      await finishExport(EXPORT_DIR);
      const report = readinessReport(process.env, reading);
      if (report) console.log(report);
    });
  },
};

export default adapter;
