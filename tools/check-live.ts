// `npm run check:live -- https://www.example.no`: compares a published site with the last build. `--build` first builds for the same day.
// `--message` sends a message through the form. `--monthly` does so if the fact `testMessage` says so, and does nothing before launch.
// Warnings: dead links to other sites, facts that differ from the public register, texts to be read again.
import { parseArgs } from 'node:util';
import { isReal } from '@/checks/form-address';
import { textsToReadAgain } from '@/checks/read-again';
import { readingOf } from '@/checks/reading';
import { company, siteUrl } from '@/lib/company';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { readContent } from './build/read-content';
import { checkLive, deadLinks, publishedDay } from './live/checks';
import { compareWithRegister } from './live/register';
import { about, inBothLanguages, say } from './messages';
import { requireExport, run, runPackage } from './run';

run(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const options = { build: flag, message: flag, monthly: flag };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const given = positionals[0] ?? siteUrl;
  if (!URL.canParse(given)) throw new Error(`"${given}" is not a URL; expected one such as https://www.example.no.`);
  if (values.monthly && !isReal(given)) return console.log(inBothLanguages([say('notOnline')]));
  const { origin } = new URL(given);
  const sendsMessage = values.message || (values.monthly && company.testMessage === true);
  if (values.build) await buildForDay(origin);
  requireExport();
  const site = { origin, dir: EXPORT_DIR, sendsMessage };
  const register = await compareWithRegister(company);
  const today = new Date().toISOString().slice(0, 10);
  const toReadAgain = textsToReadAgain(readingOf(readContent()), today).map(({ key, message }) => about(key, message));
  const dead = await deadLinks(site);
  const warnings = [...register.notes, ...toReadAgain, ...(dead.length > 0 ? [say('warnings'), ...dead] : [])];
  if (warnings.length > 0) console.warn(inBothLanguages(warnings));
  const problems = [...register.problems, ...(await checkLive(site))];
  if (problems.length > 0) throw new Error(inBothLanguages([say('problems'), ...problems]));
  console.log(inBothLanguages([say('asBuilt', { origin })]));
});

/** Builds the site for the day for which the published one was built: pages list the closed dates after that day. */
async function buildForDay(origin: string): Promise<void> {
  // If the site cannot be reached, the check reports it.
  process.env.BUILD_DAY = await publishedDay(origin).catch(() => '');
  if (!runPackage('next', ['build'])) throw new Error(inBothLanguages([say('notBuiltHere')]));
}
