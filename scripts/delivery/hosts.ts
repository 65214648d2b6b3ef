import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { caddyfile } from './caddy';
import { headersFile } from './cloudflare';
import { filesOf } from './exported';
import { checkTypes, RULES } from './headers';
import { nginxInclude } from './nginx';

/**
 * Writes the settings of every host for the finished export in `dir`: into it where they are published with it, else into
 * dist/ beside it. They are the same for every export of the same configuration. Throws when a file is of no known type.
 */
export function writeHosts(dir: string): void {
  checkTypes(filesOf(dir));
  const beside = join(dir, '..', 'dist');
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(dir, '_headers'), headersFile(RULES));
  writeFileSync(join(beside, 'nginx.conf'), nginxInclude());
  writeFileSync(join(beside, 'Caddyfile'), caddyfile());
}
