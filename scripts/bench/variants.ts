import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compress } from '@/build/compress';
import { filesOf } from '@/build/export-files';
import { finishExport } from '@/build/finish-export';
import { serve } from '../local/serve';

const copyOf = (name: string) => {
  const dir = join(process.cwd(), '.next', 'bench', name, 'out');
  rmSync(dir, { recursive: true, force: true });
  cpSync('out', dir, { recursive: true });
  return dir;
};
const pagesOf = (dir: string) => filesOf(dir).filter((file) => file.endsWith('.html'));

/** Our export as Next wrote it, locked down, and nothing done to be faster. Returns its folder. */
async function plain(): Promise<string> {
  const dir = copyOf('plain');
  for (const page of pagesOf(dir)) {
    cpSync(join('.next/server/app', page === '404.html' ? '_not-found.html' : page), join(dir, page));
  }
  await finishExport(dir, false);
  return dir;
}

/** What no framework can beat: our pages without a script, all of their styles in them, marked as the boot script would. */
async function limit(): Promise<string> {
  const dir = copyOf('limit');
  for (const page of pagesOf(dir)) {
    const html = readFileSync(join(dir, page), 'utf8');
    const sheet = /<link rel="stylesheet" href="([^"]+)"[^>]*>/;
    const href = sheet.exec(html)?.[1] ?? '';
    const styles = readFileSync(join(dir, href), 'utf8').replaceAll('url(../', `url(${join(href, '../..')}/`);
    const bare = html
      .replace(/<(script|style)\b(?! type="application\/ld\+json").*?<\/\1>/gs, '')
      .replace(/<meta http-equiv[^>]*>/, '')
      .replace(sheet, '')
      .replace('<html ', '<html data-js data-first-visit data-consent="unknown" ')
      .replace('</head>', () => `<style>${styles}</style></head>`);
    writeFileSync(join(dir, page), bare);
  }
  await compress(dir);
  return dir;
}

const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}/`;

/** Serves what is compared, each at an address of its own. `close` ends all. */
export async function serveVariants() {
  const servers = [await serve('out', 0), await serve(await plain(), 0), await serve(await limit(), 0)] as const;
  return {
    urls: { ours: addressOf(servers[0]), plain: addressOf(servers[1]), limit: addressOf(servers[2]) },
    close: () => servers.map((server) => server.close()),
  };
}
