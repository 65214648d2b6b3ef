'use client';

import { focusElement, restoreFocus } from '@/browser/page/focus';
import type { Texts } from '@/company/namespace-texts';
import { createStore } from '@/components/ui/store';
import { useChunk } from '@/components/ui/use-chunk';
import { readConsent } from './consent';

const load = () => import('./ConsentDialogPanel').then((chunk) => chunk.ConsentDialogPanel);

/** The button that opened the dialog; null while it is closed. */
const openedBy = createStore<HTMLButtonElement | null>(null);

/** Opens the dialog for the button that was pressed, which gets the focus back. */
export const openConsentDialog = ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
  openedBy.set(currentTarget);
const close = () => openedBy.set(null);

/** The consent dialog, whose code is loaded when it is first opened. */
export function ConsentDialog(props: { text: Texts<'consent.dialog'>; privacyHref: string }) {
  const opener = openedBy.use((button) => button, null);
  const Panel = useChunk(load, opener, close, () => opener);
  return opener && Panel && <Panel {...props} onClose={close} onClosed={() => returnFocus(opener)} />;
}

/** Gives the focus back; to the map, if the button asked for it: the map takes the button's place once its service has answered. */
function returnFocus(opener: HTMLButtonElement): void {
  const map = opener.closest<HTMLElement>('#contact-map');
  if (map && readConsent()) focusElement(map);
  else restoreFocus(opener, map ?? undefined);
}
