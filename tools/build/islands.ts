import { attribute, type Element, elementsOf, isScript, sourceOf, UnknownHtml, withoutElements } from './html';

const isPreload = (element: Element) => element.tagName === 'link' && attribute(element, 'as') === 'script';

/**
 * Replaces Next's scripts with the one of the islands. Moves props, which the first paint does not need, to an array at the end of the page;
 * `data-props` becomes the index. Throws `UnknownHtml`.
 */
export function withIslands(html: string, script: string): string {
  const elements = elementsOf(html);
  const scripts = elements.filter(isScript);
  if (scripts.length === 0) throw new UnknownHtml('no <script>');
  if (!html.includes('</body>')) throw new UnknownHtml('no </body>');
  const props = elements.flatMap((element) => attribute(element, 'data-props') ?? []);
  let index = 0;
  const page = withoutElements(html, [...scripts, ...elements.filter(isPreload)]).replaceAll(
    / data-props="[^"]*"/g,
    () => ` data-props="${index++}"`,
  );
  if (props.length === 0) return page;
  const data = `<script type="application/json" id="props">[${props.join().replaceAll('<', '\\u003c')}]</script>`;
  // `async`, because it would delay DOMContentLoaded.
  return page.replace('</body>', () => `${data}<script type="module" async src="${script}"></script></body>`);
}

/** Adds inline scripts to a page: `head` at the start of `<head>`, `body` after the first view. Throws `UnknownHtml`. */
export function withBoot(html: string, head: string, body: string): string {
  const elements = elementsOf(html);
  const hero = elements.find((element) => attribute(element, 'id') === 'hero');
  const main = elements.find(({ tagName }) => tagName === 'main');
  if (!html.includes('<head>') || !main) throw new UnknownHtml('no <head> or <main>');
  const before = hero ? sourceOf(html, hero) : html.slice(0, main.sourceCodeLocation?.startOffset);
  return html
    .replace(before, () => `${before}<script>${body}</script>`)
    .replace('<head>', () => `<head><script>${head}</script>`);
}
