import { useSyncExternalStore } from 'react';

/** Creates a value that several client components share. */
export function createStore<Value>(first: Value) {
  let value = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    /** A hook that returns `read(value)`, or `initial` on the server and during hydration. */
    use: <Shown>(read: (value: Value) => Shown, initial: Shown): Shown =>
      useSyncExternalStore(
        subscribe,
        () => read(value),
        () => initial,
      ),
  };
}

const constant = createStore(null);

/** False on the server and during hydration, then true. */
export const useHydrated = () => constant.use(() => true, false);
