'use client';

import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/Button';
import { openConsentDialog } from './ConsentDialog';

/** @param plain without the looks of a button */
export function ConsentSettingsButton({ plain, className, ...rest }: ComponentProps<'button'> & { plain?: boolean }) {
  const Element = plain ? 'button' : Button;
  return <Element type="button" className={clsx('nojs:hidden', className)} onClick={openConsentDialog} {...rest} />;
}
