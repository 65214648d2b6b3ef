'use client';

import { restoreFocus } from '@/browser/page/focus';
import type { Texts } from '@/company/namespace-texts';
import { createStore } from '@/components/ui/store';
import { useChunk } from '@/components/ui/use-chunk';
import { readConsent } from './consent';

const load = () => import('./ConsentDialogPanel').then((chunk) => chunk.ConsentDialogPanel);

const dialogOpen = createStore(false);
let opener: HTMLButtonElement | null = null;
/** The section of the map around that button: if the visitor accepts, the map replaces the button. */
let mapSection: HTMLElement | null = null;

/** Opens the dialog for the button that was pressed, which gets the focus back. */
export function openConsentDialog({ currentTarget }: { currentTarget: HTMLButtonElement }): void {
  opener = currentTarget;
  mapSection = opener.closest<HTMLElement>('#contact-map');
  dialogOpen.set(true);
}

const close = () => dialogOpen.set(false);
// The map takes the place of the button once its service has answered.
const onClosed = () => {
  const isReplaced = mapSection !== null && readConsent() === 'accepted';
  restoreFocus(isReplaced ? null : opener, mapSection ?? undefined);
};

/** The consent dialog, whose code is loaded when it is first opened. */
export function ConsentDialog(props: { text: Texts<'consent.dialog'>; privacyHref: string }) {
  const isOpen = dialogOpen.use((value) => value, false);
  const Panel = useChunk(load, isOpen, close, () => opener);
  return isOpen && Panel && <Panel {...props} onClose={close} onClosed={onClosed} />;
}
