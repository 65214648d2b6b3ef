import { useEffect, useEffectEvent } from 'react';

/** Not in TypeScript's DOM types yet (https://html.spec.whatwg.org/#close-watcher). */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Lets a phone's back gesture close what is open, in browsers that have `CloseWatcher`. */
export function useCloseWatcher(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
