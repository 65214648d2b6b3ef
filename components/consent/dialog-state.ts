import { useSyncExternalStore } from 'react';

/** Whether the settings dialog is open: one dialog, opened from the banner, the footer, the map and the privacy policy. */
let open = false;
/** What had been pressed to open it; gets the focus back. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

function set(value: boolean): void {
  open = value;
  for (const listener of listeners) listener();
}

/** Opens the dialog, as an answer to a press. */
export function openConsentDialog({ currentTarget }: { currentTarget: HTMLElement }): void {
  opener = currentTarget;
  set(true);
}

/** Closes the dialog; the focus returns to what opened it, or to the page's content if that was the banner, which is gone. */
export function closeConsentDialog(): void {
  set(false);
  setTimeout(() => {
    const target = opener?.checkVisibility() ? opener : document.getElementById('main');
    target?.focus({ preventScroll: true });
  });
}

export function useConsentDialogOpen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => open,
    () => false,
  );
}
