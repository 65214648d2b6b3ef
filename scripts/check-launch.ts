/** `npm run check:launch`: what is left of the sample. `-- --remember` makes the company of this project the sample. */
import { checkLaunch, sampleOf } from '@/export/launch';
import { run, writeJson } from './run';

run(async () => {
  if (process.argv.includes('--remember')) return writeJson('export/sample.json', sampleOf(process.cwd()));
  const problems = await checkLaunch(process.cwd());
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\n${problems.length} things to replace before the site goes live.`);
  }
  console.log('No sample value is left: ready to go live.');
});
