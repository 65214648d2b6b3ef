'use client';

import clsx from 'clsx';
import { restoreFocus } from '@/browser/focus';
import { Button } from '@/components/ui/Button.browser';
import { ControlText } from '@/components/ui/ControlText.browser';
import { openConsentDialog } from './ConsentDialog.browser';
import { saveConsent } from './consent.browser';

export function ConsentAnswers({ settings, decline, accept }: Record<'settings' | 'decline' | 'accept', string>) {
  const decide = (accepted: boolean) => {
    saveConsent(accepted);
    // The banner is gone: the focus goes to the section in view.
    restoreFocus(null);
  };
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1 text-small @pair:gap-x-4 sm:gap-x-6">
      <button type="button" className="inline-link min-h-[44px] font-semibold" onClick={openConsentDialog}>
        {settings}
      </button>
      <div className="consent-answers grid max-w-100 gap-2 max-sm:max-w-none @banner:min-w-58">
        <Button small onClick={() => decide(false)}>
          {decline}
        </Button>{' '}
        <Button small onClick={() => decide(true)}>
          {accept}
        </Button>
      </div>
    </div>
  );
}

/** Opens the consent settings. @param plain without the look of a button */
export function ConsentButton({ text, plain, className }: { text: string; plain?: boolean; className: string }) {
  const Element = plain ? 'button' : Button;
  return (
    <Element type="button" className={clsx('nojs:hidden', className)} onClick={openConsentDialog}>
      {plain ? <ControlText>{text}</ControlText> : text}
    </Element>
  );
}
