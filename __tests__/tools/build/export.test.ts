/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { filesOf } from 'next-islands/files';
import { company } from '@/lib/company';
import { publishEditor } from '@/tools/build/publish-editor';
import { writeFiles } from '../../folder';
import { restoreFacts } from '../../own-facts';
import { packagesIn } from '../../packages-in';
import { finishedExport, LEFTOVERS, OWN_FILES } from './export-fixture';

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
    ...['_next/0123', 'en/empty'],
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

  it.each([
    ...['index.html', 'en.html', '404.html', 'licenses.txt', 'brand/icon.svg', 'favicon.ico', 'sitemap.xml'],
    ...['_next/static/islands/start-0.js', '_next/static/chunks/a.css', 'manifest.webmanifest', 'frister.ics'],
  ])('has %s compressed', (file) => {
    expect(brotliDecompressSync(read(`${file}.br`))).toEqual(read(file));
    expect(gunzipSync(read(`${file}.gz`))).toEqual(read(file));
    expect(read(`${file}.br`).length).toBeLessThan(read(`${file}.gz`).length);
  });

  it.each(['pictures/a.1234.avif', 'robots.txt', 'google123.html'])('does not compress %s', (file) => {
    expect(has(`${file}.br`)).toBe(false);
  });

  it('has the licences of fonts and libraries in licenses.txt', () => {
    const text = read('licenses.txt').toString();
    const ofOthers = ['scheduler', 'goober', 'use-intl', '@swc/helpers'];
    const components = filesOf('components').filter((file) => file.endsWith('.tsx'));
    const imported = components.flatMap((file) => packagesIn(readFileSync(`components/${file}`, 'utf8')));
    for (const name of ['app/fonts', 'react-dom', ...imported, ...ofOthers].filter((name) => name !== 'next-islands')) {
      expect(text).toMatch(new RegExp(`^${name}( |$)`, 'm'));
    }
    expect(text).toMatch(/SIL OPEN FONT LICENSE.*Permission is hereby granted/s);
  });
});
