import { useSyncExternalStore } from 'react';

/** A value that several islands share: any of them sets it, and all that use it follow. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  /**
   * What an island shows of it, followed live.
   * @param read what is shown: the value itself, or anything that may have changed when it is set
   * @param before what the server shows; else what it reads of the first value
   */
  use(): Value;
  use<Shown>(read: (value: Value) => Shown, before?: Shown): Shown;
}

/**
 * Makes a store.
 * @param first the value before anything is set
 * @param connect called when the first island follows, for what comes from elsewhere; returns how to stop
 */
export function createStore<Value>(first: Value, connect?: () => () => void): Store<Value> {
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
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    use: <Shown>(read: (value: Value) => Shown = (all) => all as unknown as Shown, before?: Shown) =>
      useSyncExternalStore(
        subscribe,
        () => read(value),
        () => before ?? read(first),
      ),
  };
}
