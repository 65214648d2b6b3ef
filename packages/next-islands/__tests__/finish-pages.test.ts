/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { finishPages } from '../build/finish-pages';
import { atEnd, type Edit } from '../build/html';
import { withIslands } from '../next.mjs';
import { newFolder } from './folder';

const SCRIPT = '_next/static/islands/start-0.js';
// The bundler is an ES module, which Jest cannot load (bundle.test.ts).
jest.mock('../build/bundle', () => ({
  inlineScript: async (entry: string) => `boot("${entry}")`,
  bundleIslands: async () => `/${SCRIPT}`,
}));

/** Returns a page with what Next writes. */
const page = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>' +
  '<script src="/_next/static/chunks/a.js" async=""></script></head>' +
  `<body><main><section id="top">${body}</section><div data-island="Form" data-props="{&quot;a&quot;:&quot;print:hidden&quot;}"></div></main>` +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>';

const OF_NEXT = [
  ...['_not-found.html', '_not-found/__next._full.txt', '__next._tree.txt', '404.txt', 'index.txt', 'en/about.txt'],
  ...['en/about/__next.en.about.__PAGE__.txt', '_next/static/0123/_buildManifest.js', '_next/static/chunks/a.js'],
];
const FILES = {
  'index.html': page('<h1>Home</h1>'),
  'en/about.html': page('<h1>About</h1>'),
  '404.html': page('<h1>Not found</h1>'),
  '_next/static/chunks/a.css': ':root{--unstyled:none}#top{color:red}.print\\:hidden{top:0}',
  'llms.txt': 'own',
  'own/page.html': '<p onclick="go()" style="color:red">Own</p>',
  'own/page.txt': 'own',
  ...Object.fromEntries(OF_NEXT.map((name) => [name, 'x'])),
};
const SETTINGS = {
  islands: 'start.ts',
  boot: { head: 'head.ts', body: 'body.ts', notFound: 'not-found.ts', after: '#top' },
  firstView: { below: 'footer' },
  shortNames: true,
  tsconfig: 'tsconfig.json',
};

const MODULES = {
  sources: { 'connect-src': ['https://form.test'] },
  editPage: (html: string): Edit[] => [atEnd(html, '<p class="print:hidden">Edited</p>')],
};

async function finished(files: Record<string, string> = {}, settings = {}): Promise<string> {
  const dir = newFolder({ ...FILES, ...files });
  const publicDir = newFolder({ 'own/page.html': '', 'own/page.txt': '' });
  await finishPages(dir, { ...SETTINGS, ...settings }, MODULES, publicDir);
  return dir;
}
const scriptsOf = (html: string) => [...html.matchAll(/<script[^>]*>[^<]*/g)].map(([script]) => script);

describe('finished pages', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await finished();
  });
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');

  it.each([...OF_NEXT, '_not-found', 'en/about'])('are without %s', (name) => {
    expect(existsSync(join(dir, name))).toBe(false);
  });

  it.each(['own/page.html', 'own/page.txt', 'llms.txt'] as const)('leave %s as it is', (name) => {
    expect(read(name)).toBe(FILES[name]);
  });

  it.each(['index.html', 'en/about.html', '404.html'])(
    'have in %s the policy, inline scripts, styles of the first view and islands, but no script of Next',
    (file) => {
      const html = read(file);
      expect(html).toMatch(/<head><meta charSet="utf-8"><meta http-equiv="Content-Security-Policy"/);
      expect(scriptsOf(html)).toEqual([
        '<script>boot("head.ts")',
        `<script>boot("${file === '404.html' ? 'not-found' : 'body'}.ts")`,
        '<script type="application/json" id="props">[{"a":"x0"}]',
        `<script type="module" async src="/${SCRIPT}">`,
      ]);
      expect(html).toContain('</h1></section><script>boot');
      expect(html).toContain('<p class="x0">Edited</p>');
      expect(html).toContain('#top{color:red}');
      expect(html).toContain("connect-src 'self' https://form.test;");
      const [, hashes = ''] = /script-src ([^;]*)/.exec(html) ?? [];
      expect(hashes.match(/'sha256-/g)).toHaveLength(2);
    },
  );
});

it('pages need no inline scripts and first view of the site, and may be in a folder', async () => {
  const dir = await finished({}, { boot: undefined, firstView: undefined, basePath: '/docs' });
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  expect(scriptsOf(html)).toEqual([
    expect.stringMatching(/boot\/head\.ts"\)$/),
    expect.stringMatching(/boot\/body\.ts"\)$/),
    expect.anything(),
    `<script type="module" async src="/docs/${SCRIPT}">`,
  ]);
  expect(html).not.toContain('<style>');
});

it('the 404 page asks for the fonts of a page with its style sheet, unless it asks for its own', async () => {
  const sheet = '_next/static/chunks/a.css';
  const asking = (font: string, body = '<h1>Page</h1>') =>
    page(body).replace('<head>', `<head><link rel="preload" href="/${font}.woff2" as="font"/>`);
  const fontsOf404 = async (files: Record<string, string>) =>
    readFileSync(join(await finished(files), '404.html'), 'utf8').match(/\w+(?=\.woff2)/g);
  const other = { 'index.html': asking('b').replace(sheet, 'b.css'), 'b.css': FILES[sheet] };
  expect(await fontsOf404({ ...other, 'en/about.html': asking('a') })).toEqual(['a']);
  expect(await fontsOf404({ ...other, '404.html': asking('own') })).toEqual(['own']);
});

it('a page with code in an attribute is refused', async () => {
  await expect(finished({ 'index.html': page('<p onclick="a">') })).rejects.toThrow('index.html: <p onclick="a">');
});

it('a site keeps its own settings', () => {
  const turbopack = { resolveAlias: { a: 'b' }, resolveExtensions: ['.ts'] };
  const packages = { transpilePackages: ['a'], serverExternalPackages: ['b'] };
  const own = { ...packages, adapterPath: 'own.mjs', trailingSlash: true, turbopack };
  const after = { ...own, transpilePackages: ['a', 'next-islands'], serverExternalPackages: ['b', 'rolldown'] };
  jest.replaceProperty(process, 'env', { ...process.env });
  expect(withIslands(own, { islands: 'start.ts' })).toEqual(after);
  const exported = withIslands({ ...own, output: 'export' }, { islands: 'start.ts' });
  expect(exported.adapterPath).toMatch(/adapter\.mjs$/);
  expect(exported.turbopack).toMatchObject(turbopack);
  expect(Object.values(exported.turbopack?.resolveAlias ?? {})).toContain('next-islands/no-client');
  process.env.OPTIMIZE = '0';
  expect(withIslands({ ...own, output: 'export' }, { islands: 'start.ts' }).turbopack).toEqual(turbopack);
  expect(JSON.parse(process.env.NEXT_ISLANDS ?? '')).toMatchObject({ adapterPath: 'own.mjs' });
});
