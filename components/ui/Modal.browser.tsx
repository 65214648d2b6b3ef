import clsx from 'clsx';
import { afterNextFrame } from 'next-islands/boot';
import { createStore } from 'next-islands/store';
import { type ComponentProps, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { setFlag } from '@/browser/signals';

export const modalOpen = createStore(false);

interface Props extends ComponentProps<'dialog'> {
  open: boolean;
  onClose: () => void; // by Escape, or a phone's back gesture
  onAbandon: () => void; // the visitor has closed nothing: the page is left, or something hides every dialog
}

/** Makes everything behind it inert, and moves the focus to the element with `data-focus`; the browser gives it back. */
export function Modal({ open, onClose, onAbandon, className, ...rest }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const abandon = useEffectEvent(onAbandon);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const listeners = new AbortController();
    const end = () => {
      listeners.abort();
      removal.disconnect();
      dialog.close();
      setFlag('dialog', false);
      modalOpen.set(false);
    };
    const leave = () => {
      // At once: a page in the back/forward cache renders nothing.
      end();
      abandon();
    };
    // An extension removes it; without this, the page would not scroll any more.
    const removal = new MutationObserver(() => dialog.isConnected || leave());
    for (const around of [layer(), document.body]) removal.observe(around, { childList: true });
    // The style sheet keeps the space of the scrollbar, which the page loses meanwhile.
    setFlag('scrollbar', innerWidth > document.documentElement.clientWidth);
    setFlag('dialog', true);
    dialog.open = true;
    modalOpen.set(true);
    // Once it is painted: to make the page inert takes a slow phone as long again.
    afterNextFrame(() => dialog.open && !listeners.signal.aborted && makeModal(dialog));
    // Not for an earlier closing, whose event comes late.
    dialog.addEventListener('close', () => dialog.open || close(), listeners);
    for (const event of ['pagehide', 'popstate']) addEventListener(event, leave, listeners);
    // A content blocker hides it, or what is in it; without this, the page would be inert for no visible reason.
    if ((focusOf(dialog) ?? dialog).getClientRects().length === 0) leave();
    return end;
  }, [open]);
  return createPortal(
    <dialog
      {...rest}
      ref={ref}
      closedby="closerequest"
      className={clsx(
        'fixed inset-0 z-menu size-auto max-h-none max-w-none overflow-auto overscroll-contain print:hidden',
        className,
      )}
    />,
    layer(),
  );
}

const focusOf = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLElement>('[data-focus]');

function makeModal(dialog: HTMLDialogElement): void {
  dialog.open = false; // `showModal` asks for it; `close` would tell that the dialog is closed
  dialog.showModal();
  // On the first control Orca would say nothing: it has moved there silently when the page became inert.
  focusOf(dialog)?.focus();
}

const LAYER_ID = 'dialogs';

/** The element that contains the dialogs. React listens for clicks on it: on `body`, it would make Firefox call all text clickable. */
function layer(): HTMLElement {
  const existing = document.getElementById(LAYER_ID);
  if (existing) return existing;
  const element = document.createElement('div');
  element.id = LAYER_ID;
  element.className = 'contents';
  document.body.append(element);
  return element;
}
