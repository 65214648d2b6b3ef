/** @jest-environment node */
import { addCsp, assertCspSafe, policyFor } from '@/build/policy';
import { page } from './export-fixture';

const ORIGINS = { form: 'https://form.example', map: 'https://map.example' };
const directive = (html: string, name: string) =>
  policyFor(html, ORIGINS)
    .split('; ')
    .find((part) => part.startsWith(name));

describe('the policy of a page', () => {
  it('refuses everything that it does not name', () => {
    expect(directive('<p>', 'default-src')).toBe("default-src 'none'");
  });

  it('allows an inline script by its hash', () => {
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(directive('<script>alert(1)</script>', 'script-src')).toBe(
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    );
  });

  it('names the hash of a script that stands twice once', () => {
    expect(directive('<script>a</script><script>a</script>', 'script-src')?.match(/sha256/g)).toHaveLength(1);
  });

  it('gives structured data no hash, since no browser runs it', () => {
    expect(directive('<script type="application/ld+json">{}</script>', 'script-src')).toBe("script-src 'self'");
  });

  it.each(['', 'module', 'text/javascript', 'Application/JavaScript', 'importmap', 'speculationrules'])(
    'counts a script of type "%s" as one that runs',
    (type) => {
      expect(directive(`<script type="${type}">a</script>`, 'script-src')).toContain('sha256');
    },
  );

  it('hashes a script inside a template', () => {
    expect(directive('<template><script>a</script></template>', 'script-src')).toContain('sha256');
  });

  it('lets the form be sent to its address alone, by script or without, and be led back to the site', () => {
    expect(directive('<p>', 'form-action')).toBe("form-action 'self' https://form.example");
    expect(directive('<p>', 'connect-src')).toBe("connect-src 'self' https://form.example");
  });

  it('lets the map service alone be framed', () => {
    expect(directive('<p>', 'frame-src')).toBe('frame-src https://map.example');
  });

  it('never allows what is inline or evaluated', () => {
    expect(policyFor('<script>a</script>', ORIGINS)).not.toMatch(/unsafe-/);
  });

  it('has Trusted Types enforced, with the default policy alone', () => {
    expect(policyFor('<p>', ORIGINS)).toMatch(/require-trusted-types-for 'script'; trusted-types default$/);
  });

  it('leaves local addresses on http, as WebKit needs them', () => {
    expect(policyFor('<p>', ORIGINS)).not.toContain('upgrade-insecure-requests');
  });
});

describe('what the policy would break', () => {
  it.each([
    ['an inline style', '<p style="color:red">', '<p style="color:red">: use a class instead of an inline style'],
    ['an inline listener', '<img src="a.png" onerror="x()">', '<img onerror="x()">: add the listener'],
    ['a script as an address', '<a href="javascript:x()">', '<a href="javascript:x()">: use a button'],
  ])('names %s', (_, html, message) => {
    expect(() => assertCspSafe(html, 'en.html')).toThrow(`en.html: ${message}`);
  });

  it('finds nothing in text that only looks like it', () => {
    assertCspSafe('<p>style="x" onerror="y" &lt;style&gt;</p><script>"<p style=x>"</script>', 'en.html');
  });
});

describe('a page with its policy', () => {
  it('begins with the character set, the policy and the boot script, in this order', () => {
    expect(addCsp(page(), 'boot()', ORIGINS)).toMatch(
      /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/><script>boot\(\)<\/script>/,
    );
  });

  it('is otherwise unchanged', () => {
    const rest = (html: string) =>
      html.replace(/<meta charSet[^>]*>|<meta http-equiv[^>]*>|<script>boot\(\)<\/script>/g, '');
    expect(rest(addCsp(page('<p>$& $1 æøå</p>'), 'boot()', ORIGINS))).toBe(rest(page('<p>$& $1 æøå</p>')));
  });
});
