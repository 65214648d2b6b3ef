import { extname } from 'node:path';
import { HTTPS_ONLY } from '@/lib/hosting';
import { isNotServed } from './export-files';

/** Headers of the responses at a path; a `*` in it stands for anything. A later rule adds or replaces. */
export interface Rule {
  path: string;
  headers: Record<string, string>;
}

/** Type of every kind of file that the export can hold, by its extension. */
export const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** How long a browser may use what is named after its content: a year, without asking. */
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const ONE_DAY = { 'Cache-Control': 'public, max-age=86400' };
const NOT_A_PAGE = { 'X-Robots-Tag': 'noindex' };

/** What every response may be cached as unless a rule says otherwise. Cloudflare and Netlify do so by themselves. */
export const REVALIDATE = { 'Cache-Control': 'public, max-age=0, must-revalidate' };

/** Features of the browser that a page could use, all of them refused. Chromium complains about names it does not know. */
const REFUSED = `
  accelerometer autoplay camera clipboard-read clipboard-write display-capture encrypted-media fullscreen gamepad
  geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking
`;

const EVERYWHERE: Rule = {
  path: '/*',
  headers: {
    'Strict-Transport-Security': `max-age=${HTTPS_ONLY.maxAgeS}${HTTPS_ONLY.subdomains ? '; includeSubDomains' : ''}`,
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`: form services refuse posts that do not say which site they come from. The map gets none, by its own attribute.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': REFUSED.trim()
      .split(/\s+/)
      .map((feature) => `${feature}=()`)
      .join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // What a meta element cannot carry. All else stands in the pages themselves (policy.ts), since it changes with them.
    'Content-Security-Policy': "frame-ancestors 'none'",
  },
};

/**
 * The rules of the site: what holds everywhere first, then what differs by address. They name no file that a build names
 * after its content, and no page: a new export can be published under the settings of an old one.
 */
export const RULES: [Rule, ...Rule[]] = [
  EVERYWHERE,
  { path: '/_next/static/*', headers: IMMUTABLE },
  { path: '/pictures/*', headers: IMMUTABLE },
  { path: '/brand/*', headers: ONE_DAY },
  { path: '/favicon.ico', headers: ONE_DAY },
  { path: '/manifest.webmanifest', headers: NOT_A_PAGE },
  { path: '/*.txt', headers: NOT_A_PAGE },
];

/** The pattern of the paths that a rule is about, for JavaScript, PCRE (nginx) and RE2 (Caddy) alike. */
export function patternOf({ path }: Rule): string {
  return `^${path.replace(/[.+?^${}()|[\]\\]/g, '[$&]').replaceAll('*', '.*')}$`;
}

/** The headers that the 404 page and what is no file are answered with. */
export const ELSEWHERE: Record<string, string> = { ...REVALIDATE, ...EVERYWHERE.headers };

/** The headers of the response at a path, from all rules that are about it. */
export function headersAt(path: string): Record<string, string> {
  const found = RULES.filter((rule) => new RegExp(patternOf(rule)).test(path));
  return Object.assign({}, REVALIDATE, ...found.map((rule) => rule.headers));
}

/** Throws when one of these files of an export is of a kind that hosts are told no type of. */
export function checkTypes(files: string[]): void {
  const untyped = files.find((file) => !isNotServed(file) && !(extname(file).slice(1) in CONTENT_TYPES));
  if (untyped) throw new Error(`${untyped}: build/headers.ts names no type for such files`);
}
