'use client';

import { openConsentDialog } from './dialog-state';

/** Opens the consent dialog; hidden without JavaScript. */
export function ConsentSettingsButton({ className, children }: { className: string; children: string }) {
  return (
    <button type="button" className={`${className} nojs:hidden`} onClick={openConsentDialog}>
      <span>{children}</span>
    </button>
  );
}
