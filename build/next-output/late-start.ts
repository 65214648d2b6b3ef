import { attribute, type Element, elementsOf, sourceOf } from '../html';

const hasAttribute = (element: Element, name: string) => attribute(element, name) !== undefined;
const isScript = (element: Element) => element.tagName === 'script' && hasAttribute(element, 'src');
const isChunk = (element: Element) => isScript(element) && hasAttribute(element, 'async');
const isPreload = (element: Element) => element.tagName === 'link' && attribute(element, 'as') === 'script';
/** A script of Next's that a browser with modules would load by itself. */
const isUnknown = (element: Element) =>
  isScript(element) &&
  !hasAttribute(element, 'async') &&
  !hasAttribute(element, 'nomodule') &&
  attribute(element, 'src')?.startsWith('/_next/');

/**
 * Replaces `<script async src>` with `<script data-src>`, which no browser fetches; boot/start-hydration.ts loads them.
 * Throws when there is none, or when a script is loaded in another way.
 */
export function withLateStart(html: string): string {
  const elements = elementsOf(html);
  const chunks = elements.filter(isChunk);
  if (chunks.length === 0) throw new Error('no <script async src>');
  const unknown = elements.find(isUnknown);
  if (unknown) throw new Error(sourceOf(html, unknown));
  const marks = chunks.map((chunk) => `<script type="text/plain" data-src="${attribute(chunk, 'src')}"></script>`);
  return [...chunks, ...elements.filter(isPreload)]
    .reduce((page, element) => page.replace(sourceOf(html, element), ''), html)
    .replace('</head>', () => `${marks.join('')}</head>`);
}
