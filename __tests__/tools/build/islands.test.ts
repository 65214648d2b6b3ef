/** @jest-environment node */
import { withBoot, withIslands } from '@/tools/build/islands';

const SCRIPT = '/start.js';
const NEXT = '<script src="/next.js" async=""></script>';
const DATA = '<script type="application/ld+json">{"a":"$&"}</script>';
const island = (json: string) => `<div data-island="Form" data-props="${json}"></div>`;
const pageOf = (body: string, head = '') => `<html><head>${head}</head><body>${body}</body></html>`;
const made = (body: string, head?: string) => withIslands(pageOf(body, head), SCRIPT);

describe('a page with its islands', () => {
  it('does not contain Next’s scripts, but all others', () => {
    const scripts = [
      ...[NEXT, NEXT, '<script>(self.__next_f=[])</script>', '<script src="/old.js" noModule=""></script>'],
      ...['module', 'text/javascript', ''].map((type) => `<script type="${type}">go()</script>`),
      '<template><script>late()</script></template>',
    ];
    const preload = '<link rel="preload" as="script" href="/next.js"/>';
    const font = '<link rel="preload" as="font" href="/a.woff2"/>';
    expect(made(`<p>$& $1</p>${scripts.join('')}${DATA}`, preload + font + preload)).toBe(
      pageOf(`<p>$& $1</p><template></template>${DATA}`, font),
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

  it('has no script if it has no islands', () => {
    expect(made(`<p>404</p>${NEXT}`)).toBe(pageOf('<p>404</p>'));
  });

  it.each([
    ['no <script>', pageOf(island('{}') + DATA)],
    ['no </body>', `<body>${NEXT}`],
  ])('is refused with %s', (message, html) => {
    expect(() => withIslands(html, SCRIPT)).toThrow(`is not what export/ expects: ${message}`);
  });
});

describe('a page with the boot script', () => {
  const HERO = '<section id="hero">$&<section></section></section>';
  const booted = (body: string) => withBoot(pageOf(body), 'a("$&")', 'b("$1")');
  const withHead = (body: string) => pageOf(body, '<script>a("$&")</script>');

  it.each([
    ['after its first view', [`<main>${HERO}`, '<section></section></main>']],
    ['before its content if there is no first view', ['<header></header>', '<main><section></section></main>']],
  ])('has the late script %s', (_, [before, after]) => {
    expect(booted(`${before}${after}`)).toBe(withHead(`${before}<script>b("$1")</script>${after}`));
  });

  it.each([
    ['head', '<body><main></main></body>'],
    ['content', pageOf(HERO)],
  ])('is refused without %s', (_, html) => {
    expect(() => withBoot(html, '', '')).toThrow('no <head> or <main>');
  });
});
