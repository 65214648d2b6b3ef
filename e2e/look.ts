/**
 * `npm run check:look`: builds the site with the owner's texts, facts, colors and pictures, and tries in a browser what those can break: that
 * all fits and can be read, with large letters too. Playwright reports in English; texts that do not fit, and what to do, are in the owner's
 * language. The form of this build leads to this machine; `npm run build` makes the one to publish.
 */
import { terminalReader } from '@/tools/build/terminal';
import { say } from '@/tools/messages';
import { build, test } from './company';

const isBuilt = build('', { NEXT_PUBLIC_FORM_ENDPOINT: 'http://localhost:3000/contact' });
const isGreen = isBuilt && test('', ...process.argv.slice(2));
// A build says itself what is wrong.
if (isBuilt) process.stdout.write(`\n${say(isGreen ? 'look.good' : 'look.bad')[terminalReader()]}\n`);
if (!isGreen) process.exitCode = 1;
