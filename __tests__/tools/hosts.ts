import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { serve } from '@/tools/local/serve';
import { newFolder, writeFiles } from '../folder';

export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const APACHE_MODULES = '/usr/lib/apache2/modules';

export interface Host {
  port: number;
  stop: () => void;
}

/** Less than the tests wait for it. */
const START_MS = 55_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** A server once it answers. Throws when it ends, or does not answer in time. */
async function answering(server: ChildProcess, port: number): Promise<Host> {
  for (const end = Date.now() + START_MS; Date.now() < end; ) {
    if (server.exitCode !== null) throw new Error(`It ended: ${server.spawnargs.join(' ')}`);
    if (await fetch(`http://localhost:${port}/unknown`).catch(() => null)) return { port, stop: () => server.kill() };
    await new Promise((done) => setTimeout(done, 20));
  }
  server.kill();
  throw new Error(`It does not answer: ${server.spawnargs.join(' ')}`);
}

const CLOUDFLARE = 'tools/hosts/cloudflare';
const OFFLINE = { CI: 'true', WRANGLER_SEND_METRICS: 'false', CLOUDFLARE_CF_FETCH_ENABLED: 'false' };

/** Starts Cloudflare's own server with the project's settings. */
async function cloudflare(out: string): Promise<Host> {
  const [port, inspector] = [await freePort(), await freePort()];
  const cwd = newFolder({ 'wrangler.jsonc': readFileSync('wrangler.jsonc') });
  // Looks for a wrangler.jsonc above its own folder too, and would find that of the project.
  symlinkSync(resolve(CLOUDFLARE, 'node_modules'), join(cwd, 'node_modules'));
  const program = ['--preserve-symlinks', '--preserve-symlinks-main', 'node_modules/wrangler/wrangler-dist/cli.js'];
  const ports = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', String(inspector)];
  const env = { ...process.env, ...OFFLINE, XDG_CONFIG_HOME: cwd };
  return answering(
    spawn(process.execPath, [...program, 'dev', '--assets', out, ...ports], { cwd, env, stdio: 'ignore' }),
    port,
  );
}

/** The servers that are compared, each started on an export. */
export const SERVERS: Record<string, (out: string) => Promise<Host>> = {
  async local(out) {
    const server = await serve(out, 0);
    return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
  },

  async nginx(out) {
    const [port, dir] = [await freePort(), newFolder()];
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir};`);
    const config = `
      ${existsSync(BROTLI_MODULE) ? `load_module ${BROTLI_MODULE};` : ''} ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; pid ${dir}/pid; events {}
      http {
        access_log off; ${temporary.join(' ')}
        include /etc/nginx/mime.types;
        server { listen ${port}; listen [::]:${port}; root ${out}; include ${dir}/site.conf; }
      }`;
    const site = readFileSync('tools/hosts/nginx.conf', 'utf8');
    const own = existsSync(BROTLI_MODULE) ? site : site.replace('brotli_static on;', '');
    writeFiles(dir, { 'site.conf': own, 'nginx.conf': config });
    return answering(spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-e', join(dir, 'error.log')]), port);
  },

  /** As a web hotel sets it up: folders are listed, addresses negotiated, `.br` is Breton. */
  async Apache(out) {
    const [port, dir] = [await freePort(), newFolder()];
    const modules = 'mpm_event authz_core deflate dir autoindex env filter headers mime negotiation rewrite setenvif';
    const config = `
      ServerName localhost\nListen ${port}\nPidFile ${dir}/pid\nErrorLog ${dir}/error.log\nServerRoot ${dir}
      ${modules.replace(/\w+/g, (name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so\n`)}
      TypesConfig /etc/mime.types\nAddLanguage br .br\nAddType application/x-gzip .gz
      AddOutputFilterByType DEFLATE text/html text/plain text/css\nDirectoryIndex index.php index.html
      DocumentRoot ${out}
      <Directory ${out}>
        Options Indexes FollowSymLinks MultiViews\nAllowOverride All\nRequire all granted
      </Directory>`;
    writeFiles(dir, { 'apache.conf': config.replace(/^ +/gm, '') });
    copyFileSync('tools/hosts/apache.htaccess', join(out, '.htaccess'));
    return answering(spawn('apache2', ['-DFOREGROUND', '-f', join(dir, 'apache.conf')], { stdio: 'inherit' }), port);
  },

  Cloudflare: (out) => cloudflare(out),
};

/** CI installs all of them; elsewhere those that are there are tried. */
const INSTALLED: Record<string, () => boolean> = {
  nginx: () => spawnSync('nginx', ['-v']).error === undefined,
  Apache: () => existsSync(APACHE_MODULES),
  Cloudflare: () => existsSync(`${CLOUDFLARE}/node_modules`),
};
export const isInstalled = (name: string) => INSTALLED[name]?.() ?? true;
