import { createStore } from '@/components/ui/store';
import { focusPlace, isVisible, placeInView } from '@/lib/focus';

/** Whether the settings dialog is open: one dialog, opened from the banner, the footer, the map and the privacy policy. */
const open = createStore(false);
/** What had been pressed to open it; gets the focus back. */
let opener: HTMLElement | null = null;
/** Where the opener was, which may outlive it: the map takes the place of its button. */
let place: HTMLElement | null = null;

/** Opens the dialog, as an answer to a press. */
export function openConsentDialog({ currentTarget }: { currentTarget: HTMLElement }): void {
  opener = currentTarget;
  place = opener.closest<HTMLElement>('.map');
  open.set(true);
}

/** Closes the dialog; the focus returns to what opened it, or to its place or what is read where that is gone. */
export function closeConsentDialog(): void {
  open.set(false);
  setTimeout(() => {
    if (isVisible(opener)) opener.focus({ preventScroll: true });
    else focusPlace(place ?? placeInView());
  });
}

export const useConsentDialogOpen = () => open.use();
