/**
 * `npm run check:look`: builds the site with the owner's texts, facts, colors and pictures, and tries in a browser what those can break: that
 * all fits and can be read, with large letters too. For developers: its output is Playwright's, in English. The form of this build leads to
 * this machine; `npm run build` makes the one to publish.
 */
import { build, test } from './company';

const isGreen =
  build('', { NEXT_PUBLIC_FORM_ENDPOINT: 'http://localhost:3000/contact' }) && test('', ...process.argv.slice(2));
if (!isGreen) process.exitCode = 1;
