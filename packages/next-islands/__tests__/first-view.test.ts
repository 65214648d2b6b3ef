/** @jest-environment node */
import { firstViewStyles } from '../build/first-view';
import { UnknownHtml, withEdits } from '../build/html';
import { newFolder } from './folder';

const FIRST_VIEW = {
  below: 'main > section ~ section, footer',
  states: 'data-consent="unknown" data-scrolled',
  unseen: '#late',
  layers: 'base',
};

const SHEETS = ['/a.css', '/b.css'].map((href) => `<link rel="stylesheet" href="${href}"/>`).join('');
const CSS = `
@font-face{font-family:early;src:url(./early.woff2)}
@font-face{font-family:late;src:url(./late.woff2)}
@font-face{font-family:early;src:url(./polish.woff2);unicode-range:U+142}
.faces{--font-early:early}.hero{font-family:var(--font-early),serif}.about{font-family:late}
@layer base{.hero{border:0}.hero:hover{color:red}.hero:not(:hover){color:blue}.about{color:blue}footer{color:grey}html:not([data-js]) .hero{top:0}.late{top:1px}.asked{top:2px}.answer{top:3px}}:root{--unstyled:none}
html[data-consent="unknown"] .hero{bottom:0}html[data-scrolled] .hero{right:0}
@media print{.hero{color:black}}
@media (width < 700px){.hero{left:0}}`;
const PAGE = `<html lang="en"><head>${SHEETS}</head><body><main><section class="hero">Hjem</section><p id="late" class="late"></p><details><summary class="asked"></summary><p class="answer"></p></details><section class="about"></section></main><footer></footer></body></html>`;

const withFirstViewStyles = async (html: string, ...options: Parameters<typeof firstViewStyles>) =>
  withEdits(html, await firstViewStyles(...options)(html));

async function styled(html = PAGE, css = CSS) {
  const dir = newFolder({ 'a.css': css, 'b.css': '.hero{z-index:1}' });
  const text = await withFirstViewStyles(html, dir, FIRST_VIEW);
  return { text, styles: /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '' };
}

describe('the inlined styles of the first view', () => {
  it('are the rules of what is there, in each state that the boot script may set, and no others', async () => {
    const { styles } = await styled();
    const states = ['not([data-js]) .hero', 'data-consent="unknown"] .hero', 'data-scrolled] .hero'];
    for (const rule of ['.hero{border', '.asked{', '{left:0}', '{z-index:1}', '.hero:not(:hover)', ...states]) {
      expect(styles.replaceAll("'", '"').replaceAll(' {', '{')).toContain(rule);
    }
    expect(styles).not.toMatch(/\.about|\.late|\.answer|grey|hero:hover|print|--unstyled:none/);
  });

  it('have no rule whose condition nothing meets, and no custom property that nothing reads', async () => {
    const { styles } = await styled(
      PAGE,
      `${CSS}main:has(.menu) .hero{top:4px}main:has(.hero) summary::before{top:5px}
      .hero{--unread:1;--read:2;order:var(--read)}@property --unread{syntax:"*";inherits:false}`,
    );
    expect(styles).toMatch(/\{top:5px\}/);
    expect(styles).toMatch(/--read:2/);
    expect(styles).not.toMatch(/top:4px|--unread/);
  });

  it('end with the styles of React, in the same element', async () => {
    const own = ['1', '2'].map((id) => `<style data-href="own${id}">.hero{--own:${id}}</style>`).join('');
    const { styles, text } = await styled(PAGE.replace('</head>', `${own}</head>`));
    expect(styles).toMatch(/\.hero\{border.*\.hero\{--own:1\}\.hero\{--own:2\}$/s);
    expect(text.match(/<style/g)).toHaveLength(1);
  });

  it('have the fonts of what is there, with absolute addresses, and no others', async () => {
    const { styles } = await styled();
    expect(styles).toContain('url(/early.woff2)');
    expect(styles).not.toMatch(/late|polish/);
  });

  it('hide what is below until the style sheet, which is at the end of the page, has loaded', async () => {
    const { styles, text } = await styled();
    expect(text).toContain(`</footer>${SHEETS}</body>`);
    expect(text.split(SHEETS)).toHaveLength(2);
    expect(styles).toMatch(
      /^@layer unstyled,base;@layer unstyled\{@media screen\{main > section ~ section, footer\{animation:var\(--unstyled,/,
    );
    expect(styles).toContain(
      'html[data-unpainted] :is(main > section ~ section, footer):not([data-painted])>*{display:none!important}',
    );
  });

  it('lay out smaller parts, too, if the site names them', async () => {
    const text = await withFirstViewStyles(PAGE, newFolder({ 'a.css': CSS, 'b.css': '' }), {
      ...FIRST_VIEW,
      parts: 'footer,.about',
    });
    expect(text).toContain('html[data-unpainted] :is(footer,.about):not([data-painted])>*{');
    expect(text).toContain('main > section ~ section, footer{animation:');
  });

  it('need a style sheet that tells when it has loaded', async () => {
    await expect(styled(PAGE, CSS.replace('--unstyled', '--other'))).rejects.toThrow(
      'no style sheet has `:root { --unstyled: none }`',
    );
  });

  it('are those of a site in a folder, too', async () => {
    const dir = newFolder({ 'a.css': CSS, 'b.css': '' });
    const text = await withFirstViewStyles(PAGE.replaceAll('href="/', 'href="/docs/'), dir, FIRST_VIEW, {
      basePath: '/docs',
    });
    expect(text).toContain('url(/docs/early.woff2)');
  });

  it('need a style sheet of Next', async () => {
    await expect(styled(PAGE.replace(SHEETS, ''))).rejects.toThrow(UnknownHtml);
  });
});
