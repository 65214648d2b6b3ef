/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { company } from '@/lib/company';
import { finishedExport, OWN_FILES, page } from './export-fixture';

let dir: string;
beforeAll(async () => {
  dir = await finishedExport({ 'brand/badge-other.svg': '<svg/>' });
}, 60_000);
const read = (file: string) => readFileSync(join(dir, file));

describe('a finished export', () => {
  it.each([
    ...['_not-found', '_not-found.html', '_next/static/nordstrek', '_next/0123', 'en/personvern.txt', 'en/personvern'],
  ])('is without %s, which no page asks for', (name) => {
    expect(existsSync(join(dir, name))).toBe(false);
  });

  it.each(['index.html', 'en.html', '404.html', 'licenses.txt', '_next/static/chunks/a.js', 'brand/icon.svg'])(
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

  it('has the badge that the facts name, and no other', () => {
    expect(existsSync(join(dir, 'brand', company.badge ?? ''))).toBe(true);
    expect(existsSync(join(dir, 'brand/badge-other.svg'))).toBe(false);
  });

  it.each(['index.html', 'en.html', 'en/personvern.html', '404.html'])('has %s optimized, with its policy', (file) => {
    expect(read(file).toString()).toContain('data-src="/_next/static/chunks/a.js"');
    expect(read(file).toString()).toMatch(/<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/);
  });

  it('has the licence texts of fonts and libraries in one file that can be read', () => {
    const text = read('licenses.txt').toString();
    for (const name of ['app/fonts', 'react-dom', 'scheduler', 'next', '@headlessui/react', 'goober', 'clsx']) {
      expect(text).toMatch(new RegExp(`^${name}( |$)`, 'm'));
    }
    expect(text).toMatch(/SIL OPEN FONT LICENSE.*Permission is hereby granted/s);
  });

  it('is not made when a page holds an inline style', async () => {
    await expect(finishedExport({ 'en.html': page('<p style="a">') })).rejects.toThrow('en.html: <p style="a">');
  });

  it('has its pages as Next wrote them where that is in a new way, and says why', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const plain = await finishedExport({ 'en.html': page().replace('async=""', 'defer=""') });
    const html = readFileSync(join(plain, 'index.html'), 'utf8');
    expect(html).toContain('<script src="/_next/static/chunks/a.js" async="">');
    expect(html).not.toContain('<style>');
    expect(html).toContain('http-equiv="Content-Security-Policy"');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('(no <script async src>)'));
  });
});
