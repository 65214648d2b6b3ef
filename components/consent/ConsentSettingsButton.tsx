'use client';

import { openConsentDialog } from './dialog-state';

/**
 * Opens the consent dialog, at any time and from anywhere (docs/behaviour.md, “Consent”). Needs JavaScript, as the
 * choice does.
 */
export function ConsentSettingsButton({ className, children }: { className: string; children: string }) {
  return (
    <button type="button" className={`${className} nojs:hidden`} onClick={openConsentDialog}>
      <span>{children}</span>
    </button>
  );
}
