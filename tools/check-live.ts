/**
 * `npm run check:live -- https://www.example.no`: compares a published site with the last build. `--build` first builds for the same day.
 * `--message` sends a message through the form. Dead links to other sites are warnings.
 */
import { parseArgs } from 'node:util';
import { siteUrl } from '@/company/company';
import { EXPORT_DIR } from '@/company/content-dir.mjs';
import { checkLive, deadLinks, publishedDay } from './live/checks';
import { requireExport, run, runPackage } from './run';

run(async () => {
  const flag = { type: 'boolean', default: false } as const;
  const options = { build: flag, message: flag };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const given = positionals[0] ?? siteUrl;
  if (!URL.canParse(given)) throw new Error(`"${given}" is not a URL; expected one such as https://www.example.no.`);
  const site = { origin: new URL(given).origin, dir: EXPORT_DIR, sendsMessage: values.message };
  if (values.build) await buildForDay(site.origin);
  requireExport();
  for (const warning of await deadLinks(site)) console.warn(`Warning: ${warning}`);
  const problems = await checkLive(site);
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nProblems: ${problems.length}.`);
  console.log(`${given} is as built.`);
});

/** Builds the site for the day for which the published one was built: pages list the closed dates after that day. */
async function buildForDay(origin: string): Promise<void> {
  // If the site cannot be reached, the check reports it.
  process.env.BUILD_DAY = await publishedDay(origin).catch(() => '');
  if (!runPackage('next', ['build'])) throw new Error('The site could not be built.');
}
