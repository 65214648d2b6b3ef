'use client';

import { createStore } from 'next-islands/store';
import { useEffect } from 'react';
import { focusElement, restoreFocus } from '@/browser/focus';
import type { Texts } from '@/lib/texts';
import { ConsentSettings } from './ConsentSettings.browser';
import { readConsent } from './consent.browser';

const openedBy = createStore<HTMLButtonElement | null>(null);
const close = () => openedBy.set(null);

/** Opens the dialog for the button that was pressed, which gets the focus back. */
export const openConsentDialog = ({ currentTarget }: { currentTarget: HTMLButtonElement }) =>
  openedBy.set(currentTarget);

export function ConsentDialog(props: { text: Texts<'consent.dialog'>; privacyHref: string }) {
  const opener = openedBy.use((button) => button, null);
  useEffect(() => (opener ? () => returnFocus(opener) : undefined), [opener]);
  return opener && <ConsentSettings {...props} startsAtSwitch={mapAround(opener) !== null} onClose={close} />;
}

/** Who opens the settings from the map wants its switch. */
const mapAround = (opener: HTMLButtonElement) => opener.closest<HTMLElement>('#contact-map');

/** Gives the focus back; to the map, if the button asked for it: the map takes the button's place once its service has answered. */
function returnFocus(opener: HTMLButtonElement): void {
  const map = mapAround(opener);
  if (map && readConsent()) focusElement(map);
  else restoreFocus(opener, map ?? undefined);
}
