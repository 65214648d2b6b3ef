/** @jest-environment node */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { belowFirstViewSelector } from '@/boot/dom';
import {
  chosenOptimizations,
  OPTIMIZATIONS,
  optimize,
  withLateScripts,
  withSingleQuotedData,
  withSuspenseMarkers,
} from '@/export/next-output';
import { withFirstViewStyles } from '@/export/next-output/first-view';

const SHEET = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
const CSS = `
@font-face{font-family:early;src:url(./early.woff2)}
@font-face{font-family:late;src:url(./late.woff2)}
@font-face{font-family:early;src:url(./polish.woff2);unicode-range:U+142}
.faces{--face-early:early}.hero{font-family:var(--face-early),serif}.about{font-family:late}
@property --used{syntax:"*";inherits:false}
@property --unused{syntax:"*";inherits:false}
@layer base{.hero{border:var(--used)}.hero:hover{color:red}.about{color:blue}footer{color:grey}html:not([data-js]) .hero{top:0}}
html[data-consent="unknown"] .hero{bottom:0}
@media print{.hero{color:black}}
@media (width < 700px){.hero{left:0}}`;
const PAGE = `<html lang="en"><head>${SHEET}</head><body><main><section class="hero">Hjem</section><section class="about"></section></main><footer></footer><!--/$--><script>(self.__next_f=[])</script></body></html>`;

async function styled(css = CSS, html = PAGE) {
  const out = mkdtempSync(join(tmpdir(), 'first-view-'));
  writeFileSync(join(out, 'a.css'), css);
  const text = await withFirstViewStyles(html, out);
  return { text, styles: /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '' };
}

describe('a page with the styles of its first view', () => {
  it('has the rules of what stands there, in every state that the boot script may mark', async () => {
    const { styles } = await styled();
    for (const rule of ['.hero{border', 'not([data-js]) .hero', 'data-consent="unknown"] .hero', '{left:0}']) {
      expect(styles.replaceAll("'", '"').replaceAll(' {', '{')).toContain(rule);
    }
  });

  it('has its rules beside a style of its own', async () => {
    const own = '<style data-href="own">.hero{--own:1}</style>';
    const { styles } = await styled(CSS, PAGE.replace('</head>', `${own}</head>`));
    expect(styles).toContain('.hero{border');
  });

  it('has nothing of what stands below, of paper and of pointers', async () => {
    const { styles } = await styled();
    expect(styles).not.toMatch(/\.about|grey|hover|print|--unused/);
  });

  it('knows the faces of what stands there, by their address from the root, and no other', async () => {
    const { styles } = await styled();
    expect(styles).toContain('url(/early.woff2)');
    expect(styles).not.toMatch(/late|polish/);
  });

  it('has its sheet behind all that is seen, once', async () => {
    const { text } = await styled();
    expect(text).toContain(`<!--/$-->${SHEET}<script>`);
    expect(text.split(SHEET)).toHaveLength(2);
  });

  it('hides what stands below until the sheet is there', async () => {
    expect((await styled()).styles).toContain(`${belowFirstViewSelector}{animation:var(--unstyled,`);
    expect(readFileSync('app/styles/base.css', 'utf8')).toContain('--unstyled: none');
  });

  it('is not made without a style sheet of React', async () => {
    await expect(styled(CSS, PAGE.replace(' data-precedence="next"', ''))).rejects.toThrow('data-precedence');
  });
});

describe('the scripts of a page', () => {
  const CHUNK = '<script src="/a.js" async=""></script>';
  const LATE = '<script type="text/plain" data-src="/a.js"></script>';

  it('are left for the boot script to load, without preloads', () => {
    expect(withLateScripts(`<head><link rel="preload" as="script" href="/a.js"/>${CHUNK}</head>`)).toBe(
      `<head>${LATE}</head>`,
    );
  });

  it('stay where they are inline, or for browsers without modules', () => {
    const kept = '<script src="/old.js" noModule=""></script><script>go()</script>';
    expect(withLateScripts(`<head>${kept}${CHUNK}</head>`)).toBe(`<head>${kept}${LATE}</head>`);
  });
});

describe('what Next writes', () => {
  it('rewrites the markers of Activity to those of Suspense', () => {
    expect(withSuspenseMarkers('<html lang="en"><!--&--><p></p><!--/&--></html>')).toBe(
      '<html data-parts="" lang="en"><!--$--><p></p><!--/$--></html>',
    );
  });

  it('Next’s data is one script, says the same and has no backslash before quotation marks', () => {
    const chunks = ['1:["It\'s \\"', '2:"\n\\n</p>"]'];
    const scripts = chunks.map((chunk) => `<script>self.__next_f.push([1,${JSON.stringify(chunk)}])</script>`);
    const page = withSingleQuotedData(`<script>(self.__next_f=[]).push([0])</script>${scripts.join('')}`);
    const [, code = ''] = /^<script>(.*)<\/script>$/s.exec(page) ?? [];
    expect(new Function('self', `${code};return self.__next_f`)({})).toEqual([[0], [1, chunks.join('')]]);
    expect(code).toContain('1:["It');
  });

  it.each([
    ['no <script async src>', '<head><script src="/a.js" defer=""></script></head>', withLateScripts],
    ['no self.__next_f', '<p></p>', withSingleQuotedData],
    ['no <html lang>', '<html\nlang="en"><!--&--><!--/&--></html>', withSuspenseMarkers],
    ['no markers of Activity', '<html lang="en"><p></p></html>', withSuspenseMarkers],
    ['no markers of Activity', '<html lang="en"><!--&--><p></p></html>', withSuspenseMarkers],
  ])('refuses with “%s” a page like %s', (message, html, change) => {
    expect(() => change(html)).toThrow(message);
  });
});

describe('OPTIMIZE', () => {
  it.each([
    [undefined, OPTIMIZATIONS],
    ['', OPTIMIZATIONS],
    ['0', []],
    ['suspense,first-view', ['suspense', 'first-view']],
  ])('of %j chooses %j', (names, chosen) => {
    expect(chosenOptimizations(names)).toEqual(chosen);
  });

  it('refuses a name that there is not', () => {
    expect(() => chosenOptimizations('first-view,fast')).toThrow(
      'OPTIMIZE: no “fast”, expected 0 or some of suspense,',
    );
  });
});

describe('optimize', () => {
  it('leaves pages as they are where Next’s HTML is new, and says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(await optimize(['<p>new</p>'], '', OPTIMIZATIONS)).toEqual(['<p>new</p>']);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no markers of Activity'));
  });

  it('throws for any other error, which stops the build', async () => {
    await expect(optimize([PAGE], '/no/such/folder', ['first-view'])).rejects.toThrow('ENOENT');
  });
});
