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
