/**
 * `npm run e2e`: how the site behaves is tried on the company of fixture/; what any content has to hold, on the owner's too.
 * What is given to it goes on to Playwright; with the name of a file only the fixture's browser tests run.
 */
import { runPackage } from '@/scripts/run';

/** What an owner's texts, facts, colors and pictures can break. */
const ANY_CONTENT = ['content', 'contrast', 'first-view.spec', 'large-text'];
/** plain-next.spec.ts needs what Next has kept of the last one. */
const FIXTURES = ['fixture/bare', 'fixture'];

function run(contentDir: string, name: 'next' | 'playwright', ...args: string[]): boolean {
  return runPackage(name, args, { env: { ...process.env, CONTENT_DIR: contentDir } });
}

const given = process.argv.slice(2);
const isWhole = given.every((argument) => argument.startsWith('--'));
const isGreen = [
  ...FIXTURES.map((dir) => run(dir, 'next', 'build')),
  run('fixture', 'playwright', 'test', '--pass-with-no-tests', ...given),
  !isWhole || run('.', 'playwright', 'test', ...given, ...ANY_CONTENT),
];
if (isGreen.includes(false)) process.exitCode = 1;
