/** `node --import tsx scripts/serve.ts [port]`: serves the export in out/ as hosts do. */
import { originAt, serve } from './local/serve';
import { run } from './run';

run(async () => {
  const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
  await serve('out', port);
  console.log(originAt(port));
});
