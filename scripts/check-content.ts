/** `npm run check:content`: what is wrong with texts and facts; `-- --write-schema` first renews the schema of the catalogs. */
import { checkContent, currentSchema, formatProblems } from '@/build/checks/content';
import { loadEnvironment } from '@/build/checks/environment';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { run, writeJson } from './run';

const root = process.cwd();

run(async () => {
  loadEnvironment(root);
  if (process.argv.includes('--write-schema')) {
    const { file, schema } = currentSchema(root);
    writeJson(file, schema);
  }
  const problems = checkContent(CONTENT_DIR, root);
  if (problems.length > 0) throw new Error(formatProblems(problems));
  console.log('All texts and facts are in order.');
});
