type Callback = (entries: { isIntersecting: boolean }[]) => void;

let callback: Callback;

/** Replaces the observer, which jsdom does not have. */
class Observer {
  constructor(onChange: Callback) {
    callback = onChange;
  }
  observe() {}
  disconnect() {}
}
Object.assign(window, { IntersectionObserver: Observer });

/** Tells the newest observer whether what it observes is in view; several states are reported at once. */
export const observe = (...states: boolean[]) => callback(states.map((isIntersecting) => ({ isIntersecting })));
