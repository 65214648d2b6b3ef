import { attribute, type Element, elementsOf, sourceOf } from './page';
import { breaches, type Origins, policyFor } from './policy';
import { withLateStart } from './start';

const isCharset = (element: Element) => element.tagName === 'meta' && attribute(element, 'charset') !== undefined;
/** The site's own inline script, which has to run before any other and before the first paint. */
const isHeadScript = (element: Element) => element.tagName === 'script' && attribute(element, 'id') === 'head';

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

/** What is done to a page, in this order; each step takes the page and gives it back changed. */
const STEPS: ((html: string, origins: Origins) => string)[] = [
  (html) => toFront(html, isHeadScript),
  withLateStart,
  // After every step that changes a script: the policy holds their hashes.
  withPolicy,
  (html) => toFront(html, isCharset),
];

/** Finishes one exported page. Throws with the file and the reason when the page holds what its policy forbids. */
export function rewritePage(html: string, file: string, origins: Origins): string {
  const missing = find(html, isHeadScript) ? [] : ['<script id="head"> is missing: without it no chunk may be loaded'];
  const found = [...missing, ...breaches(html)];
  if (found.length > 0) throw new Error(found.map((breach) => `${file}: ${breach}`).join('\n'));
  return STEPS.reduce((page, step) => step(page, origins), html);
}
