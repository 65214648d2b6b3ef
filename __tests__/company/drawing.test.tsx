/** @jest-environment node */

import { renderToStaticMarkup } from 'react-dom/server';
import { parseDrawing } from '@/company/drawing';
import { drawElement } from '@/components/ui/drawing';

/** Returns the HTML inside the `<svg>` of a drawing. */
const drawn = (svg: string, name?: string) =>
  renderToStaticMarkup(<svg aria-hidden>{drawElement(parseDrawing(svg, name).group)}</svg>).replace(/<.?svg.*?>/g, '');

describe('a drawing', () => {
  it('keeps the paint of its root, but neither its size nor the attributes of drawing programs', () => {
    const root = 'width="9" height="9" data-name="Layer 1" fill="none" stroke="currentColor" stroke-width="2"';
    const path = '<path data-name="a" inkscape:label="b" xml:space="preserve" fill-rule="evenodd" d="M0 0h9"/>';
    expect(drawn(`<?xml version="1.0"?><svg viewBox="0 0 9 9" ${root}>${path}</svg>`)).toBe(
      '<g fill="none" stroke="currentColor" stroke-width="2"><path fill-rule="evenodd" d="M0 0h9"></path></g>',
    );
  });

  it('gets unique ids, also in references', () => {
    const svg = `<svg viewBox="0 0 9 9"><defs><linearGradient id="a"><stop/></linearGradient><path id="b"/></defs>
      <path fill="url(#a)" stroke="url('#a')" color="#abc"/><use xlink:href="#b"/></svg>`;
    const html = drawn(svg, 'platforms/flyt');
    expect(html).toContain('<linearGradient id="platforms-flyt-a">');
    expect(html).toContain('<path id="platforms-flyt-b">');
    expect(html).toMatch(/fill="url\(#platforms-flyt-a\)" stroke="url\(&#x27;#platforms-flyt-a&#x27;\)" color="#abc"/);
    expect(html).toContain('<use href="#platforms-flyt-b">');
  });

  it('may refer to ids of the logo, unless it has the same ids', () => {
    const svg = '<svg viewBox="0 0 9 9"><path id="a"/><use href="#a"/><use href="#name"/></svg>';
    const html = drawn(svg, 'wordmark-footer');
    expect(html).toContain('<path id="wordmark-footer-a"></path><use href="#wordmark-footer-a"></use>');
    expect(html).toContain('<use href="#wordmark-name">');
    expect(drawn('<svg viewBox="0 0 9 9"><path id="name"/></svg>')).toContain('id="wordmark-name"');
  });
});
