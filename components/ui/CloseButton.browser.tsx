import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from './icons.browser';

export function CloseButton({ small, className, ...rest }: ComponentProps<'button'> & { small?: boolean }) {
  const size = small ? 'size-3.5' : 'size-4.5';
  return (
    <button type="button" className={clsx('grid place-content-center', className)} {...rest}>
      <Icon className={size} viewBox="0 0 18 18" strokeWidth="2" path="m2 2 14 14M16 2 2 16" />
    </button>
  );
}
