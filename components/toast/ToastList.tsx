'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { CloseIcon } from '@/components/ui/icons';
import { TOAST_MS } from '@/lib/constants';
import { focusPlace, isVisible, placeInView } from '@/lib/focus';
import { TOAST_KINDS, type ToastKind, useToastRequest } from './toast-state';

/** Time that the fading of a toast takes, in milliseconds. */
const LEAVE_MS = 200;

/** The visible toasts of a kind; each can be dismissed, and none goes while it is hovered or focused. */
export function ToastList({ kind, dismiss }: { kind: ToastKind; dismiss: string }) {
  const request = useToastRequest();
  const { toasts, handlers } = useToaster({}, kind);
  useEffect(() => {
    if (request?.kind !== kind || request.id <= shown) return;
    shown = request.id;
    const text = (
      <>
        <p className="font-semibold leading-[1.35]">{request.title}</p>
        <p className="mt-1 text-small">{request.description}</p>
      </>
    );
    // One message at a time: the newest says it all.
    for (const toasterId of TOAST_KINDS) toast.dismiss(undefined, toasterId);
    toast(text, { toasterId: kind, duration: TOAST_MS[kind], removeDelay: LEAVE_MS });
  }, [request, kind]);

  /** What had the focus before a toast got it. */
  const before = useRef<Element | null>(null);
  const close = (id?: string) => {
    const focused = document.activeElement?.closest('.toast');
    handlers.endPause();
    toast.dismiss(id, kind);
    if (!focused) return;
    if (before.current instanceof HTMLElement && isVisible(before.current)) {
      before.current.focus({ preventScroll: true });
    } else focusPlace(placeInView());
  };
  const visible = toasts.some((one) => one.visible);
  const onEscape = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // A dialog or menu over the page closes first.
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('[data-scroll-lock]')) close();
  });
  useEffect(() => {
    if (!visible) return;
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, [visible]);

  return toasts.map(({ id, visible: shows, message }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is read
    <div
      key={id}
      className="toast"
      data-kind={kind}
      data-leaving={shows ? undefined : ''}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        handlers.startPause();
      }}
      onBlur={handlers.endPause}
    >
      <span className="toast-lines" />
      <div>{message as React.ReactNode}</div>
      <button
        type="button"
        className="grid size-11 place-content-center"
        aria-label={dismiss}
        onClick={() => close(id)}
      >
        <CloseIcon size={14} />
      </button>
    </div>
  ));
}

/** The last request that has become a toast. */
let shown = 0;
