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

const isThere = (command: string) => spawnSync(command, ['version']).error === undefined;

async function started(process: ChildProcess, port: number, encodings: string[]): Promise<Host> {
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (process.exitCode !== null) throw new Error(`It ended with ${process.exitCode}: ${process.spawnargs.join(' ')}`);
    const answered = await fetch(origin).catch(() => null);
    if (answered) return { origin, encodings, stop: () => process.kill() };
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`It does not answer: ${process.spawnargs.join(' ')}`);
}

/** Starts nginx with dist/nginx.conf. Returns null where there is no nginx. */
export async function startNginx(port: number): Promise<Host | null> {
  if (!isThere('nginx')) return null;
  const dir = mkdtempSync(join(tmpdir(), 'nginx-'));
  const brotli = existsSync(BROTLI_MODULE);
  const include = readFileSync('dist/nginx.conf', 'utf8');
  writeFileSync(join(dir, 'site.conf'), brotli ? include : include.replace('brotli_static on;', ''));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${dir};`)
    .join(' ');
  writeFileSync(
    join(dir, 'nginx.conf'),
    `${brotli ? `load_module ${BROTLI_MODULE};` : ''} ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${dir}/pid; error_log ${dir}/error.log; events {}
    http { access_log off; ${folders} server { listen ${port}; listen [::]:${port}; root ${OUT}; include ${dir}/site.conf; } }`,
  );
  const run = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')], { stdio: 'ignore' });
  return started(run, port, brotli ? ['br', 'gzip'] : ['gzip']);
}

/** Starts Caddy with dist/Caddyfile. Returns null where there is no Caddy. */
export async function startCaddy(port: number): Promise<Host | null> {
  if (!isThere('caddy')) return null;
  const dir = mkdtempSync(join(tmpdir(), 'caddy-'));
  const env = { ...process.env, SITE: `http://localhost:${port}`, ROOT: OUT, XDG_CONFIG_HOME: dir, XDG_DATA_HOME: dir };
  const adapted = spawnSync('caddy', ['adapt', '--config', 'dist/Caddyfile', '--adapter', 'caddyfile'], {
    env,
    encoding: 'utf8',
  });
  if (adapted.status !== 0) throw new Error(adapted.stderr);
  // Its admin port is the same for every Caddy of a machine.
  writeFileSync(join(dir, 'caddy.json'), JSON.stringify({ ...JSON.parse(adapted.stdout), admin: { disabled: true } }));
  const run = spawn('caddy', ['run', '--config', join(dir, 'caddy.json')], { env, stdio: 'ignore' });
  return started(run, port, ['br', 'gzip']);
}
