'use client';

import type { ComponentProps } from 'react';
import { useChunk } from '@/components/ui/use-chunk';
import type { ConsentDialogPanel } from './ConsentDialogPanel';
import { closeConsentDialog, useConsentDialogOpen } from './dialog-state';

const load = () => import('./ConsentDialogPanel').then((chunk) => chunk.ConsentDialogPanel);

/** The consent dialog, whose code is loaded when it is first opened. */
export function ConsentDialog(props: ComponentProps<typeof ConsentDialogPanel>) {
  const open = useConsentDialogOpen();
  const Panel = useChunk(load, open, closeConsentDialog);
  return open && Panel && <Panel {...props} />;
}
