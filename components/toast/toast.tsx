import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { createStore } from '@/components/ui/store';
import styles from './toast.module.css';

/** Each kind has a live region of its own. */
export const TOAST_KINDS = ['success', 'error'] as const;
export type ToastKind = (typeof TOAST_KINDS)[number];
export type ToastText = { title: string; description: string };

/** The newest toast; it replaces an earlier one of either kind. react-hot-toast times it once that is loaded. */
const request = createStore<(ToastText & { id: number; kind: ToastKind }) | null>(null);

export function showToast(kind: ToastKind, text: ToastText): void {
  request.set({ ...text, id: (request.get()?.id ?? 0) + 1, kind });
}

export const useToastRequest = () => request.use((newest) => newest, null);

/** What is around a toast's text and its button. */
export function ToastFrame({ kind, children, className, ...rest }: ComponentProps<'div'> & { kind: ToastKind }) {
  return (
    <div
      {...rest}
      className={clsx(
        styles.toast,
        'pointer-events-auto mt-3 flex animate-rise flex-wrap gap-x-4 overflow-y-auto pt-4.5 pr-2 pb-5 pl-5 text-paper',
        'compact:items-center compact:py-0 compact:pr-0 compact:pl-4 low:gap-x-3 low:text-label',
        className,
      )}
      data-kind={kind}
    >
      <span
        className={clsx(
          'two-lines mt-2.25 h-1.75 w-5.5 flex-none border-y-2 compact:mt-0',
          kind === 'error' && 'border-b-0',
        )}
      />
      {children}
    </div>
  );
}

export function ToastMessage({ title, description }: ToastText) {
  return (
    <div className="@max-phone:order-1 flex-1 @max-phone:basis-full">
      <p className="font-semibold leading-snug">{title}</p>
      <p className="mt-1 text-small compact:sr-only">{description}</p>
    </div>
  );
}
