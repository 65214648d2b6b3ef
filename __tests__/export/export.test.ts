/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { company } from '@/company/company';
import { assertCspSafe, policyFor, withPolicy } from '@/export/policy';
import { publishEditor } from '@/export/publish-editor';
import project from '@/package.json' with { type: 'json' };
import { restoreFacts } from '../own-facts';
import { finishedExport, LEFTOVERS, OWN_FILES, page } from './export-fixture';

jest.mock('@/export/publish-editor', () => ({ publishEditor: jest.fn() }));

let dir: string;
restoreFacts();
beforeAll(async () => {
  dir = await finishedExport({ 'brand/badge-other.svg': '<svg/>' });
}, 60_000);
const read = (file: string) => readFileSync(join(dir, file));

describe('a finished export', () => {
  it('has the editor only with its fact, and every page byte by byte as without it', async () => {
    expect(publishEditor).not.toHaveBeenCalled();
    company.editor = { repository: 'firm/site' };
    const withEditor = await finishedExport({ 'brand/badge-other.svg': '<svg/>' });
    company.editor = undefined;
    expect(publishEditor).toHaveBeenCalledWith(withEditor, { repository: 'firm/site' });
    for (const file of ['index.html', 'en.html', '404.html', 'sitemap.xml', 'robots.txt']) {
      expect(readFileSync(join(withEditor, file))).toEqual(read(file));
    }
  });

  const UNUSED = [
    ...['_not-found', '_not-found.html', '_next/0123', 'en/personvern.txt', 'index.txt'],
    ...['_next/static/nordstrek', '_next/static/chunks/a.js'],
  ];
  it.each(['no.html', 'no'])('is without %s, the copy that Next makes of a site in one language', (name) => {
    expect(existsSync(join(dir, name))).toBe(false);
  });

  it.each([...UNUSED, 'en/personvern'])('is without %s, which no page asks for', (name) => {
    expect(existsSync(join(dir, name))).toBe(false);
  });

  it('says for which day it is', () => {
    expect(read('build-day.txt').toString()).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('has the owner’s own file where the site would have one of the same name', async () => {
    const own = { 'robots.txt': 'User-Agent: *\nDisallow: /tilbud\n', 'no/pris.html': 'Pris', 'no.html': 'Norge' };
    const built = await finishedExport({ 'no.html': own['no.html'] }, own);
    for (const [name, text] of Object.entries(own)) expect(readFileSync(join(built, name), 'utf8')).toBe(text);
    expect(existsSync(join(built, 'no/personvern.html'))).toBe(false);
  });

  it.each(['en.html', '404.html', 'en/personvern.html'])('is not made where public/ has a file %s', async (name) => {
    await expect(finishedExport({}, { [name]: 'own' })).rejects.toThrow(`public/${name}: the site has a page`);
  });

  const CHUNKS = ['_next/static/islands/start-0.js', '_next/static/chunks/a.css'];
  const TEXTS = ['licenses.txt', 'brand/icon.svg', 'favicon.ico', 'manifest.webmanifest', 'sitemap.xml'];
  it.each(['index.html', 'en.html', '404.html', ...CHUNKS, ...TEXTS])(
    'has %s compressed as it was finished',
    (file) => {
      expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
      expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
      expect(statSync(join(dir, `${file}.br`)).size).toBeLessThan(statSync(join(dir, `${file}.gz`)).size);
    },
  );

  it.each(['pictures/a.1234.avif', 'robots.txt'])('leaves %s as it is, since it would not get smaller', (file) => {
    expect(existsSync(join(dir, `${file}.br`))).toBe(false);
  });

  it.each(Object.entries(OWN_FILES))('has %s of public/ as it is', (file, text) => {
    expect(read(file).toString()).toBe(text);
  });

  it.each(LEFTOVERS)('is without %s, which an operating system left in public/', (file) => {
    expect(existsSync(join(dir, file))).toBe(false);
  });

  it('has the badge that the facts name, and no other', () => {
    expect(existsSync(join(dir, 'brand', company.badge ?? ''))).toBe(true);
    expect(existsSync(join(dir, 'brand/badge-other.svg'))).toBe(false);
  });

  it.each(['index.html', 'en.html', 'en/personvern.html', '404.html'])(
    'has %s with policy, boot script, styles of the first view and islands, without Next’s scripts',
    (file) => {
      const html = read(file).toString();
      expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
      const scripts = [...html.matchAll(/<script[^>]*>[^<]*/g)].map(([script]) => script);
      expect(scripts).toEqual([
        '<script>boot("browser/boot/main.ts")',
        `<script>boot("browser/boot/${file === '404.html' ? 'late-not-found' : 'late'}.ts")`,
        '<script type="application/json" id="props">[{"a":1}]',
        '<script type="module" async src="/_next/static/islands/start-0.js">',
      ]);
      expect(html.indexOf('browser/boot/late')).toBeGreaterThan(html.indexOf('id="hero"'));
      expect(html).toContain('<style>');
      const [, hashes = ''] = /script-src ([^;]*)/.exec(html) ?? [];
      expect(hashes.match(/'sha256-/g)).toHaveLength(2);
    },
  );

  it('has the licence texts of fonts and libraries in one file that can be read', () => {
    const text = read('licenses.txt').toString();
    const ofOthers = ['scheduler', 'goober', 'use-intl', '@swc/helpers'];
    for (const name of ['app/fonts', ...Object.keys(project.dependencies), ...ofOthers]) {
      expect(text).toMatch(new RegExp(`^${name}( |$)`, 'm'));
    }
    expect(text).toMatch(/SIL OPEN FONT LICENSE.*Permission is hereby granted/s);
  });

  it('is not made when a page holds an inline style', async () => {
    await expect(finishedExport({ 'en.html': page('<p style="a">') })).rejects.toThrow('en.html: <p style="a">');
  });
});

describe('the policy', () => {
  const ORIGINS = { form: 'https://form.example', map: 'https://map.example' };
  /** echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64 */
  const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  const scripts = (html: string) => /script-src ([^;]*)/.exec(policyFor(html, ORIGINS))?.[1];

  it('refuses everything that it does not name, and names no other host than those of form and map', () => {
    expect(policyFor('<p>', ORIGINS).split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "manifest-src 'self'",
      "connect-src 'self' https://form.example https://map.example",
      "form-action 'self' https://form.example",
      'frame-src https://map.example',
      "base-uri 'none'",
      "object-src 'none'",
      "worker-src 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ]);
    expect(policyFor('<p>', { form: ORIGINS.form })).not.toContain('frame-src');
  });

  it.each([
    '<script>alert(1)</script>',
    '<script>alert(1)</script><script>alert(1)</script>',
    '<template><script>alert(1)</script></template>',
    ...['', 'module', 'importmap', 'speculationrules'].map((type) => `<script type="${type}">alert(1)</script>`),
  ])('allows the inline script of %s by its hash, once', (html) => {
    expect(scripts(html)).toBe(`'self' ${ALERT}`);
  });

  it('allows an inline style by its hash, and as no script', () => {
    expect(policyFor('<style>alert(1)</style>', ORIGINS)).toContain(`; style-src 'self' ${ALERT};`);
    expect(scripts('<style>alert(1)</style>')).toBe("'self'");
  });

  it('gives structured data no hash, since no browser runs it', () => {
    expect(scripts('<script type="application/ld+json">{}</script>')).toBe("'self'");
  });

  it.each([
    '<p style="color:red">',
    '<img onerror="x()">',
    '<p onclick="x()">',
    '<a href="javascript:x()">',
    '<a href=" JavaScript:x()">',
  ])('names %s, which the policy would break', (html) => {
    expect(() => assertCspSafe(html, 'en.html')).toThrow(`en.html: ${html}`);
  });

  it('finds nothing in text that only looks like it', () => {
    assertCspSafe('<p>style="x" onerror="y" &lt;style&gt;</p><script>"<p style=x>"</script>', 'en.html');
  });

  it('begins a page after the character set, and changes nothing else', () => {
    const start = /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" [^>]+>/;
    const before = page('<p>$& $1 æøå</p>');
    const after = withPolicy(before, ORIGINS);
    expect(after).toMatch(start);
    expect(after.replace(start, '<head><meta charSet="utf-8"/>')).toBe(before);
  });
});
