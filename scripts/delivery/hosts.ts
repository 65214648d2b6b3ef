import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from './caddy';
import { headersFile } from './cloudflare';
import { nginxInclude } from './nginx';
import { siteOf } from './site';

/** Writes the settings of every host for the finished export in `dir`: into it where they are published with it, else into dist/ beside it. */
export function writeHosts(dir: string): void {
  const site = siteOf(dir);
  const beside = join(dir, '..', 'dist');
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(dir, '_headers'), headersFile(site.rules));
  writeFileSync(join(beside, 'nginx.conf'), nginxInclude(site));
  writeFileSync(join(beside, 'Caddyfile'), caddyfile(site));
}
