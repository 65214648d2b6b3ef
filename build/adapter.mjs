import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { CONTENT_DIR, EXPORT_DIR, IS_OTHER_COMPANY, TSCONFIG } from '../lib/content-dir.mjs';

/** Loads one of the build's own scripts, which are TypeScript. @param {string} name */
const script = (name) => tsImport(`./${name}.ts`, { parentURL: import.meta.url, tsconfig: TSCONFIG });

/** Runs a step of the build and, when it fails, ends the build with its message alone. @param {() => unknown} step */
async function orStop(step) {
  try {
    await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/**
 * What a bare `next build` does besides building: it refuses broken content, and finishes the export.
 * @type {import('next').NextAdapter}
 */
const adapter = {
  name: 'nordstrek',
  async modifyConfig(config, { projectDir }) {
    const { checkContent } = await script('./checks/content');
    const { formatProblems } = await script('./checks/source');
    const { writeCatalogSchema } = await script('./checks/catalog-schema');
    await orStop(() => {
      writeCatalogSchema();
      const problems = checkContent(join(projectDir, CONTENT_DIR));
      if (problems.length > 0) throw new Error(formatProblems(problems));
    });
    return config;
  },
  async onBuildComplete({ projectDir }) {
    const { finishExport } = await script('finish-export');
    const { checkBudgets } = await script('budgets');
    const { launchWarning } = await script('launch');
    const dir = join(projectDir, EXPORT_DIR);
    await orStop(async () => {
      // Next has put the project's own public/ there.
      if (IS_OTHER_COMPANY)
        cpSync(join(projectDir, CONTENT_DIR, 'public'), dir, { recursive: true, dereference: true });
      await finishExport(dir);
      for (const note of checkBudgets(dir)) console.warn(note);
    });
    const warning = IS_OTHER_COMPANY ? undefined : await launchWarning(projectDir);
    if (warning) console.log(warning);
  },
};

export default adapter;
