import { useSyncExternalStore } from 'react';

/**
 * A value that several client components share.
 * @param first the value before anything is set
 * @param connect called when the first component subscribes, to follow changes from elsewhere; returns how to stop
 */
export function createStore<Value>(first: Value, connect?: () => () => void) {
  let value = first;
  let disconnect: (() => void) | undefined;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) disconnect = connect?.();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) disconnect?.();
    };
  };
  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    /** A hook: what `read` returns, read again whenever the value is set; `initial` on the server and during hydration. */
    use: <Shown>(read: (value: Value) => Shown, initial: Shown): Shown =>
      useSyncExternalStore(
        subscribe,
        () => read(value),
        () => initial,
      ),
  };
}
