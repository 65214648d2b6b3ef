import { useEffect, useRef } from 'react';

/** Not in TypeScript's DOM types yet (https://html.spec.whatwg.org/#close-watcher). */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

/** Lets a phone's back gesture close what is open, where the browser has `CloseWatcher`; no history entry is faked for it. */
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
