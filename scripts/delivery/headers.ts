import { extname } from 'node:path';
import { type ExportedPage, NOT_SERVED } from './exported';
import { attribute, elementsOf } from './page';
import { HEADER_ONLY } from './policy';

/** Headers of the responses at a path; a path that ends in `/*` stands for all below it. A later rule adds or replaces. */
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
const REFUSED = [
  'accelerometer',
  'autoplay',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const EVERYWHERE: Rule = {
  path: '/*',
  headers: {
    // Two years, and for every subdomain: leave that out where one has no https.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`: form services refuse posts that do not say which site they come from. The map gets none, by its own attribute.
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': REFUSED.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  },
};

const KEPT: Rule[] = [
  { path: '/_next/static/*', headers: IMMUTABLE },
  { path: '/pictures/*', headers: IMMUTABLE },
  { path: '/brand/*', headers: ONE_DAY },
  { path: '/favicon.ico', headers: ONE_DAY },
];

/** The policy that stands in a page, as its header: the same and what only a header can carry. */
function policyHeader({ file, html }: ExportedPage): Record<string, string> {
  const meta = elementsOf(html).find((element) => attribute(element, 'http-equiv') === 'Content-Security-Policy');
  if (!meta) throw new Error(`${file}: no policy in the page; finish the export first (npm run build)`);
  return { 'Content-Security-Policy': `${attribute(meta, 'content')}; ${HEADER_ONLY}` };
}

/** A path that only the general rules are about. */
export const ELSEWHERE = '/.';

/** Whether a rule is about a path. */
export function applies(rule: Rule, path: string): boolean {
  return rule.path.endsWith('/*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path;
}

/** The headers of the response at a path, from all rules that are about it. */
export function headersAt(path: string, rules: Rule[]): Record<string, string> {
  const found = rules.filter((rule) => applies(rule, path));
  return Object.assign({}, REVALIDATE, ...found.map((rule) => rule.headers));
}

/** The rules of a site: what holds everywhere first, then what differs by address. Throws when a file is of no known type. */
export function rulesFor(files: string[], pages: ExportedPage[], notFound: ExportedPage): Rule[] {
  const untyped = files.find((file) => !NOT_SERVED.test(file) && !(extname(file).slice(1) in CONTENT_TYPES));
  if (untyped) throw new Error(`${untyped}: scripts/delivery/headers.ts names no type for such files`);
  const data = files.filter((file) => /\.(txt|webmanifest)$/.test(file) && file !== 'robots.txt');
  return [
    EVERYWHERE,
    ...KEPT,
    ...data.map((file) => ({ path: `/${file}`, headers: NOT_A_PAGE })),
    ...pages.map((page) => ({ path: page.address, headers: policyHeader(page) })),
    { path: notFound.address, headers: { ...policyHeader(notFound), ...NOT_A_PAGE } },
  ];
}
