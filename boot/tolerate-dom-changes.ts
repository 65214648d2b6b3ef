/**
 * Makes React's way of changing a page bear what other programs do to it. A translator moves every text into elements of
 * its own, an extension takes an element away: where React then removes a node, or puts one before it, a browser throws,
 * and React would give up the whole part.
 */
export function tolerateDomChanges(): void {
  const { removeChild, insertBefore } = Node.prototype;
  /** The child of `parent` that holds `node`, now that something has been put around it. */
  const childWith = (parent: Node, node: Node | null): Node | null => {
    let child = node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child;
  };
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childWith(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    return insertBefore.call(this, node, childWith(this, before)) as T;
  };
}

/**
 * The last resort: the document that the server has sent. Where React empties the page, because something has failed above
 * all of its parts, the elements that it threw out are put back as they were, before the next paint.
 */
export function keepPage(): void {
  const root = document.documentElement;
  addEventListener('DOMContentLoaded', () => {
    const { body } = document;
    // A browser takes in the rules for pages ahead once, and complains when it meets them again.
    const kept = [...body.childNodes].filter((node) => (node as HTMLScriptElement).type !== 'speculationrules');
    const attributes = () => [...root.attributes].map(({ name, value }) => [name, value] as const);
    const before = attributes();
    const observer = new MutationObserver(() => {
      if (document.querySelector('main')) return;
      observer.disconnect();
      for (const [name, value] of before) {
        // The policy refuses a style as an attribute.
        if (name === 'style') root.style.cssText = value;
        else root.setAttribute(name, value);
      }
      delete root.dataset.js;
      if (document.body !== body) document.body?.remove();
      if (!body.isConnected) root.append(body);
      body.replaceChildren(...kept);
    });
    observer.observe(document, { childList: true, subtree: true });
  });
}
