import { attribute, type Element, elementsOf, sourceOf } from './html';
import { breaches, type Origins, policyFor } from './policy';

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
export interface Injected {
  boot: string;
  origins: Origins;
}

/** A page with the boot script, and with a policy that allows what is inline in it and nothing else. */
export function addCsp(html: string, { boot, origins }: Injected): string {
  // The boot script stands before any other script and before the first paint.
  const booted = html.replace('<head>', () => `<head><script>${boot}</script>`);
  return toFront(withPolicy(booted, origins), isCharset);
}

/** Throws with the file and every reason why a page, as Next wrote it, would be broken by its policy. */
export function assertCspSafe(html: string, file: string): void {
  const found = breaches(html);
  if (found.length > 0) throw new Error(found.map((breach) => `${file}: ${breach}`).join('\n'));
}
