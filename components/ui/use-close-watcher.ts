import { useEffect, useRef } from 'react';

/** What the library of types does not know yet (https://html.spec.whatwg.org/#close-watcher). */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Lets a telephone's back gesture close what is open, where the browser has `CloseWatcher`; no history entry is made up for it. */
export function useCloseWatcher(open: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close.current());
    return () => watcher.destroy();
  }, [open]);
}
