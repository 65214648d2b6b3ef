import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestBy1 } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { isThere, startCaddyWith, startNginxWith } from './hosts';

const HTTPS = 4183;
const HTTP = 4184;
const CADDY = 4185;
const dir = mkdtempSync(join(tmpdir(), 'owners-'));

/** The blocks of a kind in docs/owners.md that hold a word. */
const blocks = (kind: string, word: string) =>
  [...readFileSync('docs/owners.md', 'utf8').matchAll(/^```(\w+)\n(.*?)^```/gms)].flatMap(([, found, text = '']) =>
    found === kind && text.includes(word) ? text : [],
  );

/** The same for this machine: other ports, and what lies in a folder of the system in one of the test. */
const here = (text: string) =>
  text
    .replaceAll('/srv/site/dist', dir)
    .replaceAll('/srv/site/out', resolve('out'))
    .replaceAll(/\/etc\/(letsencrypt\/live\/example\.no|caddy)/g, dir)
    .replaceAll('/var/www/html', dir)
    .replaceAll(/(listen (\[::\]:)?)443/g, `$1${HTTPS}`)
    .replaceAll(/(listen (\[::\]:)?)80/g, `$1${HTTP}`);

/** Asks by HTTP/2, as a browser does. */
function get(host: string, headers: Record<string, string> = {}): Promise<Record<string, unknown>> {
  const session = connect(`https://localhost:${HTTPS}`, { rejectUnauthorized: false, servername: host });
  return new Promise((done, fail) => {
    session.on('error', fail);
    const stream = session.request({ ':path': '/en', ':authority': host, ...headers });
    stream.on('response', done).on('error', fail).resume();
    stream.on('close', () => session.close());
  });
}

/** What a request without a browser's help is answered with, by HTTP/1. */
function plain(port: number, host: string, path: string): Promise<{ status?: number; location?: string }> {
  return new Promise((done, fail) => {
    requestBy1({ port, path, headers: { Host: host } }, ({ statusCode, headers }) => {
      done({ status: statusCode, location: headers.location });
    })
      .on('error', fail)
      .end();
  });
}

test.skip(({ browserName }) => browserName !== 'chromium', 'no browser has a part in it');
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  for (const name of ['nginx.conf', 'Caddyfile']) writeFileSync(join(dir, name), readFileSync(join('dist', name)));
});

test('the nginx server blocks of the documents serve the site as they stand', async () => {
  test.skip(!isThere('nginx') || !isThere('openssl'), 'not on this machine');
  const key = ['-keyout', join(dir, 'privkey.pem'), '-out', join(dir, 'fullchain.pem')];
  const subject = ['-subj', '/CN=example.no', '-days', '2'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...key, ...subject],
    { stdio: 'ignore' },
  );
  const [servers = ''] = blocks('nginx', 'ssl_certificate');
  const host = await startNginxWith(HTTP, here(servers));
  try {
    const page = await get('example.no', { 'accept-encoding': 'br, gzip' });
    expect(page).toMatchObject({ ':status': 200, 'content-encoding': host?.encodings[0] });
    expect(page['strict-transport-security']).toBe('max-age=63072000');
    expect(await get('www.example.no')).toMatchObject({ ':status': 308, location: 'https://example.no/en' });
    for (const name of ['example.no', 'www.example.no']) {
      const redirect = { status: 308, location: 'https://example.no/en?a=1' };
      expect(await plain(HTTP, name, '/en?a=1')).toEqual(redirect);
    }
  } finally {
    host?.stop();
  }
});

test('the line of the documents for nginx without brotli leaves settings that serve gzip', async () => {
  test.skip(!isThere('nginx'), 'not on this machine');
  const [line = ''] = blocks('sh', 'brotli_static on');
  execFileSync('sh', ['-c', here(line)]);
  expect(readFileSync(join(dir, 'nginx.conf'), 'utf8')).not.toContain('brotli_static on');
  const host = await startNginxWith(
    HTTP,
    `server { listen ${HTTP}; root ${resolve('out')}; include ${dir}/nginx.conf; }`,
  );
  const { headers } = await fetch(`http://localhost:${HTTP}/en`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  host?.stop();
  expect(headers.get('Content-Encoding')).toBe('gzip');
});

test('the Caddy command of the documents writes settings that serve the site', async () => {
  test.skip(!isThere('caddy'), 'not on this machine');
  const [command = ''] = blocks('sh', 'reload caddy');
  // The settings are written beside the build's, and no service is told of them.
  const written = here(command)
    .replace(/> \S+/, `> ${join(dir, 'written')}`)
    .replace('systemctl reload caddy', 'true');
  execFileSync('sh', ['-c', written.replace('|example.no|', `|http://localhost:${CADDY}|`)]);
  const host = await startCaddyWith(CADDY, join(dir, 'written'), {});
  const response = await fetch(`http://localhost:${CADDY}/en`, { headers: { 'Accept-Encoding': 'br' } });
  host.stop();
  expect([response.status, response.headers.get('Content-Encoding')]).toEqual([200, 'br']);
  expect(command).toContain('example.no');
});
