import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compress } from '../delivery/compress';
import { filesOf } from '../delivery/exported';
import { serve } from '../serve';
import { buildFloor } from './floor';

/** A copy of the export without a script in it: what our pages cost as plain HTML. Returns its folder. */
function withoutScripts(out: string): string {
  const dir = join(process.cwd(), '.next', 'limit');
  rmSync(dir, { recursive: true, force: true });
  cpSync(out, dir, { recursive: true });
  for (const file of filesOf(dir).filter((name) => name.endsWith('.html'))) {
    const html = readFileSync(join(dir, file), 'utf8');
    const bare = html.replace(/<script\b(?! type="application\/ld\+json").*?<\/script>/gs, '');
    // What the boot script says of a first visit, so that the same is painted.
    writeFileSync(join(dir, file), bare.replace('<html ', '<html data-js data-first-visit data-consent="unknown" '));
  }
  compress(dir);
  return dir;
}

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}/`;

/** Serves what is compared, each at an address of its own: our page, the limit, the floor. `close` ends all. */
export async function serveVariants(out: string) {
  const floor = buildFloor();
  const servers = [await serve(out, 0), await serve(withoutScripts(out), 0), await serve(floor, 0)] as const;
  return {
    urls: { ours: addressOf(servers[0]), limit: addressOf(servers[1]), floor: addressOf(servers[2]) },
    close: () => servers.map((server) => server.close()),
  };
}
