/** `npm run check:live -- https://www.example.no`: compares a published site with the last build. `--message` sends one through its form. Links to other sites that lead nowhere are named, and are no fault. */
import { parseArgs } from 'node:util';
import { siteUrl } from '@/lib/company';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { checkLive } from './live/checks';
import { deadLinks } from './live/links';
import { askNetwork } from './live/site';
import { requireExport, run } from './run';

run(async () => {
  requireExport();
  const options = { message: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const given = positionals[0] ?? siteUrl;
  if (!URL.canParse(given))
    throw new Error(`"${given}" is no address; one such as https://www.example.no is expected.`);
  const site = { origin: new URL(given).origin, dir: EXPORT_DIR, ask: askNetwork, sendsMessage: values.message };
  for (const warning of await deadLinks(site)) console.warn(`Warning: ${warning}`);
  const faults = await checkLive(site);
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${faults.length} faults.`);
  console.log(`${given} is as it was built.`);
});
