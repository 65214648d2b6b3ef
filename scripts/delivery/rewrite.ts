import { attribute, type Element, elementsOf, sourceOf } from './page';
import { breaches, type Origins, policyFor } from './policy';
import { withLateStart } from './start';

const isCharset = (element: Element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined;

function find(html: string, is: (element: Element) => boolean): string | undefined {
  const element = elementsOf(html).find(is);
  return element && sourceOf(html, element);
}

/** Moves one element to the front of `<head>`. */
function toFront(html: string, is: (element: Element) => boolean): string {
  const source = find(html, is) ?? '';
  return html.replace(source, '').replace('<head>', () => `<head>${source}`);
}

/** Puts the policy of the page before everything that it is about. */
function withPolicy(html: string, origins: Origins): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyFor(html, origins)}"/>`;
  return html.replace('<head>', () => `<head>${meta}`);
}

/** What goes into every page of the site: the boot script, and where a page may send to. */
export interface Given {
  boot: string;
  origins: Origins;
}

/** What is done to a page, in this order; each step takes the page and gives it back changed. */
const STEPS: ((html: string, given: Given) => string)[] = [
  // The server's Activity is the browser's Suspense (components/ui/Part.tsx).
  (html) => html.replaceAll('<!--&-->', '<!--$-->').replaceAll('<!--/&-->', '<!--/$-->'),
  withLateStart,
  // Before any other script and before the first paint.
  (html, { boot }) => html.replace('<head>', () => `<head><script>${boot}</script>`),
  // After every step that changes a script: the policy holds their hashes.
  (html, { origins }) => withPolicy(html, origins),
  (html) => toFront(html, isCharset),
];

/** Finishes one exported page. Throws with the file and the reason when the page holds what its policy forbids. */
export function rewritePage(html: string, file: string, given: Given): string {
  const found = breaches(html);
  if (found.length > 0) throw new Error(found.map((breach) => `${file}: ${breach}`).join('\n'));
  return STEPS.reduce((page, step) => step(page, given), html);
}
