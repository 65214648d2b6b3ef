'use client';

import { Button } from '@/components/ui/Button';
import type { Texts } from '@/i18n/texts';
import { focusPlace, placeInView } from '@/lib/focus';
import { openConsentDialog } from './ConsentDialog';
import { saveConsent } from './consent';

/** Asks for consent on the first visit. It is in the HTML of every page; the style sheet shows it while consent is unknown. */
export function ConsentBanner({ text, privacyHref }: { text: Texts<'consent.banner'>; privacyHref: string }) {
  const decide = (accepted: boolean) => {
    saveConsent(accepted);
    // The focused button is gone now.
    focusPlace(placeInView());
  };
  const [first, ...rest] = text.body.split(/(?<=[.!?])\s/);
  return (
    <section
      id="consent-banner"
      className="consent-banner @container fixed inset-x-0 bottom-0 z-banner question-line overflow-y-auto bg-sheet text-base text-ink print:hidden"
      aria-label={text.label}
    >
      <div className="wrap grid grid-cols-1 gap-3 py-3.5 narrow:gap-1 narrow:py-2 low:gap-2 low:py-2.5 @banner:grid-cols-[minmax(0,1fr)_auto] @banner:items-center @banner:gap-8">
        <div>
          <p className="low:mr-2 low:inline font-semibold text-body leading-snug">{text.title}</p>
          <p className="low:inline mt-1 max-w-[70ch] text-small">
            {first} <span className="consent-rest">{rest.join(' ')} </span>
            <a className="inline-link font-medium inline-block leading-relaxed" href={privacyHref}>
              {text.privacyLink}
            </a>
          </p>
        </div>
        <div className="flex flex-wrap gap-x-2 gap-y-1 text-small @banner:gap-x-4">
          <button
            type="button"
            className="inline-link min-h-11 narrow:min-h-[44px] font-semibold"
            onClick={openConsentDialog}
          >
            {text.settings}
          </button>
          <div className="consent-answers">
            <Button small onClick={() => decide(false)}>
              {text.decline}
            </Button>
            <Button small onClick={() => decide(true)}>
              {text.accept}
            </Button>
          </div>
        </div>
      </div>
    </section>
  );
}
