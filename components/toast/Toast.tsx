import clsx from 'clsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { restoreFocus } from '@/browser/page/focus';
import { TOAST_MS } from '@/company/constants';
import { CloseButton } from '@/components/ui/CloseButton';
import { LinkedText } from '@/components/ui/LinkedText';
import { removeToast, type ToastKind, type ToastText } from './toast';

const FADE_OUT_MS = 200;

/** A toast with its timer, which stops while the toast is hovered or focused, and then starts again. */
export function Toast({ kind, title, description, dismiss }: ToastText & { kind: ToastKind; dismiss: string }) {
  const toast = useRef<HTMLDivElement>(null);
  const previousFocus = useRef<EventTarget | null>(null); // what had the focus before the toast
  const [isPaused, setIsPaused] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const pause = () => setIsPaused(true);
  const resume = () => setIsPaused(false);

  useEffect(() => {
    if (isPaused && !isLeaving) return;
    const timer = isLeaving
      ? setTimeout(removeToast, FADE_OUT_MS)
      : setTimeout(() => setIsLeaving(true), TOAST_MS[kind]);
    return () => clearTimeout(timer);
  }, [isPaused, isLeaving, kind]);

  const close = () => {
    setIsLeaving(true);
    if (toast.current?.contains(document.activeElement)) restoreFocus(previousFocus.current);
  };
  const onKeyDown = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    // Escape closes an open dialog or menu first.
    if (key === 'Escape' && !defaultPrevented && !document.querySelector('[data-scroll-lock]')) close();
  });
  useEffect(() => {
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus pause the timer only
    <div
      ref={toast}
      className={clsx(
        'toast pointer-events-auto flex animate-rise flex-wrap gap-x-4 overflow-y-auto text-paper low:items-center',
        'transition-opacity duration-shade data-leaving:opacity-0',
      )}
      data-kind={kind}
      data-leaving={isLeaving ? '' : undefined}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) previousFocus.current = relatedTarget;
        pause();
      }}
      onBlur={resume}
    >
      <span
        className={clsx(
          'two-lines mt-2 h-1.75 w-5.5 flex-none border-y-2 strip:hidden',
          kind === 'error' && 'border-b-0',
        )}
      />
      <div className="@max-phone:order-1 flex-1 @max-phone:basis-full @max-phone:pr-4.25 low:text-label low:leading-5">
        <p className="font-semibold leading-snug strip:text-base low:inline">{title}</p>{' '}
        <p className="mt-1 text-small strip:text-label strip:leading-5 low:inline">
          <LinkedText text={description} className="inline-link py-3 font-medium" />
        </p>
      </div>
      <CloseButton
        small
        className="sticky -top-2.5 -my-2.5 @max-phone:ml-auto size-[min(3rem,15vw)] flex-none low:my-0"
        aria-label={dismiss}
        onClick={close}
      />
    </div>
  );
}
