/** @jest-environment node */
import { score as scoreOf } from '@/scripts/delivery/observatory';

const GOOD = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'sha256-a'; style-src 'self'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000',
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const score = (changes: Record<string, string>, html = '') =>
  scoreOf(new Headers(Object.entries({ ...GOOD, ...changes }).filter(([, value]) => value)), html);

describe('the score', () => {
  it.each([
    ['140 with all that the site sends', {}, 140],
    ['130 without the opener policy', { 'Cross-Origin-Opener-Policy': '' }, 130],
    [
      '135 when not everything is refused first',
      { 'Content-Security-Policy': GOOD['Content-Security-Policy'].replace("'none'", "'self'") },
      135,
    ],
    [
      '80 with inline scripts, every bonus lost',
      { 'Content-Security-Policy': "script-src 'unsafe-inline'; frame-ancestors 'none'" },
      80,
    ],
    ['130 for a short time of https', { 'Strict-Transport-Security': 'max-age=600' }, 130],
    ['80 without https for good, every bonus lost', { 'Strict-Transport-Security': '' }, 80],
    ['30 when nothing is sent', Object.fromEntries(Object.keys(GOOD).map((name) => [name, ''])), 30],
  ])('is %s', (_, changes, expected) => {
    expect(score(changes)).toBe(expected);
  });

  it('counts a policy that stands in the page, but for who may frame it', () => {
    const page = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-ancestors 'none'"/>`;
    expect(score({ 'Content-Security-Policy': "frame-ancestors 'none'" }, page)).toBe(140);
    expect(score({ 'Content-Security-Policy': '' }, page)).toBe(80);
  });
});
