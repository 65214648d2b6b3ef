/**
 * `npm run e2e`: how the site behaves is tried on the company of fixture/; what any content can break, on fixture/bare/ and the
 * owner's too (playwright.config.ts). What is given to it goes on to Playwright; with the name of a file only fixture/ is tried.
 */
import { runPackage } from '@/scripts/run';

/** plain-next.spec.ts needs what Next has kept of the last one. */
const FIXTURES = ['fixture/bare', 'fixture'];

function run(contentDir: string, name: 'next' | 'playwright', ...args: string[]): boolean {
  return runPackage(name, args, { env: { ...process.env, CONTENT_DIR: contentDir } });
}

const given = process.argv.slice(2);
const isWhole = given.every((argument) => argument.startsWith('--'));
const companies = isWhole ? ['fixture', 'fixture/bare', '.'] : ['fixture'];
const isGreen = [
  ...FIXTURES.map((dir) => run(dir, 'next', 'build')),
  ...companies.map((dir) => run(dir, 'playwright', 'test', '--pass-with-no-tests', ...given)),
];
if (isGreen.includes(false)) process.exitCode = 1;
