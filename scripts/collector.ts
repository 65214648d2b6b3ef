/** `node --import tsx scripts/collector.ts [port] [port of the site]`: receives contact requests, and keeps them in `INBOX`. */
import { collect, ownOrigins } from './local/collector';
import { originAt } from './local/serve';
import { run } from './run';

run(async () => {
  const [port = 3001, sitePort = 3000] = process.argv.slice(2).map(Number);
  await collect(port, new Set(ownOrigins(sitePort)), process.env.INBOX);
  console.log(`${originAt(port)}/contact`);
});
