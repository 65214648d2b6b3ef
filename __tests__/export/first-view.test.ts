/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { belowFirstViewSelector } from '@/browser/boot/dom';
import { withFirstViewStyles } from '@/export/first-view';
import { UnknownHtml } from '@/export/html';
import { newFolder } from '../folder';

const SHEET = '<link rel="stylesheet" href="/a.css" data-precedence="next"/>';
const CSS = `
@font-face{font-family:early;src:url(./early.woff2)}
@font-face{font-family:late;src:url(./late.woff2)}
@font-face{font-family:early;src:url(./polish.woff2);unicode-range:U+142}
.faces{--face-early:early}.hero{font-family:var(--face-early),serif}.about{font-family:late}
@layer base{.hero{border:0}.hero:hover{color:red}.about{color:blue}footer{color:grey}html:not([data-js]) .hero{top:0}}
html[data-consent="unknown"] .hero{bottom:0}
@media print{.hero{color:black}}
@media (width < 700px){.hero{left:0}}`;
const PAGE = `<html lang="en"><head>${SHEET}</head><body><main><section class="hero">Hjem</section><section class="about"></section></main><footer></footer></body></html>`;

async function styled(css = CSS, html = PAGE) {
  const text = await withFirstViewStyles(html, newFolder({ 'a.css': css }));
  return { text, styles: /<style>(.*)<\/style>/s.exec(text)?.[1] ?? '' };
}

describe('a page with the styles of its first view', () => {
  it('has the rules of what is there, in every state that the boot script may mark', async () => {
    const { styles } = await styled();
    for (const rule of ['.hero{border', 'not([data-js]) .hero', 'data-consent="unknown"] .hero', '{left:0}']) {
      expect(styles.replaceAll("'", '"').replaceAll(' {', '{')).toContain(rule);
    }
  });

  it('has its rules and, in one element with them, a style of React', async () => {
    const own = '<style data-href="own">.hero{--own:1}</style>';
    const { styles, text } = await styled(CSS, PAGE.replace('</head>', `${own}</head>`));
    expect(styles).toContain('.hero{border');
    expect(styles).toMatch(/\.hero\{--own:1\}$/);
    expect(text.match(/<style/g)).toHaveLength(1);
  });

  it('has nothing for what is below, for print or for pointers', async () => {
    const { styles } = await styled();
    expect(styles).not.toMatch(/\.about|grey|hover|print/);
  });

  it('has the font faces of what is there, by their address from the root, and no others', async () => {
    const { styles } = await styled();
    expect(styles).toContain('url(/early.woff2)');
    expect(styles).not.toMatch(/late|polish/);
  });

  it('has its sheet behind all that is seen, once', async () => {
    const { text } = await styled();
    expect(text).toContain(`</footer>${SHEET}</body>`);
    expect(text.split(SHEET)).toHaveLength(2);
  });

  it('hides what is below until the sheet is there', async () => {
    expect((await styled()).styles).toContain(`${belowFirstViewSelector}{animation:var(--unstyled,`);
    expect(readFileSync('app/styles/base.css', 'utf8')).toContain('--unstyled: none');
  });

  it('is not made without a style sheet of Next', async () => {
    await expect(styled(CSS, PAGE.replace(SHEET, ''))).rejects.toThrow(UnknownHtml);
  });
});
