'use client';

import { useEffect } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { CloseIcon } from '@/components/ui/icons';
import { TOAST_MS } from '@/site/constants';
import { TOAST_KINDS, type ToastKind, useToastRequests } from './toast-state';

/** Time that the fading of a toast takes, in milliseconds. */
const LEAVE_MS = 200;

/** The visible toasts of a kind; each can be dismissed, and none goes while it is hovered or focused. */
export function ToastList({ kind, dismiss }: { kind: ToastKind; dismiss: string }) {
  const requests = useToastRequests();
  const { toasts, handlers } = useToaster({}, kind);
  useEffect(() => {
    for (const { id, title, description } of requests.filter(
      (request) => request.kind === kind && !shown.has(request.id),
    )) {
      shown.add(id);
      const text = (
        <>
          <p className="font-semibold leading-[1.35]">{title}</p>
          <p className="mt-1 text-small">{description}</p>
        </>
      );
      // One message at a time: the newest says it all.
      for (const any of TOAST_KINDS) toast.dismiss(undefined, any);
      toast(text, { toasterId: kind, duration: TOAST_MS[kind], removeDelay: LEAVE_MS });
    }
  }, [requests, kind]);

  return toasts.map(({ id, visible, message }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is read
    <div
      key={id}
      className="toast"
      data-kind={kind}
      data-leaving={visible ? undefined : ''}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      <span className="toast-lines" />
      <div>{message as React.ReactNode}</div>
      <button
        type="button"
        className="grid size-11 place-content-center"
        aria-label={dismiss}
        onClick={() => {
          handlers.endPause();
          toast.dismiss(id, kind);
        }}
      >
        <CloseIcon size={14} />
      </button>
    </div>
  ));
}

/** Requests that have become toasts. */
const shown = new Set<number>();
