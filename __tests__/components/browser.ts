/** What jsdom lacks of a browser, as far as the components ask for it. Import it before them. */

/** Media queries that match. */
export const media = new Set<string>();

type Callback = (entries: { isIntersecting: boolean }[]) => void;
const observers = new Set<Callback>();

/** Tells everyone who asked whether what they watch is in view. */
export function scrollIntoView(isIntersecting: boolean): void {
  for (const callback of observers) callback([{ isIntersecting }]);
}

class Observer {
  constructor(private readonly callback: Callback) {}
  observe() {
    observers.add(this.callback);
  }
  unobserve() {}
  disconnect() {
    observers.delete(this.callback);
  }
}

/** Texts for a component: each is called like its key. */
export function words<Text extends object>(): Text {
  return new Proxy({}, { get: (_, key) => (typeof key === 'string' ? key : undefined) }) as Text;
}

Object.assign(window, {
  IntersectionObserver: Observer,
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
  matchMedia: (query: string) => ({ matches: media.has(query), addEventListener() {}, removeEventListener() {} }),
});
Object.assign(Element.prototype, { getAnimations: () => [] });
// Pictures load, or fail, when a test says so.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { value: false });
// jsdom lays nothing out: everything in the page counts as visible.
Element.prototype.getClientRects = function (this: Element) {
  return (this.isConnected ? [{}] : []) as unknown as DOMRectList;
};
