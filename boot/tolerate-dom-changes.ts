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

/** If React empties the page, because of an error above all boundaries, the server's HTML is put back before the next paint. */
export function keepServerHtml(): void {
  const root = document.documentElement;
  let server: { body: HTMLElement; nodes: Node[]; attributes: [string, string][] } | undefined;
  const remember = () => {
    const { body } = document;
    // Firefox ends a page that is left for another language before it has a body.
    if (!body) return;
    // A browser logs an error when speculation rules are inserted twice.
    const nodes = [...body.childNodes].filter((node) => (node as HTMLScriptElement).type !== 'speculationrules');
    server = { body, nodes, attributes: [...root.attributes].map(({ name, value }) => [name, value]) };
  };
  const observer = new MutationObserver(() => {
    const isThere = document.querySelector('main') !== null;
    if (isThere && document.readyState === 'loading') remember();
    if (isThere || !server) return;
    observer.disconnect();
    const { body, nodes, attributes } = server;
    for (const [name, value] of attributes) {
      // The Content-Security-Policy blocks the attribute.
      if (name === 'style') root.style.cssText = value;
      else root.setAttribute(name, value);
    }
    delete root.dataset.js;
    document.body = body;
    body.replaceChildren(...nodes);
  });
  observer.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', remember);
}
