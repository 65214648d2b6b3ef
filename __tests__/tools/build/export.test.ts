/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { company } from '@/lib/company';
import project from '@/package.json' with { type: 'json' };
import { assertCspSafe, policyFor, withPolicy } from '@/tools/build/policy';
import { publishEditor } from '@/tools/build/publish-editor';
import { writeFiles } from '../../folder';
import { restoreFacts } from '../../own-facts';
import { finishedExport, LEFTOVERS, OWN_FILES, page } from './export-fixture';

jest.mock('@/tools/build/publish-editor', () => ({ publishEditor: jest.fn() }));

let dir: string;
restoreFacts();
beforeAll(async () => {
  dir = await finishedExport();
}, 60_000);
const read = (file: string, folder = dir) => readFileSync(join(folder, file));
const has = (file: string, folder = dir) => existsSync(join(folder, file));

describe('a finished export', () => {
  it('has the editor only if its fact is set, and the same pages with it', async () => {
    expect(publishEditor).not.toHaveBeenCalled();
    company.editor = { repository: 'firm/site' };
    jest.mocked(publishEditor).mockImplementationOnce(async (out) => {
      await setTimeout(10);
      writeFiles(out, { 'edit/main.js': 'go();'.repeat(100) });
    });
    const withEditor = await finishedExport();
    expect(has('edit/main.js.br', withEditor)).toBe(true);
    expect(publishEditor).toHaveBeenCalledWith(withEditor, { repository: 'firm/site' });
    for (const file of ['index.html', 'en.html', '404.html', 'sitemap.xml', 'robots.txt']) {
      expect(read(file, withEditor)).toEqual(read(file));
    }
  });

  it.each([
    ...['_not-found', '_not-found.html', '_next/0123', 'en/personvern', 'en/personvern.txt', 'index.txt'],
    ...['_next/static/nordstrek', '_next/static/chunks/a.js'],
    // The copy that Next makes of a site in one language.
    ...['no.html', 'no'],
    ...LEFTOVERS,
  ])('does not have %s', (name) => {
    expect(has(name)).toBe(false);
  });

  it.each(Object.entries(OWN_FILES))('has %s of public/ unchanged', (file, text) => {
    expect(read(file).toString()).toBe(text);
  });

  it('has the date of its build', () => {
    expect(read('build-day.txt').toString()).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('has the owner’s files in place of those of the site', async () => {
    const own = { 'robots.txt': 'User-Agent: *\nDisallow: /tilbud\n', 'no/pris.html': 'Pris', 'no.html': 'Norge' };
    const built = await finishedExport({ 'no.html': own['no.html'] }, own);
    for (const [name, text] of Object.entries(own)) expect(read(name, built).toString()).toBe(text);
    expect(has('no/personvern.html', built)).toBe(false);
  });

  it.each(['en.html', '404.html', 'en/personvern.html'])('refuses a file public/%s', async (name) => {
    await expect(finishedExport({}, { [name]: 'own' })).rejects.toThrow(`public/${name}: the site has a page`);
  });

  it('refuses a page with an inline style', async () => {
    await expect(finishedExport({ 'en.html': page('<p style="a">') })).rejects.toThrow('en.html: <p style="a">');
  });

  it.each([
    ...['index.html', 'en.html', '404.html', 'licenses.txt', 'brand/icon.svg', 'favicon.ico', 'sitemap.xml'],
    ...['_next/static/islands/start-0.js', '_next/static/chunks/a.css', 'manifest.webmanifest'],
  ])('has %s compressed', (file) => {
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
    expect(read(`${file}.br`).length).toBeLessThan(read(`${file}.gz`).length);
  });

  it.each(['pictures/a.1234.avif', 'robots.txt', 'google123.html'])('does not compress %s', (file) => {
    expect(has(`${file}.br`)).toBe(false);
  });

  it.each(['index.html', 'en.html', 'en/personvern.html', '404.html'])(
    'has in %s the policy, the boot script, styles of the first view and islands, but no script of Next',
    (file) => {
      const html = read(file).toString();
      expect(html).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
      const scripts = [...html.matchAll(/<script[^>]*>[^<]*/g)].map(([script]) => script);
      expect(scripts).toEqual([
        '<script>boot("components/layout/head.boot.ts")',
        `<script>boot("components/${file === '404.html' ? 'not-found/not-found' : 'layout/body'}.boot.ts")`,
        '<script type="application/json" id="props">[{"a":1}]',
        '<script type="module" async src="/_next/static/islands/start-0.js">',
      ]);
      expect(html.lastIndexOf('<script>boot')).toBeGreaterThan(html.indexOf('id="hero"'));
      expect(html).toContain('<style>');
      expect(html).toContain("connect-src 'self' https://skjema.test https://ramme.kart.test;");
      const [, hashes = ''] = /script-src ([^;]*)/.exec(html) ?? [];
      expect(hashes.match(/'sha256-/g)).toHaveLength(2);
    },
  );

  it('has the licences of fonts and libraries in licenses.txt', () => {
    const text = read('licenses.txt').toString();
    const ofOthers = ['scheduler', 'goober', 'use-intl', '@swc/helpers'];
    const { 'next-islands': _own, ...libraries } = project.dependencies;
    for (const name of ['app/fonts', ...Object.keys(libraries), ...ofOthers]) {
      expect(text).toMatch(new RegExp(`^${name}( |$)`, 'm'));
    }
    expect(text).toMatch(/SIL OPEN FONT LICENSE.*Permission is hereby granted/s);
  });
});

describe('the policy', () => {
  const ORIGINS = { form: 'https://form.example', map: 'https://map.example' };
  /** echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64 */
  const ALERT = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  const scripts = (html: string) => /script-src ([^;]*)/.exec(policyFor(html, ORIGINS))?.[1];

  it('allows only what it names, and no hosts except those of the form and the map', () => {
    expect(policyFor('<p>', ORIGINS).split('; ')).toEqual([
      "default-src 'none'",
      ...['script', 'style', 'img', 'font', 'manifest'].map((kind) => `${kind}-src 'self'`),
      "connect-src 'self' https://form.example https://map.example",
      "form-action 'self' https://form.example",
      'frame-src https://map.example',
      ...["base-uri 'none'", "object-src 'none'", "worker-src 'none'"],
      ...["require-trusted-types-for 'script'", "trusted-types 'none'"],
    ]);
    expect(policyFor('<p>', { form: ORIGINS.form })).not.toContain('frame-src');
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
    expect(policyFor('<style>alert(1)</style>', ORIGINS)).toContain(`; style-src 'self' ${ALERT};`);
  });

  it.each([
    '<p style="color:red">',
    '<img onerror="x()">',
    '<p onclick="x()">',
    '<a href="javascript:x()">',
    '<a href=" JavaScript:x()">',
  ])('would break %s, which is refused', (html) => {
    expect(() => assertCspSafe(html, 'en.html')).toThrow(`en.html: ${html}`);
  });

  it('does not break text that looks like code', () => {
    assertCspSafe('<p>style="x" onerror="y" &lt;style&gt;</p><script>"<p style=x>"</script>', 'en.html');
  });

  it('is added to a page after its character set, and nothing else changes', () => {
    const start = /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" [^>]+>/;
    const before = page('<p>$& $1 æøå</p>');
    const after = withPolicy(before, ORIGINS);
    expect(after).toMatch(start);
    expect(after.replace(start, '<head><meta charSet="utf-8"/>')).toBe(before);
  });
});
