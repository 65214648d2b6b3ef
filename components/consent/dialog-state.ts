import { createStore } from '@/components/ui/store';
import { restoreFocus } from '@/lib/focus';

const open = createStore(false);
let opener: HTMLElement | null = null;
/** The map around that button: if the visitor accepts, it replaces the button. */
let map: HTMLElement | null = null;

export function openConsentDialog({ currentTarget }: { currentTarget: HTMLElement }): void {
  opener = currentTarget;
  map = opener.closest<HTMLElement>('#contact-map');
  open.set(true);
}

/** Closes the dialog and gives the focus back. */
export function closeConsentDialog(): void {
  open.set(false);
  setTimeout(() => restoreFocus(opener, map ?? undefined));
}

export const useConsentDialogOpen = () => open.use((isOpen) => isOpen, false);
