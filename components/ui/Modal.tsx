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
  onClosed: () => void; // after the dialog is gone and has restored the focus
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
        <OnUnmount callback={onClosed} />
        {children}
      </DialogPanel>
    </Dialog>
  );
}

/** Calls `callback` after Headless UI has restored the focus, which `callback` may move again. */
function OnUnmount({ callback }: { callback: () => void }) {
  const onUnmount = useEffectEvent(callback);
  useEffect(() => () => void setTimeout(() => onUnmount()), []);
  return null;
}

/** Lets a phone's back gesture close the dialog, in browsers with `CloseWatcher`. */
function useCloseWatcher(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [open]);
}
