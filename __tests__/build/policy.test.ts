/** @jest-environment node */
import { addCsp, assertCspSafe, policyFor } from '@/build/policy';
import { page } from './export-fixture';

const ORIGINS = { form: 'https://form.example', map: 'https://map.example' };
/** echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64 */
const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
const scripts = (html: string) => /script-src ([^;]*)/.exec(policyFor(html, ORIGINS))?.[1];

it('refuses everything that it does not name, and names no other host than those of form and map', () => {
  expect(
    policyFor('<p>', ORIGINS)
      .replace(/'sha256-[^']+'/, 'HASH')
      .split('; '),
  ).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' HASH",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://form.example",
    "form-action 'self' https://form.example",
    'frame-src https://map.example',
    "base-uri 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
});

it.each([
  '<script>alert(1)</script>',
  '<script>alert(1)</script><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  ...['', 'module', 'importmap', 'speculationrules'].map((type) => `<script type="${type}">alert(1)</script>`),
])('allows the inline script of %s by its hash, once', (html) => {
  expect(scripts(html)).toBe(`'self' ${ALERT}`);
});

it('gives structured data no hash, since no browser runs it', () => {
  expect(scripts('<script type="application/ld+json">{}</script>')).toBe("'self'");
});

it.each(['<p style="color:red">', '<img onerror="x()">', '<a href="javascript:x()">'])(
  'names %s, which the policy would break',
  (html) => {
    expect(() => assertCspSafe(html, 'en.html')).toThrow(`en.html: ${html}`);
  },
);

it('finds nothing in text that only looks like it', () => {
  assertCspSafe('<p>style="x" onerror="y" &lt;style&gt;</p><script>"<p style=x>"</script>', 'en.html');
});

it('begins a page with the character set, the policy and the boot script, and changes nothing else', () => {
  const start =
    /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" [^>]+><script>boot\(\)<\/script>/;
  const before = page('<p>$& $1 æøå</p>');
  const after = addCsp(before, 'boot()', ORIGINS);
  expect(after).toMatch(start);
  expect(after.replace(start, '<head><meta charSet="utf-8"/>')).toBe(before);
});
