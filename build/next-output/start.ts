import { attribute, type Element, elementsOf, sourceOf } from '../html';

const isChunk = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'src') !== undefined && attribute(element, 'async') !== undefined;
/** One that every browser would load by itself. */
const isOther = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src')?.startsWith('/_next/') === true &&
  !isChunk(element) &&
  attribute(element, 'nomodule') === undefined;
const isPreload = (element: Element) => element.tagName === 'link' && attribute(element, 'as') === 'script';

/**
 * Leaves the start of the page's scripts to the boot script (boot/start.ts), which finds them all at the end of `<head>`: no
 * browser fetches `data-src`. They are loaded in any order, so their place means nothing.
 * Throws when the page has no script that is loaded beside it, or one of Next's that is loaded otherwise.
 */
export function withLateStart(html: string): string {
  const elements = elementsOf(html);
  const chunks = elements.filter(isChunk);
  if (chunks.length === 0) throw new Error('no <script async src>');
  const other = elements.find(isOther);
  if (other) throw new Error(sourceOf(html, other));
  const marks = chunks.map((chunk) => `<script type="text/plain" data-src="${attribute(chunk, 'src')}"></script>`);
  return [...chunks, ...elements.filter(isPreload)]
    .reduce((page, element) => page.replace(sourceOf(html, element), ''), html)
    .replace('</head>', () => `${marks.join('')}</head>`);
}
