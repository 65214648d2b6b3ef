/**
 * `npm run check:launch`: what is left of the sample, and what is not safe to publish. `-- --remember` writes down what the
 * company of this project is: it is the sample from then on.
 */
import env from '@next/env';
import { checkLaunch, sampleOf } from '@/build/launch';
import { run, writeJson } from './run';

run(async () => {
  env.loadEnvConfig(process.cwd());
  if (process.argv.includes('--remember')) return writeJson('build/sample.json', sampleOf(process.cwd()));
  const problems = await checkLaunch(process.cwd());
  if (problems.length > 0) {
    throw new Error(`${problems.join('\n')}\n${problems.length} things to replace before the site goes live.`);
  }
  console.log('No sample value is left: ready to go live.');
});
