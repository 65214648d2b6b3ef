/** @jest-environment node */
import { assertNoHandlers, policyFor, withPolicy } from '../build/policy';

describe('the policy', () => {
  const SOURCES = { 'connect-src': ['https://form.example'], 'frame-src': ['https://map.example'] };
  /** echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64 */
  const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  const scripts = (html: string) => /script-src ([^;]*)/.exec(policyFor(html, SOURCES))?.[1];

  it('allows only what it names, and nothing from elsewhere except the sources', () => {
    expect(policyFor('<p>', SOURCES).split('; ')).toEqual([
      "default-src 'none'",
      ...['script', 'style', 'img', 'font', 'manifest'].map((kind) => `${kind}-src 'self'`),
      "connect-src 'self' https://form.example",
      "form-action 'self'",
      'frame-src https://map.example',
      ...["base-uri 'none'", "object-src 'none'", "worker-src 'none'"],
      ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
    ]);
  });

  it('has other directives of the sources, leaves out those with null, and hashes nothing that is allowed anyway', () => {
    const policy = policyFor('<style>alert(1)</style><p style="alert(1)">', {
      'media-src': ["'self'"],
      'style-src': ["'unsafe-inline'"],
      'style-src-attr': null,
      'trusted-types': null,
    });
    expect(policy).toMatch(/; style-src 'self' 'unsafe-inline'; img-src/);
    expect(policy).toMatch(/; require-trusted-types-for 'script'; media-src 'self'$/);
  });

  const INLINE = '<script>alert(1)</script>';
  it.each([
    [INLINE, ` ${ALERT}`],
    [INLINE + INLINE, ` ${ALERT}`],
    [`<template>${INLINE}</template>`, ` ${ALERT}`],
    ...['', 'module', 'importmap', 'speculationrules'].map((type) => [
      `<script type="${type}">alert(1)</script>`,
      ` ${ALERT}`,
    ]),
    // No browser runs these.
    ['<script type="application/ld+json">{}</script>', ''],
    ['<style>alert(1)</style>', ''],
  ])('of %s allows these scripts by their hashes: %s', (html, hashes) => {
    expect(scripts(html)).toBe(`'self'${hashes}`);
  });

  it('allows an inline style by its hash', () => {
    expect(policyFor('<style>alert(1)</style>', SOURCES)).toContain(`; style-src 'self' ${ALERT};`);
  });

  it('allows a style attribute by its hash', () => {
    expect(policyFor('<p style="alert(1)">', SOURCES)).toContain(`; style-src-attr 'unsafe-hashes' ${ALERT};`);
  });

  it.each(['<img onerror="x()">', '<p onclick="x()">', '<a href="javascript:x()">', '<a href=" JavaScript:x()">'])(
    'cannot allow %s, which is refused',
    (html) => {
      expect(() => assertNoHandlers(html, 'en.html')).toThrow(`en.html: ${html}`);
    },
  );

  it('allows text that looks like code', () => {
    assertNoHandlers('<p>onerror="y"</p><script>"<p onclick=x>"</script>', 'en.html');
  });

  it('is added to a page after its character set, and nothing else changes', () => {
    const start = /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" [^>]+>/;
    const before = '<html><head><title>$&</title><meta charSet="utf-8"/></head><body><p>$& $1 æøå</p></body></html>';
    const after = withPolicy(before, SOURCES);
    expect(after).toMatch(start);
    expect(after.replace(start, '<head>')).toBe(before.replace('<meta charSet="utf-8"/>', ''));
  });
});
