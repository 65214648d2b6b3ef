/**
 * `npm run check:launch`: what is left of the sample, and what is not safe to publish. `-- --remember` writes down what the
 * company of this project is: it is the sample from then on.
 */

import { formatProblems } from '@/build/checks/content';
import { loadEnvironment } from '@/build/checks/environment';
import { SAMPLES_FILE, sampleOf } from '@/build/checks/sample';
import samples from '@/build/checks/samples.json' with { type: 'json' };
import { checkLaunch } from '@/build/launch';
import { run, writeJson } from './run';

const root = process.cwd();

run(async () => {
  loadEnvironment(root);
  if (process.argv.includes('--remember')) return writeJson(SAMPLES_FILE, await sampleOf(root, samples));
  const problems = await checkLaunch(root, true);
  if (problems.length > 0) {
    throw new Error(`${formatProblems(problems)}\n${problems.length} things to replace before the site goes live.`);
  }
  console.log('No sample value is left: ready to go live.');
});
