/** The points that a header's value gives or takes; an empty one is a header that is missing. */
const HEADERS: Record<string, (value: string) => number> = {
  'Strict-Transport-Security': (value) => {
    const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? Number.NaN);
    return seconds >= 15_768_000 ? 0 : seconds >= 0 ? -10 : -20;
  },
  'Referrer-Policy': (value) => (/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value) ? 5 : 0),
  'X-Content-Type-Options': (value) => (value === 'nosniff' ? 0 : -5),
  'Cross-Origin-Resource-Policy': (value) => (/^same-(origin|site)$/.test(value) ? 10 : 0),
  'Cross-Origin-Opener-Policy': (value) => (value.startsWith('same-origin') ? 10 : 0),
  'Cross-Origin-Embedder-Policy': (value) => (/^(require-corp|credentialless)$/.test(value) ? 10 : 0),
};

/** The points of a policy. That of a page and that of its response hold together. */
function policyPoints(policy: string): number {
  const sources = new Map(policy.split(/;\s*/).map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
  const allowed = (name: string) => sources.get(name) ?? sources.get('default-src') ?? '*';
  const isUnsafe = (name: string) => /unsafe-(inline|eval)|(^| )(data|https?|\*)/.test(allowed(name));
  if (!policy) return -25;
  if (isUnsafe('script-src') || isUnsafe('object-src')) return -20;
  if (isUnsafe('style-src')) return 0;
  return allowed('default-src') === "'none'" ? 10 : 5;
}

/**
 * The score of one response by the rules of the HTTP Observatory (mdn/mdn-http-observatory, August 2026), whose own program
 * scans nothing but public hosts. What headers cannot show is left at the 0 that the site gets for it: the redirect to
 * https is the host's; cookies and foreign scripts it has none.
 * @param html the page, whose own policy counts with the header's
 */
export function score(headers: Headers, html: string): number {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const framing = /frame-ancestors '(none|self)'/.test(policy) ? 5 : headers.has('X-Frame-Options') ? 0 : -20;
  const rest = Object.entries(HEADERS).map(([name, pointsOf]) => pointsOf(headers.get(name) ?? ''));
  const points = [policyPoints([policy, inPage].filter(Boolean).join('; ')), framing, ...rest];
  const withoutBonus = points.reduce((sum, value) => sum + Math.min(0, value), 100);
  // A bonus counts only for a site that is good without it.
  return withoutBonus < 90 ? withoutBonus : points.reduce((sum, value) => sum + value, 100);
}
