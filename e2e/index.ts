/** `npm run e2e`: builds the company of fixture/ and tries its site in a browser. What is given to it goes on to Playwright. */
import '../fixture/generate';
import { build, test } from './company';

const given = process.argv.slice(2);
if (!build('fixture') || !test('fixture', '--pass-with-no-tests', ...given)) process.exitCode = 1;
