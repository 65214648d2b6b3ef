/** What one test of the HTTP Observatory gives or takes. */
export interface Result {
  test: string;
  points: number;
}

const PRIVATE_REFERRER = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
const HALF_A_YEAR_S = 15_768_000;
const BASE = 100;
/** Bonuses count only from this score without them. */
const BONUS_FROM = 90;

/** The points for the policies of a response and of its page, which hold together. */
function policyPoints(header: string | null, html: string): number {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1];
  const policy = [header, inPage].filter(Boolean).join('; ');
  if (!policy) return -25;
  const directives = new Map(
    policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim().split(' ').slice(1)]),
  );
  const sources = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const unsafe = (name: string) =>
    sources(name).some((source) => /unsafe-(inline|eval)|^(data|https?|\*)/.test(source));
  if (unsafe('script-src') || unsafe('object-src')) return -20;
  if (unsafe('style-src')) return 0;
  return sources('default-src').join() === "'none'" ? 10 : 5;
}

function transportPoints(header: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < HALF_A_YEAR_S ? -10 : 0;
}

/**
 * Scores one response by the rules of mdn/mdn-http-observatory (August 2026). What the headers cannot show is left at
 * the 0 that it gets there: the redirect to https is the host's, cookies and foreign scripts the site has none of.
 * `html` is the page, whose own policy counts with the header's.
 */
export function observatory(headers: Headers, html: string): Result[] {
  const policy = headers.get('Content-Security-Policy');
  const given = (name: string, good: RegExp, points: number) => (good.test(headers.get(name) ?? '') ? points : 0);
  const framing = /frame-ancestors '(none|self)'/.test(policy ?? '');
  return [
    { test: 'Content-Security-Policy', points: policyPoints(policy, html) },
    { test: 'Strict-Transport-Security', points: transportPoints(headers.get('Strict-Transport-Security')) },
    { test: 'Referrer-Policy', points: given('Referrer-Policy', PRIVATE_REFERRER, 5) },
    { test: 'X-Frame-Options', points: framing ? 5 : headers.has('X-Frame-Options') ? 0 : -20 },
    { test: 'X-Content-Type-Options', points: headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5 },
    { test: 'Cross-Origin-Resource-Policy', points: given('Cross-Origin-Resource-Policy', /^same-(origin|site)$/, 10) },
    { test: 'Cross-Origin-Opener-Policy', points: given('Cross-Origin-Opener-Policy', /^same-origin/, 10) },
    {
      test: 'Cross-Origin-Embedder-Policy',
      points: given('Cross-Origin-Embedder-Policy', /^(require-corp|credentialless)$/, 10),
    },
  ];
}

/** The score that the Observatory makes of its tests; 140 and more is far into its best grade. */
export function scoreOf(results: Result[]): number {
  const sum = (chosen: Result[]) => chosen.reduce((total, { points }) => total + points, 0);
  const withoutBonus = BASE + sum(results.filter(({ points }) => points < 0));
  return withoutBonus < BONUS_FROM ? withoutBonus : BASE + sum(results);
}
