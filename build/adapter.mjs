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
  async modifyConfig(config, { projectDir }) {
    const { checkContent } = await load('checks/content');
    await orStop(() => {
      const problems = checkContent(join(projectDir, CONTENT_DIR));
      if (problems.length > 0) throw new Error(problems.join('\n'));
    });
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await load('finish-export');
    const { checkBudgets } = await load('budgets');
    const { checkLaunch } = await load('launch');
    const out = join(projectDir, EXPORT_DIR);
    await orStop(async () => {
      await finishExport(out);
      // Next has copied only the project's own public/.
      if (IS_OTHER_COMPANY)
        cpSync(join(projectDir, CONTENT_DIR, 'public'), out, { recursive: true, dereference: true });
      for (const note of checkBudgets(out)) console.warn(note);
    });
    const problems = IS_OTHER_COMPANY ? [] : await checkLaunch(projectDir);
    if (problems.length > 0)
      console.log(`Not ready to go live: \`npm run check:launch\` names what is to be replaced (${problems.length}).`);
  },
};

export default adapter;
