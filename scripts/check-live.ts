/** `npm run check:live -- https://www.example.no`: compares a published site with the last build. `--message` sends one through its form. */
import { existsSync } from 'node:fs';
import { siteUrl } from '@/lib/company';
import { EXPORT_DIR } from '@/lib/content-dir.mjs';
import { checkLive } from './live/checks';
import { askNetwork } from './live/site';
import { run } from './run';

run(async () => {
  if (!existsSync(`${EXPORT_DIR}/index.html`)) throw new Error('There is no export: run `npm run build` first.');
  const given = process.argv.slice(2).find((argument) => !argument.startsWith('-')) ?? siteUrl;
  if (!URL.canParse(given))
    throw new Error(`"${given}" is no address; one such as https://www.example.no is expected.`);
  const sendsMessage = process.argv.includes('--message');
  const faults = await checkLive({ origin: new URL(given).origin, dir: EXPORT_DIR, ask: askNetwork, sendsMessage });
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${faults.length} faults.`);
  console.log(`${given} is as it was built.`);
});
