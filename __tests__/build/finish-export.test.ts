/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { finishExport } from '@/build/finish-export';
import { finishedExport, page, writeExport } from './export-fixture';

let dir: string;
beforeAll(async () => {
  dir = await finishedExport();
});
const read = (file: string) => readFileSync(join(dir, file));

describe('a finished export', () => {
  it.each([
    ...['_not-found', '_not-found.html', '_next/static/nordstrek', '_next/0123', 'en/personvern.txt', '404.txt'],
    ...['__next._tree.txt', 'index.txt', 'en/personvern'],
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

  it('has the settings of hosts that publish a file of them', () => {
    expect(read('_headers').toString()).toMatch(
      /^\/\*\n {2}Strict-Transport-Security: max-age=63072000\n.* {2}Content-Security-Policy: frame-ancestors 'none'\n/s,
    );
  });

  it('gives hosts the same settings whatever its pages and files are', async () => {
    const settings = (out: string) =>
      ['_headers', '../dist/nginx.conf', '../dist/Caddyfile'].map((file) => readFileSync(join(out, file), 'utf8'));
    const other = await finishedExport({ 'de.html': page('<h1>Start</h1>'), '_next/static/chunks/b.js': 'go()' });
    expect(settings(other)).toEqual(settings(dir));
    expect(settings(dir).join()).not.toMatch(/personvern|sha256|a\.js/);
  });

  it('has the licence texts of fonts and libraries in one file that can be read', () => {
    const text = read('licenses.txt').toString();
    for (const name of ['Font: newsreader', 'react-dom', 'scheduler', 'next', '@headlessui/react', 'goober', 'clsx']) {
      expect(text).toMatch(new RegExp(`^${name}( |$)`, 'm'));
    }
    expect(text).toMatch(/SIL OPEN FONT LICENSE.*Permission is hereby granted/s);
  });

  it('has the settings of hosts that are set up apart beside it', () => {
    expect(existsSync(join(dir, '../dist/nginx.conf')) && existsSync(join(dir, '../dist/Caddyfile'))).toBe(true);
  });

  it('is not made with a file whose type nobody has named', async () => {
    await expect(finishExport(writeExport({ 'brand/a.xyz': '' }))).rejects.toThrow(
      'brand/a.xyz: build/headers.ts names no type',
    );
  });

  it('is not made when a page holds an inline style', async () => {
    await expect(finishExport(writeExport({ 'en.html': page('<p style="a">') }))).rejects.toThrow(
      'en.html: <p style="a">',
    );
  });

  describe('where Next writes its pages in a new way', () => {
    const foreign = page().replace('async=""', 'defer=""');

    it('has all of them as Next wrote them, and says why', async () => {
      const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
      const plain = await finishedExport({ 'en.html': foreign });
      const html = readFileSync(join(plain, 'index.html'), 'utf8');
      expect(html).toContain('<script src="/_next/static/chunks/a.js" async="">');
      expect(html).not.toContain('<style>');
      expect(html).toContain('http-equiv="Content-Security-Policy"');
      expect(warn).toHaveBeenCalledWith(
        expect.stringMatching(/^Next writes its pages in a new way \(no <script async src>\)/),
      );
    });
  });
});
