/**
 * `npm run e2e`: how the site behaves is tried on the company of fixture/; what any content can break, on fixture/small/ too
 * (playwright.config.ts). What is given to it goes on to Playwright; with the name of a file only fixture/ is tried.
 */
import '../fixture/generate';
import { build, test } from './company';

const buildFixtures = () => build('fixture/small') && build('fixture');

const given = process.argv.slice(2);
const isWhole = given.every((argument) => argument.startsWith('--'));
const companies = isWhole ? ['fixture', 'fixture/small'] : ['fixture'];
const isGreen = [buildFixtures(), ...companies.map((dir) => test(dir, '--pass-with-no-tests', ...given))];
if (isGreen.includes(false)) process.exitCode = 1;
