/** @jest-environment node */
import { headersAt, patternOf, RULES } from '@/delivery/headers';

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

  it('say for every path how long it may be kept', () => {
    expect(headersAt('/en')['Cache-Control']).toBe('public, max-age=0, must-revalidate');
    expect(headersAt('/pictures/a.avif')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headersAt('/robots.txt')['X-Robots-Tag']).toBe('noindex');
  });
});
