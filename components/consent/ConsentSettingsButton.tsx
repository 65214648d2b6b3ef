'use client';

import clsx from 'clsx';
import { Button } from '@/components/ui/Button';
import { openConsentDialog } from './dialog-state';

interface ConsentSettingsButtonProps {
  /** Without the looks of a button. */
  plain?: boolean;
  className?: string;
  children: string;
}

export function ConsentSettingsButton({ plain, className, children }: ConsentSettingsButtonProps) {
  const Element = plain ? 'button' : Button;
  return (
    <Element type="button" className={clsx('nojs:hidden', className)} onClick={openConsentDialog}>
      {children}
    </Element>
  );
}
