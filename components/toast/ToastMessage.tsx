import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './toast.module.css';
import type { ToastKind, ToastText } from './toast-state';

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
