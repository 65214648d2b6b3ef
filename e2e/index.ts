import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { buildCopy, type Copy, fixtureEdits } from '@/__tests__/build-copy';
import { bareEdits, wideEdits } from '@/__tests__/swaps';

/**
 * `npm run e2e`: what any content has to hold is asked of the owner's, and of companies that have moved in, one of them with all
 * that a site can have and one with nothing that can be left out; how the site behaves is tried on the company of fixture/.
 * What is given to it goes on to Playwright.
 */
const PLAYWRIGHT = resolve('node_modules/@playwright/test/cli.js');

const SITES: { content: string; suite: string; copy?: () => Copy }[] = [
  { content: 'the owner’s content', suite: 'content' },
  { content: 'the company of fixture/', suite: 'behaviour', copy: () => buildCopy('fixture', fixtureEdits()) },
  {
    content: 'three languages, six services, the longest texts',
    suite: 'most',
    copy: () => buildCopy('wide', wideEdits()),
  },
  { content: 'one language, nothing but what has to be', suite: 'least', copy: () => buildCopy('bare', bareEdits()) },
];

function test(suite: string, dir: string): boolean {
  const args = [PLAYWRIGHT, 'test', '--pass-with-no-tests', ...process.argv.slice(2)];
  const env = { ...process.env, SUITE: suite };
  return spawnSync(process.execPath, args, { cwd: dir, env, stdio: 'inherit' }).status === 0;
}

const failed = SITES.filter(({ content, suite, copy }) => {
  console.error(`${content}: ${suite}`);
  const { dir, built, output } = copy?.() ?? { dir: process.cwd(), built: true, output: '' };
  if (!built) console.error(output);
  return !built || !test(suite, join(dir));
});

if (failed.length > 0) {
  console.error(`Failed: ${failed.map(({ content, suite }) => `${suite}, on ${content}`).join('; ')}.`);
  process.exitCode = 1;
}
