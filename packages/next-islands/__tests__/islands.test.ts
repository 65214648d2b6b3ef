/** @jest-environment node */
import { matcher, withEdits } from '../build/html';
import { bootEdits, islandEdits } from '../build/islands';

const SCRIPT = '/start.js';
const NEXT = '<script src="/docs/_next/static/chunks/a.js" async=""></script>';
const DATA = '<script type="application/ld+json">{"a":"$&"}</script>';
const island = (json: string) => `<div data-island="Form" data-props="${json}"></div>`;
const pageOf = (body: string, head = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const withIslands = (html: string) => withEdits(html, islandEdits(html, SCRIPT));
const made = (body: string, head?: string) => withIslands(pageOf(body, head));

describe('a page with its islands', () => {
  it('does not contain Next’s scripts, but all others', () => {
    const scripts = [
      ...[NEXT, NEXT, '<script>(self.__next_f=self.__next_f||[]).push([0])</script>'],
      '<script id="_R_">(globalThis["TURBOPACK"]||=[]).push([])</script>',
    ];
    // The theme before the first paint, statistics, and React's for a part that came late.
    const own = ['theme()', '$RC("B:0","S:0")'].map((code) => `<script>${code}</script>`).join('');
    const others = `${own}<script src="/statistics.js"></script>${DATA}`;
    const preload = '<link rel="preload" as="script" href="/_next/a.js"/>';
    const font = '<link rel="preload" as="font" href="/a.woff2"/>';
    expect(made(`<p>$& $1</p>${scripts.join('')}${others}`, preload + font + preload)).toBe(
      pageOf(`<p>$& $1</p>${others}`, font),
    );
  });

  it('has a list of props at the end, then the script; islands have their index', () => {
    const props = [
      '{&quot;a&quot;:&quot;&lt;/script&gt;&lt;/script&gt; &amp;lt; &#x27;&#x27;&quot;}',
      '{&quot;b&quot;:&quot;$&amp;&quot;}',
    ];
    const html = made(`${props.map(island).join('')}${NEXT}`);
    const [, list = ''] = /<script type="application\/json" id="props">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(list)).toEqual([{ a: "</script></script> &lt; ''" }, { b: '$&' }]);
    expect(list).not.toContain('<');
    const end = `<script type="application/json" id="props">${list}</script><script type="module" async src="/start.js"></script>`;
    expect(html).toBe(pageOf(`${island('0')}${island('1')}${end}`));
  });

  it('keeps texts and attributes that look like an island’s', () => {
    const like = '<script type="text/plain">" data-props="1" </body>"</script><p data-props="2">';
    const html = made(`${like}</p>${island('{}')}${NEXT}`);
    expect(html).toContain(`<body>${like}</p>${island('0')}<script type="application/json" id="props">[{}]</script>`);
    expect(html).toMatch(/<\/script><\/body><\/html>$/);
  });

  it('has no script if it has no islands', () => {
    expect(made(`<p>404</p>${NEXT}`)).toBe(pageOf('<p>404</p>'));
  });

  it('has no comments between texts but in islands, and no empty place for late metadata', () => {
    const late = '<!--$?--><template id="B:0"></template><!--/$-->';
    const form = '<div data-island="Form"><p>1<!-- --> kr</p></div>';
    const kept = `${late}<p hidden=""></p>${form}`;
    expect(made(`<div hidden=""><!--$--><!--/$--></div><p>1<!-- --> kr</p>${kept}${NEXT}`)).toContain(
      `<body><p>1 kr</p>${kept}<script`,
    );
  });

  it.each([
    ['no <script>', pageOf(island('{}') + DATA)],
    ['no </body>', `<body>${island('{}')}${NEXT}`],
  ])('is refused with %s', (message, html) => {
    expect(() => withIslands(html)).toThrow(`is not what next-islands expects: ${message}`);
  });
});

describe('a page with the boot script', () => {
  const START = '<section id="hero">$&<section></section>';
  const SCRIPTS = { head: 'a("$&")', view: 'b("$0")', body: 'c("$1")' };
  const VIEW = `<script>${SCRIPTS.view}</script>`;
  const LATE = `<script>${SCRIPTS.body}</script>`;
  const booted = (body: string) => withEdits(pageOf(body), bootEdits(pageOf(body), SCRIPTS, matcher('#hero')));
  const withHead = (body: string) => pageOf(body, '<script>a("$&")</script>');

  it.each([
    ['at the end of its first view and after it', `<main>${START}`, '</section>', '<section></section></main>'],
    ['before its content if there is no first view', '<header></header>', '', '<main><section></section></main>'],
    ['at its start if there is no <main> either', '', '', '<p></p>'],
  ])('has the other scripts %s', (_, before, between, after) => {
    expect(booted(before + between + after)).toBe(withHead(before + VIEW + between + LATE + after));
  });

  it('is refused without head', () => {
    expect(() => bootEdits('<main></main>', SCRIPTS, () => false)).toThrow('no <head>');
  });
});
