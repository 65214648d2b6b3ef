'use client';

import { Dialog, DialogPanel } from '@headlessui/react';
import clsx from 'clsx';
import { type ComponentProps, type MouseEventHandler, type ReactNode, useEffect, useEffectEvent } from 'react';

/** Not in TypeScript's DOM types yet (https://html.spec.whatwg.org/#close-watcher). */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface Props extends Pick<ComponentProps<typeof Dialog>, 'transition' | 'aria-label'> {
  open: boolean;
  onClose: () => void; // by Escape, a click on the backdrop, or a phone's back gesture
  onClosed: () => void; // after the dialog has left and has given the focus back
  onPanelClick?: MouseEventHandler;
  className: string;
  panelClassName: string;
  children: ReactNode;
}

/** A modal dialog in front of the whole window, with a focus trap and a scroll lock. */
export function Modal({ onClosed, onPanelClick, className, panelClassName, children, ...dialog }: Props) {
  useCloseWatcher(dialog.open, dialog.onClose);
  return (
    <Dialog {...dialog} className={clsx('fixed inset-0 overflow-auto print:hidden', className)} data-scroll-lock>
      <DialogPanel className={panelClassName} onClick={onPanelClick}>
        <OnUnmount call={onClosed} />
        {children}
      </DialogPanel>
    </Dialog>
  );
}

/** Calls `call` after the dialog around it is gone: Headless UI gives the focus back at that moment, and `call` may move it on. */
function OnUnmount({ call }: { call: () => void }) {
  const latest = useEffectEvent(call);
  useEffect(() => () => void setTimeout(() => latest()), []);
  return null;
}

/** Lets a phone's back gesture close what is open, in browsers that have `CloseWatcher`. */
function useCloseWatcher(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
