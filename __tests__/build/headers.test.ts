/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ELSEWHERE, headersAt, patternOf, RULES } from '@/build/headers';
import { writeHosts } from '@/build/hosts';

/** What no page of the site may use. */
const REFUSED =
  'accelerometer autoplay camera clipboard-read clipboard-write display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb window-management xr-spatial-tracking';

/** What everything is answered with, whether it is there or not. */
const ALWAYS = {
  'Strict-Transport-Security': expect.stringMatching(/^max-age=63072000(; includeSubDomains)?$/),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': REFUSED.split(' ')
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "frame-ancestors 'none'",
};
const YEAR = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const DAY = { 'Cache-Control': 'public, max-age=86400' };
const NOT_A_PAGE = { 'X-Robots-Tag': 'noindex' };
/** What is said of some addresses besides. */
const SOME: Record<string, Record<string, string>> = {
  '/en': {},
  '/_next/static/chunks/a.js': YEAR,
  '/pictures/a.avif': YEAR,
  '/brand/a.svg': DAY,
  '/favicon.ico': DAY,
  '/robots.txt': NOT_A_PAGE,
  '/manifest.webmanifest': NOT_A_PAGE,
};

describe('the rules for headers', () => {
  it('give no address the same header twice: hosts would join both values, and two policies are both in force', () => {
    const twice = RULES.flatMap((rule) =>
      RULES.filter((other) => other !== rule && new RegExp(patternOf(other)).test(rule.path)).flatMap((other) =>
        Object.keys(other.headers).filter((name) => name in rule.headers),
      ),
    );
    expect(twice).toEqual([]);
  });

  it('stay below what Cloudflare reads of a _headers file: 100 rules, 2000 characters a line', () => {
    const lines = RULES.flatMap(({ headers }) => Object.entries(headers).map((header) => `  ${header.join(': ')}`));
    expect(RULES.length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  it.each(Object.entries(SOME))('say of %s all of this, and nothing else', (path, headers) => {
    expect(headersAt(path)).toEqual({ 'Cache-Control': 'public, max-age=0, must-revalidate', ...ALWAYS, ...headers });
  });

  it('hold for what is not there too', () => {
    expect(ELSEWHERE).toEqual({ 'Cache-Control': 'public, max-age=0, must-revalidate', ...ALWAYS });
  });

  it.each(Object.entries(SOME))('reach Cloudflare and Netlify whole: %s', (path, headers) => {
    const out = join(mkdtempSync(join(tmpdir(), 'hosts-')), 'out');
    mkdirSync(out);
    writeHosts(out);
    expect(cloudflareAt(path, readFileSync(join(out, '_headers'), 'utf8'))).toEqual({ ...ALWAYS, ...headers });
  });
});

/** The headers that a `_headers` file gives a path: every rule whose `*` stand for what is there. */
function cloudflareAt(path: string, file: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let applies = false;
  for (const line of file.split('\n').filter(Boolean)) {
    if (line.startsWith('/')) applies = new RegExp(`^${line.replaceAll('.', '[.]').replaceAll('*', '.*')}$`).test(path);
    else if (applies) headers[line.slice(2, line.indexOf(':'))] = line.slice(line.indexOf(':') + 2);
  }
  return headers;
}
