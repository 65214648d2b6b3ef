/**
 * `npm run check:live -- https://www.example.no`: compares a published site with the last build. `--build` builds first, for the day of that
 * site. `--message` sends a message through its form. Dead links to other sites are warnings.
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
  if (!URL.canParse(given))
    throw new Error(`"${given}" is no address; one such as https://www.example.no is expected.`);
  const site = { origin: new URL(given).origin, dir: EXPORT_DIR, sendsMessage: values.message };
  if (values.build) await buildForDay(site.origin);
  requireExport();
  for (const warning of await deadLinks(site)) console.warn(`Warning: ${warning}`);
  const problems = await checkLive(site);
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\n${problems.length} problems.`);
  console.log(`${given} is as it was built.`);
});

/** Pages depend on the day of their build: they list the closed dates ahead of it. */
async function buildForDay(origin: string): Promise<void> {
  // The check names what cannot be reached.
  process.env.BUILD_DAY = await publishedDay(origin).catch(() => '');
  if (!runPackage('next', ['build'])) throw new Error('The site could not be built.');
}
