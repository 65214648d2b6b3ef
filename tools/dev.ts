/** `npm run dev`: Next's development server, with the editor of this folder. */
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import next from 'next';
import { CONTENT_DIR } from '@/lib/content-dir.mjs';
import { localEditor } from './local/edit';
import { remakePictures } from './local/rebuild';
import { ADDRESS, PORT, run } from './run';

run(async () => {
  Object.assign(process.env, { NODE_ENV: 'development' });
  const app = next({ dev: true, turbopack: true, port: PORT, hostname: 'localhost' });
  await app.prepare();
  const [page, upgrade] = [app.getRequestHandler(), app.getUpgradeHandler()];
  const edit = localEditor(CONTENT_DIR, remakePictures);
  const server = createServer(async (request, response) => {
    if (!(await edit(request, response))) await page(request, response);
  });
  server.on('upgrade', upgrade);
  await new Promise<void>((done, fail) => server.once('error', fail).listen(PORT, done));
  console.log(`The site is at ${ADDRESS}. Edit it at ${ADDRESS}/edit.`);
  const networks = Object.values(networkInterfaces()).flatMap((all = []) => all);
  const network = networks.find(({ family, internal }) => family === 'IPv4' && !internal);
  if (network) console.log(`On a phone in the same network, without the editor: http://${network.address}:${PORT}`);
});
