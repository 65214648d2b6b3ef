'use client';

import clsx from 'clsx';
import { Button } from '@/components/ui/Button';
import { openConsentDialog } from './ConsentDialog';

/** Opens the consent settings. @param plain without the looks of a button */
export function ConsentButton({ text, plain, className }: { text: string; plain?: boolean; className: string }) {
  const Element = plain ? 'button' : Button;
  return (
    <Element type="button" className={clsx('nojs:hidden', className)} onClick={openConsentDialog}>
      {text}
    </Element>
  );
}
