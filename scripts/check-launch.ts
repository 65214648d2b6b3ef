/** `npm run check:launch`: what is left of the sample. `-- --remember` makes the company of this project the sample. */
import { sampleOf } from '@/export/checks/check-launch';
import { launchProblems } from '@/export/launch-problems';
import { readContent } from '@/export/read-content';
import { listOf } from '@/export/readiness';
import { run, writeJson } from './run';

run(async () => {
  if (process.argv.includes('--remember')) return writeJson('export/sample.json', sampleOf(readContent()));
  const problems = await launchProblems();
  if (problems.length > 0) throw new Error(listOf(problems));
  console.log('No sample value is left: ready to go live.');
});
