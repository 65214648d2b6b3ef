import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** A web server started from the settings that the build has written. */
export interface Host {
  origin: string;
  /** Compressions that it can send here, the best one first. */
  encodings: string[];
  stop: () => void;
}

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const OUT = resolve('out');

export const isThere = (command: string) => spawnSync(command, ['version']).error === undefined;

async function started(process: ChildProcess, port: number, encodings: string[]): Promise<Host> {
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (process.exitCode !== null) throw new Error(`It ended with ${process.exitCode}: ${process.spawnargs.join(' ')}`);
    const answered = await fetch(origin, { redirect: 'manual' }).catch(() => null);
    if (answered) return { origin, encodings, stop: () => process.kill() };
    await new Promise((done) => setTimeout(done, 50));
  }
  process.kill();
  throw new Error(`It does not answer: ${process.spawnargs.join(' ')}`);
}

/** Where the settings of a host come from, and the export that it publishes under them. */
interface Published {
  settings?: string;
  out?: string;
}

/** Starts nginx with the settings of a build. Returns null where there is no nginx. */
export async function startNginx(port: number, { settings = 'dist', out = OUT }: Published = {}): Promise<Host | null> {
  const include = resolve(settings, 'nginx.conf');
  return startNginxWith(port, `server { listen ${port}; listen [::]:${port}; root ${out}; include ${include}; }`);
}

/** Starts nginx with these server blocks, one of them at `port`. Returns null where there is no nginx. */
export async function startNginxWith(port: number, servers: string): Promise<Host | null> {
  if (!isThere('nginx')) return null;
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const brotli = existsSync(BROTLI_MODULE);
  const included = servers.replace(/include (\S+nginx\.conf);/g, (line, file: string) => {
    if (brotli) return line;
    writeFileSync(join(dir, 'site.conf'), readFileSync(file, 'utf8').replace('brotli_static on;', ''));
    return `include ${dir}/site.conf;`;
  });
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir};`)
    .join(' ');
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${brotli ? `load_module ${BROTLI_MODULE};` : ''} ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${dir}/pid; error_log ${dir}/error.log; events {}
    http { access_log off; ${folders} ${included} }`,
  );
  const run = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], { stdio: 'ignore' });
  return started(run, port, brotli ? ['br', 'gzip'] : ['gzip']);
}

/** Starts Caddy with the settings of a build. Returns null where there is no Caddy. */
export async function startCaddy(port: number, { settings = 'dist', out = OUT }: Published = {}): Promise<Host | null> {
  if (!isThere('caddy')) return null;
  return startCaddyWith(port, join(settings, 'Caddyfile'), { SITE: `http://localhost:${port}`, ROOT: out });
}

/** Starts Caddy with a Caddyfile that serves at `port`. */
export async function startCaddyWith(port: number, file: string, settings: Record<string, string>): Promise<Host> {
  const dir = mkdtempSync(join(tmpdir(), 'caddy-'));
  const env = { ...process.env, ...settings, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir };
  const adapted = spawnSync('caddy', ['adapt', '--config', file, '--adapter', 'caddyfile'], { env, encoding: 'utf8' });
  if (adapted.status !== 0) throw new Error(adapted.stderr);
  // Its admin port is the same for every Caddy of a machine.
  writeFileSync(join(dir, 'caddy.json'), JSON.stringify({ ...JSON.parse(adapted.stdout), admin: { disabled: true } }));
  const run = spawn('caddy', ['run', '--config', join(dir, 'caddy.json')], { env, stdio: 'ignore' });
  return started(run, port, ['br', 'gzip']);
}
