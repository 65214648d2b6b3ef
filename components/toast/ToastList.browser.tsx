import clsx from 'clsx';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { toast, useToaster } from 'react-hot-toast/headless';
import { restoreFocus } from '@/browser/focus';
import { CloseButton } from '@/components/ui/CloseButton.browser';
import { LinkedText } from '@/components/ui/LinkedText.browser';
import { modalOpen } from '@/components/ui/Modal.browser';
import { TOAST_MS } from '@/lib/constants';
import { TOAST_KINDS, type ToastKind, useToastRequest } from './toast.browser';

const LEAVE_MS = 200; // how long a toast fades out
let lastShown = 0; // id of the last request that has become a toast

export function ToastList({ kind, dismiss }: { kind: ToastKind; dismiss: string }) {
  const request = useToastRequest();
  const { toasts, handlers } = useToaster({}, kind);
  const isBehind = modalOpen.use((open) => open, false);
  const pause = useEffectEvent(() => handlers.startPause());
  const resume = useEffectEvent(() => handlers.endPause());
  useEffect(() => {
    // Behind an open dialog a toast can be neither heard nor closed: a new one waits, and the time of an earlier one stops.
    if (isBehind) return pause();
    // A toast that is removed under the pointer fires no pointerleave.
    resume();
    if (!request) toast.dismiss(undefined, kind);
    if (request?.kind !== kind || request.id <= lastShown) return;
    lastShown = request.id;
    // One toast at a time.
    for (const toasterId of TOAST_KINDS) toast.dismiss(undefined, toasterId);
    const message = (
      <div className="@max-phone:order-1 flex-1 @max-phone:basis-full @max-phone:pe-4.25 low:text-label low:leading-5">
        <p className="font-semibold leading-snug @max-wide:text-base @max-wide:leading-snug low:inline">
          {request.title}
        </p>{' '}
        <p className="mt-1 text-small @max-wide:text-label @max-wide:leading-5 low:inline">
          <LinkedText text={request.description} className="inline-link py-3 font-medium" />
        </p>
      </div>
    );
    toast(message, { toasterId: kind, duration: TOAST_MS[kind], removeDelay: LEAVE_MS });
  }, [request, kind, isBehind]);

  const previousFocus = useRef<EventTarget | null>(null); // what had the focus before a toast
  const close = (id?: string) => {
    const hadFocus = document.activeElement?.closest('[data-kind]');
    toast.dismiss(id, kind);
    if (hadFocus) restoreFocus(previousFocus.current);
  };
  const visible = toasts.some((one) => one.visible);
  const onEscape = useEffectEvent(({ key, isComposing, defaultPrevented }: KeyboardEvent) => {
    // Escape closes an open dialog or menu first, and takes back what an input method has composed.
    if (key === 'Escape' && !(isComposing || defaultPrevented || isBehind)) close();
  });
  useEffect(() => {
    if (!visible) return;
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, [visible]);

  return toasts.map(({ id, visible: isVisible, message }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus pause the timer only
    <div
      key={id}
      className="toast pointer-events-auto flex animate-rise flex-wrap gap-x-3 overflow-y-auto text-paper low:items-center"
      data-kind={kind}
      data-leaving={isVisible ? undefined : ''}
      // A finger that has tapped it never leaves it, nor does the focus of what it has tapped.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && handlers.startPause()}
      onPointerLeave={handlers.endPause}
      onFocus={({ target, currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        if (target.matches(':focus-visible')) handlers.startPause();
      }}
      onBlur={handlers.endPause}
    >
      <span
        className={clsx(
          'two-lines mt-2 h-1.75 w-5.5 flex-none border-y-2 @max-wide:hidden',
          kind === 'error' && 'border-b-0',
        )}
      />
      {message as ReactNode}
      <CloseButton
        small
        className="sticky -top-2.5 -my-2.5 @max-phone:ms-auto size-[min(3rem,15vw)] flex-none low:my-0"
        aria-label={dismiss}
        onClick={() => close(id)}
      />
    </div>
  ));
}
