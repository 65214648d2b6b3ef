'use client';

import { useChunk } from '@/components/ui/use-chunk';
import type { ConsentDialogText } from './ConsentDialogPanel';
import { closeConsentDialog, useConsentDialogOpen } from './dialog-state';

const load = () => import('./ConsentDialogPanel').then((chunk) => chunk.ConsentDialogPanel);

/** The place of the consent dialog; its code is loaded when it is first opened. */
export function ConsentDialog({ text }: { text: ConsentDialogText }) {
  const open = useConsentDialogOpen();
  const Panel = useChunk(load, open, closeConsentDialog);
  return open && Panel && <Panel text={text} />;
}
