import { setFlag } from '@/lib/signals';

/** Lets React update a DOM that extensions or translators have changed, instead of throwing for a node that was moved. */
export function tolerateDomChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    if (!this.contains(node) || node === (this as Node)) return node;
    // A translator's wrappers that hold nothing else go too.
    let outer: Node = node;
    while (outer.parentNode !== this && outer.parentNode?.childNodes.length === 1) outer = outer.parentNode;
    removeChild.call(outer.parentNode, outer);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let child = before;
    while (child && child.parentNode !== this) child = child.parentNode;
    return insertBefore.call(this, node, child) as T;
  };
}

type PageSnapshot = { body: HTMLElement; nodes: Node[]; attributes: [string, string][] };

/** If React empties the page, because of an error above all boundaries, the server's HTML is put back before the next paint. */
export function keepServerHtml(): void {
  let server: PageSnapshot | undefined;
  const remember = () => {
    server = readServerHtml() ?? server;
  };
  const observer = new MutationObserver(() => {
    const hasMain = document.querySelector('main') !== null;
    if (hasMain && document.readyState === 'loading') remember();
    if (hasMain || !server) return;
    observer.disconnect();
    putBack(server);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', remember);
}

/** Undefined in Firefox if the page was left for another language before it had a body. */
function readServerHtml(): PageSnapshot | undefined {
  const { body, documentElement } = document;
  if (!body) return undefined;
  // A browser logs an error when speculation rules are inserted twice.
  const nodes = [...body.childNodes].filter((node) => (node as HTMLScriptElement).type !== 'speculationrules');
  return { body, nodes, attributes: [...documentElement.attributes].map(({ name, value }) => [name, value]) };
}

function putBack({ body, nodes, attributes }: PageSnapshot): void {
  const root = document.documentElement;
  for (const [name, value] of attributes) {
    // The Content-Security-Policy blocks the attribute.
    if (name === 'style') root.style.cssText = value;
    else root.setAttribute(name, value);
  }
  setFlag('js', false);
  document.body = body;
  body.replaceChildren(...nodes);
}
