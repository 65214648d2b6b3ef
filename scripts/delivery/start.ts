import { attribute, type Element, elementsOf, sourceOf } from './page';

const isChunk = (element: Element) =>
  element.tagName === 'script' && attribute(element, 'src') !== undefined && attribute(element, 'async') !== undefined;
const isPreload = (element: Element) => element.tagName === 'link' && attribute(element, 'as') === 'script';

/** Leaves the start of the page's scripts to the boot script (boot/start.ts): no browser fetches `data-src`. */
export function withLateStart(html: string): string {
  return elementsOf(html).reduce((page, element) => {
    const source = sourceOf(html, element);
    if (isPreload(element)) return page.replace(source, '');
    if (!isChunk(element)) return page;
    return page.replace(source, () => `<script type="text/plain" data-src="${attribute(element, 'src')}"></script>`);
  }, html);
}
